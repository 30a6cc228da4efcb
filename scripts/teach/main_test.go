package main

import (
	"testing"

	"posterestante/game/box"
)

// TestSeries checks that who takes the advice in all turns beats who takes it in half of them, who never takes it
// loses, in games of one seed the same way each time.
func TestSeries(t *testing.T) {
	g := box.Of("sakodo").Game
	var won [2]float64
	for i, share := range []float64{0, 1, 0, 1} {
		w, err := series(g, share, 16, 20)
		if err != nil {
			t.Fatal(err)
		}
		if i >= 2 && w != won[i-2] {
			t.Errorf("share %.0f: %g of 16 games were won, and %g when they were played again", share, w, won[i-2])
		}
		won[i%2] = w
	}
	if won[0] > 4 || won[1] < 12 {
		t.Errorf("%g of 16 games were won without advice, %g with it", won[0], won[1])
	}
}
