package wording

import (
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// TestEveryFactSaid says all facts of whole matches in every language.
func TestEveryFactSaid(t *testing.T) {
	had := map[string]int{}
	for n := range uint64(6) {
		s, r := start(t, n), game.NewRand(n)
		for !s.Over() && s.Len() < 900 {
			for seat := game.Nobody; int(seat) < s.Seats() && s.Len()%9 == 0; seat++ {
				facts := s.Facts(seat)
				for lang, tell := range tellers() {
					said := tell.Facts(s, seat)
					if len(said) != len(facts) {
						t.Fatalf("%s: %d facts said of %d", lang, len(said), len(facts))
					}
					for i, f := range said {
						had[facts[i].Key]++
						if bad := sane(f.Words); bad != "" || f.Words == "" {
							t.Fatalf("%s, %s: %q holds %q", lang, facts[i].Key, f.Words, bad)
						}
						if f.Head != facts[i].Head() || f.Head == strings.HasSuffix(f.Words, ".") || f.Rule != facts[i].Rule || !slices.Equal(f.Actions, facts[i].Actions) {
							t.Fatalf("%s: %+v of %+v", lang, f, facts[i])
						}
					}
				}
			}
			s.Do(choose(s.Legal(), &r))
		}
	}
	for _, key := range strings.Fields(`head.can head.card head.cannot can.card can.pair can.send can.use can.end can.draw can.pass
		can.write can.skip can.gift kept.move card.stamps card.stamped card.road card.here card.now
		cannot cannot.gift cannot.else`) {
		if had[key] == 0 {
			t.Errorf("%s was never said", key)
		}
	}
}

// TestEveryFactHasWords checks that what the engine's source can tell is said.
func TestEveryFactHasWords(t *testing.T) {
	files := source(t, "../../game/postcards")
	keys := literals(files, `^(head|can|kept|card|cannot)\.[a-z]+$`)
	for _, key := range keys {
		if tables := []string{"can.card", "cannot.gift", "cannot.else", "can.draw", "card.the", "card.name"}; slices.Contains(tables, key) {
			continue // said by messages of other names
		}
		for _, lang := range words.Languages() {
			if w := words.In(lang); strings.HasPrefix(w.T("postcards.facts."+key), "[") {
				t.Errorf("%s has no words for %s", lang, key)
			}
		}
	}
	if len(keys) < 15 {
		t.Errorf("only %v gathered", keys)
	}
}

// doing is what a verb is called in messages: as in its notation.
func doing(v game.Verb) string {
	word, _, _ := strings.Cut(pc.Game{}.Notation(game.Action{Verb: v, A: 1, B: 1}), " ")
	return word
}

// TestNoFacts checks that nobody is told what isn't theirs.
func TestNoFacts(t *testing.T) {
	s := start(t, 1) // Automas only
	for _, tell := range []Teller{tellers()["en"], For("none", words.In("en"), nil)} {
		for seat := game.Nobody; int(seat) <= s.Seats(); seat++ {
			if got := tell.Facts(s, seat); got != nil {
				t.Errorf("seat %d is told %v", seat, got)
			}
		}
	}
}
