package sight

import (
	"slices"
	"testing"

	"posterestante/game"
	rules "posterestante/game/montaigne"
)

// matches plays matches by chance, at two to four seats in turn, those of odd seeds with the long voyage, and shows each
// position in which something can be done.
func matches(t *testing.T, seeds uint64, see func(seed uint64, s *rules.State)) {
	t.Helper()
	for seed := range seeds {
		setup := game.Setup{Game: "montaigne", Seats: slices.Repeat([]string{"person"}, 2+int(seed%3)),
			Seed: game.Numbered(seed)}
		if seed%2 == 1 {
			setup.Options = map[string]string{"longvoyage": "yes"}
		}
		st, err := Game{}.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for !st.Over() {
			legal := st.Legal(nil)
			see(seed, st.(*rules.State))
			st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
}
