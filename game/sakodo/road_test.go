package sakodo

import (
	"fmt"
	"testing"

	"posterestante/game/globe"
)

// TestRoad holds the road to S1.3.
func TestRoad(t *testing.T) {
	err := globe.CheckRoad(Road, []int{10, 10, 10, 10, 10, 10}, func(squares []globe.Square, last bool) error {
		n := globe.Kinds(squares)
		if n[globe.Souvenir] != 1 || n[globe.Report] != 1 || n[globe.Adventure] != 1 || min(n[globe.Job], n[globe.Chance], n[globe.Mail]) < 2 {
			return fmt.Errorf("by kind %v", n)
		}
		won := false
		for _, q := range squares {
			won = won || q.Kind == globe.Souvenir || q.Kind == globe.Report || q.Kind == globe.Adventure
			if last && won && q.Kind == globe.Job {
				return fmt.Errorf("the job of %s is too late", q.Key)
			}
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
}
