package main

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

// TestMask checks that a game without the half of its features tells of the others alone, and as it did.
func TestMask(t *testing.T) {
	for _, p := range box.Games {
		g := p.Game
		whole, err := search.ModelOf(g)
		if err != nil {
			t.Fatal(err)
		}
		m, err := weigh(g, whole, 5)
		if err != nil {
			t.Fatal(err)
		}
		if n, all := len(m.left()), len(m.action)+len(m.seat)+len(m.common); n < all/2-1 || n > all/2 {
			t.Errorf("%s: %d of %d features are left out", g.Name(), n, all)
		}
		masked, err := search.Read(m.game(g), whole.Write())
		if err != nil {
			t.Fatal(err)
		}
		st, err := game.Begin(g, game.Setup{Game: g.Name(), Seats: []string{"person", "person"}, Seed: "5"})
		if err != nil {
			t.Fatal(err)
		}
		all, half, r := search.NewEvaluator(whole), search.NewEvaluator(masked), game.NewRand(5)
		for n := 0; n < 60 && !st.Over(); n++ {
			all.Extractor.Prepare(st)
			half.Extractor.Prepare(st)
			legal := st.Legal(nil)
			for _, a := range legal {
				want := slices.DeleteFunc(all.ActionFeatures(st, a, nil), func(e search.Entry) bool { return !m.action[e.At] })
				if got := half.ActionFeatures(st, a, nil); !slices.Equal(got, want) {
					t.Fatalf("%s: %v instead of %v", g.Name(), got, want)
				}
			}
			told := half.Inputs(st, st.Turn(), 2)
			for i, x := range all.Inputs(st, st.Turn(), 2) {
				if seat := len(m.seat); i < seat && (m.seat[i] && told[i] != x || !m.seat[i] && told[i] != 0) {
					t.Fatalf("%s: input %d is %v, of all %v", g.Name(), i, told[i], x)
				}
			}
			st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
}
