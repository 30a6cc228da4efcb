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
	tallH          = 248.0 // of a card with its picture
	bookW, bookH   = 432.0, 214.0
	trackW, trackH = 380.0, 70.0
	stampSide      = 36.0
	memorySide     = 36.0
	memoryStep     = 88.0
)

// tall says whether a written card stands tall, with its picture over its spaces.
func tall(card stage.Rect) bool { return card.H > card.W*0.7 }

// StampRect returns a stamp space of a written card drawn in that rectangle.
func StampRect(card stage.Rect, postcard, space int) stage.Rect {
	side, gap, y, h := stampSide, 6.0, 34.0, cardH
	if tall(card) {
		side, y, h = 40, 126, tallH
	}
	if len(rules.Postcards[postcard].Stamps) == 6 {
		gap = (cardW - 20 - 6*side) / 5
	}
	return within(card, cardW, h, stage.Rect{X: 10 + float64(space)*(side+gap), Y: y, W: side, H: side})
}

// MemoryRect returns a memory space of a written card: the round place.
func MemoryRect(card stage.Rect, space int) stage.Rect {
	x := 10 + float64(space)*memoryStep
	if tall(card) {
		return within(card, cardW, tallH, stage.Rect{X: x, Y: 186, W: 44, H: 44})
	}
	return within(card, cardW, cardH, stage.Rect{X: x, Y: 76, W: memorySide, H: memorySide})
}

// effectRect is where a memory's effect is printed, right of its place.
func effectRect(card stage.Rect, space int) stage.Rect {
	x := float64(space) * memoryStep
	if tall(card) {
		return within(card, cardW, tallH, stage.Rect{X: 62 + x, Y: 193, W: 34, H: 30})
	}
	return within(card, cardW, cardH, stage.Rect{X: 54 + x, Y: 79, W: 38, H: 30})
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
