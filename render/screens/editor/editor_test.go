package editor

import (
	"encoding/json"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/montaigne"
	"posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	view "posterestante/render/games/montaigne"
	"posterestante/render/table/board"
)

// player drives the editor as a person would.
type player struct {
	t     *testing.T
	desk  *Desk
	show  *stage.Show
	begun []byte // the position that a match was begun from
}

// next is the match that is begun.
type next struct{}

func (next) Update(*stage.Input, time.Duration) stage.Answer { return stage.Answer{} }
func (next) Build(*stage.Frame)                              {}

// edit opens a match of Montaigne after so many actions by chance; the first
// seat is a person's.
func edit(t *testing.T, lang string, seats, actions int, seed uint64) *player {
	t.Helper()
	kinds := []string{"person", "bot:random", "bot:random", "bot:random"}[:seats]
	s, err := game.NewSession(montaigne.Game{}, game.Setup{Game: "montaigne", Seats: kinds, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	for n := 0; n < actions && !s.Over(); n++ {
		legal := s.Legal()
		if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	raw, err := s.StateAt(s.Len()).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	p := &player{t: t}
	scene, err := Open(Deps{Words: words.In(lang), Game: montaigne.Game{}, Board: view.Board{},
		OnPosition: func(position json.RawMessage, names []string, colours []int) (stage.Scene, error) {
			p.begun = position
			return next{}, nil
		}}, raw, []string{"Lise", "Anaïs", "Théo", "Jules"}[:seats], []int{2, 0, 1, 3}[:seats])
	if err != nil {
		t.Fatal(err)
	}
	p.desk, p.show = scene.(*Desk), stage.NewShow(scene)
	p.look()
	return p
}

func (p *player) look() {
	p.show.Touch()
	p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
}

// click presses and releases where the hot can be hit; the list is turned to it.
func (p *player) click(ids ...string) {
	p.t.Helper()
	for _, id := range ids {
		for top := 0; p.show.Frame().Hot(id) == nil && top < 40; top += 3 {
			p.desk.scroll.Top = float64(top)
			p.look()
		}
		h := p.show.Frame().Hot(id)
		if h == nil {
			p.t.Fatalf("there is no %s", id)
		}
		x, y := h.Rect.Mid()
		if at := p.show.Frame().At(x, y); at == nil || at.ID != id {
			p.t.Fatalf("%s is covered by %v", id, at)
		}
		p.show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
		p.show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
		p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

func handSpot(i uint8) game.Spot { return game.Spot{Zone: montaigne.Hand, Seat: 0, Index: i} }

// TestLayAndTakeBack changes a card of the hand, lays one more at its end, takes
// back and does again.
func TestLayAndTakeBack(t *testing.T) {
	p := edit(t, "en", 3, 12, 4)
	p.click("edit.page.0")
	before := p.desk.st
	hand := p.desk.view.Pile(montaigne.Hand, 0).Len()
	if hand == 0 {
		t.Fatal("the hand is empty")
	}
	p.click(board.SpotID(handSpot(0)))
	id := p.desk.tray.pieces[30].ID
	from := before.Where(id)
	was := p.desk.view.At(handSpot(0)).ID
	p.click("tray.piece.30")
	if p.desk.tray != nil || p.desk.view.At(handSpot(0)).ID != id || p.desk.st.Where(was) != from {
		t.Fatalf("%d lies in the hand, %d at %+v, not %+v", p.desk.view.At(handSpot(0)).ID, was, p.desk.st.Where(was), from)
	}
	changed := p.desk.st
	p.click("edit.zone.7", "tray.piece.3")
	if n := p.desk.view.Pile(montaigne.Hand, 0).Len(); n != hand+1 {
		t.Errorf("%d cards in hand, want %d", n, hand+1)
	}
	p.click("edit.undo")
	if !p.desk.st.Equal(changed) {
		t.Error("taking back one change leaves another position")
	}
	p.click("edit.undo", "edit.redo")
	if !p.desk.st.Equal(changed) {
		t.Error("again is something else")
	}
	p.click("edit.undo")
	if !p.desk.st.Equal(before) || len(p.desk.past) != 0 {
		t.Error("taking all back leaves another position")
	}
	p.click("edit.zone.7", "tray.piece.5")
	if p.show.Frame().Hot("edit.redo").Lit {
		t.Error("after another change what was taken back can be done again")
	}
}

// TestBefore lays a card before another of a list.
func TestBefore(t *testing.T) {
	p := edit(t, "en", 2, 30, 2)
	p.click("edit.page.0")
	line := p.desk.view.Pile(montaigne.Voyage, 0).Len()
	p.click(board.SpotID(game.Spot{Zone: montaigne.Voyage, Seat: 0}), "tray.how.1")
	id := p.desk.tray.pieces[7].ID
	if p.desk.st.Where(id).Zone == montaigne.Voyage {
		t.Fatal("it lies there already")
	}
	p.click("tray.piece.7")
	if v := p.desk.view.Pile(montaigne.Voyage, 0); v.Len() != line+1 || v.Pieces[0].ID != id {
		t.Errorf("%+v", v.Pieces)
	}
}

// TestCounters counts up and down within what a counter may be.
func TestCounters(t *testing.T) {
	p := edit(t, "fr", 2, 0, 2)
	id := "edit.count." + "8" // the winds
	for _, want := range []int{1, 0} {
		way := map[int]string{1: ".up", 0: ".down"}[want]
		p.click(id + way)
		if n := p.desk.view.Counter(montaigne.Winds, game.Nobody); n != want {
			t.Errorf("winds %d, want %d", n, want)
		}
		if p.show.Frame().Hot(id + way).Lit {
			t.Errorf("beyond %d is offered", want)
		}
	}
}

// TestPlay begins a match from the position, which is read as it stands; where it
// can't be played the reason is told and nothing begins.
func TestPlay(t *testing.T) {
	p := edit(t, "fr", 3, 5, 6)
	p.click("edit.turn.2")
	if p.desk.page != 2 || p.desk.view.Turn != 2 {
		t.Errorf("page %d, turn %d", p.desk.page, p.desk.view.Turn)
	}
	if p.desk.why() != "" {
		t.Fatal(p.desk.why())
	}
	p.click("edit.play")
	st, err := montaigne.Game{}.Load(p.begun)
	if err != nil || !st.Equal(p.desk.st) {
		t.Fatalf("%v %s", err, p.begun)
	}
	if _, ok := p.show.Scene().(next); !ok {
		t.Errorf("%T is shown", p.show.Scene())
	}
	q := edit(t, "fr", 2, 0, 1)
	q.desk.change(func(st game.Editable) error { // a place of the board that is empty between others
		v := st.View(0)
		return st.Put(handSpot(9), v.At(game.Spot{Zone: montaigne.Row, Seat: game.Nobody}).ID)
	})
	q.look()
	if q.desk.why() == "" || !strings.HasPrefix(q.desk.why(), "Cela ne se joue pas encore") || q.show.Frame().Hot("edit.play").Lit {
		t.Errorf("it can be played: %q", q.desk.why())
	}
	if q.click("edit.play"); q.begun != nil || q.show.Scene() != stage.Scene(q.desk) {
		t.Error("a match begins from what can't be played")
	}
}

// TestOver: an ended match goes on once somebody is to play.
func TestOver(t *testing.T) {
	p := edit(t, "fr", 2, 1<<20, 3)
	if !p.desk.st.Over() || p.show.Frame().Hot("edit.play").Lit {
		t.Fatal("a match that is over can be played")
	}
	p.click("edit.turn.1")
	if p.desk.st.Over() {
		t.Error("it is still over")
	}
}

// TestNotEditable: a game without changes by hand says so.
func TestNotEditable(t *testing.T) {
	s, err := game.NewSession(postcards.Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy"}})
	if err != nil {
		t.Fatal(err)
	}
	raw, err := s.StateAt(0).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := s.StateAt(0).(game.Editable); ok {
		t.Skip("it can by now")
	}
	_, err = Open(Deps{Words: words.In("fr"), Game: postcards.Game{}}, raw, nil, nil)
	if err == nil || !strings.Contains(err.Error(), "à la main") {
		t.Error(err)
	}
}

// TestFits: what is on the desk and in the tray is on the canvas and has words,
// for every number of seats, in both languages; what can be clicked can be hit.
func TestFits(t *testing.T) {
	for _, lang := range words.Languages() {
		for seats := 2; seats <= 4; seats++ {
			p := edit(t, lang, seats, 50, 5)
			var zones []string
			for _, h := range p.show.Frame().Hots {
				if strings.HasPrefix(h.ID, "spot:") && !slices.Contains(zones, h.ID) {
					zones = append(zones, h.ID)
				}
			}
			if len(zones) < 12 {
				t.Errorf("only %d spots can be changed", len(zones))
			}
			p.fits(lang)
			for _, id := range zones {
				if h := p.show.Frame().Hot(id); h != nil && h.Label == "" {
					t.Errorf("%s has no words", id)
				}
			}
			p.click("edit.zone.7")
			p.fits(lang)
			for i := range p.desk.tray.pieces {
				if words := p.desk.tray.label(p.desk.tray.pieces[i], p.desk.st.Where(p.desk.tray.pieces[i].ID)); words == "" || strings.ContainsAny(words, "[{<") {
					t.Errorf("%s: piece %d is called %q", lang, i, words)
				}
			}
		}
	}
}

func (p *player) fits(where string) {
	p.t.Helper()
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind != "text" {
			continue
		}
		style := paint.TextStyle(s.Pic.ID, s.Pic.Look)
		if !style.Wrap && style.Width(s.Pic.Text) > s.Rect.W+1 {
			p.t.Errorf("%s: %q is %.0f wide, its place %.0f", where, s.Pic.Text, style.Width(s.Pic.Text), s.Rect.W)
		}
		if strings.HasPrefix(s.Pic.Text, "[") {
			p.t.Errorf("%s: no words: %s", where, s.Pic.Text)
		}
	}
	for _, h := range p.show.Frame().Hots {
		if h.Rect.X < -1 || h.Rect.Y < -1 || h.Rect.X+h.Rect.W > stage.Width+1 || h.Rect.Y+h.Rect.H > stage.Height+1 {
			p.t.Errorf("%s lies beyond the canvas: %+v", h.ID, h.Rect)
		}
	}
}

func TestNoWindow(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Skip(err)
	}
	if strings.Contains(string(out), "hajimehoshi/ebiten") {
		t.Error("the editor links Ebitengine")
	}
}
