package search_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
	mosight "posterestante/game/montaigne/sight"
	pcsight "posterestante/game/postcards/sight"
	"posterestante/game/search"
)

var games = []game.Game{pcsight.Game{}, mosight.Game{}}

func think(tb testing.TB, p *search.Player, q search.Question) search.Answer {
	tb.Helper()
	a, err := p.Think(context.Background(), q)
	if err != nil {
		tb.Fatal(err)
	}
	return a
}

// TestHonest checks that an answer hangs on nothing that the seat can't know: other
// deals of a position, whose hidden cards lie otherwise, have the same answer.
func TestHonest(t *testing.T) {
	for _, g := range games {
		p := search.NewPlayer(modelOf(t, g))
		r := game.NewRand(9)
		for n, deal := range spread(t, g, 2) {
			if n%7 != 0 {
				continue
			}
			want := think(t, p, search.Question{Deal: deal.Clone(), Iterations: 60, Seed: 5})
			other := deal.Clone()
			other.Determinize(deal.Turn(), &r)
			got := think(t, p, search.Question{Deal: other, Iterations: 60, Seed: 5})
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("%s, position %d: another deal is thought of as %v, not %v", g.Name(), n, got, want)
			}
		}
	}
}

// TestSame checks that a used player answers as a new one does.
func TestSame(t *testing.T) {
	for _, g := range games {
		deals := spread(t, g, 2)
		used := search.NewPlayer(modelOf(t, g))
		for n, deal := range deals[:12] {
			got := think(t, used, search.Question{Deal: deal.Clone(), Iterations: 100, Seed: uint64(n)})
			want := think(t, search.NewPlayer(modelOf(t, g)), search.Question{Deal: deal.Clone(), Iterations: 100, Seed: uint64(n)})
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Fatalf("%s, position %d: a used player says %v, a new one %v", g.Name(), n, got, want)
			}
		}
	}
}

// TestAnswer holds what an answer says: the action is legal and first, the iterations
// add up, the turn begins with its action and is legal all the way, chances and
// losses are what they should be.
func TestAnswer(t *testing.T) {
	const iterations = 200
	for _, g := range games {
		p := search.NewPlayer(modelOf(t, g))
		long := 0
		for n, deal := range spread(t, g, 2) {
			a := think(t, p, search.Question{Deal: deal.Clone(), Iterations: iterations, Seed: uint64(n)})
			if len(a.Choices) == 1 && a.Choices[0].Visits == 0 {
				continue
			}
			sum := 0
			for _, c := range a.Choices {
				sum += c.Visits
				if c.Chance < 0 || c.Chance > 1 || c.Worth < 0 || c.Worth > 1 || c.Turn[0] != c.Action || c.Loss != a.Choices[0].Worth-c.Worth {
					t.Fatalf("%s, position %d: %+v", g.Name(), n, c)
				}
				if !slices.Contains(deal.Legal(nil), c.Action) {
					t.Fatalf("%s, position %d: %s is not legal", g.Name(), n, g.Notation(c.Action))
				}
			}
			if a.Action != a.Choices[0].Action || sum > iterations || sum < iterations-1 {
				t.Fatalf("%s, position %d: %d iterations at %v", g.Name(), n, sum, a.Choices)
			}
			if playThrough(deal.Clone(), a.Choices[0].Turn) {
				long = max(long, len(a.Choices[0].Turn))
			} else if n%5 == 0 {
				t.Logf("%s, position %d: the turn %v can't be played on this deal", g.Name(), n, a.Choices[0].Turn)
			}
		}
		if long < 3 {
			t.Errorf("%s: no turn of three actions", g.Name())
		}
	}
}

// playThrough plays the actions of a turn, forced ones between left out.
func playThrough(st game.State, turn []game.Action) bool {
	for _, a := range turn {
		legal := st.Legal(nil)
		for len(legal) == 1 && legal[0] != a {
			st.Apply(legal[0], nil)
			legal = st.Legal(nil)
		}
		if !slices.Contains(legal, a) {
			return false
		}
		st.Apply(a, nil)
	}
	return true
}

