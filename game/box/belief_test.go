package box

import (
	"context"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
	"posterestante/game/search"
)

// TestBeliefs: what is remembered of hands and bags is true, the same wherever the match is told, and puts more of what
// isn't seen where it is, both where seats play by chance and where they play by their policy.
func TestBeliefs(t *testing.T) {
	editable(t, func(t *testing.T, g game.Game, setups []game.Setup) {
		var h search.Host
		thinking := slices.Clone(setups)
		for i := range thinking {
			thinking[i].Seats = slices.Repeat([]string{game.ThinkKind(0)}, len(thinking[i].Seats))
		}
		replies := func(s *game.Session) game.Action {
			a, _, err := h.Reply(context.Background(), s)
			if err != nil {
				t.Fatal(err)
			}
			return a
		}
		for _, got := range []gametest.Placed{gametest.Beliefs(t, g, setups, nil),
			gametest.Beliefs(t, g, thinking, replies)} {
			hides := got.Hidden > 0 // a game with open bags has nothing to remember
			if t.Logf("%+v", got); hides != (got.Sure > 0) || hides && got.Believed <= got.Evenly {
				t.Errorf("%+v", got)
			}
		}
	})
}
