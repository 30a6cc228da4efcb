package search_test

import (
	"context"
	"slices"
	"strconv"
	"testing"

	"posterestante/game"
	"posterestante/game/search"
)

// enough is how many decisions a sample has at least: a match may have a handful.
const enough = 40

// spread are positions all over matches of so many that think a little, as the seat
// to act may imagine them.
func spread(tb testing.TB, g game.Game, seats int) (deals []game.State) {
	tb.Helper()
	for seed := 7; len(deals) < enough; seed++ {
		deals = append(deals, decisions(tb, g, seats, game.Seed(strconv.Itoa(seed)))...)
	}
	return deals
}

// decisions returns the decisions of one match.
func decisions(tb testing.TB, g game.Game, seats int, seed game.Seed) (deals []game.State) {
	tb.Helper()
	m := modelOf(tb, g)
	st, err := game.Begin(g, game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{"person"}, seats), Seed: seed})
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