// TestLine checks that a line is weighed as what is done first: a good action is
// worth more than the worst.
func TestLine(t *testing.T) {
	for _, g := range games {
		p := search.NewPlayer(modelOf(t, g))
		better, worse := 0, 0
		for n, deal := range spread(t, g, 2) {
			if n%2 != 0 {
				continue
			}
			a := think(t, p, search.Question{Deal: deal.Clone(), Iterations: 100, Seed: uint64(n)})
			worst := a.Choices[len(a.Choices)-1]
			if len(a.Choices) < 3 {
				continue
			}
			weigh := func(c search.Choice) float64 {
				return think(t, p, search.Question{Deal: deal.Clone(), Iterations: 300, Seed: 1, Line: []game.Action{c.Action}}).Worth
			}
			switch more := weigh(a.Choices[0]) - weigh(worst); {
			case more > 0.03:
				better++
			case more < -0.03:
				worse++
			}
		}
		if better < 3*worse {
			t.Errorf("%s: the action chosen is worth more than the worst %d times, less %d times", g.Name(), better, worse)
		}
	}
}

// TestCancelled checks that a question that nobody waits for is given up.
func TestCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	p := search.NewPlayer(modelOf(t, pcsight.Game{}))
	deal := spread(t, pcsight.Game{}, 2)[0]
	if _, err := p.Think(ctx, search.Question{Deal: deal, Iterations: game.MostThought}); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// asked is a context that counts how often it is asked whether to go on.
type asked struct {
	context.Context
	times int
}

func (a *asked) Err() error {
	a.times++
	return nil
}

// TestAsks checks that the context is asked at every iteration: in a browser the page
// lives only while it rests there.
func TestAsks(t *testing.T) {
	ctx := &asked{Context: context.Background()}
	p := search.NewPlayer(modelOf(t, pcsight.Game{}))
	a, err := p.Think(ctx, search.Question{Deal: spread(t, pcsight.Game{}, 2)[0], Iterations: 50})
	if err != nil || len(a.Choices) < 2 {
		t.Fatal(a, err)
	}
	if ctx.times < 50 {
		t.Errorf("asked %d times in 50 iterations", ctx.times)
	}
}

// TestFile checks that a training is read back as it was written, and that one of
// another game, or a part of one, is refused.
func TestFile(t *testing.T) {
	for _, g := range games {
		m := modelOf(t, g)
		data := m.Write()
		again, err := search.Read(g, data)
		if err != nil {
			t.Fatal(err)
		}
		if string(again.Write()) != string(data) {
			t.Errorf("%s is written otherwise", g.Name())
		}
		for _, other := range games {
			if _, err := search.Read(other, data); (err == nil) != (other == g) {
				t.Errorf("a training of %s for %s: %v", g.Name(), other.Name(), err)
			}
		}
		for _, bad := range [][]byte{nil, data[:20], data[:len(data)-1], append(slices.Clone(data), 0)} {
			if _, err := search.Read(g, bad); err == nil {
				t.Errorf("%s: %d bytes of %d are read", g.Name(), len(bad), len(data))
			}
		}
	}
}

// TestSetup checks that any seat of any game may think, by a number, and that the
// rules take it for a person's.
func TestSetup(t *testing.T) {
	for _, g := range games {
		for _, c := range []struct {
			kind string
			ok   bool
		}{{"think:0", true}, {"think:250", true}, {"think:1000000", true}, {"think:1000001", false}, {"think:-1", false}, {"think:", false}, {"think:07", false}, {"think:x", false}} {
			st, err := game.Begin(g, game.Setup{Game: g.Name(), Seats: []string{c.kind, "person"}})
			if (err == nil) != c.ok {
				t.Errorf("%s: %s is %v", g.Name(), c.kind, err)
			}
			if err != nil {
				continue
			}
			var page struct {
				Seats []struct{ Kind string }
			}
			data, err := json.Marshal(st)
			if err != nil || json.Unmarshal(data, &page) != nil || page.Seats[0].Kind != "person" {
				t.Errorf("%s: the position has %v", g.Name(), page)
			}
		}
	}
}
