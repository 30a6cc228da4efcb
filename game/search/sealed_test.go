package search_test

import (
	"context"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	sasight "posterestante/game/sakodo/sight"
	"posterestante/game/search"
)

// TestSealedBids: who bids in secret after the searching seat has no decision in its tree, where it would answer a bid
// that it doesn't see.
func TestSealedBids(t *testing.T) {
	p := search.NewPlayer(modelOf(t, sasight.Game))
	asked, after := 0, 0
	for _, deal := range bids(t, 6) {
		if _, err := p.Think(context.Background(), search.Question{Deal: deal.Clone(), Iterations: 300, Seed: 5}); err != nil {
			t.Fatal(err)
		}
		asked++
		me := deal.Turn()
		deal.Apply(game.Action{Verb: globe.VNoBid}, nil)
		for _, seat := range p.After() {
			if after++; seat == deal.Turn() {
				t.Fatalf("seat %d answers the bid of seat %d, which is secret", seat, me)
			}
		}
	}
	if asked < 3 || after < 10 {
		t.Fatalf("%d bids, %d decisions after them", asked, after)
	}
}

// bids are positions of a game for three in which the first of two bids in secret.
func bids(t *testing.T, most int) (deals []game.State) {
	t.Helper()
	for n := 0; len(deals) < most; n++ {
		seed := game.Numbered(uint64(n))
		st, err := game.Begin(sasight.Game, game.Setup{Game: "sakodo", Seats: []string{"person", "person", "person"},
			Seed: seed, Options: map[string]string{"auction": "sealed"}})
		if err != nil {
			t.Fatal(err)
		}
		for r := seed.Rand(); !st.Over() && len(deals) < most; {
			legal := st.Legal(nil)
			s := st.(*globe.State)
			if s.Top().Kind == globe.StepBid && s.Sealed() == 0 && len(legal) > 5 {
				next := st.Clone()
				next.Apply(game.Action{Verb: globe.VNoBid}, nil)
				if next.(*globe.State).Top().Kind == globe.StepBid {
					deal := st.Clone()
					deal.Determinize(st.Turn(), &r)
					deals = append(deals, deal)
				}
			}
			st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	return deals
}

// TestSealedBefore: who bids in secret after others weighs what the policy would have them bid, not bids of any height;
// what they did bid changes nothing.
func TestSealedBefore(t *testing.T) {
	p := search.NewPlayer(modelOf(t, sasight.Game))
	differ := 0
	for _, deal := range bids(t, 6) {
		legal := deal.Legal(nil)
		var worths []float64
		for _, q := range []struct {
			bid  game.Action
			even bool
		}{{legal[0], false}, {legal[len(legal)-1], false}, {legal[0], true}} {
			next := deal.Clone()
			next.Apply(q.bid, nil)
			a, err := p.Think(context.Background(), search.Question{Deal: next, Iterations: 200, Seed: 5, Even: q.even})
			if err != nil {
				t.Fatal(err)
			}
			worths = append(worths, a.Worth)
		}
		if worths[0] != worths[1] {
			t.Errorf("a bid that is secret is worth %g to who bids next, another %g", worths[0], worths[1])
		}
		if worths[0] != worths[2] {
			differ++
		}
	}
	if differ < 2 {
		t.Errorf("only %d times something else came of bids by the policy", differ)
	}
}
