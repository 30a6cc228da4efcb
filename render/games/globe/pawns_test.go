package globe_test

import (
	"slices"
	"testing"
	"time"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table/board"
)

// asksWhom calls f with each action by which random play may choose a person, and what is picked before that person.
func asksWhom(s *game.Session, f func(a game.Action, picked []game.Spot, seat game.Seat)) {
	for _, a := range s.Legal() {
		parts := s.Parts(a)
		for i, spot := range parts {
			if spot.Zone == rules.SeatSpot {
				f(a, parts[:i], spot.Seat)
			}
		}
	}
}

// twin is the pawn of a seat as a place, nil where it is none.
func twin(l *board.Layout, seat game.Seat) *board.Place {
	for i := range l.Places {
		if p := &l.Places[i]; p.Twin && p.Spot.Zone == rules.SeatSpot && p.Spot.Seat == seat {
			return p
		}
	}
	return nil
}

// TestWhoIsAskedForHasAPawn checks that wherever a person may be chosen the pawn can be clicked too, alone, in a fan or
// in a token of many, with enough of it on top, and nobody's else.
func TestWhoIsAskedForHasAPawn(t *testing.T) {
	crowds := map[bool]int{}
	for _, g := range sisters {
		asked := map[string]int{}
		for i, options := range append(g.with, g.with...) {
			played(t, g.board, []int{6, 2, 4}[i%3], 1600, options, uint64(i+3), func(n int, s *game.Session) {
				v := s.View(s.Turn())
				at := plans[n%len(plans)]
				whom := map[game.Seat]bool{}
				asksWhom(s, func(a game.Action, picked []game.Spot, seat game.Seat) {
					verb := g.board.R.Moves.Rows[a.Verb].Name
					if asked[verb]++; asked[verb] > 150 {
						return
					}
					c := contextOn(at, g.board, "fr", &v)
					c.Picked = picked
					l := g.board.Layout(&v, c)
					p := twin(l, seat)
					switch {
					case p == nil:
						t.Fatalf("%s: %s, and its pawn is no place", g.board.R.Name, s.Game().Notation(a))
					case !p.Covered && grasp(l, p) < 36:
						t.Errorf("%s: %s, and %.0f px of its pawn at %.0f can be clicked, on %.0f", g.board.R.Name,
							s.Game().Notation(a), grasp(l, p), p.Rect, at.Canvas.W)
					}
					whom[seat] = true
					crowds[len(standing(&v, v.Counter(rules.SquareN, seat))) > 3]++
				})
				if len(whom) == 0 {
					c := contextOn(at, g.board, "fr", &v)
					if l := g.board.Layout(&v, c); slices.ContainsFunc(l.Places, func(p board.Place) bool { return p.Twin }) {
						t.Errorf("%s, after %d: nobody is asked for, and a pawn is a place", g.board.R.Name, n)
					}
				}
			})
		}
		t.Log(g.board.R.Name, asked)
	}
	if crowds[false] == 0 || crowds[true] == 0 {
		t.Errorf("alone or in a fan %d times, in a token %d", crowds[false], crowds[true])
	}
}

// grasp is how wide the part of a place is that lies on top, along its middle.
func grasp(l *board.Layout, p *board.Place) (wide float64) {
	_, y := p.Rect.Mid()
	for x := p.Rect.X + 0.5; x < p.Rect.X+p.Rect.W; x++ {
		if o := on(l, x, y); o == p {
			wide++
		}
	}
	return wide
}

// standing are those who stand on a square.
func standing(v *game.View, square int) (out []game.Seat) {
	for seat := range game.Seat(v.Seats) {
		if v.Counter(rules.SquareN, seat) == square {
			out = append(out, seat)
		}
	}
	return out
}

// TestAPawnIsClickedForItsSeat checks by the pointer that a click on a pawn chooses its seat, as one on the panel does,
// and that pointing at it says what it would do, beside it.
func TestAPawnIsClickedForItsSeat(t *testing.T) {
	for _, g := range sisters {
		done := map[string]int{}
		for i, options := range g.with {
			played(t, g.board, 4, 900, options, uint64(i+11), func(_ int, s *game.Session) {
				asksWhom(s, func(a game.Action, picked []game.Spot, seat game.Seat) {
					verb := g.board.R.Moves.Rows[a.Verb].Name
					v := s.View(s.Turn())
					c := contextOn(globe.Wide, g.board, "en", &v)
					c.Picked = picked
					if p := twin(g.board.Layout(&v, c), seat); done[verb] > 2 || p == nil || p.Covered {
						return
					}
					done[verb]++
					clicksPawn(t, g.board, game.From(s.Game(), s.Setup(), s.State().Clone()), a, picked, seat)
				})
			})
		}
		if len(done) == 0 {
			t.Errorf("%s: nobody was ever asked for", g.board.R.Name)
		}
		t.Log(g.board.R.Name, done)
	}
}

func clicksPawn(t *testing.T, b globe.Board, s *game.Session, a game.Action, picked []game.Spot, seat game.Seat) {
	t.Helper()
	p := playerOf(t, b, s, 0, "en")
	p.click("handover.ready")
	p.settle()
	for _, spot := range picked {
		p.click(board.SpotID(spot))
	}
	pawn := board.Place{Spot: game.Spot{Zone: rules.SeatSpot, Seat: seat}, Twin: true}
	x, y, ok := p.where(pawn.ID())
	if !ok {
		p.shot("pawn")
		t.Fatalf("%s: %s, and the pawn can't be hit", b.R.Name, s.Game().Notation(a))
	}
	for range 3 {
		p.step(stage.Raw{X: x, Y: y}, stage.Tick)
		p.step(stage.Raw{X: x, Y: y}, time.Second)
	}
	f := p.show.Frame()
	if h := f.Hot(f.Over); h == nil || h.ID != pawn.ID() || h.Label == "" || !h.Lit {
		t.Fatalf("%s: %s: at the pawn lies %+v", b.R.Name, s.Game().Notation(a), h)
	}
	p.click(pawn.ID())
	if p.show.Frame().Hot("dialog.end") != nil {
		p.click("dialog.end")
	}
	if s.Len() != 1 || s.Step(0).Action != a {
		p.shot("pawn")
		t.Fatalf("%s: %s was not done by a click on the pawn", b.R.Name, s.Game().Notation(a))
	}
}
