package postcards

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
		"phases": {phaseNames, int(GameOver) + 1}, "steps": {stepNames, int(AutoTakeGift) + 1},
		"buttons": {buttonKeys[:], int(ButtonAutoma) + 1}, "levels": {levelKeys[:], int(Expert) + 1},
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

// toldMatches plays matches at random and shows each position.
func toldMatches(t *testing.T, f func(*State)) {
	t.Helper()
	for seed := range uint64(6) {
		setup := game.Setup{Game: "postcards", Seats: [][]string{{"person", "person"}, {"person", "automa:normal", "person"}}[seed%2], Seed: game.Numbered(seed), Options: map[string]string{"openfaces": "no"}}
		st, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s, r := st.(*State), game.NewRand(seed)
		for n := 0; !s.Over() && n < 700; n++ {
			f(s)
			legal := s.Legal(nil)
			a := legal[r.Intn(len(legal))]
			if i := slices.IndexFunc(legal, func(a game.Action) bool { return a.Verb == VSend || a.Verb == VStamp || a.Verb == VUse }); i >= 0 && r.Intn(3) > 0 {
				a = legal[i]
			}
			s.Apply(a, nil)
		}
	}
}

// TestTellingTrue checks that what a seat is told of its own turn, by a state
// made from its view, is what the true position tells it.
func TestTellingTrue(t *testing.T) {
	told := map[string]int{}
	same := func(what string, got, want any) {
		t.Helper()
		told[what]++
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%s: told %+v, true is %+v", what, got, want)
		}
	}
	toldMatches(t, func(s *State) {
		v := s.View(s.turn)
		known := FromView(&v)
		same("scores", known.Scores(), s.Scores())
		same("unused", known.unused(), s.unused())
		switch {
		case s.n[Phase] != Playing:
		case s.steps.Depth > 0:
			same("step", known.askStep(), s.askStep())
		default:
			same("play", known.askPlay(), s.askPlay())
			for _, c := range s.me().hand.All() {
				same("picked", known.picked(c), s.picked(c))
			}
		}
		for r := uint8(1); r <= NumRegions; r++ {
			same("region", known.regionLabel(r), s.regionLabel(r))
		}
		for i := range s.p[:s.seats] {
			for n := range uint8(NumCamps) {
				spot := of(game.Seat(i), Track, n)
				same("track", known.trackLabel(spot), s.trackLabel(spot))
			}
			for _, c := range s.p[i].cards.All() {
				same("face", known.face(c, true), s.face(c, true))
			}
		}
		for _, c := range s.cardRow {
			same("readable", known.readable(c), s.readable(c))
		}
		for _, c := range s.me().look.All() {
			same("look", known.readable(c), true)
		}
	})
	for _, what := range []string{"step", "play", "picked", "look"} {
		if told[what] < 5 {
			t.Errorf("%s was told %d times", what, told[what])
		}
	}
}

// TestOthersLook checks that what another looks at can't be read (P11.2).
func TestOthersLook(t *testing.T) {
	hidden := 0
	toldMatches(t, func(s *State) {
		for _, c := range s.me().look.All() {
			v := s.View((s.turn + 1) % game.Seat(s.seats))
			if FromView(&v).readable(c) {
				t.Fatalf("%s is read by who doesn't look", postcardName(c))
			}
			hidden++
		}
	})
	if hidden == 0 {
		t.Error("nobody ever looked")
	}
}

// TestFromViewReuses checks that a state which is used again takes no memory.
func TestFromViewReuses(t *testing.T) {
	st, err := Game{}.New(game.Setup{Game: "postcards", Seats: []string{"person", "person", "person", "person"}})
	if err != nil {
		t.Fatal(err)
	}
	v, s := st.View(1), &State{}
	if n := testing.AllocsPerRun(20, func() { s.FromView(&v) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}
