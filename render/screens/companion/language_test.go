package companion

import (
	"encoding/json"
	"io/fs"
	"strings"
	"testing"

	"posterestante/game"
)

// TestReasonsInTheirForm holds that a reason has the form for one and for many.
func TestReasonsInTheirForm(t *testing.T) {
	h := (&kitchen{}).deps("fr")
	d := newDesk(&h, Editor, dealt(&h, h.usual(), 5))
	for n, want := range map[int]string{1: "que 1 carte postale sur 4", 3: "que 3 cartes postales sur 4"} {
		err := game.Cannot(game.SayN("why.bonus.early", n, game.Args{"Who": game.SaySeat(0), "Most": game.SayNumber(4)}).By("P9.1"), "early")
		if got := d.why(err); !strings.Contains(got, want) || !strings.Contains(got, "(P9.1)") {
			t.Errorf("%q, not %q", got, want)
		}
	}
}

// TestUnreadInWords holds that why the kept table can't be read is in the
// player's words, not the program's.
func TestUnreadInWords(t *testing.T) {
	d := (&kitchen{}).deps("fr")
	bad := json.Unmarshal([]byte("{"), &kept{})
	if got := d.unread(bad); got != "le fichier est abîmé" {
		t.Errorf("%q", got)
	}
	if got := d.unread(&fs.PathError{Op: "open", Path: "x", Err: fs.ErrPermission}); got != "il n’est pas permis d’y lire ou d’y écrire" {
		t.Errorf("%q", got)
	}
}
