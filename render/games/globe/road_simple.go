package globe

import (
	"math"

	"posterestante/render/engine/stage"
)

// Stop is where the middle of a square of a style's road is on a poster that lies
// in a rectangle; 0 is the start.
func Stop(_ Style, square int, in stage.Rect) (x, y float64) {
	t := float64(square) / (MostSquares - 1)
	return in.X + in.W*(0.04+0.92*t), in.Y + in.H*(0.5+0.34*math.Sin(t*14))
}

// StopR is how large a square is drawn on a poster in that rectangle: its radius.
func StopR(in stage.Rect) float64 { return in.W * 0.0145 }
