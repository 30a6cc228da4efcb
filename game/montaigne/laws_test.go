package montaigne

import (
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// optionSets are the four ways to play: neither option of the Great
// Travellers, the winds, the encounters, both.
var optionSets = []string{"", "w", "e", "we"}

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
	cases = append(cases, oddPositions(t)...)
	gametest.Check(t, Game{}, gametest.Plan{
		Cases: cases, Every: 40, Grammar: everyAction(), Golden: "testdata/laws.txt", Chance: "chance",
	})
}

// setupOf reads "p s k" (a person, a steady and a keen bot; r is random) and
// "we" (winds, encounters).
func setupOf(seats, opts string) game.Setup {
	long := map[string]string{"p": kinds[APerson], "r": kinds[BotRandom], "s": kinds[BotSteady], "k": kinds[BotKeen]}
	setup := game.Setup{Game: "montaigne", Options: map[string]string{}, Seed: 100}
	for letter, name := range map[string]string{"w": "winds", "e": "encounters"} {
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
func everyAction() (out []game.Action) {
	for v := range grammar {
		list := []game.Action{{Verb: game.Verb(v)}}
		for _, w := range grammar[v].words {
			var longer []game.Action
			for _, a := range list {
				longer = append(longer, everyWord(w, a)...)
			}
			list = longer
		}
		if v > 0 {
			out = append(out, list...)
		}
	}
	return out
}

// everyWord is an action with all that a word can say.
func everyWord(w word, a game.Action) (out []game.Action) {
	add := func(A, B uint8) { out = append(out, game.Action{Verb: a.Verb, A: a.A | A, B: a.B | B}) }
	switch w {
	case cardA, cardB, personA:
		for c := uint8(1); c <= NumCards; c++ {
			switch {
			case w == cardB:
				add(0, c)
			case w == cardA || Cards[c].Kind == Character:
				add(c, 0)
			}
		}
	case placeA:
		for i := range uint8(4) {
			add(i, 0)
		}
	case sailA:
		add(1, 0)
		add(2, 0)
	case seatA:
		for i := range uint8(MaxSeats) {
			add(i, 0)
		}
	case unseenA:
		for i := range uint8(MaxSeats) {
			for j := range uint8(NumCards) {
				add(i, j)
			}
		}
	default:
		panic(fmt.Sprintf("word %d", w))
	}
	return out
}

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
			t.Errorf("%s: %d actions, %d are counted by hand", grammar[v].name, had[v], want[v])
		}
	}
}
