package stats

import (
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

// TestRoundAtIsTheTables checks that the round after any action is the one that the table shows then, in
// every game that shows one, of a match that is over and of one that isn't.
func TestRoundAtIsTheTables(t *testing.T) {
	shown := 0
	for _, b := range box.Games {
		setup := game.Setup{Game: b.Game.Name(), Seed: "4", Seats: []string{"person", "person"}}
		s, err := game.NewSession(b.Game, setup)
		if err != nil {
			t.Fatal(err)
		}
		if RoundAt(s, 0) != 1 {
			t.Errorf("%s begins in round %d", b.Game.Name(), RoundAt(s, 0))
		}
		r, bot := game.NewRand(1), &game.RandomBot{Rand: game.NewRand(2)}
		for !s.Over() {
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
		v := s.View(game.Nobody)
		round := counterNamed(v.Table, "round")
		if round == 0 {
			continue
		}
		shown++
		for _, whole := range []*game.Session{s, s.Branch(s.Len() * 3 / 4)} {
			for n := 0; n < whole.Len(); n += 7 {
				v := whole.ViewAt(n, game.Nobody)
				if got, want := RoundAt(whole, n), v.Counter(round, game.Nobody); got != want {
					t.Errorf("%s: after %d of %d actions it is round %d, the table shows %d", b.Game.Name(), n, whole.Len(), got, want)
				}
			}
		}
	}
	if shown < 3 {
		t.Errorf("only %d games show a round", shown)
	}
}
