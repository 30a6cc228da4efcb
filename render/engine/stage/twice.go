package stage

import (
	"math"
	"time"
)

// twice is how soon after a press another one at the same place is taken as meant
// for what lay there before.
const twice = 300 * time.Millisecond

// hammers is how long that goes on at most where press follows press: whoever still hammers has seen what lies there
// now.
const hammers = 800 * time.Millisecond

// pressed is a press of the pointer.
type pressed struct {
	x, y float64       // where, in logical pixels
	on   string        // the hot that it was meant for; "" for none
	ago  time.Duration // since then
	met  time.Duration // since the last press that wasn't dropped
	any  bool          // there was one

	acted bool // what a click asked for was done in the last frame
}

// wait has time go by since the press. How long the window stands still to do what a click asked for doesn't count:
// nobody sees yet what lies there now.
func (p *pressed) wait(elapsed time.Duration) {
	if p.acted {
		elapsed, p.acted = min(elapsed, longest), false
	}
	p.ago, p.met = p.ago+elapsed, p.met+elapsed
}

// repeats takes another press, on the hot that lies there now. It says whether that is
// dropped: a double click on a button whose place another one has taken by now.
func (p *pressed) repeats(raw Raw, over string) bool {
	near := math.Hypot(raw.X-p.x, raw.Y-p.y) <= max(dragFrom, raw.Reach)
	drops := p.any && near && p.ago < twice && p.on != over && p.met < hammers
	now := pressed{x: raw.X, y: raw.Y, on: over, any: true}
	if drops {
		now.on, now.met = p.on, p.met
	}
	*p = now
	return drops
}
