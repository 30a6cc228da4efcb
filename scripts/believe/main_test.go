package main

import (
	"testing"

	"posterestante/game/box"
	"posterestante/game/search"
)

// TestPlay plays a game of each, once more from the same seed: with all that is believed, and with all cards seen.
func TestPlay(t *testing.T) {
	for _, b := range box.Games {
		m, err := search.ModelOf(b.Game)
		if err != nil {
			t.Fatal(err)
		}
		for n, part := range []string{"all", "open"} {
			a := asked{part: part, seats: 3, iterations: 4, seed: 5, options: sealed(b)}
			one, err := a.play(b.Game, search.NewPlayer(m), n)
			if err != nil {
				t.Fatal(err)
			}
			if two, _ := a.play(b.Game, search.NewPlayer(m), n); one != two || one < 0 || one > 1 {
				t.Errorf("%s: %g of a win, and %g when it was played again", b.Game.Name(), one, two)
			}
		}
	}
}

// sealed has bids be secret where there are any.
func sealed(b box.Pack) string {
	for _, o := range b.Game.Options() {
		if o.Name == "auction" {
			return "auction=sealed"
		}
	}
	return ""
}
