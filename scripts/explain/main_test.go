package main

import (
	"math"
	"testing"

	"posterestante/game/box"
)

// TestMeasure checks that a match is played and split, and that the parts have their signs.
func TestMeasure(t *testing.T) {
	m, err := measure(box.Of("montaigne").Game, []string{"think:2", "think:2"}, 1, 8)
	if err != nil {
		t.Fatal(err)
	}
	if m.own > 0 || m.others < 0 || m.luck <= 0 || m.apart < math.Abs(m.rest) {
		t.Errorf("%+v", m)
	}
}
