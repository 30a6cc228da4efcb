package wording

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	mt "posterestante/game/montaigne"
	pc "posterestante/game/postcards"
)

// bareNames finds what is done with a card that is named without "la carte".
func bareNames(names []string) *regexp.Regexp {
	for i, n := range names {
		names[i] = regexp.QuoteMeta(n)
	}
	return regexp.MustCompile(`(?:prend|choisit|envoie|garde|timbre|Timbre|pose|défausse|reprend|dérobe|ajoute|aux vents|Consulte|sur|pour|et) (?:` +
		strings.Join(names, "|") + `) \(`)
}

// TestFrenchNamesCards checks that a card in a French sentence is "la carte
// Corse", not "Corse" alone; in a list after a colon it may be.
func TestFrenchNamesCards(t *testing.T) {
	tell := tellers()["fr"]
	var names []string
	for r := range uint8(pc.NumRegions) {
		names = append(names, tell.say.t("region."+strconv.Itoa(int(r)+1)+".name"))
	}
	bare, cards := bareNames(names), 0
	for n := range uint64(6) {
		s, r := start(t, n), game.NewRand(n)
		for !s.Over() && s.Len() < 900 {
			told(t, s, choose(s.Legal(), &r), tell, func(line Line) {
				for _, text := range append(line.Long, line.Short) {
					cards += strings.Count(text, "la carte ")
					if bad := bare.FindString(text); bad != "" {
						t.Errorf("%q in %q", bad, text)
					}
				}
			})
		}
	}
	travel := travelTellers()["fr"]
	names = names[:0]
	for h := mt.Friendship; h <= mt.NumThemes; h++ {
		names = append(names, travel.say.t("theme."+h.String()+".name"))
	}
	for k := mt.Gastronomy; k <= mt.Landscape; k++ {
		names = append(names, travel.say.t("kind."+k.String()+".name"))
	}
	bare = bareNames(names)
	roamed(t, 9, func(s *game.Session, step game.Step) {
		before, after := s.ViewAt(s.Len()-1, step.Seat), s.View(step.Seat)
		line := travel.Step(&before, &after, step.Seat, step.Action, game.EventsFor(step.Events, step.Seat))
		cards += strings.Count(line.Short, "la carte ")
		if bad := bare.FindString(line.Short); bad != "" {
			t.Errorf("%q in %q", bad, line.Short)
		}
	})
	if cards < 1000 {
		t.Errorf("only %d cards were named", cards)
	}
}

// told does an action and gives what a spectator is told of it.
func told(t *testing.T, s *game.Session, a game.Action, tell Teller, f func(Line)) {
	t.Helper()
	if _, err := s.Do(a); err != nil {
		t.Fatal(err)
	}
	step := s.Step(s.Len() - 1)
	before, after := s.ViewAt(s.Len()-1, game.Nobody), s.View(game.Nobody)
	f(tell.Step(&before, &after, step.Seat, step.Action, game.EventsFor(step.Events, game.Nobody)))
}

// TestSearchToldOnce checks that an Automa's action says nothing twice: of its
// second search only what it came to.
func TestSearchToldOnce(t *testing.T) {
	searched := 0
	for lang, tell := range tellers() {
		s, r := start(t, 1), game.NewRand(1)
		for !s.Over() && s.Len() < 900 {
			told(t, s, choose(s.Legal(), &r), tell, func(line Line) {
				for i, text := range line.Long {
					if slices.Contains(line.Long[:i], text) {
						t.Errorf("%s: %q is said twice", lang, text)
					}
					if strings.HasPrefix(text, tell.say.t("note.auto.sweep")) {
						searched++
						if n := strings.Count(strings.Join(line.Long[i:], "\n"), "(P10.7)"); n > 2 {
							t.Errorf("%s: %d lines of the second search: %q", lang, n, line.Long)
						}
					}
				}
			})
		}
	}
	if searched < 10 {
		t.Errorf("only %d second searches", searched)
	}
}

// TestPointsNamed checks that the points for a whole region are named, for they
// may come with a line about something else.
func TestPointsNamed(t *testing.T) {
	regions := 0
	for lang, name := range map[string]string{"en": "; greatest traveller, +", "fr": "\u00a0; plus grand voyageur, +"} {
		for n := range uint64(9) {
			s, r := start(t, n), game.NewRand(n)
			for !s.Over() && s.Len() < 1500 {
				told(t, s, choose(s.Legal(), &r), tellers()[lang], func(line Line) {
					step := s.Step(s.Len() - 1)
					whole := slices.ContainsFunc(step.Events, func(e game.Event) bool { return e.Kind == game.Count && e.Rule == "P4.5" })
					if whole {
						regions++
					}
					if whole != strings.Contains(line.Short, name) {
						t.Errorf("%s: %q", lang, line.Short)
					}
				})
			}
		}
	}
	if regions < 4 {
		t.Errorf("only %d whole regions", regions)
	}
}

// TestSeatsInARow checks that seats who are met are named in a row.
func TestSeatsInARow(t *testing.T) {
	for lang, want := range map[string]string{"en": "Lise, Anatole and Ode", "fr": "Lise, Anatole et Ode"} {
		if got := travelTellers()[lang].say.phrase(game.SayAll(game.And, game.SaySeat(0), game.SaySeat(1), game.SaySeat(3))); got != want {
			t.Errorf("%s: %q", lang, got)
		}
	}
}
