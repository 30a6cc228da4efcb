package postcards

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// TestLaws holds the laws of the house on Postcards: all sorts of seats, both
// sides, and positions that random play seldom reaches.
func TestLaws(t *testing.T) {
	var cases []gametest.Case
	for _, seats := range []string{"p p", "p p p", "p p p p", "p e", "p n x", "e p n p", "x p x p", "e n", "n x e", "e n x x"} {
		for _, side := range []string{"A", "B"} {
			cases = append(cases, gametest.Case{Name: strings.ReplaceAll(seats, " ", "") + side, Setup: setupOf(seats, side), Matches: 4})
		}
	}
	cases = append(cases, oddPositions(t)...)
	gametest.Check(t, Game{}, gametest.Plan{
		Cases: cases, Every: 80, Grammar: everyAction(), Golden: "testdata/laws.txt", Chance: "chance",
	})
}

// setupOf reads "p e n x": a person, an easy, a normal, an expert Automa.
func setupOf(seats, side string) game.Setup {
	long := map[string]string{"p": kinds[Person], "e": kinds[Easy], "n": kinds[Normal], "x": kinds[Expert]}
	setup := game.Setup{Game: "postcards", Options: map[string]string{"side": side}, Seed: "100"}
	for _, s := range strings.Fields(seats) {
		setup.Seats = append(setup.Seats, long[s])
	}
	return setup
}

// everyAction lists every action that the notation can write.
func everyAction() []game.Action { return verbTable.All() }

// TestEveryAction counts the grammar by hand, lest the enumerator forgets some.
func TestEveryAction(t *testing.T) {
	had := map[game.Verb]int{}
	for _, a := range everyAction() {
		had[a.Verb]++
	}
	want := map[game.Verb]int{
		VMove: 73 * 13, VTake: 73 * 52, VSweep: 73, VCamp: 73 * 56, VStamp: 73 * 13 * (3 + 4 + 5 + 6), VPair: 72 * 72, VWaste: 72,
		VWrite: 52 * 3, VSkip: 1, VStar: 3, VSend: 52, VGift: 25, VUse: 25, VKeep: 52, VDraw: 73, VEnd: 1, VPass: 1, VAutoma: 1,
	}
	for v := VMove; v <= VAutoma; v++ {
		if had[v] != want[v] {
			t.Errorf("%s: %d actions, %d are counted by hand", verbTable.Rows[v].Name, had[v], want[v])
		}
	}
}
