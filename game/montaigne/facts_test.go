package montaigne

import (
	"reflect"
	"testing"

	"posterestante/game"
)

func factsOf(s *State, seat game.Seat) []game.Fact {
	var legal []game.Action
	if s.Turn() == seat {
		legal = s.Legal(nil)
	}
	return Game{}.Facts(s.View(seat), legal, func() game.State { panic("facts hang on what is dealt") })
}

// TestFacts holds on many positions that facts are the same whatever is dealt of
// what the seat can't know, that what they are about is legal, and that they say
// what the engine does.
func TestFacts(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(160) {
		s, r := someState(t, seed*13), game.NewRand(seed)
		other := s.Clone().(*State)
		for seat := game.Nobody; seat < game.Seat(s.seats); seat++ {
			got := factsOf(s, seat)
			other.CopyFrom(s)
			if seat != game.Nobody {
				other.Determinize(seat, &r)
			}
			if again := factsOf(other, seat); !reflect.DeepEqual(got, again) {
				t.Fatalf("seat %d, another deal: %+v\nnot %+v", seat, again, got)
			}
			if (len(got) == 0) != (seat == game.Nobody || s.Over()) {
				t.Fatalf("seat %d is told %d facts", seat, len(got))
			}
			for _, f := range got {
				told[f.Key]++
				factHolds(t, s, seat, f)
			}
		}
	}
	for _, key := range []string{"head.home", "head.roads", "head.tiles", "home.books", "home.books_all", "home.cities", "home.cards", "home.cards_none",
		"road.free", "road.toll", "road.stay", "tile.book", "tile.find", "tile.zones", "tile.company"} {
		if told[key] == 0 {
			t.Errorf("%s was never told: %v", key, told)
		}
	}
}

func factHolds(t *testing.T, s *State, seat game.Seat, f game.Fact) {
	t.Helper()
	n := s.p[seat].Count()
	for _, a := range f.Actions {
		if s.Turn() != seat || s.Refuse(a) != nil {
			t.Fatalf("%+v is about what is not legal", f)
		}
		next := s.Clone().(*State)
		next.Apply(a, nil)
		toll := 0
		for _, step := range next.steps.Open() {
			if step.Kind == StepToll {
				toll = int(step.A)
			}
		}
		if toll != f.N && next.turn == seat {
			t.Fatalf("%+v: the road costs %d", f, toll)
		}
	}
	switch f.Key {
	case "home.books_all":
		if !n.threeBooks() {
			t.Fatalf("%+v of %+v", f, n)
		}
	case "home.cities":
		if !s.long() || s.called() || n.Counted(TileCities)+f.N != HomeCities {
			t.Fatalf("%+v of %+v", f, n)
		}
	case "tile.find":
		if s.tiles[f.Spots[0].Index] != 0 || int(n.Finds[f.Counts[0].What])+f.N != FindsForTile {
			t.Fatalf("%+v of %+v", f, n)
		}
	}
}
