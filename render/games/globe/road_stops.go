package globe

import (
	"math"
	"sync"

	"posterestante/assets/geo"
	"posterestante/render/engine/stage"
)

// starts are the places that each style's road starts from, by which the map of
// the world knows it.
var starts = [NumStyles]string{Ochre: "orly", Airmail: "paris"}

// The map of each style's road, on the wide cut of the world and on the tall one.
var (
	wideCharts = sync.OnceValue(func() [NumStyles]*geo.Chart { return chartsOf(geo.Wide) })
	tallCharts = sync.OnceValue(func() [NumStyles]*geo.Chart { return chartsOf(geo.Tall) })
)

func chartsOf(cut *geo.Cut) (out [NumStyles]*geo.Chart) {
	for style, place := range starts {
		out[style] = cut.Chart(place)
	}
	return out
}

// chartOn is the map of a style's road that a poster in that rectangle shows.
func chartOn(poster stage.Rect, style Style) *geo.Chart {
	if cutOf(poster) == geo.Tall {
		return tallCharts()[style%NumStyles]
	}
	return wideCharts()[style%NumStyles]
}

// roadOf is a style's road on the wide map.
func roadOf(style Style) []geo.Stop { return wideCharts()[style%NumStyles].Stops }

// roadOn is a style's road on the map that a poster in that rectangle shows.
func roadOn(poster stage.Rect, style Style) []geo.Stop { return chartOn(poster, style).Stops }

// edgeShare is how broad the poster's edge is, of its width.
const edgeShare = 0.009

// cutOf is the cut of the map that a poster in that rectangle shows: the one that
// fills it better.
func cutOf(poster stage.Rect) *geo.Cut {
	if poster.H*geo.WorldWidth > poster.W*(geo.Wide.Height+geo.Tall.Height)/2 {
		return geo.Tall
	}
	return geo.Wide
}

// mapOn is where the map lies on a poster in that rectangle: within its edge, in
// its own proportion.
func mapOn(poster stage.Rect) stage.Rect {
	in, high := poster.Inset(poster.W*edgeShare), cutOf(poster).Height
	k := math.Min(in.W/geo.WorldWidth, in.H/high)
	w, h := geo.WorldWidth*k, high*k
	return stage.Rect{X: in.X + (in.W-w)/2, Y: in.Y + (in.H-h)/2, W: w, H: h}
}

// Stop is where the middle of a square of a style's road is on a poster that lies
// in a rectangle; 0 is the start.
func Stop(style Style, square int, in stage.Rect) (x, y float64) {
	on, road := mapOn(in), roadOn(in, style)
	at := road[min(max(square, 0), len(road)-1)].At
	k := on.W / geo.WorldWidth
	return on.X + at.X*k, on.Y + at.Y*k
}

// StopR is how large a square is drawn on a poster in that rectangle: its radius.
func StopR(in stage.Rect) float64 {
	return mapOn(in).W / geo.WorldWidth * cutOf(in).StopRadius
}
