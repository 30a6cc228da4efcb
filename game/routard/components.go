// Package routard is the game Le jeu du Routard: what it says of the road, the
// bag and the decks that it shares with Sakodo, and the rules of its own, R1 to
// R5. Numbers such as R3.4 are those of the project's rule page.
package routard

import "posterestante/game/globe"

// The items of a bag, of which one may have several (R1.1).
const (
	Papers globe.Item = iota + 1
	Guide
	Equipment
	Camera
	NumItems = iota
)
