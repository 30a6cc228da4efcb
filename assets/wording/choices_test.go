package wording

import (
	"testing"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// TestChoices: of a game without facts of its own is told what can be done, every
// legal action in some line, alike whatever the seat doesn't know; and nothing to
// a seat that has to wait.
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
			if bad := sane(f.Words); bad != "" || f.Words == "" || f.Head != (i == 0) {
				t.Fatalf("%d: %+v holds %q", i, f, bad)
			}
			if f.Head {
				continue
			}
			lines++
			for _, a := range f.Actions {
				told[a] = true
			}
			if len(f.Spots) == 0 {
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
			if waits != seat && len(tell.Facts(s, waits)) > 0 {
				t.Errorf("seat %d waits and is told something", waits)
			}
		}
	})
	if lines < 50 {
		t.Errorf("only %d lines", lines)
	}
}
