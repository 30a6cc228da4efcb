package sight

import (
	"context"
	"testing"

	"posterestante/game"
	"posterestante/game/globe/globetest"
	"posterestante/game/search"
)

// TestFeatures holds what search is told.
func TestFeatures(t *testing.T) { globetest.Features(t, Game) }

// TestPrincipled checks that no seat that is played here draws without the right, or leaves what it may draw: the fine
// changes nothing of what it plays.
func TestPrincipled(t *testing.T) {
	const awake = "options fine=yes; seats 3; 1: at 41; 1: cheques 9; 2: at 45; 2: cheques 9; cheques 9; top lodging.barn; "
	for _, kind := range []string{"bot:steady", "think:0", "think:25"} {
		for bag, want := range map[string]string{
			"bag papers guide; ": "skip", "bag papers guide equipment camera; ": "draw",
		} {
			if got := chosen(t, kind, awake+bag+"at 24; top report.falls", "move 1"); got != want {
				t.Errorf("%s: with %q it chooses %s", kind, bag, got)
			}
		}
	}
}

// chosen is what a kind of seat does after some play.
func chosen(t *testing.T, kind, position, play string) string {
	t.Helper()
	run := globetest.Start(t, Game.Game, position)
	setup := game.Setup{Game: "routard", Seats: []string{kind, "person", "person"}, Seed: "7"}
	s := game.From(Game, setup, run.State())
	if _, err := s.DoText(play); err != nil {
		t.Fatal(err)
	}
	var host search.Host
	a, _, err := host.Reply(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	return Game.Notation(a)
}
