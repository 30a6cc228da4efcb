package main

import (
	"math"
	"testing"
)

// TestRated checks that kinds whose strength is known are found again from what they would win, at two seats and at
// six, within the interval that is told, which shrinks with the games; and that who never won is weak, not lost.
func TestRated(t *testing.T) {
	truth := []float64{0, 150, 420, 600}
	for _, others := range []float64{1, 5} {
		width := 0.0
		for _, games := range []float64{100, 10000} {
			var bouts []bout
			for i := range truth {
				for j := range truth {
					if i == j {
						continue
					}
					p := 1 / (1 + others*math.Pow(10, (truth[j]-truth[i])/400))
					bouts = append(bouts, bout{i, j, others, games * p, games * (1 - p)})
				}
			}
			elo, between := rated(len(truth), bouts)
			for i, want := range truth {
				if math.Abs(elo[i]-want) > between[i]+0.01 {
					t.Errorf("%g others, %g games: %d has %.1f ± %.1f instead of %.0f", others, games, i, elo[i], between[i], want)
				}
			}
			if width > 0 && math.Abs(between[3]-width/10) > 0.02*width {
				t.Errorf("%g others: ± %.1f by a hundred times as many games as ± %.1f", others, between[3], width)
			}
			width = between[3]
		}
	}
	elo, between := rated(2, []bout{{1, 0, 1, 50, 0}, {0, 1, 1, 0, 50}})
	if elo[1] < 400 || math.IsInf(elo[1], 0) || !(between[1] > 100) {
		t.Errorf("who won all has %.0f ± %.0f", elo[1], between[1])
	}
}
