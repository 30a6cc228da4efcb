package table

import (
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// nearEnd is a match of which so many actions are left, when it goes on as the
// bot plays it.
func nearEnd(t *testing.T, left int, seed uint64, seats ...string) *game.Session {
	t.Helper()
	begin := func() *game.Session {
		s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	whole, r := begin(), game.NewRand(seed)
	bot := &game.RandomBot{Rand: game.NewRand(seed)}
	for !whole.Over() {
		if _, err := whole.Do(whole.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	s := begin()
	for n := range max(whole.Len()-left, 0) {
		if _, err := s.Do(whole.Step(n).Action); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestPhases clicks about and presses keys by chance, in matches that go on, near
// their end and after it: the table goes from phase to phase only as phases says,
// and each such way is gone; in each phase only what it allows can be done.
func TestPhases(t *testing.T) {
	type way struct{ from, to phase }
	ways := map[way]int{}
	for seed := range uint64(24) {
		seats := [][]string{{"person", "automa:easy", "person"}, {"person", "automa:easy"}, {"automa:easy", "person"}}[seed%3]
		p := playerOf(t, int(seed%2)*3, nearEnd(t, []int{1 << 20, 8, 3, 0}[seed%4], seed, seats...))
		p.table.entered = func(from, to phase) {
			ways[way{from, to}]++
			if !slices.Contains(phases[from].next, to) {
				t.Fatalf("seed %d: phase %d comes after %d", seed, to, from)
			}
		}
		if p.match.On.MayLift() { // so that an end can be taken back
			if err := p.match.Lift(true); err != nil {
				t.Fatal(err)
			}
		}
		menu := &floor{p.table}
		p.table.deps.Again = func() (stage.Scene, error) { return &floor{}, nil }
		p.show = stage.NewShow(menu)
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		r := game.NewRand(seed)
		for range 500 {
			p.anything(&r)
			if _, left := p.show.Scene().(*floor); left { // for the menu, or for another match
				break
			}
			p.allowed()
		}
	}
	for from := range phases {
		for _, to := range phases[from].next {
			if ways[way{phase(from), to}] == 0 {
				t.Errorf("phase %d never came after %d", to, from)
			}
		}
	}
}

// floor stands for the menu, from which one table is opened, or for another match.
type floor struct{ table *Table }

func (f *floor) Update(*stage.Input, time.Duration) stage.Answer {
	next := f.table
	if f.table = nil; next == nil {
		return stage.Answer{}
	}
	return stage.Answer{Go: stage.Push, Next: next}
}
func (f *floor) Build(*stage.Frame) {}

// anything does something by chance: mostly a click on what can be clicked.
func (p *player) anything(r *game.Rand) {
	for p.show.Fresh() && r.Intn(90) > 0 { // now and then it is clicked all the same
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	f := p.show.Frame()
	switch n := r.Intn(12); {
	case n == 0 || n < 7 && p.table.rushes():
		keys := []stage.Key{"t", "t", "b", "h", stage.KeyEscape, stage.KeyBackspace, stage.KeyEnd, stage.KeyLeft,
			stage.KeyEnter}
		p.key(keys[r.Intn(len(keys))], false)
	case n < 11 && len(f.Hots) > 0:
		h := f.Hots[r.Intn(len(f.Hots))]
		if lit := p.litSpots(); n < 6 && len(lit) > 0 {
			h = *f.Hot(lit[r.Intn(len(lit))])
		}
		for _, seldom := range []string{"table.finish", "result.back", "end.back", "table.undo", "dialog.end"} {
			if x := f.Hot(seldom); x != nil && r.Intn(3) == 0 {
				h = *x
			}
		}
		x, y := h.Rect.Mid()
		for _, down := range []bool{false, true, false} {
			p.step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
		}
	default:
		for range 30 {
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
	}
}

// allowed holds what is shown against the phase.
func (p *player) allowed() {
	p.t.Helper()
	tb := p.table
	if p.show.Scene() != stage.Scene(tb) { // the result, or the signs, are over it
		return
	}
	if (tb.timeline.past != nil) != (tb.phase == looking) {
		p.t.Fatalf("phase %d, past %v", tb.phase, tb.timeline.past)
	}
	if tb.phase == ended && !tb.session().Over() {
		p.t.Fatal("a match that goes on has ended")
	}
	f := p.show.Frame()
	if n := len(p.litSpots()); n > 0 && !phases[tb.phase].decides {
		p.t.Fatalf("%d spots are lit in phase %d", n, tb.phase)
	}
	if tb.Dialog == nil && (f.Hot("table.menu") != nil) != phases[tb.phase].tools {
		p.t.Fatalf("phase %d: the menu's button %v", tb.phase, f.Hot("table.menu"))
	}
	if tb.phase != handing {
		return
	}
	for _, h := range f.Hots {
		if !strings.HasPrefix(h.ID, "handover.") && tb.Dialog == nil {
			p.t.Fatalf("%s can be clicked between two persons", h.ID)
		}
	}
}
