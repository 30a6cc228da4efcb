package table

import (
	"math"

	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// trail is the trace of a piece of the last move: where it came from and went.
type trail struct {
	spot     game.Spot // where it lay
	from, to stage.Rect
	pic      stage.Pic    // as it looked there; Kind "" for nothing
	path     []anim.Point // nil where it didn't go far
	seat     game.Seat    // whose move it was
}

// leaveTrace adds a flight to the trace of another seat's last move.
func (o *showing) leaveTrace(e game.Event, m board.Manner, f anim.Flight, pic stage.Pic, fromOK, toOK bool,
	to stage.Rect) {
	if o.lastTold == nil || !m.Trace || !toOK {
		return
	}
	tr := trail{spot: e.From, from: f.From, to: to, pic: pic, path: f.Path, seat: o.lastTold.Seat}
	if f.Back.Kind != "" {
		tr.pic = f.Back
	}
	if !fromOK {
		tr.pic = stage.Pic{}
	} else if tr.path == nil {
		tr.path = sweep(f.From, to)
	}
	o.trace = append(o.trace, tr)
}

// sweep is a bent way between two rectangles, from edge to edge.
func sweep(from, to stage.Rect) []anim.Point {
	ax, ay := from.Mid()
	bx, by := to.Mid()
	bend := 0.12
	if bx < ax { // always upwards
		bend = -bend
	}
	path := anim.Curve(anim.Point{X: ax, Y: ay}, anim.Point{X: bx, Y: by}, bend)
	out := path[:0:0]
	for _, p := range path {
		if !from.Has(p.X, p.Y) && !to.Has(p.X, p.Y) {
			out = append(out, p)
		}
	}
	return out
}

// buildTrace shows what another seat did last: a faint print where a piece lay,
// and the dashes of its way in the seat's colour.
func (o *showing) buildTrace(f *stage.Frame) {
	if o.moving() || o.Ctx.Open != game.Nobody || len(o.Lay.Sheets) > 0 {
		return
	}
	for _, tr := range o.trace {
		ends := 12.0
		if len(tr.path) > 0 && tr.pic.Kind != "" {
			ends = math.Min(ends, anim.Length(tr.path)/4)
		}
		if o.Lay.Keys[tr.spot] == "" && tr.pic.Kind != "" {
			f.Sprites = append(f.Sprites, stage.Sprite{Pic: tr.pic, Rect: tr.from, Alpha: 0.34})
		}
		dash := stage.Pic{Kind: "dash", ID: o.deps.Colours[tr.seat]}
		f.Sprites = append(f.Sprites, anim.Dashes(tr.path, dash, ends, 0, 0.9)...)
		f.Add(stage.Pic{Kind: "ghost", ID: o.deps.Colours[tr.seat]}, tr.to.Inset(-5))
	}
}
