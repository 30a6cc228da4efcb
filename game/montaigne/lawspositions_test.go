package montaigne

import (
	"encoding/json"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// wander plays at random for so many actions, never coming home by choice, so
// that it gets farther than random play does.
func wander(s *State, r *game.Rand, actions int) {
	var buf, on []game.Action
	for range actions {
		buf = s.Legal(buf[:0])
		on = on[:0]
		for _, a := range buf {
			if !leadsHome(s, a) {
				on = append(on, a)
			}
		}
		if len(on) == 0 {
			on = buf
		}
		if len(on) == 0 {
			return
		}
		s.Apply(on[r.Intn(len(on))], nil)
	}
}

// leadsHome says whether an action ends the voyage of its seat.
func leadsHome(s *State, a game.Action) bool {
	away := s.me().Last() != Bordeaux
	switch a.Verb {
	case VMove, VLay:
		return away && Cards[a.A].City == Bordeaux
	case VSail:
		return away && Cards[s.row[a.A]].City == Bordeaux
	}
	return false
}

// odd is a position to play from: what was played before, and what changed then.
type odd struct {
	name, seats, options string
	seed                 uint64
	actions              int
	change               func(*page)
}

// seldom are positions that random play seldom reaches.
func seldom() []odd {
	return []odd{
		{"well on the road, winds and encounters", "p p", "we", 1, 60, nil},
		{"well on the road", "p p", "", 2, 60, nil},
		{"three far away", "p p p", "we", 3, 150, nil},
		{"four far away", "p p p p", "we", 4, 200, nil},
		{"four far away, winds", "p p p p", "w", 5, 200, nil},
		{"four far away, encounters", "p p p p", "e", 6, 260, nil},
		{"the Call is near", "p p", "we", 7, 0, func(p *page) { discardReserve(p, 56) }},
		{"the Call is near for three", "p p p", "e", 8, 40, func(p *page) { discardReserve(p, 38) }},
		{"the King has called", "p p", "we", 9, 30, func(p *page) { callNow(p) }},
		{"the King has called four", "p p p p", "we", 10, 200, func(p *page) { callNow(p) }},
		{"the reserve runs out", "p p p", "we", 11, 60, func(p *page) { callNow(p); discardReserve(p, 3) }},
		{"all in hands", "p p", "we", 12, 20, func(p *page) {
			callNow(p)
			p.Seats[0].Hand = append(p.Seats[0].Hand, p.Reserve...)
			p.Seats[1].Hand = append(p.Seats[1].Hand, p.Discard...)
			p.Reserve, p.Discard = nil, nil
		}},
		{"some are home", "p p p p", "e", 13, 120, func(p *page) {
			for i, c := range []string{"noble", "friendship1"} {
				takeCard(p, c)
				s := &p.Seats[(int(p.Turn)+1+i)%4]
				s.Voyage, s.Home, s.Turned = append(s.Voyage, c), i+1, i == 0
			}
		}},
		{"the last one", "p p", "we", 14, 50, func(p *page) {
			takeCard(p, "gastronomy1")
			s := &p.Seats[1-p.Turn]
			s.Voyage, s.Home, p.LastTurn, p.Passes = append(s.Voyage, "gastronomy1"), 1, true, 0
		}},
		{"everybody's characters", "p p p", "we", 15, 0, func(p *page) {
			for i, c := range []string{"pope", "scholar", "coachman", "courtesan", "maid", "theologian", "montaigne-rome", "noble", "montaigne-lyon"} {
				takeCard(p, c)
				s := &p.Seats[i%3]
				s.Voyage = append([]string{c}, s.Voyage...)
				s.Visited = append(s.Visited, Cards[cardNamed(c)].City.String())
			}
		}},
	}
}

// longPositions are some of the long voyage.
func longPositions() []odd {
	return []odd{
		{"long, well on the road", "p p", "l", 21, 60, nil},
		{"long, three far away", "p p p", "wel", 22, 150, nil},
		{"long, the King has called four", "p p p p", "wel", 23, 200, func(p *page) { callNow(p) }},
		{"long, the Call is near", "p p", "wel", 24, 40, func(p *page) { discardReserve(p, 56) }},
		{"long, ready for home", "p p", "el", 25, 0, func(p *page) {
			for _, c := range []string{"love1", "wisdom2", "montaigne-augsburg", "montaigne-basel", "montaigne-rome"} {
				takeCard(p, c)
				s := &p.Seats[p.Turn]
				s.Voyage = append(s.Voyage, c)
				s.Visited = append(s.Visited, Cards[cardNamed(c)].City.String())
			}
		}},
	}
}

// oddPositions are cases from what is seldom.
func oddPositions(t *testing.T) []gametest.Case { return oddPositionsOf(t, seldom()) }

func oddPositionsOf(t *testing.T, list []odd) (out []gametest.Case) {
	for _, odd := range list {
		setup := setupOf(odd.seats, odd.options)
		setup.Seed = game.Numbered(odd.seed)
		s := newState(t, setup)
		r := game.NewRand(odd.seed)
		wander(s, &r, odd.actions)
		for s.steps.Depth > 0 || s.Over() {
			if s.Over() {
				t.Fatalf("%s: over after %d actions", odd.name, odd.actions)
			}
			wander(s, &r, 1)
		}
		p := s.page()
		if odd.change != nil {
			odd.change(&p)
			seatCall(&p)
		}
		data, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := (Game{}).Load(data); err != nil {
			t.Errorf("%s: %v", odd.name, err)
			continue
		}
		out = append(out, gametest.Case{Name: odd.name, Setup: setup, Position: data, Matches: 3, Every: 16})
	}
	return out
}

func newState(tb testing.TB, setup game.Setup) *State {
	tb.Helper()
	st, err := Game{}.New(setup)
	if err != nil {
		tb.Fatal(err)
	}
	return st.(*State)
}

// takeCard takes a card off the page; the reserve fills the board.
func takeCard(p *page, name string) {
	lists := []*[]string{&p.Reserve, &p.Discard}
	for i := range p.Seats {
		lists = append(lists, &p.Seats[i].Hand, &p.Seats[i].Voyage)
	}
	for _, list := range lists {
		for i, c := range *list {
			if c == name {
				*list = append(append([]string{}, (*list)[:i]...), (*list)[i+1:]...)
				return
			}
		}
	}
	for i, c := range p.Row {
		if c == name {
			n := len(p.Reserve) - 1
			p.Row[i], p.Reserve = p.Reserve[n], p.Reserve[:n]
		}
	}
}

// discardReserve leaves so many cards in the reserve.
func discardReserve(p *page, left int) {
	for len(p.Reserve) > left {
		n := len(p.Reserve) - 1
		p.Discard, p.Reserve = append(p.Discard, p.Reserve[n]), p.Reserve[:n]
	}
}

// seatCall puts the King's Call back to where it may lie, should cards have been
// taken from below it.
func seatCall(p *page) {
	if i := slices.Index(p.Reserve, "call"); i >= 0 {
		_, high := callWindow(uint8(len(p.Seats)))
		p.Reserve = slices.Delete(p.Reserve, i, i+1)
		p.Reserve = slices.Insert(p.Reserve, min(high, len(p.Reserve)), "call")
	}
}

// callNow sets the King's Call aside.
func callNow(p *page) {
	p.Called = true
	takeCard(p, "call")
}
