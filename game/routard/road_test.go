package routard

import (
	"fmt"
	"slices"
	"testing"

	"posterestante/game/globe"
)

// TestRoad holds the road to R1.2.
func TestRoad(t *testing.T) {
	err := globe.CheckRoad(Road, []int{9, 8, 8, 9, 8, 8, 9}, func(squares []globe.Square, _ bool) error {
		n := globe.Kinds(squares)
		if six := n[globe.Job:]; slices.Min(six) < 1 || slices.Max(six) > 2 {
			return fmt.Errorf("by kind %v", six)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	var prices []int16
	for _, q := range Road {
		if q.Kind == globe.Airport {
			prices = append(prices, q.Price)
		}
	}
	if want := []int16{300, 400, 500, 600, 400, 500, 600, 500}; !slices.Equal(prices, want) || len(Road) != 1+67 {
		t.Errorf("tickets cost %v on %d squares", prices, len(Road))
	}
}
