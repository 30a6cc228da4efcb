package table

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// automas is a table of Automas alone, at a speed at which everything flies.
func automas(t *testing.T, seed uint64) *player {
	return newPlayer(t, 1, seed, "automa:expert", "automa:normal", "automa:expert")
}

// act lets the Automa to act take its next action.
func (p *player) act() {
	p.t.Helper()
	p.table.wait = 0
	if !p.table.act(p.match.On.Legal()[0]) {
		p.t.Fatal("an action was not taken")
	}
}

// pileText is the count that a pile on the table tells.
func (p *player) pileText(look int) string {
	for _, s := range p.table.Lay.Sprites {
		if s.Pic.Kind == "pc.pile" && s.Pic.ID == int(rules.BackTravel) && s.Pic.Look == look {
			return s.Pic.Text
		}
	}
	p.t.Fatal("there is no pile")
	return ""
}

// TestNumbersFollowMotion checks that no score, no count of a discard and no
// line of the log runs ahead of what is seen to arrive.
func TestNumbersFollowMotion(t *testing.T) {
	p := automas(t, 5)
	scored, thrown, held := 0, 0, 0
	for p.match.On.Len() < 150 && !p.match.On.Over() {
		lines := p.table.timeline.told()
		p.act()
		if p.table.moving() && p.table.timeline.told() == lines {
			held++
		}
		for p.table.moving() {
			last := map[game.Seat]int{} // the score that the last points on their way bring
			for _, a := range p.table.flow.inFlight {
				if a.points.Kind != 0 {
					last[a.points.Seat] = max(last[a.points.Seat], int(a.points.Value))
				}
			}
			for seat, n := range last {
				scored++
				if got := p.table.View.Counter(rules.ScoreN, seat); got >= n {
					t.Fatalf("seat %d has %d points before those arrive that make it %d", seat, got, n)
				}
			}
			pile := board.Pile{Zone: rules.TravelDiscard, Seat: game.Nobody}
			if p.table.Ctx.Air[pile] == 1 {
				thrown++
				if got, want := p.pileText(1), strconv.Itoa(p.table.View.Pile(rules.TravelDiscard, game.Nobody).
					Len()-1); got != want {
					t.Fatalf("the discard tells %s while a card flies to it, want %s", got, want)
				}
			}
			p.table.run(stage.Tick)
		}
		p.table.arrive()
	}
	if scored == 0 || thrown == 0 || held == 0 {
		t.Errorf("too little was seen: %d, %d, %d", scored, thrown, held)
	}
}

// TestCalmOnlyFades checks that with reduced motion nothing changes its place on
// the way, and nothing is zoomed, turned or tilted.
func TestCalmOnlyFades(t *testing.T) {
	p := automas(t, 5)
	p.table.deps.Calm = true
	for range 60 {
		p.act()
		for p.table.moving() {
			var f stage.Frame
			p.table.Motion.Place(&f, p.table.Lay.Sprites)
			for _, s := range f.Sprites {
				if s.Zoom != 0 || s.Angle != 0 || s.Turn != 0 {
					t.Fatalf("reduced motion shows %+v", s)
				}
			}
			p.table.run(stage.Tick)
		}
		p.table.arrive()
	}
}

// TestTraceOfTheLastMove checks that what another seat did last stays marked
// until the next action, and is gone where nobody else did anything.
func TestTraceOfTheLastMove(t *testing.T) {
	p := automas(t, 5)
	p.table.View.Seat = 0
	marked := 0
	for range 40 {
		p.act()
		for p.table.moving() {
			p.table.run(stage.Tick)
		}
		p.table.arrive()
		var f stage.Frame
		p.table.buildTrace(&f)
		marked += len(f.Sprites)
		for _, s := range f.Sprites {
			if s.Rect.X < -60 || s.Rect.Y < -60 || s.Rect.X+s.Rect.W > stage.Width+60 ||
				s.Rect.Y+s.Rect.H > stage.Height+60 {
				t.Errorf("the trace leaves the canvas: %+v", s)
			}
		}
	}
	if marked < 60 {
		t.Errorf("only %d marks", marked)
	}
}

// point lets the pointer rest, or be held down, on a hot for a while.
func (p *player) point(id string, held bool, d time.Duration) {
	p.t.Helper()
	x, y := p.where(id)
	for at := time.Duration(0); at < d; at += stage.Tick {
		p.step(stage.Raw{X: x, Y: y, Left: held}, stage.Tick)
	}
}

