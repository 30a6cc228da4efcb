package menus

import (
	"errors"
	"image"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// shelved are matches of every kind that the shelf shows, in French the longest.
func shelved() []Match {
	day := time.Date(2026, 9, 21, 18, 5, 0, 0, time.UTC)
	four := []Player{{Name: "Maximilienne-Rose", Face: 8, Points: 61, Place: 3}, {Name: "Émile", Colour: 1, Face: 10, Points: 104, Place: 1},
		{Name: "Automa", Colour: 2, Face: 6, Points: 58, Place: 4}, {Name: "Anaïs", Colour: 3, Points: 104, Place: 1}}
	return []Match{
		{ID: "a", Name: "Zoé, Automa", When: day, Seats: four[1:3], Actions: 214, Seed: "999999"},
		{ID: "b", Name: "Maximilienne-Rose, Émile, Automa, Anaïs", When: day, Seats: four, Actions: 1812, Seed: "4"},
		{ID: "c", Name: "Le tour de Bretagne : et si", When: day, Seats: four, Actions: 812, Over: true, Seed: game.Seed(strings.Repeat("k7", 26)), Branch: true, Lifted: true},
		{ID: "d", Name: "Zoé, Automa", When: day, Seats: four[1:3], Actions: 412, Over: true, Lesson: true},
		{ID: "e", Name: "20260921-180500-abcde", Problem: "Le fichier de la partie « 20260921-180500-abcde » est abîmé dès le début, ligne 1 (il n’y a pas de champ \"travellersWhoAreLeftBehindOnTheIslandO…\"), et ne peut pas être joué ; il est laissé tel quel."},
	}
}

// TestRowsHaveFaces: a traveller of a row is shown by the face that is known, in the
// seat's colour and beside its swatch; one whose face isn't known by the swatch.
func TestRowsHaveFaces(t *testing.T) {
	d := &Deps{Words: words.In("fr")}
	var f stage.Frame
	m := shelved()[1]
	d.chips(&f, stage.Rect{W: 1200, H: 40}, &m)
	faces, swatches := map[int]string{}, 0
	for _, s := range f.Sprites {
		switch s.Pic.Kind {
		case "face":
			faces[s.Pic.ID] = s.Pic.Text
		case "swatch":
			swatches++
		}
	}
	if len(faces) != 3 || faces[0] != "face8" || faces[1] != "face10" || faces[2] != "face6" || swatches != 4 {
		t.Errorf("faces %v, %d swatches", faces, swatches)
	}
}

// post is what was done with the shelf.
type post struct {
	shared, same, extra string
	fail                error
}

func shelfDeps(lang string) (*Deps, *told, *post) {
	h, d := deps(lang, 0)
	p := &post{}
	h.Matches = shelved
	h.OnShare = func(id string) (string, error) { p.shared = id; return "/home/zoe/" + id + ".poste", p.fail }
	h.OnSame = func(id string) (stage.Scene, error) { p.same = id; return table{}, p.fail }
	h.Thumb = func(id string) stage.Pic {
		if id == "d" {
			return stage.Pic{}
		}
		return stage.Pic{Kind: "swatch", Text: id}
	}
	h.MatchActions = []MatchAction{{ID: "journal", Key: "menu.about", Over: true, Do: func(id string) (string, stage.Scene, error) {
		p.extra = id
		return "It lies there.", nil, p.fail
	}}}
	return h, d, p
}

// texts are the words that are shown.
func (p *player) texts() string {
	var all []string
	for _, s := range p.show.Frame().Sprites {
		all = append(all, s.Pic.Text)
	}
	return strings.Join(all, "\n")
}

func (p *player) count(kind string) (n int) {
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == kind {
			n++
		}
	}
	return n
}

// TestShelf: those that go on and those that are over lie apart; each can be
// replayed, shared, begun again; the winners are marked.
func TestShelf(t *testing.T) {
	h, d, post := shelfDeps("en")
	p := play(t, NewMatches(h))
	if p.show.Frame().Hot("matches.row.2") == nil || p.show.Frame().Hot("matches.row.3") != nil || p.count("rosette") != 0 {
		t.Error("the shelf does not begin with the three that go on")
	}
	if p.show.Frame().Hot("matches.go").Label != "Continue" || p.show.Frame().Hot("matches.journal") != nil {
		t.Error("what goes on is offered as if it were over")
	}
	p.click("matches.tab.1")
	if n := p.count("rosette"); n != 5 { // three in the list, the two of the chosen one again
		t.Errorf("%d rosettes", n)
	}
	for _, want := range []string{"21 September 2026, 18:05", "Seed k7k7k7k7…", "812 actions", "A “what if”", "Locks lifted", "104", "Finished (2)"} {
		if !strings.Contains(p.texts(), want) {
			t.Errorf("%q is not said", want)
		}
	}
	p.click("matches.share")
	if post.shared != "c" || !strings.Contains(p.texts(), "“c.poste”") || !strings.Contains(p.texts(), "/home/zoe") || strings.Contains(p.texts(), "still goes on") {
		t.Errorf("shared %q: %s", post.shared, p.texts())
	}
	p.click("dialog.ok", "matches.row.1", "matches.journal")
	if post.extra != "d" || !strings.Contains(p.texts(), "It lies there.") {
		t.Errorf("the extra was done with %q", post.extra)
	}
	p.click("dialog.ok", "matches.row.1")
	if d.resumed != "d" {
		t.Errorf("replayed %q", d.resumed)
	}
	p = play(t, NewMatches(h))
	p.click("matches.share")
	if post.shared != "a" || !strings.Contains(p.texts(), "still goes on: whoever opens the file can see every card") {
		t.Errorf("a match that goes on is shared and nothing is said of its cards: %s", p.texts())
	}
	p.click("dialog.ok", "matches.same")
	if _, ok := p.show.Scene().(table); !ok || post.same != "a" {
		t.Errorf("the same again: %q", post.same)
	}
}

