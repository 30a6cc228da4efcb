package board

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// Stager is a Board that shows some events as a small scene before they happen on
// the table, such as envelopes that are opened together.
type Stager interface {
	// Tableau is the scene of the events that come next, as the viewer of the view
	// may see them; nil where the first of them opens none.
	Tableau(next []game.Event, v *game.View, c *Context) *Tableau
}

// Tableau is a small scene over the table. It goes from frame to frame by itself and
// stays at the last.
type Tableau struct {
	Sheet  stage.Rect // what it lies on: the button that goes on stands at its foot
	Frames []Frame    // at least one
	Cue    string     // what is heard as it unfolds, "" for nothing
	Events int        // how many of the next events it shows
	Plain  bool       // it came as one had to expect: where what only informs goes by itself, it goes sooner
}

// Frame is what a Tableau shows for a while.
type Frame struct {
	Sprites []stage.Sprite
	Lasts   time.Duration
	Cue     string // what is heard as it comes after others, "" for nothing
}

// At is which frame the scene shows after a while; the last is its end.
func (t *Tableau) At(d time.Duration) (frame int, end bool) {
	last := len(t.Frames) - 1
	for i, f := range t.Frames[:last] {
		if d < f.Lasts {
			return i, false
		}
		d -= f.Lasts
	}
	return last, true
}
