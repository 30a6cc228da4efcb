// Package routard is the game Le jeu du Routard: what it says of the road, the
// bag and the decks that it shares with Sakodo, and the rules of its own, R1 to
// R5. Numbers such as R3.4 are those of the project's rule page.
package routard

import (
	"fmt"

	"posterestante/game/globe"
)

// The items of a bag, of which one may have several (R1.1).
const (
	Papers globe.Item = iota + 1
	Guide
	Equipment
	Camera
	NumItems = iota
)

// Limits are what R1.1 and R5.4 say of the decks.
var Limits = globe.Limits{
	Items: NumItems, Kept: []globe.Item{Equipment}, Cheques: true, JobLeast: 50, JobMost: 600, JobAverage: 310, JobNear: 15, JobTickets: -1, JobItems: -1,
	Bad: -1, BadPass: 1, BadMiss: -1, BadItems: 3, Orders: 3, MailPass: 0,
	Sorts: [4]int{-1, -1, -1, -1}, AdventureBad: 30,
	PriceLeast: 20, PriceMost: 400, Nights: [5]int{0, 8, 14, 14, 9},
}

// Legs are the lengths of the seven legs, 8 or 9, with the 8 airports 67 squares
// (R1.2). Which leg is how long is the road's.
func Legs(road globe.Road) (out []int) {
	n := 0
	for _, q := range road[min(2, len(road)):] {
		if q.Kind == globe.Airport {
			out, n = append(out, n), 0
			continue
		}
		n++
	}
	return out
}

// prices are those of plane tickets, from the 1st airport on (R1.2).
var prices = []int16{300, 400, 500, 600, 400, 500, 600, 500}

// CheckLeg says what is wrong with a leg (R1.2): 8 or 9 squares, every one of
// the six kinds, none more than twice.
func CheckLeg(squares []globe.Square, _ bool) error {
	if len(squares) < 8 || len(squares) > 9 {
		return fmt.Errorf("%d squares, not 8 or 9", len(squares))
	}
	n := globe.Kinds(squares)
	for k := globe.Job; k <= globe.Adventure; k++ {
		if n[k] < 1 || n[k] > 2 {
			return fmt.Errorf("%d squares of %v, not 1 or 2", n[k], k)
		}
	}
	return nil
}

// CheckRoad says what is wrong with a road, its length and its fares included.
func CheckRoad(road globe.Road) error {
	legs := Legs(road)
	if len(road) != 68 || len(legs) != 7 {
		return fmt.Errorf("%d squares with the start, %d legs; 68 and 7 are wanted", len(road), len(legs))
	}
	n := 0
	for _, q := range road {
		if q.Kind == globe.Airport {
			if q.Price != prices[n] {
				return fmt.Errorf("a ticket at airport %q costs %d, not %d", q.Key, q.Price, prices[n])
			}
			n++
		}
	}
	return globe.CheckRoad(road, legs, CheckLeg)
}
