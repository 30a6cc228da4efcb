package montaigne

import (
	"reflect"
	"slices"
	"testing"

	"posterestante/game"
)

// TestTellingTables checks that the tables of keys are as long as the lists of
// constants, and have no holes.
func TestTellingTables(t *testing.T) {
	for name, table := range map[string]struct {
		keys []string
		want int
	}{
		"phases": {onTheRoad[:], int(GameOver) + 1}, "steps": {stepNames[:], int(StepPope) + 1},
		"buttons": {travelButton[:], int(NumButtons)},
	} {
		if len(table.keys) != table.want || slices.Contains(table.keys, "") {
			t.Errorf("%s: %d keys, %d constants: %q", name, len(table.keys), table.want, table.keys)
		}
	}
	if len(deeds) != len(verbTable.Rows) {
		t.Errorf("%d deeds, %d verbs", len(deeds), len(verbTable.Rows))
	}
	for v, d := range deeds[1:] {
		if d.sign == "" || d.rule == "" {
			t.Errorf("verb %d: %+v", v+1, d)
		}
	}
}

// strolled plays matches at random, seldom homewards, and shows each position.
func strolled(t *testing.T, f func(*State)) {
	t.Helper()
	for seed := range uint64(12) {
		setup := setupOf([]string{"p p", "p p p", "p p p p"}[seed%3], optionSets[seed%4])
		setup.Seed = game.Numbered(seed)
		st, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s, r := st.(*State), game.NewRand(seed)
		for n := 0; !s.Over() && n < 400; n++ {
			f(s)
			legal := s.Legal(nil)
			a := legal[r.Intn(len(legal))]
			for try := 0; try < 20 && (s.homeward(a) != 0 || a.Verb == VFetch); try++ {
				a = legal[r.Intn(len(legal))]
			}
			s.Apply(a, nil)
		}
		f(s)
	}
}

// TestTellingTrue checks that what a seat is told of its own turn, by a state
// made from its view, is what the true position tells it.
func TestTellingTrue(t *testing.T) {
	told := map[uint8]int{}
	same := func(what string, got, want any) {
		t.Helper()
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%s: told %+v, true is %+v", what, got, want)
		}
	}
	strolled(t, func(s *State) {
		if s.Over() {
			return
		}
		v := s.View(s.turn)
		known := FromView(&v)
		told[s.top().Kind]++
		if s.steps.Depth == 0 {
			same("action", known.askAction(), s.askAction())
		} else {
			same("step", known.askStep(), s.askStep())
		}
		for _, z := range []game.Zone{Hand, Voyage} {
			for i, piece := range v.Pile(z, s.turn).Pieces {
				spot := of(s.turn, z, uint8(i))
				same("picked", known.picked(spot, CardOf(piece)), s.picked(spot, CardOf(piece)))
			}
		}
		for place := range uint8(3) {
			same("row", known.rowLabel(place), s.rowLabel(place))
		}
		for i := range s.seats {
			seat := game.Seat(i)
			same("seat", known.seatLabel(seat), s.seatLabel(seat))
			same("voyage", known.voyageLabel(seat, game.Piece{}), s.voyageLabel(seat, game.Piece{}))
			same("points", known.Points(seat), s.Points(seat))
		}
		same("unspent", known.unspent(), s.unspent())
		same("scores", known.Scores(), s.Scores())
	})
	if len(told) < 8 {
		t.Errorf("only the steps %v were told", told)
	}
}

// TestFromViewReuses checks that a state which is used again takes no memory.
func TestFromViewReuses(t *testing.T) {
	st, err := Game{}.New(setupOf("p p p p", "we"))
	if err != nil {
		t.Fatal(err)
	}
	v, s := st.View(1), &State{}
	if n := testing.AllocsPerRun(20, func() { s.FromView(&v) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
