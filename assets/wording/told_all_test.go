package wording

import (
	"context"
	"slices"
	"strconv"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/coach"
	"posterestante/game/gametest"
	"posterestante/game/search"
)

// This file plays matches of all games at all numbers of seats to their end, by seats
// that think, and asks all that is told of them, in every seat's and the spectator's
// eyes, in both languages: nothing may fail, and all must be sound words.

// asked is a match that is asked all that there is to tell of it.
type asked struct {
	*testing.T
	s       *game.Session
	tellers []Teller
	coach   *coach.Coach
	r       game.Rand
	counts  map[string]int // what was told, and how often
	found   map[string]bool
}

// TestAllIsTold asks all of matches at all numbers of seats, while they go on and
// again, step by step, once they are over.
func TestAllIsTold(t *testing.T) {
	for _, p := range box.Games {
		least, most := p.Game.Seats()
		for seats := max(2, least); seats <= most; seats++ {
			t.Run(p.Game.Name()+strconv.Itoa(seats), func(t *testing.T) {
				t.Parallel()
				for seed := range uint64(gametest.Times()) {
					a := asking(t, p, seats, seed)
					a.whole(p)
				}
			})
		}
	}
}

// asking begins a match of seats that think and, in every other one, of the game's own
// opponents among them.
func asking(t *testing.T, p box.Pack, seats int, seed uint64) *asked {
	t.Helper()
	setup := game.Setup{Game: p.Game.Name(), Seed: game.Numbered(40 + seed), Options: map[string]string{}}
	for i := range seats {
		kind := game.ThinkKind(4 + 4*(i%3))
		if seed%2 == 1 && i%3 == 1 {
			kind = p.Opponent
		}
		setup.Seats = append(setup.Seats, kind)
	}
	for _, o := range p.Game.Options() {
		values := o.For(seats)
		setup.Options[o.Name] = values[int(seed)%len(values)]
	}
	s, err := game.NewSession(p.Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	c, err := coach.New(p.Game, 12)
	if err != nil {
		t.Fatal(err)
	}
	a := &asked{T: t, s: s, coach: c, r: game.NewRand(seed), counts: map[string]int{}, found: map[string]bool{}}
	for _, l := range words.Languages() {
		names := []string{"Lise", "Anatole", "Zoé", "Ode", "Basile", "Irma"}
		a.tellers = append(a.tellers, For(p.Game.Name(), words.In(l), names))
	}
	return a
}

// whole plays the match to its end, asking on the way, and steps back through it.
func (a *asked) whole(p box.Pack) {
	a.Helper()
	var h search.Host
	for !a.s.Over() {
		if a.s.Len()%20 == 0 {
			a.position()
		}
		if a.s.Len()%30 == 15 {
			a.advice()
		}
		act, why, err := h.Reply(context.Background(), a.s)
		if err != nil {
			a.Fatal(err)
		}
		if _, err := a.s.DoThought(act, why); err != nil {
			a.Fatal(err)
		}
		a.action(a.s.Len()-1, 1)
	}
	over := a.counts["why"]
	for n := a.s.Len() - 1; n >= 0; n-- { // as replay steps back
		a.action(n, 3)
	}
	a.position()
	for _, t := range a.tellers {
		a.say("score", t.Verdict(a.s.Scores()))
		for _, score := range a.s.Scores() {
			for _, line := range score.Lines {
				a.say("score", t.ScoreLine(line))
			}
		}
	}
	c := a.counts
	if c["why"] <= over || c["label"] < 500 || c["preview"] < 10 || c["fact"] < 10 {
		a.Errorf("%s of %d: told %v, %d reasons before the end: not a match worth asking", p.Game.Name(), a.s.Seats(), c, over)
	}
}

// say checks that what is told is sound.
func (a *asked) say(what string, lines ...string) {
	a.Helper()
	for _, line := range lines {
		a.counts[what]++
		if bad := sane(line); bad != "" && !a.found[line] {
			a.found[line] = true
			a.Errorf("action %d, %s: %q in %q", a.s.Len(), what, bad, line)
		}
	}
}

// differ checks that no two lines of one answer are the same.
func (a *asked) differ(what string, lines []string) {
	a.Helper()
	a.say(what, lines...)
	for i, line := range lines {
		if slices.Contains(lines[:i], line) {
			a.Errorf("action %d, %s: twice %q", a.s.Len(), what, line)
		}
	}
}

func (a *asked) viewers() (out []game.Seat) {
	for seat := game.Nobody; int(seat) < a.s.Seats(); seat++ {
		out = append(out, seat)
	}
	return out
}

// action asks about an action that was done, in every so manyth viewer's eyes.
func (a *asked) action(n, every int) {
	a.Helper()
	for i, viewer := range a.viewers() {
		if (n+i)%every != 0 && viewer != a.s.Step(n).Seat {
			continue
		}
		if a.s.Text(n, viewer) == "" {
			a.Errorf("action %d has no text", n)
		}
		lang := (n + i) % len(a.tellers)
		for k, t := range a.tellers {
			told := t.Told(a.s, n, viewer)
			a.say("step", append([]string{told.Short, told.Bare}, told.End...)...)
			a.say("long", told.Long...)
			if b := a.s.BarrierAt(n, viewer); b != nil {
				a.say("barrier", t.Barrier(b))
			}
			if k == lang { // it is tried on many deals
				a.differ("why", append(t.ReasonOf(a.s, n, viewer), t.Thought(a.s, n, viewer, true)...))
			}
		}
	}
}