// TestShelfTroubles: what fails is said, and the shelf is as it was.
func TestShelfTroubles(t *testing.T) {
	d, _, post := shelfDeps("fr")
	post.fail = errors.New("le disque est plein")
	for _, do := range [][]string{{"matches.share"}, {"matches.same"}, {"matches.tab.1", "matches.journal"}} {
		p := play(t, NewMatches(d))
		p.click(do...)
		if !strings.Contains(p.texts(), "le disque est plein") {
			t.Errorf("%v: nothing is said", do)
		}
		p.click("dialog.ok", "matches.tab.0", "matches.row.2")
		if !strings.Contains(p.texts(), "abîmé dès le début") {
			t.Error("what is wrong with a match is not said")
		}
	}
}

// TestShelfOfFinished opens at the finished ones where no other is; an empty
// one leads to a new game.
func TestShelfOfFinished(t *testing.T) {
	d, _, _ := shelfDeps("en")
	d.Matches = func() []Match { return shelved()[2:4] }
	p := play(t, NewMatches(d))
	if p.show.Frame().Hot("matches.go").Label != "Replay" {
		t.Error("the finished ones are not shown")
	}
	p.click("matches.tab.0", "matches.new")
	if _, ok := p.show.Scene().(*Journey); !ok {
		t.Errorf("New game leads to %T", p.show.Scene())
	}
}

// TestShelfByKeyboard walks down a long list: the choice goes along, and Enter
// opens it.
func TestShelfByKeyboard(t *testing.T) {
	h, d := deps("en", 30)
	p := play(t, NewMatches(h))
	p.keys(slices.Repeat([]stage.Key{stage.KeyDown}, 9)...)
	if f := p.show.Frame().Focus; f != "matches.row.9" {
		t.Fatalf("nine down is %q", f)
	}
	p.keys(stage.KeyEnter)
	if d.resumed != "j" {
		t.Errorf("resumed %q", d.resumed)
	}
	p = play(t, NewMatches(h))
	p.keys(slices.Repeat([]stage.Key{stage.KeyDown}, 40)...)
	p.keys(slices.Repeat([]stage.Key{stage.KeyUp}, 45)...)
	if f := p.show.Frame().Focus; f == "matches.row.29" || p.show.Frame().Hot("matches.row.0") == nil {
		t.Errorf("down and up again ends at %q", f)
	}
}

// TestDeletedFromTheMiddle: the choice never lies beyond the list.
func TestDeletedFromTheMiddle(t *testing.T) {
	h, d := deps("en", 3)
	p := play(t, NewMatches(h))
	p.click("matches.row.2")
	for _, want := range []string{"c", "b", "a"} {
		p.click("matches.delete", "dialog.delete")
		if d.deleted != want {
			t.Errorf("deleted %q, want %q", d.deleted, want)
		}
	}
	if p.show.Frame().Hot("matches.new") == nil || p.show.Frame().Hot("matches.go") != nil {
		t.Error("the empty shelf offers a match")
	}
}

// TestAsk: where the system asks for files the shelf offers it, with matches on it and
// empty, and says that a shared match is a download; elsewhere files are dropped.
func TestAsk(t *testing.T) {
	for _, lang := range words.Languages() {
		h, _, _ := shelfDeps(lang)
		p := play(t, NewMatches(h))
		if p.show.Frame().Hot("matches.ask") != nil || !strings.Contains(p.texts(), h.t("shelf.drop")) {
			t.Error("a window asks for files")
		}
		h.MatchActions[0].Has = func(game string) bool { return game == "postcards" }
		p.click("matches.tab.1")
		if p.show.Frame().Hot("matches.journal") != nil {
			t.Error("a game without a journal offers it")
		}
		asked := 0
		h.OnAsk, h.Handed = func() { asked++ }, true
		p = play(t, NewMatches(h))
		p.click("matches.ask")
		if strings.Contains(p.texts(), h.t("shelf.drop")) {
			t.Error("a page that asks for files speaks of a window")
		}
		p.click("matches.share")
		if got := p.texts(); asked != 1 || !strings.Contains(got, h.t("shelf.handed", map[string]any{"File": "a.poste"})) {
			t.Errorf("asked %d times; shown is %s", asked, got)
		}
		h.Matches = func() []Match { return nil }
		p = play(t, NewMatches(h))
		p.click("matches.ask")
		if asked != 2 {
			t.Error("an empty shelf asks for nothing")
		}
	}
}

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