// says says whether words that contain some are on the frame.
func (p *player) says(some string) bool {
	for _, s := range p.show.Frame().Sprites {
		if strings.Contains(fmt.Sprint(s.Pic.Text, s.Pic.Data), some) {
			return true
		}
	}
	return false
}

// TestHoldShowsRules checks that a press that is held shows a card's rules and
// is no click, and that resting on the card shows them too, and then all is still.
func TestHoldShowsRules(t *testing.T) {
	s, card := moveCard(t)
	p := playerOf(t, 2, s)
	id := handSpot(uint8(card))
	p.point(id, true, 300*time.Millisecond)
	if p.says("(P4.1)") {
		t.Error("a short press shows the rules")
	}
	p.point(id, true, 200*time.Millisecond)
	if !p.says("(P4.1)") || !p.says("(P5.1)") {
		t.Error("a card that is held doesn't show its rules")
	}
	p.point(id, false, stage.Tick)
	if len(p.table.picker.Picked) != 0 {
		t.Error("letting go of a card that was held picked it")
	}
	p.click(id)
	if len(p.table.picker.Picked) != 1 {
		t.Error("a click no longer picks the card")
	}
	p.click(id)
	p.point(id, false, time.Second)
	if p.says("Hold for the rules") {
		t.Error("a card that was clicked is shown large again")
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.point(id, false, 500*time.Millisecond)
	if p.says("(P5.1)") || !p.says("Hold for the rules") {
		t.Error("a card that is pointed at for a moment: no large view, or all its rules already")
	}
	p.point(id, false, 1500*time.Millisecond)
	if !p.says("(P4.1)") || !p.says("(P5.1)") {
		t.Error("a card that is pointed at for long doesn't show its rules")
	}
	p.point(id, false, time.Second)
	if p.show.Busy() || p.show.Active() {
		t.Error("it never comes to rest")
	}
}

// TestDiscardIsSpread checks that pointing at a discard shows its cards, and
// that a click on it does not hide them.
func TestDiscardIsSpread(t *testing.T) {
	p := playerOf(t, 2, position(t, func(m map[string]any) {
		deck := m["travel_deck"].([]any)
		m["travel_discard"], m["travel_deck"] = deck[:7], deck[7:]
	}))
	id := common(rules.TravelDiscard, 0, 0)
	cards := func() int {
		n := 0
		for _, s := range p.show.Frame().Sprites {
			if s.Pic.Kind == "pc.travel" && s.Rect.W == 62 {
				n++
			}
		}
		return n
	}
	p.point(id, false, 500*time.Millisecond)
	if n := cards(); n != 7 {
		t.Errorf("%d cards of the discard are shown, want 7", n)
	}
	p.click(id)
	p.point(id, false, 500*time.Millisecond)
	if n := cards(); n != 7 {
		t.Errorf("after a click %d cards of the discard are shown, want 7", n)
	}
}

// TestNotesLetClicksThrough checks that a count on a seat's panel says what it
// counts, and that a click on it opens the panel as one beside it does.
func TestNotesLetClicksThrough(t *testing.T) {
	p := playerOf(t, 0, position(t, same))
	for i, n := range p.table.Lay.Notes {
		if n.Rect.X < 1474 || n.Rect.Y > 200 {
			continue
		}
		id := "note." + strconv.Itoa(i)
		p.point(id, false, 500*time.Millisecond)
		if !p.says(n.Words) {
			t.Errorf("%q is not said", n.Words)
		}
		p.click(id)
		if p.table.Ctx.Open != 1 {
			t.Errorf("a click on %q opens nothing", n.Words)
		}
		p.key(stage.KeyEscape, false)
		p.table.Dialog = nil
	}
}

// TestDropOnABike checks that a card dropped on a bike that stands in a lit
// region is dropped on the region.
func TestDropOnABike(t *testing.T) {
	s, card := moveCard(t)
	near, _ := neighbours(s)
	data, err := s.State().MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	s = edited(t, s.Setup(), data, func(m map[string]any) {
		m["seats"].([]any)[1].(map[string]any)["bike"] = float64(near)
	})
	p := playerOf(t, 0, s)
	p.drag(handSpot(uint8(card)), board.SpotID(game.Spot{Zone: rules.Bikes, Seat: game.Nobody, Index: near, Sub: 1}))
	p.settle()
	if s.Len() != 1 {
		t.Errorf("%d actions were taken, want the move", s.Len())
	}
}
