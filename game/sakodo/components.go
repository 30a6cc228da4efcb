// Package sakodo is the game Sakodo: what it says of the road, the bag and the
// decks that it shares with Le jeu du Routard, and the rules of its own, S1 to
// S7. Numbers such as S4.2 are those of the project's rule page.
package sakodo

import (
	"fmt"

	"posterestante/game/globe"
)

// The items of a bag, 15 cards each (S1.1).
const (
	Passport globe.Item = iota + 1
	Guide
	Camera
	Compass
	SleepingBag
	FirstAid
	NumItems = iota
)

// Limits are what S1.2 and S7.2 say of the decks.
var Limits = globe.Limits{
	Items: NumItems, Kept: needs[globe.Adventure], JobLeast: 50, JobMost: 600, JobAverage: 140, JobNear: 10, JobTickets: 3, JobItems: 3,
	Bad: 8, BadPass: 1, BadMiss: 1, BadItems: -1, Orders: 0, MailPass: 2,
	Sorts: [4]int{globe.Fails: 3, globe.Rolls: 12, globe.Costs: 8, globe.Sure: 2}, AdventureBad: -1,
	PriceLeast: 60, PriceMost: 400,
}

// Legs are the lengths of the six legs (S1.3).
var Legs = []int{10, 10, 10, 10, 10, 10}

// CheckLeg says what is wrong with a leg (S1.3): one souvenir, report and
// adventure, at least two of each other kind; on the last leg the jobs first.
func CheckLeg(squares []globe.Square, last bool) error {
	n := globe.Kinds(squares)
	for k := globe.Souvenir; k <= globe.Adventure; k++ {
		if n[k] != 1 {
			return fmt.Errorf("%d squares of %v, not 1", n[k], k)
		}
	}
	for k := globe.Job; k <= globe.Mail; k++ {
		if n[k] < 2 {
			return fmt.Errorf("%d squares of %v, fewer than 2", n[k], k)
		}
	}
	won := false
	for _, q := range squares {
		won = won || q.Kind >= globe.Souvenir
		if last && won && q.Kind == globe.Job {
			return fmt.Errorf("job %q stands behind a souvenir, report or adventure", q.Key)
		}
	}
	return nil
}
