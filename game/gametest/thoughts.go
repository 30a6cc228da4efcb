package gametest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"reflect"
	"slices"

	"posterestante/game"
)

// teller tells why an action of a match was taken; *game.Session is one, and tests
// bend it.
type teller interface {
	Thought(n int, viewer game.Seat) (game.Thought, bool)
	Reason(n int, viewer game.Seat) (game.Fact, bool)
}

// thoughtOf is what a seat might think as it takes an action: all of it follows from
// what the seat sees, and as much as may of what others don't.
func thoughtOf(st game.State, a game.Action) *game.Thought {
	seat := st.Turn()
	seen, err := json.Marshal(st.View(seat).Piles)
	if err != nil {
		panic(err)
	}
	h := fnv.New64a()
	_, _ = h.Write(seen)
	t := &game.Thought{Chance: 1 + int(h.Sum64()%999), Turn: []game.Action{a}}
	r := game.NewRand(h.Sum64())
	own := st.Clone()
	own.Determinize(seat, &r)
	for legal := own.Legal(nil); len(t.Passed) < min(3, len(legal)-1); {
		if b := legal[r.Intn(len(legal))]; b != a {
			t.Passed = append(t.Passed, game.Passed{Action: b, Loss: r.Intn(99)})
		}
	}
	own.Apply(a, nil)
	for legal := own.Legal(nil); own.Turn() == seat && len(t.Turn) < 4; legal = own.Legal(nil) {
		b := legal[r.Intn(len(legal))]
		t.Turn = append(t.Turn, b)
		own.Apply(b, nil)
	}
	return t
}

// thoughts holds, of an action just done, that a viewer is told the same reason for it
// in all positions that it may imagine: what the seat to act sees itself doesn't reach
// others, neither by what they are told nor by what is left out; and that one who hears
// its opponents think aloud reads no name that it could not know.
func (m *match) thoughts(a game.Action) error {
	before := m.states[m.step-1]
	if m.states[m.step].Over() { // then all is told
		return nil
	}
	mine := m.retaken(before, a, nil, nil)
	for _, viewer := range m.viewers {
		aloud := m.retaken(before, a, mine.Step(0).Thought, &viewer)
		if why := unread(m.g, aloud, viewer); why != "" {
			return m.broken(Thoughts, "%s", why)
		}
		for range 2 {
			d := before.Clone()
			d.Determinize(viewer, &m.chance)
			if !slices.Contains(d.Legal(nil), a) {
				continue
			}
			theirs := m.retaken(d, a, nil, nil)
			if theirs.Over() || theirs.Text(0, viewer) != mine.Text(0, viewer) {
				continue
			}
			if why := toldAlike(mine, theirs, viewer); why != "" {
				return m.broken(Thoughts, "%s", why)
			}
			if why := namedAlike(aloud, m.retaken(d, a, mine.Step(0).Thought, &viewer), viewer); why != "" {
				return m.broken(Thoughts, "%s", why)
			}
		}
	}
	return nil
}

// retaken is a match from a position in which an action was taken, for what its seat
// would think there, or for the reason given. One who listens is a person alone with
// opponents that think aloud.
func (m *match) retaken(st game.State, a game.Action, why *game.Thought, listens *game.Seat) *game.Session {
	setup := m.c.Setup
	if listens != nil {
		setup.Seats = slices.Clone(setup.Seats)
		for i := range setup.Seats {
			setup.Seats[i] = game.ThinkKind(1)
		}
		setup.Seats[max(*listens, 0)] = "person"
	}
	if why == nil {
		why = thoughtOf(st, a)
	}
	s := game.From(m.g, setup, st)
	if listens != nil {
		s.ThinkAloud(true)
	}
	if _, err := s.DoThought(a, why); err != nil {
		panic(err) // it is legal there
	}
	return s
}

// toldAlike says how what two matches tell a viewer of their first action differs.
func toldAlike(mine, theirs teller, viewer game.Seat) string {
	a, told := mine.Thought(0, viewer)
	b, too := theirs.Thought(0, viewer)
	if told != too || !reflect.DeepEqual(a, b) {
		return fmt.Sprintf("seat %d may read %+v, and where other things are hidden %+v", viewer, a, b)
	}
	f, told := mine.Reason(0, viewer)
	g, too := theirs.Reason(0, viewer)
	if told != too || f.Key != g.Key || f.Rule != g.Rule {
		return fmt.Sprintf("seat %d is told the reason %q, and where other things are hidden %q", viewer, f.Key, g.Key)
	}
	return ""
}

// namedAlike says how what two matches name to a viewer who hears opponents think
// differs: the thought is the same.
func namedAlike(mine, theirs teller, viewer game.Seat) string {
	a, _ := mine.Thought(0, viewer)
	b, _ := theirs.Thought(0, viewer)
	if !reflect.DeepEqual(a, b) {
		return fmt.Sprintf("of one thought seat %d may read %+v, and where other things are hidden %+v", viewer, a, b)
	}
	return ""
}

// unread says whether a thought names an action that its viewer can't read whole.
func unread(g game.Game, s *game.Session, viewer game.Seat) string {
	t, _ := s.Thought(0, viewer)
	if len(t.Turn)+len(t.Passed) > 0 && s.Text(0, viewer) != g.Notation(s.Step(0).Action) {
		return fmt.Sprintf("seat %d reads %q, and beside it %+v", viewer, s.Text(0, viewer), t)
	}
	return ""
}
