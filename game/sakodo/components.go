// Package sakodo is the game Sakodo: what it says of the road, the bag and the
// decks that it shares with Le jeu du Routard, and the rules of its own, S1 to
// S7. Numbers such as S4.2 are those of the project's rule page.
package sakodo

import "posterestante/game/globe"

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
