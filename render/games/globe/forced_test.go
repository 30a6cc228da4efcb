package globe_test

import (
	"fmt"
	"testing"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestForcedOnAnother checks that each card that reaches another seat is played by
// clicks: whoever drew it chooses whom, and what of an open bag, and that seat is moved,
// pays, or lacks what was taken.
func TestForcedOnAnother(t *testing.T) {
	for _, g := range sisters {
		g := g
		r := g.board.R
		at := 0
		for i := 12; at == 0; i++ {
			if r.Road[i].Kind == rules.Mail {
				at = i
			}
		}
		done := map[rules.EffectKind]bool{}
		for i, c := range r.Decks[rules.Mail] {
			if len(c.Effects) == 0 || done[c.Effects[0].Kind] || !aims(c.Effects[0].Kind) {
				continue
			}
			done[c.Effects[0].Kind] = true
			bag := "bag"
			for _, item := range r.Items[1:] {
				bag += " " + item
			}
			text := fmt.Sprintf("seats 3; at %d; 1: at %d; 2: at %d; money 900; 1: money 700; 2: money 700; 1: %s; 2: %s; bag %s %s; die 1 1 1; top mail.%s", at-1, at+3, at+4, bag, bag, r.Items[1], r.Items[2], c.Key)
			if !r.Hidden {
				text += "; cheques 30; 1: cheques 20; 2: cheques 20"
			}
			st := globetest.Position(t, rules.Game{R: r}, text)
			s := game.From(rules.Game{R: r}, game.Setup{Game: r.Name, Seats: []string{"person", "person", "person"}, Seed: "1"}, st)
			before := s.View(2)
			p := playerOf(t, g.board, s, 0, []string{"fr", "en"}[i%2])
			aimed := false
			for n := 0; s.Turn() == 0 && n < 12; n++ {
				p.settle()
				if p.show.Frame().Hot("handover.ready") != nil {
					p.click("handover.ready")
					p.settle()
				}
				legal := s.Legal()
				a := legal[0]
				if n == 0 {
					a = game.Action{Verb: rules.VMove, A: 1}
				}
				for _, b := range legal {
					switch {
					case b.Verb == rules.VAim && b.A == 2:
						a, aimed = b, true
					case b.Verb == rules.VSkip && !aimed:
						a = b
					}
				}
				p.do(a)
			}
			after := s.View(2)
			if !aimed || before.Diff(after) == "" {
				t.Errorf("%s, %s: aimed %v, and of seat 2 %q changed", r.Name, c.Key, aimed, before.Diff(after))
			}
			if changed := reaches(&before, &after); !changed {
				t.Errorf("%s, %s: seat 2 stands where it stood, with all it had", r.Name, c.Key)
			}
		}
		if len(done) < 4 {
			t.Errorf("%s: only %d sorts of effects reach another", r.Name, len(done))
		}
	}
}

// aims says whether an effect reaches another seat.
func aims(k rules.EffectKind) bool {
	return k == rules.Back || k == rules.Take || k == rules.Swap || k == rules.Charge
}

// reaches says whether seat 2 has been moved, has paid, or lacks something.
func reaches(a, b *game.View) bool {
	for _, n := range []game.Counter{rules.SquareN, rules.MoneyN} {
		if a.Counter(n, 2) != b.Counter(n, 2) {
			return true
		}
	}
	return a.Pile(rules.BagZone, 2).Len() != b.Pile(rules.BagZone, 2).Len()
}
