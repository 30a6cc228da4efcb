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
					for _, lang := range words.Languages() {
						aimsSaid(t, For(p.Game.Name(), words.In(lang), []string{"Lise", "Anatole", "Zoé"}), aimer, s, legal, said)
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

// aimsSaid looks at what may be done as the match stands.
func aimsSaid(t *testing.T, te Teller, aimer game.Aimer, s *game.Session, legal []game.Action, said map[string]bool) {
	t.Helper()
	called := map[string]uint32{}
	for _, a := range legal {
		first, second := aimIn(aimer, s, a, 1), aimIn(aimer, s, a, 2)
		words := te.Phrase(first.Says)
		if first.Of != second.Of || first.Weight != second.Weight || words != te.Phrase(second.Says) {
			t.Errorf("%s is for %q, and where other things are hidden for %q", s.Game().Notation(a), words, te.Phrase(second.Says))
		}
		if first.Weight == 0 {
			continue
		}
		if words == "" || strings.ContainsAny(words, "[]{}<") || words != strings.TrimSpace(words) || Sentence(words) != words {
			t.Errorf("%s is for %q", s.Game().Notation(a), words)
		}
		if of, ok := called[words]; ok && of != first.Of {
			t.Errorf("%q are %x and %x", words, of, first.Of)
		}
		called[words], said[words] = first.Of, true
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
