package globetest

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/sight"
	"posterestante/game/search"
)

// Features checks that what is told of actions and of seats hangs on nothing that the seat can't know, and that the
// totals without lines are those of the scores; all through random matches of random options.
func Features(t *testing.T, g sight.Game) {
	e := search.NewEvaluator(search.Untrained(g))
	told, left := 0, 0
	for seed := range uint64(10) {
		seats, r, options := 2+int(seed%5), game.NewRand(seed), map[string]string{}
		for _, o := range g.Options() {
			options[o.Name] = o.Values[r.Intn(len(o.Values))]
		}
		st, err := g.New(Setup(g.Game, seats, seed, options))
		if err != nil {
			t.Fatal(err)
		}
		var buf []game.Score
		for n := 0; n < 600 && !st.Over(); n++ {
			legal := st.Legal(nil)
			if n%7 == 0 {
				told += dealtAlike(t, e, st, legal, seats, &r)
			}
			left += sparse(t, e, st, legal)
			st.Apply(legal[r.Intn(len(legal))], nil)
			buf = game.Totals(st, buf[:0])
			for i, want := range st.Scores() {
				if buf[i].Total != want.Total || buf[i].Place != want.Place {
					t.Fatalf("seed %d, action %d: seat %d has %d in place %d, not %d in place %d", seed, n, i,
						buf[i].Total, buf[i].Place, want.Total, want.Place)
				}
			}
		}
	}
	if told < 1000 {
		t.Errorf("only %d actions were compared", told)
	}
	if left < 1000 {
		t.Errorf("only %d actions were left out", left)
	}
}

// sparse holds what search.Sparse promises of a position, and gives how many actions
// are left out.
func sparse(t *testing.T, e *search.Evaluator, st game.State, legal []game.Action) int {
	t.Helper()
	few := st.Clone()
	e.Extractor.(search.Sparse).Sparse(few)
	got := few.Legal(nil)
	s := st.(*globe.State)
	if left := sensible(t, legal, got); s.R.Steps[s.Top().Kind].Spoken {
		return left
	}
	enough := s.R.Lodges && s.N[globe.Lots] >= globe.FewSales
	sells := func(a game.Action) bool {
		return a.Verb == globe.VLot || enough && (a.Verb == globe.VSell || a.Verb == globe.VBundle)
	}
	if enough && s.R.Begins(s.Top().Kind) && slices.ContainsFunc(got, sells) {
		t.Fatalf("%d sales in a turn, and %v are sensible", s.N[globe.Lots], got)
	}
	for _, a := range got {
		if least := min(globe.Handful, s.P[s.Seller()].Of(globe.ChequesN)); a.Verb == globe.VLot && int32(a.N) < least {
			t.Fatalf("%v is sensible, a lot of less than %d", a, least)
		}
	}
	judged := func(a game.Action) bool { // of these only what is sensible is left
		return sells(a) || s.R.Barter != nil && a.Verb == s.R.Barter.Begin
	}
	got, legal = slices.DeleteFunc(got, judged), slices.DeleteFunc(slices.Clone(legal), judged)
	if (len(got) == 1) != (len(legal) == 1) {
		t.Fatalf("of %d legal actions %d are left", len(legal), len(got))
	}
	keys, at := map[uint32]bool{}, 0
	for i, key := range e.Extractor.Keys(st, legal, nil) {
		switch {
		case at < len(got) && got[at] == legal[i]:
			at++
		case !keys[key]:
			t.Fatalf("%v is left out of %v, and nothing before it comes to the same", legal[i], legal)
		}
		keys[key] = true
	}
	if at < len(got) {
		t.Fatalf("%v is not legal", got[at])
	}
	return len(legal) - len(got)
}

// dealtAlike compares what is told of a position with what is told of it dealt
// anew; it gives how many actions there were.
func dealtAlike(t *testing.T, e *search.Evaluator, st game.State, legal []game.Action, seats int, r *game.Rand) int {
	t.Helper()
	for seat := range game.Seat(seats) {
		deal := st.Clone()
		deal.Determinize(seat, r)
		want := slices.Clone(e.Inputs(st, seat, seats))
		if got := e.Inputs(deal, seat, seats); !slices.Equal(got, want) {
			t.Fatalf("seat %d is told something else where what it can't know is dealt anew:\n%v\n%v", seat, want, got)
		}
		if seat != st.Turn() {
			continue
		}
		if got, want := e.Extractor.Keys(deal, legal, nil), e.Extractor.Keys(st, legal, nil); !slices.Equal(got, want) {
			t.Fatalf("actions of seat %d have the keys %v, and dealt anew %v", seat, want, got)
		}
		for _, a := range legal {
			e.Extractor.Prepare(st)
			want := e.ActionFeatures(st, a, nil)
			e.Extractor.Prepare(deal)
			if got := e.ActionFeatures(deal, a, nil); !slices.Equal(got, want) {
				t.Fatalf("of action %v seat %d is told %v, and dealt anew %v", a, seat, want, got)
			}
		}
	}
	return len(legal)
}

// sensible checks that of what may be said in a barter something that may be is left.
func sensible(t *testing.T, legal, got []game.Action) int {
	t.Helper()
	for _, a := range got {
		if !slices.Contains(legal, a) {
			t.Fatalf("%v is sensible, and none of %v", a, legal)
		}
	}
	if len(got) == 0 {
		t.Fatalf("nothing of %v is sensible", legal)
	}
	return len(legal) - len(got)
}
