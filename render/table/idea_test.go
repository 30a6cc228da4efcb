package table

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// longTurn is a turn of at least three actions by which its seat learns nothing before the last, from where the match stands.
func longTurn(t *testing.T, s *game.Session) []game.Action {
	t.Helper()
	for seed := range uint64(200) {
		r, try := game.NewRand(seed), s.Branch(s.Len())
		var turn []game.Action
		for seat := s.Turn(); try.Turn() == seat && len(turn) < 4; {
			legal := try.Legal()
			a := legal[r.Intn(len(legal))]
			events, err := try.Do(a)
			if err != nil {
				t.Fatal(err)
			}
			if slices.ContainsFunc(events, func(e game.Event) bool { return e.Learns(seat) }) || try.Turn() != seat {
				break
			}
			if turn = append(turn, a); len(turn) == 3 {
				return turn
			}
		}
	}
	t.Fatal("there is no such turn")
	return nil
}

// drawn counts what is painted on the table: ways, rings, marks of what is touched.
func (p *player) drawn() (n int) {
	for _, s := range p.show.Frame().Sprites {
		switch {
		case p.table.Lay.Log.Has(s.Rect.X, s.Rect.Y):
		case s.Pic.Kind == "dash", s.Pic.Kind == "ghost", s.Pic.Kind == "focus", s.Alpha == 0.55:
			n++
		}
	}
	return n
}

// icons are the signs beside the table.
func (p *player) icons() (out []string) {
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == "icon" && p.table.Lay.Log.Has(s.Rect.X, s.Rect.Y) {
			out = append(out, s.Pic.Text)
		}
	}
	return out
}

// TestAdviceIsPlayed checks that a turn that is advised is a line of signs, each with its words; that it is drawn on the
// table while it is pointed at; that a click goes on with it by its next action, nobody being asked anew as long as the
// match follows it; that undo goes back along it; and that it is gone once something else is done.
func TestAdviceIsPlayed(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "automa:easy")
	a := &wise{}
	p.table.deps.Adviser = a
	s := p.match.On
	turn := longTurn(t, s)
	from := s.Len()
	p.key("h", false)
	p.rest()
	p.click("hints.plans")
	legal := s.Legal()
	other := legal[len(legal)-1]
	if other == turn[0] {
		other = legal[0]
	}
	a.answer[0] <- Advice{At: from, Plans: []Plan{{Turn: turn, Chance: 624}, {Turn: []game.Action{other}, Chance: 600}}}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.rest()
	told := p.table.Teller.Signs(s, from, 0, turn)
	for n, line := range told {
		h := p.show.Frame().Hot("hint.1." + string(rune('0'+n)))
		if h == nil || h.Label != line.Bare {
			t.Fatalf("action %d, %q, has no sign of its own: %+v", n, line.Bare, h)
		}
		if !slices.Contains(p.icons(), line.Sign) {
			t.Errorf("there is no sign %s among %v", line.Sign, p.icons())
		}
	}
	if h := p.show.Frame().Hot("hint.1"); h == nil || !h.Lit {
		t.Error("no key leads to the turn")
	}
	still := p.drawn()
	p.point("hint.1.0", false, 2*hoverAfter)
	if p.drawn() <= still || !p.says(told[0].Bare) {
		t.Errorf("what is pointed at isn't drawn: %d, before %d; or not said", p.drawn(), still)
	}
	for n := range turn {
		p.click("hint.1")
		p.rest()
		if s.Len() != from+n+1 || s.Step(from+n).Action != turn[n] {
			t.Fatalf("after click %d the match has %d actions, from %d on", n, s.Len(), from)
		}
		if n < len(turn)-1 && (len(a.plans) != 1 || !strings.Contains(p.facts(), "62%") || strings.Contains(p.facts(), "60%")) {
			t.Fatalf("after %d actions the coach was asked %d times; it says\n%s", n+1, len(a.plans), p.facts())
		}
		if n == 0 { // back and on again
			p.click("table.undo")
			p.rest()
			if s.Len() != from || len(a.plans) != 1 || !strings.Contains(p.facts(), "60%") {
				t.Fatalf("after undo %d actions, asked %d times; it says\n%s", s.Len()-from, len(a.plans), p.facts())
			}
			p.click("hint.1")
			p.rest()
		}
	}
	if len(a.plans) != 2 {
		t.Errorf("at the end of the line the coach was asked %d times", len(a.plans))
	}
	p.click("table.undo")
	p.rest()
	if p.table.counsel.follows(&p.table.counsel.advising.now) {
		t.Error("a line that ended comes back")
	}
}

