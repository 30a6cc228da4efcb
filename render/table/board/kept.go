package board

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// Keeper is a Board of a game whose score is what was brought home: its result shows that instead of lines of points.
type Keeper interface {
	// Kept are the cards that a seat brought home for a line of its score, from 0.
	Kept(v *game.View, seat game.Seat, line int, c *Context) []stage.Pic
	// Besides is what decides where that is equal, in words: money.
	Besides(v *game.View, seat game.Seat, c *Context) string
}
