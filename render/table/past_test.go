package table

import (
	"testing"
	"time"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// played is a player after so many random actions.
func played(t *testing.T, speed, actions int, seed uint64, seats ...string) *player {
	t.Helper()
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	bot := &game.RandomBot{Rand: r}
	for i := 0; (i < actions || !s.Over() && s.Setup().Seats[s.Turn()] != "person") && !s.Over(); i++ {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	p := playerOf(t, speed, s)
	p.table.Ready()
	p.rest()
	return p
}

// past looks back and shows it.
func (p *player) past(n int) {
	p.table.Past(n)
	p.rest()
}

// rest shows what is, and waits until nothing moves.
func (p *player) rest() {
	p.t.Helper()
	p.show.Touch()
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.settle()
}

// TestLookBack steps through a match from its end to its beginning and on
// again: what is shown is what the viewer saw then, and only what may be taken
// back can be gone on from.
func TestLookBack(t *testing.T) {
	p := played(t, 0, 60, 4, "person", "automa:normal")
	s, tb := p.match.On, p.table
	n, back := s.Len(), s.Back(tb.View.Seat)
	seat := tb.View.Seat
	if back == 0 || back >= n {
		t.Fatalf("back to %d of %d: not a case worth testing", back, n)
	}
	p.key("t", false)
	check := func(at int) {
		t.Helper()
		if tb.timeline.past == nil || tb.timeline.past.at != at {
			t.Fatalf("looks back at %+v, not at %d", tb.timeline.past, at)
		}
		want := s.ViewAt(at, seat)
		if d := tb.View.Diff(want); d != "" {
			t.Fatalf("after %d actions another view is shown: %s", at, d)
		}
		if len(p.litSpots()) > 0 {
			t.Fatal("something is lit in a look back")
		}
		h := p.show.Frame().Hot("past.go")
		if may := at >= back && at < n; h.Lit != may {
			t.Fatalf("after %d of %d, back to %d: going on is offered: %v", at, n, back, h.Lit)
		}
		if (p.show.Frame().Hot("past.lift") != nil) != (at < back) {
			t.Fatalf("after %d actions, back to %d: lifting barriers is offered wrongly", at, back)
		}
	}
	for at := n; at > 0; at-- {
		check(at)
		p.key(stage.KeyLeft, false)
	}
	check(0)
	for at := range n {
		check(at)
		p.key(stage.KeyRight, false)
	}
	check(n)
	p.key(stage.KeyHome, false)
	check(0)
	p.click("past.last")
	check(n)
	p.past(back)
	check(back)
	p.click("past.go")
	if tb.timeline.past != nil || s.Len() != back || s.Undone() != n-back {
		t.Errorf("went on with %d actions of %d", s.Len(), n)
	}
	if len(tb.timeline.lines) != back || len(p.litSpots()) == 0 {
		t.Errorf("%d lines of %d, %d lit", len(tb.timeline.lines), back, len(p.litSpots()))
	}
}

// TestLookBackMoves plays a match from its beginning as motion; what is shown
// at each rest is the view of then.
func TestLookBackMoves(t *testing.T) {
	p := played(t, 3, 1<<20, 6, "automa:expert", "person")
	s := p.match.On
	if !s.Over() || p.table.timeline.past == nil {
		t.Fatal("a match that is over is not replayed")
	}
	for n := range 30 {
		p.click("past.forth")
		p.settle()
		want := s.ViewAt(n+1, p.table.View.Seat)
		if d := p.table.View.Diff(want); p.table.timeline.past.at != n+1 || d != "" {
			t.Fatalf("at %d: %s", n+1, d)
		}
	}
	at := p.table.timeline.past.at
	p.key(stage.KeySpace, false)
	for range 300 {
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	if p.table.timeline.past.at <= at {
		t.Error("it doesn't play")
	}
	p.key(stage.KeyEscape, false)
	if p.table.timeline.past != nil {
		t.Fatal("Escape doesn't end the look back")
	}
}

// TestWhatIf branches off a match that is over.
func TestWhatIf(t *testing.T) {
	p := played(t, 0, 1<<20, 3, "person", "automa:easy")
	asked := -1
	p.table.deps.WhatIf = func(n int) (stage.Scene, error) {
		asked = n
		return New(deps(0, 2, "en"), &memory{Unkept: Unkept{p.match.On.Branch(n)}}), nil
	}
	p.past(17)
	p.click("past.go")
	p.settle()
	next, ok := p.show.Scene().(*Table)
	if asked != 17 || !ok || next == p.table {
		t.Fatalf("branched at %d", asked)
	}
	if next.session().Len() < 17 || next.session().Over() {
		t.Errorf("the branch has %d actions", next.session().Len())
	}
}

// TestLift lifts the barriers of a game of one person: undo then goes back to
// the person's own last action, over the Automa's turn.
func TestLift(t *testing.T) {
	p := played(t, 0, 60, 4, "person", "automa:normal")
	s, tb := p.match.On, p.table
	p.past(3)
	p.click("past.lift")
	p.click("dialog.lift")
	p.settle()
	if !s.Lifted() || !p.show.Frame().Hot("past.go").Lit {
		t.Fatal("the barriers hold")
	}
	p.key(stage.KeyEscape, false)
	for range 5 {
		n := s.Len()
		p.key("z", true)
		if s.Len() >= n || s.Turn() != tb.View.Seat {
			t.Fatalf("undo from %d to %d, turn %d", n, s.Len(), s.Turn())
		}
	}
	if !s.Crossed() {
		t.Error("no barrier was crossed")
	}
	two := played(t, 0, 60, 4, "person", "person")
	two.past(3)
	if two.show.Frame().Hot("past.lift") != nil || two.match.On.Lift(true) == nil {
		t.Error("two persons may lift barriers")
	}
}

// TestRestartTurn takes back the turn as far as nothing was learned, and redo
// brings it back.
func TestRestartTurn(t *testing.T) {
	p := played(t, 0, 0, 2, "person", "automa:normal")
	s := p.match.On
	start := s.Len()
	for range 40 {
		if s.Len() >= start+2 && s.Back(0) == start {
			break
		}
		if lit := p.litSpots(); len(lit) > 0 {
			p.click(lit[s.Len()%len(lit)])
		}
		p.rest()
		if s.Back(0) == s.Len() {
			start = s.Len()
		}
	}
	n := s.Len()
	if s.Back(0) != start || n < start+2 || s.Turn() != 0 {
		t.Fatalf("%d actions, back to %d: not a case worth testing", n, s.Back(0))
	}
	p.click("table.restart")
	if s.Len() != start {
		t.Fatalf("%d actions are left of %d", s.Len(), n)
	}
	for i := start; i < n; i++ {
		p.click("table.redo")
		p.settle()
	}
	if s.Len() != n {
		t.Errorf("redo brought back %d of %d", s.Len(), n)
	}
}

// TestFilter leaves only one seat's lines in the log.
func TestFilter(t *testing.T) {
	p := played(t, 0, 40, 4, "person", "automa:normal")
	p.click(filterID(1))
	for _, r := range p.table.timeline.rows(p.show.Frame()) {
		if p.table.timeline.lines[r.line].Seat != 1 {
			t.Fatal("another seat's line is shown")
		}
	}
	p.click(filterID(1))
	if p.table.timeline.filter != 0 {
		t.Error("the filter stays")
	}
}

// TestRecap checks that after "ready" a person is shown exactly the events since
// their last action, as they may see them, and within ten seconds.
func TestRecap(t *testing.T) {
	for seed := range uint64(6) {
		p := played(t, Normal, 90, seed, "person", "automa:expert", "automa:expert", "person")
		tb, s := p.table, p.match.On
		seat := s.Turn()
		tb.phase, tb.Ctx.Page = handing, seat
		tb.recap(seat)
		tb.phase = playing
		want := s.Since(seat)
		if len(want) != len(tb.queue) {
			t.Fatalf("%d events are told of %d", len(tb.queue), len(want))
		}
		for i, e := range want {
			if tb.queue[i] != e {
				t.Fatalf("event %d is another", i)
			}
		}
		if len(want) == 0 {
			continue
		}
		if d := tb.View.Diff(p.lastSeen(seat)); d != "" {
			t.Fatalf("the telling begins elsewhere: %s", d)
		}
		var took time.Duration
		for ; tb.moving() && took < time.Minute; took += stage.Tick {
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
		if took > 10*time.Second {
			t.Errorf("seed %d: the telling of %d events takes %v", seed, len(want), took)
		}
		if d := tb.View.Diff(s.View(seat)); d != "" {
			t.Errorf("it ends elsewhere: %s", d)
		}
	}
}

// lastSeen is what a seat saw after its last own action.
func (p *player) lastSeen(seat game.Seat) game.View {
	s := p.match.On
	n := s.Len()
	for n > 0 && s.Step(n-1).Seat != seat {
		n--
	}
	return s.ViewAt(n, seat)
}
