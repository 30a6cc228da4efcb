package globe

import (
	"math"

	"posterestante/assets/geo"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
)

// mark is something that stands at a square of the chronicle: the pawn of a seat that
// ended there, or what it won there.
type mark struct {
	seat   int
	square int
	kind   rules.Kind // of the card won, 0 for a pawn
	rect   stage.Rect
	own    bool
	stop   geo.Point // where the seat's lane passes the square
}

// The sizes of marks, of the radius of a square.
const (
	tokenWide, tokenHigh = 1.25, 1.68
	wonOwn, wonOther     = 1.24, 0.94 // across
	marksApart           = 0.06
	otherFar             = 1.5 // from the square to what another won: farther off there is no room for it
)

// places finds room for marks.
type places struct {
	in    stage.Rect
	r     float64
	stops []geo.Point
	taken []stage.Rect
}

// marks are all that stand on the chronicle: a pawn a seat, all that the own seat won, and
// of the others what there is room for. None covers another.
func (d *Chronicle) marks(in stage.Rect) (out []mark) {
	r, l := StopR(in), d.lanesOn(in)
	p := &places{in: in.Inset(in.W*edgeShare + 2), r: r, stops: l.at}
	for seat, w := range d.Ways {
		if !w.Seat {
			continue
		}
		m := mark{seat: seat, square: w.At, own: seat == d.Own, stop: l.passes(seat, w.At)}
		foot := geo.Point{X: m.stop.X, Y: m.stop.Y - (tokenHigh/2-0.2)*r}
		m.rect, _ = p.room(foot, tokenWide*r, tokenHigh*r, w.At, math.Inf(1))
		out = append(out, m)
	}
	for _, own := range []bool{true, false} {
		for seat, w := range d.Ways {
			if w.Seat && (seat == d.Own) == own {
				out = append(out, d.won(p, l, seat)...)
			}
		}
	}
	return out
}

// won are the marks of what a seat won.
func (d *Chronicle) won(p *places, l *lanes, seat int) (out []mark) {
	w, own := d.Ways[seat], seat == d.Own
	side, most := wonOther*p.r, otherFar*p.r
	if own {
		side, most = wonOwn*p.r, math.Inf(1)
	}
	for i := 0; i+1 < len(w.Won); i += 2 {
		m := mark{seat: seat, square: int(w.Won[i]), kind: rules.Kind(w.Won[i+1]), own: own}
		m.stop = l.passes(seat, m.square)
		var ok bool
		if m.rect, ok = p.room(m.stop, side, side, m.square, most); ok {
			out = append(out, m)
		}
	}
	return out
}

// lanesOn are the lanes on a poster in that rectangle.
func (d *Chronicle) lanesOn(in stage.Rect) *lanes {
	at := make([]geo.Point, d.squares())
	for i := range at {
		at[i].X, at[i].Y = Stop(d.Style, i, in)
	}
	return d.lanesOf(at, StopR(in))
}

// room is the best place for something of that size near a point of a square, on nothing
// that has its place, at most so far off; ok says whether there is one. It is taken then.
func (p *places) room(at geo.Point, w, h float64, square int, most float64) (best stage.Rect, ok bool) {
	apart, least := marksApart*p.r, math.Inf(1)
	for ring := 0.0; ring*p.r*0.25 <= math.Min(most, p.in.W) && 0.25*ring*p.r < least; ring++ {
		n := max(1, 6*ring)
		for turn := 0.0; turn < n; turn++ {
			sin, cos := math.Sincos(turn * 2 * math.Pi / n)
			far := ring * p.r * 0.25
			q := stage.Rect{X: at.X + far*cos - w/2, Y: at.Y + far*sin - h/2, W: w, H: h}
			if !within(q, p.in) || p.covered(q.Inset(-apart)) {
				continue
			}
			if cost := far + p.hides(q, square); cost < least {
				best, least, ok = q, cost, true
			}
		}
	}
	if ok {
		p.taken = append(p.taken, best)
	}
	return best, ok
}

// within says whether a rectangle lies in another.
func within(q, in stage.Rect) bool {
	return q.X >= in.X && q.Y >= in.Y && q.X+q.W <= in.X+in.W && q.Y+q.H <= in.Y+in.H
}

func (p *places) covered(q stage.Rect) bool {
	for _, t := range p.taken {
		if q.Meets(t) {
			return true
		}
	}
	return false
}

// hides is what lying there costs of other squares.
func (p *places) hides(q stage.Rect, square int) (cost float64) {
	for i, s := range p.stops {
		if i != square {
			cost += 1.5 * math.Max(0, 0.7*p.r-away(q, [2]float64{s.X, s.Y}))
		}
	}
	return cost
}
