package wording

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
)

// TestAimsAreSaid checks in matches of all games that are played at random that what an action goes after is said whole,
// in both languages, the same of what is the same whatever is dealt, and that no two things to go after are called alike.
func TestAimsAreSaid(t *testing.T) {
	for _, p := range box.Games {
		aimer, ok := p.Teller.(game.Aimer)
		if !ok {
			t.Errorf("%s doesn't say what turns are for", p.Game.Name())
			continue
		}
		said := map[string]bool{}
		for seed := range uint64(3 * gametest.Times()) {
			s, err := game.NewSession(p.Game, game.Setup{Game: p.Game.Name(), Seats: []string{"person", "person", "person"}, Seed: game.Numbered(seed)})
			if err != nil {
				t.Fatal(err)
			}
			for r := game.NewRand(seed); !s.Over(); {
				legal := s.Legal()
				if s.Len()%9 == 0 {
					aims := aimsIn(aimer, s, legal)
					for _, lang := range words.Languages() {
						te := For(p.Game.Name(), words.In(lang), []string{"Lise", "Anatole", "Zoé"})
						aimsSaid(t, te, s.Game(), aims, said)
					}
				}
				if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if t.Logf("%s: %d aims", p.Game.Name(), len(said)); len(said) < 40 {
			t.Errorf("%s: only %d aims", p.Game.Name(), len(said))
		}
	}
}

// aimed is what an action is for, and what it is for where other things are hidden.
type aimed struct {
	game.Action
	first, second game.Aim
}

func aimsIn(aimer game.Aimer, s *game.Session, legal []game.Action) (out []aimed) {
	for _, a := range legal {
		out = append(out, aimed{a, aimIn(aimer, s, a, 1), aimIn(aimer, s, a, 2)})
	}
	return out
}

// aimsSaid looks at what may be done as the match stands.
func aimsSaid(t *testing.T, te Teller, g game.Game, aims []aimed, said map[string]bool) {
	t.Helper()
	called := map[string]uint32{}
	for _, a := range aims {
		is, words, other := g.Notation(a.Action), te.Phrase(a.first.Says), te.Phrase(a.second.Says)
		if a.first.Of != a.second.Of || a.first.Weight != a.second.Weight || words != other {
			t.Errorf("%s is for %q, and where other things are hidden for %q", is, words, other)
		}
		if a.first.Weight == 0 {
			continue
		}
		if words == "" || strings.ContainsAny(words, "[]{}<") || words != strings.TrimSpace(words) ||
			Sentence(words) != words {
			t.Errorf("%s is for %q", is, words)
		}
		if of, ok := called[words]; ok && of != a.first.Of {
			t.Errorf("%q are %x and %x", words, of, a.first.Of)
		}
		called[words], said[words] = a.first.Of, true
	}
}

// aimIn is what an action is for in a deal that its seat may imagine.
func aimIn(aimer game.Aimer, s *game.Session, a game.Action, deal uint64) game.Aim {
	seat := s.Turn()
	st := s.Imagined(s.Len(), seat, deal)
	before := st.View(seat)
	var log game.Log
	st.Apply(a, &log)
	after, events := st.View(seat), log.For(seat)
	for i, e := range events {
		if e.Learns(seat) {
			events = events[:i]
			break
		}
	}
	return aimer.Aim(&before, &after, seat, a, events)
}
