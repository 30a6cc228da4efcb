// Command visits prints how often each choice is looked at, in positions all over
// a match of each game, and what it is worth to the last bit: what must be the
// same on every machine. A test runs it on several.
package main

import (
	"context"
	"fmt"
	"math"
	"os"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

func main() {
	for _, pack := range box.Games {
		for _, g := range []game.Game{pack.Game, bare{pack.Game}} {
			if err := visits(g); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
		}
	}
}

// bare is a game without eyes or training, as a new one is.
type bare struct{ game.Game }

// visits plays a match of seats that think, and prints some of their answers.
func visits(g game.Game) error {
	m, err := search.ModelOf(g)
	if err != nil {
		return err
	}
	st, err := game.Begin(g, game.Setup{Game: g.Name(), Seats: []string{"think:60", "think:60", "think:60"},
		Seed: "11"})
	if err != nil {
		return err
	}
	p, r := search.NewPlayer(m), game.NewRand(4)
	for n := 0; n < 40 && !st.Over(); n++ {
		deal := st.Clone()
		deal.Determinize(st.Turn(), &r)
		a, err := p.Think(context.Background(), search.Question{Deal: deal, Iterations: 30, Seed: r.Next()})
		if err != nil {
			return err
		}
		fmt.Print(g.Name(), " ", n)
		for _, c := range a.Choices {
			fmt.Printf(" %s %d %x", g.Notation(c.Action), c.Visits, math.Float64bits(c.Worth))
		}
		fmt.Println()
		st.Apply(a.Action, nil)
	}
	return nil
}
