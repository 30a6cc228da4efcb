package think

import "posterestante/render/engine/breath"

// slice is how long a page may hear of nothing for somebody who thinks, and most how long
// where its frames are slow.
const (
	slice = breath.Slice
	most  = 4 * breath.Slice
)

// rest lets the page live.
func rest() { breath.Take() }
