package search

import (
	"encoding/json"
	"fmt"
	"strconv"

	"posterestante/game"
)

// Calibrated is a Trained game that knows what came of the chances its searches saw: a file
// that `scripts/strength -fit` makes.
type Calibrated interface {
	// Chances holds, by the number of seats, what part in thousandths of the games was won by
	// whoever saw a chance of 0, 5, 10 ... 100 percent.
	Chances() []byte
}

// toldParts is into how many parts the chances from 0 to 1 are cut.
const toldParts = 20

// told turns the chance that a search saw into the one that is said, by the number of seats.
type told map[int][toldParts + 1]float64

// readTold reads a file of chances; none says what was seen.
func readTold(text []byte) (told, error) {
	if len(text) == 0 {
		return nil, nil
	}
	var file map[string][]int
	if err := json.Unmarshal(text, &file); err != nil {
		return nil, err
	}
	t := told{}
	for seats, came := range file {
		n, err := strconv.Atoi(seats)
		if err != nil || len(came) != toldParts+1 {
			return nil, fmt.Errorf("the chances of %q seats are %d numbers, not %d", seats, len(came), toldParts+1)
		}
		var row [toldParts + 1]float64
		for i, c := range came {
			if c < 0 || c > 1000 || i > 0 && c < came[i-1] {
				return nil, fmt.Errorf("the chances of %d seats don't rise from 0 to 1000", n)
			}
			row[i] = float64(c) / 1000
		}
		t[n] = row
	}
	return t, nil
}

// say is what came of a chance that was seen. It is for telling only: what is played
// hangs on what was seen. Each step is rounded, so that all machines say the same.
func (t told) say(seats int, seen float64) float64 {
	row, ok := t[seats]
	if !ok {
		return seen
	}
	x := float64(seen * toldParts)
	i := min(max(int(x), 0), toldParts-1)
	return row[i] + float64(float64(row[i+1]-row[i])*float64(x-float64(i)))
}

// calibrated gives a model of a game what came of its chances.
func calibrated(m *Model, g game.Game) error {
	c, ok := g.(Calibrated)
	if !ok {
		return nil
	}
	var err error
	m.told, err = readTold(c.Chances())
	return err
}
