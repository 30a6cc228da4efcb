package gametest

import (
	"slices"
	"testing"

	"posterestante/game"
)

// toldOf bends what a match tells of a thought.
type toldOf struct {
	*game.Session
	bug string
}

// Thought tells too much, by the bug.
func (b toldOf) Thought(n int, viewer game.Seat) (game.Thought, bool) {
	t, ok := b.Session.Thought(n, viewer)
	why := b.Step(n).Thought
	switch b.bug {
	case "chance":
		return game.Thought{Chance: why.Chance}, true
	case "passed":
		return game.Thought{Passed: why.Passed}, true
	case "silence": // that nothing is told hangs on the hand
		return t, why.Chance%2 == 0
	}
	return t, ok
}

// Reason tells what its seat has in its hand.
func (b toldOf) Reason(n int, viewer game.Seat) (game.Fact, bool) {
	if b.bug == "reason" {
		return game.Fact{Key: b.Game().Notation(b.Step(n).Thought.Passed[0].Action)}, true
	}
	return b.Session.Reason(n, viewer)
}

// TestThoughts plants what would tell others of a hand; the law must see each.
func TestThoughts(t *testing.T) {
	for _, bug := range []string{"", "chance", "passed", "silence", "reason"} {
		if found := leaks(t, bug); found != (bug != "") {
			t.Errorf("what is told, %q: found %v", bug, found)
		}
	}
}

// leaks compares what a bent match of the toy tells with another of the same knowledge,
// in many deals.
func leaks(t *testing.T, bug string) bool {
	t.Helper()
	compared := 0
	for seed := range uint64(30) {
		g := toy{}
		m := &match{g: g, c: Case{Setup: game.Setup{Seats: []string{"person", "person"}, Seed: game.Numbered(seed)}}}
		st, err := g.New(m.c.Setup)
		if err != nil {
			t.Fatal(err)
		}
		r, a := game.NewRand(seed), st.Legal(nil)[0]
		d := st.Clone()
		for n := 0; n == 0 || n < 40 && !slices.Contains(d.Legal(nil), a); n++ {
			d.Determinize(game.Nobody, &r)
		}
		if !slices.Contains(d.Legal(nil), a) {
			continue
		}
		compared++
		mine, theirs := m.retaken(st, a, nil, nil), m.retaken(d, a, nil, nil)
		if toldAlike(toldOf{mine, bug}, toldOf{theirs, bug}, game.Nobody) != "" {
			return true
		}
	}
	if compared < 5 {
		t.Errorf("%q: only %d compared", bug, compared)
	}
	return false
}
