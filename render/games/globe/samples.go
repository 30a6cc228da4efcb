package globe

import "posterestante/render/engine/paint"

// Samples are all pictures of the game's table.
func (b Board) Samples() []paint.Sample {
	var all paint.Samples
	return all
}
