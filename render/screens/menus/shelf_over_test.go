package menus

import (
	"errors"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// TestParcel: what was dropped lies over whatever is shown, is opened or left,
// and what waits below knows of it afterwards.
func TestParcel(t *testing.T) {
	h, d, _ := shelfDeps("en")
	list := shelved()[:1]
	h.Matches = func() []Match { return list }
	below := NewMatches(h)
	p := play(t, below)
	p.show.OnDrop = func(files []stage.Dropped) stage.Scene {
		list = shelved()[:2]
		return NewParcel(h, []Arrival{{File: "no.png", Said: "That is no match."}, {File: files[0].Name, ID: "b"}})
	}
	drop := func() { p.show.Step(stage.Raw{Dropped: []stage.Dropped{{Name: "b.poste"}}}, stage.Tick) }
	drop()
	if p.show.Frame().Hot("parcel.row.1") == nil || !strings.Contains(p.texts(), "That is no match.") {
		t.Fatal("the parcel is not shown")
	}
	p.keys(stage.KeyEscape)
	p.keys(stage.KeyTab)
	if p.show.Scene() != below || p.show.Frame().Hot("matches.row.1") == nil {
		t.Error("the shelf below doesn't know of the new match")
	}
	drop()
	p.click("parcel.open")
	if _, ok := p.show.Scene().(table); !ok || d.resumed != "b" {
		t.Errorf("opened %q, shown %T", d.resumed, p.show.Scene())
	}
	h.OnResume = func(string) (stage.Scene, error) { return nil, errors.New("it is open elsewhere") }
	drop()
	p.click("parcel.row.1")
	if !strings.Contains(p.texts(), "it is open elsewhere") {
		t.Error("why it can't be opened is not said")
	}
	p.click("dialog.ok", "parcel.later")
}

// TestParcelOfTrouble says why, and offers nothing but to go back.
func TestParcelOfTrouble(t *testing.T) {
	d, _, _ := shelfDeps("fr")
	p := play(t, NewMenu(d))
	p.show.OnDrop = func([]stage.Dropped) stage.Scene {
		return NewParcel(d, []Arrival{{File: "x", Said: "Ce n’est pas une partie."}})
	}
	p.show.Step(stage.Raw{Dropped: []stage.Dropped{{Name: "x"}}}, stage.Tick)
	if p.show.Frame().Hot("parcel.open") != nil || !strings.Contains(p.texts(), "Ce n’est pas une partie.") {
		t.Error("trouble is offered to be opened")
	}
	p.keys(stage.KeyEnter, stage.KeyEnter) // the first shows where it is
	if _, ok := p.show.Scene().(*Menu); !ok {
		t.Errorf("all right leads to %T", p.show.Scene())
	}
}

// TestShelfTie: who shares the first place is not called the winner twice.
func TestShelfTie(t *testing.T) {
	for lang, want := range map[string]string{"en": "tie", "fr": "ex æquo"} {
		d, _, _ := shelfDeps(lang)
		d.Matches = func() []Match {
			return []Match{{ID: "d", Name: "x", Over: true, Seats: []Player{{Name: "Lise", Points: 7, Place: 1}, {Name: "Anaïs", Colour: 1, Points: 7, Place: 1}}}}
		}
		p := play(t, NewMatches(d))
		if got := p.texts(); strings.Count(got, want) != 2 || strings.Contains(got, d.t("shelf.wins")) {
			t.Errorf("%s: %q", lang, got)
		}
	}
}

// TestSaved: what was written is shown with its name, its folder is opened by a click,
// and what goes wrong with that is said.
func TestSaved(t *testing.T) {
	d, _ := deps("en", 0)
	var shown string
	var fail error
	d.Reveal = func(path string) error { shown = path; return fail }
	s := Saving{Title: "Journal", Text: "It is written.", Files: []string{"/home/zoe/a.png", "/home/zoe/a.gpx"}, Picture: image.NewRGBA(image.Rect(0, 0, 300, 200))}
	p := play(t, &over{NewMenu(d), NewSaved(d, s)})
	p.click("menu.about")
	if p.count("print") != 1 || !strings.Contains(p.texts(), "a.gpx") {
		t.Errorf("shown: %s", p.texts())
	}
	if p.click("saved.folder"); shown != "/home/zoe/a.png" {
		t.Errorf("the folder of %q is opened", shown)
	}
	fail = errors.New("no program for that")
	if p.click("saved.folder"); !strings.Contains(p.texts(), "no program for that") {
		t.Errorf("nothing is said: %s", p.texts())
	}
	p.click("dialog.ok")
	p.click("dialog.ok")
	if _, ok := p.show.Scene().(*over); !ok {
		t.Errorf("it leads to %T", p.show.Scene())
	}
	d.Reveal = nil
	if p = play(t, NewSaved(d, s)); p.show.Frame().Hot("saved.folder") != nil {
		t.Error("a folder is offered where there is none")
	}
}

// over is the menu, that a click on About leads from to a scene.
type over struct {
	*Menu
	next stage.Scene
}

func (o *over) Update(in *stage.Input, dt time.Duration) stage.Answer {
	if in.Hit == "menu.about" {
		return stage.Answer{Go: stage.Push, Next: o.next}
	}
	return o.Menu.Update(in, dt)
}

// TestNotesOfAMatch: a match that branched, one of a lesson, and one whose barriers were lifted are each said to be so.
func TestNotesOfAMatch(t *testing.T) {
	for _, lang := range words.Languages() {
		d := &Deps{Words: words.In(lang)}
		for key, m := range map[string]*Match{"shelf.lesson": {Lesson: true}, "shelf.branch": {Branch: true}, "shelf.lifted": {Lifted: true}} {
			said := d.notes(m)
			for _, other := range []string{"shelf.lesson", "shelf.branch", "shelf.lifted"} {
				if slices.Contains(said, d.t(other)) != (other == key) {
					t.Errorf("%s: %s is told as %q", lang, key, said)
				}
			}
		}
	}
}
