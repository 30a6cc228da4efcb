package table

import (
	"time"

	"posterestante/render/engine/anim"
)

// How long a leg of a walk takes, of the usual flight: each is followed by the eye. Where one goes oneself one knows.
const (
	legShare    = 0.55
	legShareOwn = 0.38
)

// walks is how long something takes along its path; of several turns no longer than any flight.
func (o *showing) walks(how anim.Manner, path []anim.Point) time.Duration {
	d := o.lasts(how)
	if how != anim.Walk || o.hurry > 0 {
		return d
	}
	share := legShare
	if o.flow.own && o.paced() {
		share = legShareOwn
	}
	return max(d, time.Duration(float64(o.span())*share*float64(anim.Legs(path))))
}

// glows is a glow in a colour.
func glows(g anim.Glow, colour int) anim.Glow {
	g.Light.ID, g.Trail.ID = colour, colour
	return g
}
