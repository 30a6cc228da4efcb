package board

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// Carrier is a Board some of whose numbers count things that nobody has as pieces, such as tickets: where they change
// hands they are seen to go.
type Carrier interface {
	// Carried is what goes with an event that counts, given those that follow; Kind "" for nothing.
	Carried(e game.Event, next []game.Event, v *game.View, c *Context) Carried
}

// Carried is what goes from a spot of the Layout to another.
type Carried struct {
	stage.Pic
	From, To game.Spot // where To has no place it is gone
	Cue      string
}
