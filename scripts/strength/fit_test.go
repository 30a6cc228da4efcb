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
