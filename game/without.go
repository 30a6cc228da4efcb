package game

// Lacking is a Game that can be played so that the first seat has nothing of a
// part of it: to measure what the part is worth.
type Lacking interface {
	Game
	// Without is that game; an unknown part is an error in words.
	Without(part string) (Game, error)
}
