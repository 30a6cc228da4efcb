package table

import (
	"time"

	"posterestante/game"
)

// recapMost is how long the telling of what the others did may last at the
// usual speed: nobody waits longer for their own turn.
const recapMost = 8 * time.Second

// span is how long a flight lasts now.
func (o *showing) span() time.Duration {
	span := Speeds[o.deps.Speed].Span
	if o.hurry > 0 {
		return min(span, o.hurry)
	}
	if o.flow.brisk {
		return span * 2 / 3
	}
	return span
}

// hasten makes flights as short as it needs for the queue to be shown in time.
func (o *showing) hasten() {
	n := 0
	for _, e := range o.queue {
		switch e.Kind {
		case game.Move, game.Flip, game.Shuffle:
			n++
		case game.Count:
			if e.Counter == o.deps.Board.Score() {
				n += 3 // points rise slowly
			}
		}
	}
	o.hurry = recapMost / time.Duration(max(n, 1))
}
