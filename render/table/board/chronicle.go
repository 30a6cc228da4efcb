package board

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// Chronicler is a Board whose map shows, once a match is over, everybody's road.
type Chronicler interface {
	// Chronicle is that map, of what a viewer may know, with the road of own before the
	// others'; all of it is in the Pic, so that it may be painted at any size and kept.
	Chronicle(s *game.Session, own, viewer game.Seat, c *Context) stage.Pic
	// ChronicleShape is how wide it is for its height.
	ChronicleShape() float64
}
