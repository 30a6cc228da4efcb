package golden

import (
	"context"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// TestStepsBackThroughThoughts looks back, action by action, at whole matches of seats
// that think, at four seats where a game has them: each step is explained, and nothing
// that is told ends the program.
func TestStepsBackThroughThoughts(t *testing.T) {
	for i, p := range box.Games {
		_, most := p.Game.Seats()
		setup := game.Setup{Game: p.Game.Name(), Seed: "40"}
		for k := range min(most, 4) {
			setup.Seats = append(setup.Seats, game.ThinkKind(4+4*(k%3)))
		}
		s, err := game.NewSession(p.Game, setup)
		if err != nil {
			t.Fatal(err)
		}
		var h search.Host
		for !s.Over() {
			a, why, err := h.Reply(context.Background(), s)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.DoThought(a, why); err != nil {
				t.Fatal(err)
			}
		}
		lang := words.Languages()[i%2]
		show := stage.NewShow(tableWith(lang, s, func(d *table.Deps) {
			d.OnFault = func(f table.Fault) string {
				t.Errorf("%s", f)
				return ""
			}
		}))
		settle(show)
		press(show, "end")
		told := 0
		for range s.Len() {
			press(show, "left")
			if show.Frame().Hot("past.rule") != nil {
				told++
			}
		}
		if told < s.Len()/3 {
			t.Errorf("%s: of %d actions %d were explained", p.Game.Name(), s.Len(), told)
		}
	}
}
