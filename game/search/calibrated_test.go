package search_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	mosight "posterestante/game/montaigne/sight"
	"posterestante/game/search"
)

// halved is a game whose chances came true half as often as they were seen.
type halved struct{ mosight.Game }

func (halved) Chances() []byte {
	var row []string
	for i := range 21 {
		row = append(row, fmt.Sprint(25*i))
	}
	all := strings.Join(row, ",")
	return []byte(`{"2":[` + all + `],"3":[` + all + `],"4":[` + all + `]}`)
}

// unsure is one that doesn't know what came of them.
type unsure struct{ mosight.Game }

func (unsure) Chances() []byte { return nil }

// TestToldChangesNoPlay: a player tells other chances by what came of them, and does all else alike.
func TestToldChangesNoPlay(t *testing.T) {
	asked := 0
	for n, deal := range spread(t, mosight.Game{}, 2) {
		if n%4 != 0 {
			continue
		}
		q := search.Question{Deal: deal.Clone(), Iterations: 60, Seed: 3}
		a := think(t, search.NewPlayer(modelOf(t, unsure{})), q)
		q.Deal = deal.Clone()
		b := think(t, search.NewPlayer(modelOf(t, halved{})), q)
		if len(a.Choices) != len(b.Choices) {
			t.Fatalf("%d and %d choices", len(a.Choices), len(b.Choices))
		}
		for i := range a.Choices {
			x, y := a.Choices[i], b.Choices[i]
			if math.Abs(y.Chance-x.Chance/2) > 1e-9 {
				t.Errorf("a chance of %v is said to be %v", x.Chance, y.Chance)
			}
			if x.Chance > 0 {
				asked++
			}
			x.Chance, y.Chance = 0, 0
			if fmt.Sprint(x) != fmt.Sprint(y) {
				t.Errorf("%v, with what came of chances %v", x, y)
			}
		}
	}
	if asked < 20 {
		t.Errorf("only %d chances were compared", asked)
	}
}
