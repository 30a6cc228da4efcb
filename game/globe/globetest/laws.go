package globetest

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
	"posterestante/game/globe"
)

// Setup is a setup of so many persons.
func Setup(g globe.Game, seats int, seed uint64, options map[string]string) game.Setup {
	return game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{"person"}, seats), Options: options,
		Seed: game.Numbered(seed)}
}

// Laws holds the laws of the house for every number of seats with every set of
// options, from new matches and from positions near the end.
func Laws(t *testing.T, g globe.Game, options []map[string]string, positions map[string]string) {
	t.Helper()
	var cases []gametest.Case
	for seats := 2; seats <= globe.MaxSeats; seats++ {
		for i, o := range options {
			c := gametest.Case{Name: fmt.Sprintf("%d-%d", seats, i), Setup: Setup(g, seats, 100, o), Matches: 1,
				Actions: 220}
			if seats == 2 && i == 0 {
				c.Matches, c.Actions, c.Every = 1, 0, 100 // to its end
			}
			cases = append(cases, c)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(positions)) {
		st := Position(t, g, positions[name])
		data, err := json.Marshal(st)
		if err != nil {
			t.Fatal(err)
		}
		cases = append(cases, gametest.Case{Name: name, Setup: Setup(g, int(st.Seats), 100, nil), Position: data,
			Matches: 4, Actions: 120, Every: 12})
	}
	bots := Setup(g, 3, 100, nil)
	bots.Seats = []string{g.Kinds()[2], g.Kinds()[1], "person"}
	cases = append(cases, gametest.Case{Name: "bots", Setup: bots, Actions: 100})
	gametest.Check(t, g, gametest.Plan{
		Cases: cases, Every: 30, Grammar: g.R.Moves.All(), Golden: "testdata/laws.txt", Chance: "chance",
	})
}
