package think

import "posterestante/render/engine/breath"

// slice is how long a page may hear of nothing for somebody who thinks.
const slice = breath.Slice

// rest lets the page live.
func rest() { breath.Take() }
