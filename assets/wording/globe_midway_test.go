package wording

import (
	"regexp"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
)

// TestPromptsMidway checks that while what happened is shown event by event, no prompt asks for bids from nothing: a
// sale that is over is sold.
func TestPromptsMidway(t *testing.T) {
	nothing := regexp.MustCompile(`(partir de|dès) 0\x{00a0}€|from €0`)
	said := 0
	for _, name := range []string{"sakodo", "routard"} {
		for _, auction := range []string{"outcry", "sealed"} {
			p := box.Of(name)
			setup := game.Setup{Game: name, Seats: []string{"bot:steady", "bot:steady", "bot:steady"}, Seed: "3",
				Options: map[string]string{"auction": auction}}
			s, err := game.NewSession(p.Game, setup)
			if err != nil {
				t.Fatal(err)
			}
			tellers := []Teller{For(name, words.In("fr"), []string{"Ana", "Bea", "Cleo"}), For(name, words.In("en"), []string{"Ana", "Bea", "Cleo"})}
			for !s.Over() {
				v := s.View(0)
				a, ok := s.Reply()
				if !ok {
					t.Fatal("nobody plays")
				}
				events, err := s.Do(a)
				if err != nil {
					t.Fatal(err)
				}
				all := game.EventsFor(events, 0)
				for i, e := range all {
					if err := v.Apply(e); err != nil {
						t.Fatal(err)
					}
					if i+1 < len(all) && all[i+1].Kind == game.Count && all[i+1].Seat == game.Nobody {
						continue // common numbers are shown together
					}
					for _, teller := range tellers {
						said++
						if words := teller.Prompt(&v, nil); nothing.MatchString(words) {
							t.Fatalf("%s, %s: after %s: %q", name, auction, p.Game.Notation(a), words)
						}
					}
				}
			}
		}
	}
	if said < 1000 {
		t.Errorf("only %d prompts were read", said)
	}
}
