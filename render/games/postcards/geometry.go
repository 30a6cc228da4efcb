package postcards

import (
	"math"

	"posterestante/assets/geo"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// MapWidth and MapHeight are the size of the map panel, in logical pixels.
const (
	MapWidth  = 1024.0
	MapHeight = 770.0
)

// mapLeft is where the map's box begins in the panel: right of the middle, so
// that the ocean lower left has room for buttons.
const mapLeft = 226.0

// MapScale returns how many logical pixels a unit of the map is.
func MapScale() float64 { return (MapHeight - 5) / geo.Height }

// MapPoint returns where a point of the map lies in the panel.
func MapPoint(p geo.Point) (x, y float64) {
	return mapLeft + p.X*MapScale(), p.Y * MapScale()
}

// about returns the square or rectangle about a point of the map.
func about(p geo.Point, w, h float64) stage.Rect {
	x, y := MapPoint(p)
	return stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// SiteRect returns the disc of a camp site in the panel.
func SiteRect(region, site int) stage.Rect {
	d := 2 * geo.SiteRadius * MapScale()
	return about(geo.Regions()[region-1].Sites[site], d, d)
}

// CampSize is the side of a camp on the map: a little larger than its disc.
const CampSize = 38.0

// CampRect returns where a camp stands on a site.
func CampRect(region, site int) stage.Rect {
	return about(geo.Regions()[region-1].Sites[site], CampSize, CampSize)
}

// edgeRoom is how far a region's outline reaches over its border.
const edgeRoom = 6.0

// RegionRect returns the rectangle about a region, with room for its outline.
// It begins and ends on whole device pixels of the usual windows, so that words
// painted twice lie on each other.
func RegionRect(region int) stage.Rect {
	x0, y0, x1, y1 := geo.Regions()[region-1].Bounds()
	ax, ay := MapPoint(geo.Point{X: x0, Y: y0})
	bx, by := MapPoint(geo.Point{X: x1, Y: y1})
	ax, ay = math.Floor((ax-edgeRoom-snapX)/snap)*snap+snapX, math.Floor((ay-edgeRoom)/snap)*snap
	bx, by = math.Ceil((bx+edgeRoom-snapX)/snap)*snap+snapX, math.Ceil((by+edgeRoom)/snap)*snap
	return stage.Rect{X: ax, Y: ay, W: math.Min(bx, MapWidth) - ax, H: math.Min(by, MapHeight) - ay}
}

// snap is the step in which a region's rectangle lies, in logical pixels: two
// device pixels of a 1280x720 window; snapX makes up for where the map begins.
const snap, snapX = 3.0, 2.0

// RegionHas says whether the point of the panel lies in the region.
func RegionHas(region int, x, y float64) bool {
	s := MapScale()
	return geo.Regions()[region-1].Has((x-mapLeft)/s, y/s)
}

// within places a rectangle of a card that is designed at dw x dh.
func within(card stage.Rect, dw, dh float64, r stage.Rect) stage.Rect {
	kx, ky := card.W/dw, card.H/dh
	return stage.Rect{X: card.X + r.X*kx, Y: card.Y + r.Y*ky, W: r.W * kx, H: r.H * ky}
}

// The sizes at which the cards are designed.
const (
	cardW, cardH   = 278.0, 121.0
	bookW, bookH   = 432.0, 214.0
	trackW, trackH = 380.0, 70.0
)

// form is one way to draw the written side of a postcard, in the logical pixels at
// which it is designed.
type form struct {
	w, h    float64
	head    float64    // how high the strip with the name is
	name    stage.Rect // of the region
	points  float64    // middle of the seal with the points, from the left
	picture stage.Rect // W 0: none
	stamp   stage.Rect // the first space
	gap     float64    // between stamps, six of which take the whole width
	wide    float64    // of six stamps
	memory  stage.Rect // the first space
	step    float64    // from one memory to the next
	effect  stage.Rect // what the first memory gives
	line    float64    // the ruled line between stamps and memories
}

// The forms: low with no picture; wide, six of which lie on a page, with it at the
// left; tall, three of which do, with it above; narrow, for those that lie like a fan:
// its name stands at the left, in two lines if need be.
var (
	lowForm = form{w: cardW, h: cardH, head: 28, name: stage.Rect{X: 37, Y: 4, W: 202, H: 25}, points: 256.5,
		stamp: stage.Rect{X: 10, Y: 34, W: 36, H: 36}, gap: 6, wide: 258,
		memory: stage.Rect{X: 10, Y: 76, W: 36, H: 36}, step: 88, effect: stage.Rect{X: 54, Y: 79, W: 38, H: 30}, line: 73}
	wideForm = form{w: 352, h: 121, head: 28, name: stage.Rect{X: 37, Y: 4, W: 270, H: 25}, points: 329,
		picture: stage.Rect{X: 1.5, Y: 29, W: 118, H: 88},
		stamp:   stage.Rect{X: 126, Y: 34, W: 35, H: 35}, gap: 4, wide: 220,
		memory: stage.Rect{X: 126, Y: 76, W: 36, H: 36}, step: 74, effect: stage.Rect{X: 167, Y: 79, W: 33, H: 30}, line: 72.5}
	tallForm = form{w: 352, h: 248, head: 28, name: stage.Rect{X: 37, Y: 4, W: 270, H: 25}, points: 329,
		picture: stage.Rect{X: 0.6, Y: 29, W: 346, H: 99},
		stamp:   stage.Rect{X: 10, Y: 133, W: 52, H: 52}, gap: 6, wide: 330,
		memory: stage.Rect{X: 10, Y: 192, W: 50, H: 50}, step: 112, effect: stage.Rect{X: 72, Y: 200, W: 42, H: 34}, line: 188.5}
	narrowForm = form{w: 258, h: 121, head: 41, name: stage.Rect{X: 35, Y: 2, W: 118, H: 40}, points: 238,
		stamp: stage.Rect{X: 8, Y: 45, W: 33, H: 33}, gap: 6, wide: 242,
		memory: stage.Rect{X: 8, Y: 82, W: 33, H: 33}, step: 81, effect: stage.Rect{X: 48, Y: 84, W: 34, H: 28}, line: 79.5}
)

// formOf is how a postcard is drawn in a rectangle.
func formOf(card stage.Rect) *form {
	switch shape := card.H / card.W; {
	case shape > 0.6:
		return &tallForm
	case shape > 0.45:
		return &narrowForm
	case shape < 0.36:
		return &wideForm
	}
	return &lowForm
}

// StampRect returns a stamp space of a written card drawn in that rectangle.
func StampRect(card stage.Rect, postcard, space int) stage.Rect {
	f := formOf(card)
	r, gap := f.stamp, f.gap
	if len(rules.Postcards[postcard].Stamps) == 6 {
		gap = (f.wide - 6*r.W) / 5
	}
	r.X += float64(space) * (r.W + gap)
	return within(card, f.w, f.h, r)
}

// MemoryRect returns a memory space of a written card: the round place.
func MemoryRect(card stage.Rect, space int) stage.Rect {
	f := formOf(card)
	return within(card, f.w, f.h, f.memory.At(f.memory.X+float64(space)*f.step, f.memory.Y))
}

// effectRect is where a memory's effect is printed, right of its place.
func effectRect(card stage.Rect, space int) stage.Rect {
	f := formOf(card)
	return within(card, f.w, f.h, f.effect.At(f.effect.X+float64(space)*f.step, f.effect.Y))
}

// TrackRect returns the place of the n-th camp on a camp track, n from 0.
func TrackRect(track stage.Rect, n int) stage.Rect {
	return within(track, trackW, trackH, stage.Rect{X: 3 + float64(n)*28.9, Y: 3, W: 28, H: 28})
}

// prizeRect is where a track tells what its n-th camp gives.
func prizeRect(track stage.Rect, n int) stage.Rect {
	return within(track, trackW, trackH, stage.Rect{X: 2 + float64(n)*28.9, Y: 35, W: 30, H: 30})
}

// RowRect returns the place of a travel card in the notebook, 0 to 4; the
// binding runs between the second and the third (P2.2).
func RowRect(book stage.Rect, i int) stage.Rect {
	x := 8 + float64(i)*78
	if i >= 2 {
		x += 30
	}
	return within(book, bookW, bookH, stage.Rect{X: x, Y: 18, W: 74, H: 108})
}

// DeckRect returns the place of the travel deck in the notebook.
func DeckRect(book stage.Rect) stage.Rect {
	return within(book, bookW, bookH, stage.Rect{X: 34, Y: 134, W: 100, H: 70})
}

// DiscardRect returns the place of the travel discard in the notebook.
func DiscardRect(book stage.Rect) stage.Rect {
	return within(book, bookW, bookH, stage.Rect{X: 259, Y: 134, W: 100, H: 70})
}
