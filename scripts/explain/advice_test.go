package main

import (
	"testing"

	"posterestante/game/box"
)

// TestAdvice checks that advice from few looks costs more than from many, and never less than nothing.
func TestAdvice(t *testing.T) {
	g := box.Of("sakodo").Game
	kinds := []string{"think:10", "think:10"}
	var cost [2]float64
	for i, looks := range []int{8, 80} {
		mean, most, err := advice(g, kinds, 12, looks)
		if err != nil {
			t.Fatal(err)
		}
		if mean < 0 || most < mean {
			t.Errorf("%d looks: %.2f on the mean, %.2f at most", looks, mean, most)
		}
		cost[i] = mean
	}
	if cost[0] <= cost[1] {
		t.Errorf("8 looks cost %.2f, 80 looks %.2f", cost[0], cost[1])
	}
}
