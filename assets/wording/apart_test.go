package wording

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
	"posterestante/game/search"
)

// drawn is all that a line of signs shows of an action before it is pointed at.
type drawn struct {
	sign, mark string
	with       game.Icons
}

// TestSignsTellApart checks that whatever two actions a seat may choose between that a search tells apart, or that
// name another number, they are drawn otherwise in a line of signs: the icon, what stands beside it or the figure says
// which.
func TestSignsTellApart(t *testing.T) {
	for _, p := range box.Games {
		m, err := search.ModelOf(p.Game)
		if err != nil {
			t.Fatal(err)
		}
		told := map[[2]game.Verb]int{}
		for seed := range uint64(3 * gametest.Times()) {
			seats := []string{p.Opponent, "person", "person"}
			s, err := game.NewSession(p.Game, game.Setup{Game: p.Game.Name(), Seats: seats[seed%2:], Seed: game.Numbered(seed)})
			if err != nil {
				t.Fatal(err)
			}
			te := For(p.Game.Name(), words.In("en"), []string{"Lise", "Anatole", "Zoé"})
			r := game.NewRand(seed)
			for n := 0; !s.Over(); n++ {
				if n%13 == 0 {
					apart(t, te, m, s, told)
				}
				if _, err := s.Do(s.Ask(&game.RandomBot{Rand: r}, &r)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// apart looks at what may be chosen as the match stands.
func apart(t *testing.T, te Teller, m *search.Model, s *game.Session, told map[[2]game.Verb]int) {
	t.Helper()
	st := s.Imagined(s.Len(), s.Turn(), 1)
	x := search.NewEvaluator(m).Extractor
	legal := st.Legal(nil)
	keys := x.Keys(st, legal, nil)
	seen := map[drawn]int{}
	for i, a := range legal {
		line := te.Signs(s, s.Len(), s.Turn(), []game.Action{a})
		if len(line) == 0 {
			continue
		}
		as := drawn{line[0].Sign, line[0].Mark, line[0].With}
		k, ok := seen[as]
		if !ok {
			seen[as] = i
			continue
		}
		if keys[k] != keys[i] || legal[k].N != a.N {
			if by := [2]game.Verb{legal[k].Verb, a.Verb}; told[by] < 3 {
				told[by]++
				t.Errorf("%s: %q and %q are both drawn as %+v", s.Game().Name(), te.Signs(s, s.Len(), s.Turn(), legal[k:k+1])[0].Bare,
					line[0].Bare, as)
			}
		}
	}
}
