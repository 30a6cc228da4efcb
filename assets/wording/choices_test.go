package wording

import (
	"testing"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// TestChoices: beside the facts is told what can be done, every legal action in some
// line, alike whatever the seat doesn't know; and nothing that can be done to a seat
// that has to wait.
func TestChoices(t *testing.T) {
	tell := travelTellers()["fr"]
	lines := 0
	roamed(t, 3, func(s *game.Session, _ game.Step) {
		if s.Len()%11 != 0 || s.Over() {
			return
		}
		seat := s.Turn()
		said := tell.Facts(s, seat)
		told := map[game.Action]bool{}
		for i, f := range said {
			if bad := sane(f.Words); bad != "" || f.Words == "" || i == 0 && !f.Head {
				t.Fatalf("%d: %+v holds %q", i, f, bad)
			}
			if f.Head {
				continue
			}
			lines++
			for _, a := range f.Actions {
				told[a] = true
			}
			if len(f.Spots) == 0 && len(f.Actions) > 0 {
				t.Errorf("%q rings nothing", f.Words)
			}
		}
		for _, a := range s.Legal() {
			covered := a.Verb == mt.VTake && a.A == 3 // may be the King's Call: what comes of it isn't known
			if !told[a] && !covered {
				t.Errorf("action %d: %+v isn't told", s.Len(), a)
			}
		}
		other := tell.Facts(game.From(s.Game(), s.Setup(), s.Imagined(s.Len(), seat, 99)), seat)
		if len(other) != len(said) {
			t.Fatalf("%d lines, dealt anew %d", len(said), len(other))
		}
		for i := range said {
			if said[i].Words != other[i].Words {
				t.Errorf("%q, dealt anew %q", said[i].Words, other[i].Words)
			}
		}
		for waits := range game.Seat(s.Seats()) {
			for _, f := range tell.Facts(s, waits) {
				if waits != seat && len(f.Actions) > 0 {
					t.Errorf("seat %d waits and is told what it can do: %q", waits, f.Words)
				}
			}
		}
	})
	if lines < 50 {
		t.Errorf("only %d lines", lines)
	}
}
