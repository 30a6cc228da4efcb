package app

import (
	"math"

	"posterestante/render/engine/stage"
)

// view is where the canvas lies in the window, in device pixels.
type view struct {
	w, h float64 // of the window
	k    float64 // device pixels a logical pixel
	x, y float64 // of the canvas' upper left corner
}

// fit lays the canvas into a window of that size.
func fit(w, h float64) view { return lay(w, h, stage.Rect{W: stage.Width, H: stage.Height}) }

// lay is fit for a canvas of another size.
func lay(w, h float64, c stage.Rect) view {
	k := math.Max(math.Min(w/c.W, h/c.H), 0.01)
	return view{w, h, k, math.Floor((w - k*c.W) / 2), math.Floor((h - k*c.H) / 2)}
}

// smallness is the size of words for a screen that shows a logical pixel so large: on a phone
// letters of the usual size couldn't be read.
func smallness(k float64) int {
	switch {
	case k < 0.5: // a phone on its side: 0.36
		return stage.TextMost
	case k < 0.62: // a small tablet
		return 1
	}
	return 0
}

// logical turns device pixels into logical ones.
func (v view) logical(x, y float64) (float64, float64) { return (x - v.x) / v.k, (y - v.y) / v.k }

// device turns a logical rectangle into whole device pixels.
func (v view) device(r stage.Rect) (x, y, w, h int) {
	x0, y0 := math.Round(v.x+r.X*v.k), math.Round(v.y+r.Y*v.k)
	w = int(math.Round(r.W * v.k))
	h = int(math.Round(r.H * v.k))
	return int(x0), int(y0), max(w, 1), max(h, 1)
}
