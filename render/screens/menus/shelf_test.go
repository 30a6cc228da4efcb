package menus

import (
	"errors"
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
