package globe

import (
	"fmt"
	"slices"

	"posterestante/game"
)

var _ game.Lacking = Game{}

// Without is the game in which a deck gives the first seat nothing: to measure
// what the deck is worth.
func (g Game) Without(deck string) (game.Game, error) {
	k := slices.Index(kindNames[:], deck)
	if k < int(Job) || k > int(Mail) {
		return nil, fmt.Errorf("one plays without %v, %v or %v", Job, Chance, Mail)
	}
	r := *g.R
	r.bare = Kind(k)
	return Game{R: &r}, nil
}
