package globe

import (
	"math"
	"slices"
	"sync"

	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
)

// Neighbours on the road lie 42 logical pixels apart, and a target takes 66: 44 pixels
// of a window of 1280x720. So whatever one goes to now has a disc of its own beside its
// square, with its price in the middle; the discs lie on either side of the road.
const (
	discR    = 33.5 // of a disc; half a pixel more than it needs
	discFar  = 48.0 // how far its middle lies off the square's where the road leaves room
	discStep = 6.0  // by so much farther each time that it doesn't
	discMost = 90.0
)

// target is a square that can be gone to now, and the middle of its disc.
type target struct {
	square int
	stop   [2]float64 // the middle of the square
	at     [2]float64
	off    float64 // the one from the other
	r      float64 // of the square
	cost   float64 // of what it hides
	priced bool
}

// tag is where the price stands.
func (t *target) tag() stage.Rect {
	return stage.Rect{X: t.at[0] - FareW/2, Y: t.at[1] - FareH/2, W: FareW, H: FareH}
}

// rect is all that a target may take, the square in its middle: one of few sizes, since
// each is a picture of its own.
func (t *target) rect() stage.Rect {
	const step = 12.0
	half := goReach + step*math.Max(0, math.Ceil((t.off+discR-goReach)/step))
	return stage.Rect{X: t.stop[0] - half, Y: t.stop[1] - half, W: 2 * half, H: 2 * half}
}

// far is how far a point is from a target: 1 on the edge of its square, or of its disc.
func (t *target) far(x, y float64) (square, disc float64) {
	return math.Hypot(x-t.stop[0], y-t.stop[1]) / t.r, math.Hypot(x-t.at[0], y-t.at[1]) / discR
}

// targets are the squares that the page's seat may go or fly to now.
func (l *Layout) targets() []target {
	ahead := l.ahead()
	if len(ahead) == 0 {
		return nil
	}
	from, d, poster := l.Of(l.Ctx.Page, rules.SquareN), l.posterData(), l.At.Poster
	targetsGuard.Lock()
	defer targetsGuard.Unlock()
	key := targetsOf{d, from, poster}
	out, ok := targetsKept[key]
	if !ok {
		there := append([]stage.Rect{l.At.PawnRect(d.Style, from, 0, 1)}, d.onTable(poster)...)
		out = discs(poster, d.Style, ahead, func(q int) bool { return q > from && q <= from+6 }, there)
		targetsKept[key] = out
	}
	return out
}

type targetsOf struct {
	d      Poster
	from   int
	poster stage.Rect
}

var (
	targetsGuard sync.Mutex
	targetsKept  = map[targetsOf][]target{}
)

// goal is a target as a place: its disc, and all that is nearer to its square than to
// another target, but for squares that aren't gone to now.
func (l *Layout) goal(t target, all []target) {
	p := l.stopPlace(t.square, t.rect())
	style, poster, squares := l.B.Style, l.At.Poster, len(l.B.R.Road)
	p.Shape = func(x, y float64) bool {
		square, disc := t.far(x, y)
		if disc <= 1 {
			return true
		}
		if square*t.r > goReach {
			return false
		}
		return !slices.ContainsFunc(all, func(o target) bool {
			a, b := o.far(x, y)
			return o.square != t.square && (a < square || b <= 1)
		}) && (square <= 1 || !onSquare(poster, style, squares, x, y))
	}
}

// onSquare says whether a point lies on one of so many squares as it is drawn.
func onSquare(poster stage.Rect, style Style, squares int, x, y float64) bool {
	for i := range squares {
		if sx, sy := Stop(style, i, poster); math.Hypot(x-sx, y-sy) <= StopR(poster) {
			return true
		}
	}
	return false
}

// leadRoom is how much larger than the way is what the line to a price is painted in.
const leadRoom = 12.0

// fares are what the targets ahead cost, each with a line to its square where they don't touch.
func (l *Layout) fares(all []target) {
	from := l.Of(l.Ctx.Page, rules.SquareN)
	for _, t := range all {
		if t.priced && !t.tag().Inset(-t.r).Has(t.stop[0], t.stop[1]) {
			dx, dy := t.at[0]-t.stop[0], t.at[1]-t.stop[1]
			w, h := math.Abs(dx)+leadRoom, math.Abs(dy)+leadRoom
			l.Show(stage.Pic{Kind: "gl.lead", Data: Lead{int(dx), int(dy)}},
				stage.Rect{X: t.stop[0] + dx/2 - w/2, Y: t.stop[1] + dy/2 - h/2, W: w, H: h})
		}
	}
	for _, t := range all {
		if t.priced {
			fare, look := int(rules.Fare(t.square-from)), 0
			if fare > l.Of(l.Ctx.Page, rules.MoneyN) {
				look = 1
			}
			l.Show(stage.Pic{Kind: "gl.fare", ID: fare, Look: look, Text: l.Money(fare)}, t.tag())
		}
	}
}
