package search_test

import (
	"context"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/search"
)

// spread are positions all over a game of so many that think a little, as the seat
// to act may imagine them.
func spread(tb testing.TB, g game.Game, seats int) (deals []game.State) {
	tb.Helper()
	m := modelOf(tb, g)
	st, err := game.Begin(g, game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{"person"}, seats), Seed: "7"})
	if err != nil {
		tb.Fatal(err)
	}
	p := search.NewPlayer(m)
	r := game.NewRand(3)
	for !st.Over() {
		deal := st.Clone()
		deal.Determinize(st.Turn(), &r)
		if len(st.Legal(nil)) > 3 {
			deals = append(deals, deal.Clone())
		}
		a, err := p.Think(context.Background(), search.Question{Deal: deal, Iterations: 10, Seed: r.Next()})
		if err != nil {
			tb.Fatal(err)
		}
		st.Apply(a.Action, nil)
	}
	return deals
}

func modelOf(tb testing.TB, g game.Game) *search.Model {
	tb.Helper()
	m, err := search.ModelOf(g)
	if err != nil {
		tb.Fatal(err)
	}
	return m
}
