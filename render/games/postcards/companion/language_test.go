package companion

import (
	"encoding/json"
	"io/fs"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
)

// TestReasonsInTheirForm holds that a reason has the form for one and for many.
func TestReasonsInTheirForm(t *testing.T) {
	h := (&kitchen{}).deps("fr")
	d := newDesk(&h, Editor, dealt(&h, []int{0, 1}, 5))
	for n, want := range map[int]string{1: "que 1 carte postale sur 4", 3: "que 3 cartes postales sur 4"} {
		if got := d.why(&rules.Impossible{Key: "bonus.early", Seat: game.Seat(0), N: n, Most: 4}); !strings.Contains(got, want) {
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
