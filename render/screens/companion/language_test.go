package companion

import (
	"strings"
	"testing"

	"posterestante/game"
)

// TestReasonsInTheirForm checks that a reason has the form for one and for many.
func TestReasonsInTheirForm(t *testing.T) {
	h := (&kitchen{}).deps("fr")
	d := newDesk(&h, Editor, dealt(&h, h.usual(), "5"))
	for n, want := range map[int]string{1: "que 1 carte postale sur 4", 3: "que 3 cartes postales sur 4"} {
		err := game.Cannot(game.SayN("why.bonus.early", n,
			game.Args{"Who": game.SaySeat(0), "Most": game.SayNumber(4)}).By("P9.1"), "early")
		if got := d.why(err); !strings.Contains(got, want) || !strings.Contains(got, "(P9.1)") {
			t.Errorf("%q, not %q", got, want)
		}
	}
}