// TestAdviceAsks checks that an action of a turn that is advised is asked about as one's own click would be, that nothing
// is done where it isn't wanted, and that the line stays.
func TestAdviceAsks(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "automa:easy")
	a := &wise{}
	p.table.deps.Adviser = a
	p.key("h", false)
	p.rest()
	p.click("hints.plans")
	s := p.match.On
	a.answer[0] <- Advice{At: s.Len(), Plans: []Plan{{Turn: longTurn(t, s)}}}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.table.Say("?", "?")
	p.rest()
	if p.table.counsel.listen(); len(a.plans) != 1 || p.table.counsel.advising.now.said == nil {
		t.Error("a question on the table takes the line away")
	}
}

// TestTurnIsCompared checks that a table that is there to show a turn stands as its seat saw it then, whoever acted before
// and wherever one steps; that both turns are lines of signs; that what is pointed at is drawn on that table alone; that
// a click there comes back to it; and that the way back leads out.
func TestTurnIsCompared(t *testing.T) {
	full := played(t, 0, 1<<20, 3, "person", "person").match.On
	n := 30
	for full.Step(n).Seat != 1 || full.Step(n-1).Seat == 1 {
		n++
	}
	better := longTurn(t, game.From(full.Game(), full.Setup(), full.Imagined(n, 1, full.SeedAt(n))))
	d := deps(0, 2, "en")
	d.Compared = &Compared{At: n, Seat: 1, Cost: "It cost", Played: []game.Action{full.Step(n).Action}, Better: better}
	tb := New(d, Unkept{full})
	p := &player{t: t, table: tb, show: stage.NewShow(tb), match: &memory{Unkept: Unkept{full}}}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.rest()
	check := func(at int) {
		t.Helper()
		if diff := tb.View.Diff(full.ViewAt(at, 1)); diff != "" || tb.timeline.past.at != at {
			t.Fatalf("at %d, not %d, another table is seen: %s", tb.timeline.past.at, at, diff)
		}
	}
	check(n)
	if p.show.Frame().Hot(logID(n-1)) == nil {
		t.Error("the log doesn't show where the turn began")
	}
	for _, id := range []string{"compared.0", "compared.1"} {
		if !p.show.Frame().Hot(id).Lit {
			t.Errorf("no key leads to %s", id)
		}
	}
	still := p.drawn()
	p.point("compared.1", false, 2*hoverAfter)
	if p.drawn() <= still {
		t.Errorf("the better turn isn't drawn: %d, before %d", p.drawn(), still)
	}
	p.point("compared.0.0", false, 2*hoverAfter)
	if line := tb.Teller.Signs(full, n, 1, d.Compared.Played)[0]; !p.says(line.Bare) {
		t.Errorf("%q isn't said", line.Bare)
	}
	p.click("past.back")
	p.rest()
	check(n - 1)
	still = p.drawn()
	p.point("compared.1", false, 2*hoverAfter)
	if p.drawn() != still {
		t.Error("a turn is drawn on the table of another")
	}
	p.click("compared.1")
	p.rest()
	check(n)
	p.click("past.now")
	if !p.show.Done() {
		t.Error("there is no way back")
	}
}
