package montaigne

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// optionSets are the eight ways to play: neither option of the Great
// Travellers, the winds, the encounters, both; and each of these with the long
// voyage.
var optionSets = []string{"", "w", "e", "we", "l", "wl", "el", "wel"}

// TestLaws holds the laws of the house for all numbers of seats, all options,
// and positions that random play seldom reaches.
func TestLaws(t *testing.T) {
	var cases []gametest.Case
	for _, seats := range []string{"p p", "p p p", "p p p p"} {
		for _, o := range optionSets {
			cases = append(cases, gametest.Case{Name: strings.ReplaceAll(seats, " ", "") + "-" + o, Setup: setupOf(seats, o), Matches: 3})
		}
	}
	cases = append(cases, gametest.Case{Name: "bots", Setup: setupOf("k r s", "we"), Matches: 2})
	cases = append(cases, gametest.Case{Name: "bots on a long voyage", Setup: setupOf("k r s", "wel"), Matches: 2})
	long := slices.Concat(cases, oddPositionsOf(t, longPositions())) // of the long voyage
	short := slices.DeleteFunc(slices.Clone(cases), isLong)
	long = slices.DeleteFunc(long, func(c gametest.Case) bool { return !isLong(c) })
	t.Run("short", func(t *testing.T) {
		gametest.Check(t, Game{}, gametest.Plan{
			Cases: slices.Concat(short, oddPositions(t)), Every: 100,
			Grammar: everyAction(), Golden: "testdata/laws.txt", Chance: "chance",
		})
	})
	t.Run("longvoyage", func(t *testing.T) {
		gametest.Check(t, Game{}, gametest.Plan{Cases: long, Every: 100, Grammar: everyAction(), Golden: "testdata/laws-longvoyage.txt", Chance: "chance"})
	})
}

// isLong says whether a case is of the long voyage.
func isLong(c gametest.Case) bool { return c.Setup.Options["longvoyage"] == "yes" }

// setupOf reads "p s k" (a person, a steady and a keen bot; r is random) and
// "wel" (winds, encounters, the long voyage).
func setupOf(seats, opts string) game.Setup {
	long := map[string]string{"p": kinds[APerson], "r": kinds[BotRandom], "s": kinds[BotSteady], "k": kinds[BotKeen]}
	setup := game.Setup{Game: "montaigne", Options: map[string]string{}, Seed: "100"}
	for letter, name := range map[string]string{"w": "winds", "e": "encounters", "l": "longvoyage"} {
		if strings.Contains(opts, letter) {
			setup.Options[name] = "yes"
		}
	}
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
		VMove: 110, VStay: 110, VSupply: 1, VTake: 4, VSail: 2, VPay: 110, VFurther: 16, VFetch: 16 * 110, VPower: 16, VLay: 110,
		VLook: 4, VPick: 110, VUnseen: 4 * 110, VRob: 110, VSkip: 1, VEnd: 1, VPass: 1,
	}
	for v := VMove; v <= VPass; v++ {
		if had[v] != want[v] {
			t.Errorf("%s: %d actions, %d are counted by hand", verbTable.Rows[v].Name, had[v], want[v])
		}
	}
}
