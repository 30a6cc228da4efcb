package routard

import (
	"fmt"
	"testing"

	"posterestante/game"
	"posterestante/game/globe/globetest"
)

// TestAttention checks that seats that no person plays ring by what they see, the oftener the farther they look, and
// never at a card drawn with the right to it; the same whenever they see the same (R4.6).
func TestAttention(t *testing.T) {
	rings := map[string]int{}
	for _, kind := range []string{"bot:random", "bot:steady", "think:0", "think:250", "think:4000"} {
		for n := range 200 {
			for _, lawful := range []bool{true, false} {
				bag := "bag papers guide; "
				if lawful {
					bag = full + "; "
				}
				run := globetest.Start(t, Game, awake+bag+"at 24; 1: at 33; top report.falls; "+money(n))
				setup := game.Setup{Game: "routard", Seats: []string{"person", "person", kind}, Seed: "7"}
				s := game.From(Game, setup, run.State())
				for _, play := range []string{"move 1", "draw"} {
					if _, err := s.DoText(play); err != nil {
						t.Fatal(err)
					}
				}
				a, ok := s.Volunteer()
				again, ok2 := s.Volunteer()
				switch {
				case a != again || ok != ok2:
					t.Fatalf("%s asks for %v, then for %v", kind, a, again)
				case ok && lawful:
					t.Fatalf("%s rings at a card drawn with the right to it", kind)
				case ok:
					rings[kind]++
					if _, err := s.Do(a); err != nil || Game.Notation(a) != "ring 2 0" {
						t.Fatalf("%s: %s: %v", kind, Game.Notation(a), err)
					}
					if _, ok := s.Volunteer(); ok {
						t.Fatalf("%s answers a bell", kind)
					}
				}
			}
		}
	}
	for kind, want := range map[string]int{"bot:random": 50, "bot:steady": 100, "think:0": 80, "think:250": 140, "think:4000": 190} {
		if got := rings[kind]; got < want-25 || got > want+25 {
			t.Errorf("%s rings %d times of 200, not some %d", kind, got, want)
		}
	}
}

// money makes positions that look otherwise.
func money(n int) string { return fmt.Sprint("1: money ", 10*n) }
