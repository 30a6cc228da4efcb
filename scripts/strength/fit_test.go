package main

import (
	"math"
	"testing"
)

// TestLogistic: a curve by which the tenths came true is found again; what came true as it was told stays.
func TestLogistic(t *testing.T) {
	for _, row := range [][2]float64{{0, 1}, {-0.3, 1.4}, {0.2, 0.7}} {
		var tenths []tenth
		for i := range 10 {
			c := float64(i)/10 + 0.05
			tenths = append(tenths, tenth{100 * (i + 1), c, came(row[0], row[1], c)})
		}
		tenths = append(tenths, tenth{}) // nothing was told there
		if a, b := logistic(tenths); math.Abs(a-row[0]) > 1e-6 || math.Abs(b-row[1]) > 1e-6 {
			t.Errorf("%v and %v, want %v", a, b, row)
		}
	}
}

// TestCurve: with many turns it goes through the tenths, with few along the logistic curve.
func TestCurve(t *testing.T) {
	for _, turns := range []int{1, 1_000_000} {
		var series []tenth
		for i := range 10 {
			c := float64(i)/10 + 0.05
			wins := c
			if i == 4 {
				wins = 0.4 // by itself
			}
			series = append(series, tenth{turns, c, wins})
		}
		row := curve(series)
		want := 440 // at 45 percent the logistic curve of all
		if turns > 1 {
			want = 400
		}
		if len(row) != 21 || row[0] != 0 || row[20] != 1000 || row[9] < want-6 || row[9] > want+6 {
			t.Errorf("with %d turns a tenth: %v", turns, row)
		}
		for i := 1; i < len(row); i++ {
			if row[i] < row[i-1] {
				t.Errorf("it falls at %d: %v", i, row)
			}
		}
	}
}
