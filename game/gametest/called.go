package gametest

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

// longestCall is how many actions something is put together of at most.
const longestCall = 40

// Called has seats at a real table begin what they can, and put it together at random, with all that comes to light
// told at random: what is offered can be done and has words, a position in which it is begun can be, pieces stay whole,
// and it ends. It gives how often each verb was done.
func Called(t *testing.T, g game.Game, setups []game.Setup) (done map[string]int) {
	t.Helper()
	done = map[string]int{}
	for i, setup := range setups {
		for round := range uint64(12) {
			st, r := playedOn(t, g, setup, uint64(i)*17+round), game.NewRand(round)
			if _, ok := st.(game.Caller); !ok {
				return done
			}
			for seat := range game.Seat(len(setup.Seats)) {
				if setup.Seats[seat] == g.Kinds()[0] {
					callsOf(t, g, st, seat, &r, done)
				}
			}
		}
	}
	return done
}

// callsOf has a seat begin one thing of each verb that it can, and goes on with each to its end.
func callsOf(t *testing.T, g game.Game, st game.Editable, seat game.Seat, r *game.Rand, done map[string]int) {
	t.Helper()
	was := st.Clone()
	calls := st.(game.Caller).Calls(seat)
	if !st.Equal(was) {
		t.Fatalf("%s: to ask for calls changes the position", g.Name())
	}
	first := map[game.Verb]bool{}
	for range calls {
		c := calls[r.Intn(len(calls))]
		if first[c.Action.Verb] {
			continue
		}
		first[c.Action.Verb] = true
		for n := 0; ; n++ {
			after := called(t, g, c, seat, r)
			if after == nil {
				break
			}
			verb, _, _ := strings.Cut(g.Notation(c.Action), " ")
			done[verb]++
			if n > longestCall {
				t.Fatalf("%s: what seat %d began doesn't end", g.Name(), seat)
			}
			if !after.(game.Caller).Calling() {
				break
			}
			next := after.(game.Caller).Calls(seat)
			if len(next) == 0 {
				t.Fatalf("%s: seat %d can't go on after %s", g.Name(), seat, g.Notation(c.Action))
			}
			c = next[r.Intn(len(next))]
		}
	}
}

// called does a call; nil where nothing can be told of what it asks.
func called(t *testing.T, g game.Game, c game.Call, seat game.Seat, r *game.Rand) game.Editable {
	t.Helper()
	text := g.Notation(c.Action)
	if c.Words.Kind == game.Nothing {
		t.Errorf("%s: %s has no words", g.Name(), text)
	}
	if err := c.From.Check(); err != nil {
		t.Fatalf("%s: %s begins where nothing can: %v", g.Name(), text, err)
	}
	if !slices.Contains(c.From.Legal(nil), c.Action) && !slices.Contains(game.RequestsOf(c.From, seat), c.Action) {
		t.Fatalf("%s: %s is offered to seat %d, and not legal", g.Name(), text, seat)
	}
	var told []uint16
	f := game.Foretell(c.From, c.Action, nil)
	for ; f.Ask != nil; f = game.Foretell(c.From, c.Action, told) {
		n, ok := anything(c.From, f, r)
		if !ok {
			return nil
		}
		if told = append(told, n); len(told) > 80 {
			t.Fatalf("%s: %s asks without end", g.Name(), text)
		}
	}
	if err := f.After.Check(); err != nil {
		t.Fatalf("%s: after %s: %v", g.Name(), text, err)
	}
	return f.After
}
