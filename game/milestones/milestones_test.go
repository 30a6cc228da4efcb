package milestones

import (
	"fmt"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// TestLaws checks the laws that all games share, for every number of seats.
func TestLaws(t *testing.T) {
	var cases []gametest.Case
	for n := 2; n <= maxSeats; n++ {
		setup := game.Setup{Game: "milestones", Seed: game.Numbered(uint64(n))}
		for range n {
			setup.Seats = append(setup.Seats, "person")
		}
		cases = append(cases, gametest.Case{Name: string(rune('0' + n)), Setup: setup, Matches: 20})
	}
	gametest.Check(t, Game{}, gametest.Plan{Cases: cases, Every: 2, Grammar: verbTable.All(), Chance: "chance"})
}

// lang is what the rows are written in: the names of zones, milestones and counters.
var lang = &gametest.Language[State]{Game: Game{}, Table: zoneTable}

// TestRows are the rules, a row a case.
func TestRows(t *testing.T) {
	gametest.Rows(t, lang, []struct{ Rule, Name, Pos, Play, Want string }{
		{"T2", "a milestone of the hand", "hand km1-1; 1: hand km2-1", "!ride km2-1 T2; ride km1-1", "road km1-1; turn 1"},
		{"T3", "not the same km twice", "hand km1-1 km2-1; road km1-2; 1: hand km3-1", "!ride km1-1 T3; ride km2-1", "road km1-2 km2-1"},
		{"T4", "rest", "hand km1-1; 1: hand km3-1; discard km2-2", "rest km1-1", "discard km2-2 km1-1; size road 0; 1: saw km1-1"},
		{"T5", "then draw one", "hand km1-1; 1: hand km3-1; deck km3-8", "ride km1-1", "hand km3-8; size deck 21; 1: sees hand/0 ?; cannotundo"},
		{"T6", "12 km", "hand km3-1; 1: hand km1-1; road km3-2 km3-3 km2-1 km1-2", "ride km3-1", "over T6; places 1 2; total 12; 1: line road 0"},
	})
}

// TestRowsCanFail checks that each of these clauses fails, and that each of those holds.
func TestRowsCanFail(t *testing.T) {
	lang.Start(t, "hand km1-1 km2-1; 1: hand km3-1; road km1-2; discard km1-3 km1-4").CanFail(
		`hand km1-1; hand km2-1 km1-1; road; turn 1; done; over; has hand km3-1; lacks hand km1-1; size hand 3; 1: hand km1-1
		legal ride km1-1; illegal ride km2-1; illegal nonsense; verbs rest; count rest 3; places 2 1; total 2
		sees hand/1 km3-1; s: sees hand/0 km1-1 ?; sees; sees nonsense; has nonsense km1-1; size hand
		line road 2; said psst; notes psst; nonote psst; 1: saw km1-1; shuffled 1
		nonsense; notnonsense; 2: turn 0; over T6; deck km2-2`,
		`hand km1-1 km2-1; road km1-2; turn 0; done 0; notdone; notover; has hand km2-1; lacks hand km3-1; size hand 2; 1: hand km3-1
		illegal ride km1-1; legal ride km2-1; verbs rest ride; count rest 2; places 1 2; total 1
		sees hand/1 ?; sees deck 18; s: sees hand/0 ? ?
		line road 1; said; notes; 1: unseen km1-1; shuffled 0; has deck km2-2; discard km1-3 km1-4
		onlylegal ride km2-1 | rest km1-1 | rest km2-1`)
}

// TestRowsRead checks what can't be said.
func TestRowsRead(t *testing.T) {
	for text, why := range map[string]string{
		"hands km1-1":               `"hands km1-1" is not understood`,
		"hand km4-1":                `"hand km4-1": there is no milestone km4-1`,
		"2: hand km1-1":             `"2: hand km1-1": there is no such seat`,
		"s: hand km1-1":             `"s: hand km1-1": there is no such seat`,
		"turn one":                  `"turn one" wants one number`,
		"turn 0 1":                  `"turn 0 1" wants one number`,
		"seats 5":                   "milestones is played by 2 to 4 seats, not 5",
		"options pace=quick":        "milestones has no option \"pace\"",
		"step 1":                    `"step 1" is no step`,
		"hand= km1-1":               `"hand= km1-1": the rest can't lie so`,
		"rest hand":                 `"rest hand": the rest can't lie so`,
		"rest nowhere":              `"rest nowhere" is not understood`,
		"hand km1-1; 1: hand km1-1": "milestone km1-1 is there twice",
		"hand km1-1; hand km1-2; 1: hand km2-1; turn; done 0; deck km3-1; deck km3-2": "",
	} {
		st, err := lang.Read(text)
		if err == nil {
			var data []byte
			if data, err = st.MarshalJSON(); err == nil {
				_, err = Game{}.Load(data)
			}
		}
		if got := fmt.Sprint(err); got != why && (err != nil || why != "") {
			t.Errorf("%q: %v, not %s", text, err, why)
		}
	}
	st := lang.Position(t, "hand km1-1; hand km1-2; 1: hand km2-1; turn; deck km3-1; deck km3-2")
	deck := st.deck.All()
	if st.hand[0].N != 2 || st.turn != 1 || deck[len(deck)-1] != stones.Number("km3-1") || deck[len(deck)-2] != stones.Number("km3-2") {
		t.Errorf("what is named again comes after: %+v", st)
	}
}
