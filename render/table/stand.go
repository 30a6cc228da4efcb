package table

import (
	"math"
	"slices"

	"posterestante/game"

	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// shy is what something that is shown large keeps clear of, and how much.
type shy struct {
	stage.Rect
	weight float64
}

// The weights of what is kept clear: of words and buttons that say what is to be
// done, and what is pointed at, always while there is room anywhere; of what lies on
// offer or may be clicked next, and of the ways there, as far as can be.
const (
	shyOfWords  = 50.0
	shyOfChoice = 30.0 // of few
	shyOfTarget = 4.0
	shyOfWay    = 2.0
)

// fewLit is how many things at most can be chosen from where none of them may be covered.
const fewLit = 12

// stand is a rectangle of that size on a canvas, near another one, clear of all that is given as
// far as there is room: else where it covers the least.
func stand(on, about stage.Rect, w, h float64, clear []shy) stage.Rect {
	clear = append(clear[:len(clear):len(clear)], shy{about, shyOfWords})
	mx, my := about.Mid()
	best, least := stage.Rect{}, math.Inf(1)
	try := func(x, y float64) {
		r := stage.Rect{X: min(max(x, edge), on.W-w-edge), Y: min(max(y, edge), on.H-h-edge), W: w, H: h}
		cost := away(r, about) / 30
		if cost >= least {
			return
		}
		for _, s := range clear {
			if cost += s.weight * shared(r, s.Rect) / 1000; cost >= least {
				return
			}
		}
		best, least = r, cost
	}
	xs := []float64{mx - w/2, about.X, about.X + about.W - w, about.X + about.W + largeOff, about.X - w - largeOff}
	ys := []float64{about.Y - h - largeOff, about.Y + about.H + largeOff, my - h/2, about.Y, about.Y + about.H - h}
	xs, ys = append(xs, edge, on.W-w-edge), append(ys, edge, on.H-h-edge)
	for _, s := range clear {
		if s.weight >= shyOfTarget {
			xs = append(xs, s.X-w-edge, s.X+s.W+edge)
			ys = append(ys, s.Y-h-edge, s.Y+s.H+edge)
		}
	}
	for _, y := range ys {
		for _, x := range xs {
			try(x, y)
		}
	}
	return best
}

// Tip adds a note about a rectangle, clear of what is to be read and chosen, and of more besides.
func (s *Surface) Tip(f *stage.Frame, about stage.Rect, words string, besides ...stage.Rect) {
	clear := append(s.kept(f), shy{about, shyOfWords})
	for _, r := range besides {
		clear = append(clear, shy{r, shyOfWords})
	}
	ui.TipIn(f, about, words, func(w, h float64) stage.Rect {
		const near = largeOff - 2 // what is told of a button stands close to it
		return stand(f.Canvas(), about.Inset(near), w, h, clear)
	})
}

// away is how far two rectangles lie apart, from edge to edge.
func away(a, b stage.Rect) float64 {
	dx := max(a.X-b.X-b.W, b.X-a.X-a.W, 0)
	dy := max(a.Y-b.Y-b.H, b.Y-a.Y-a.H, 0)
	ax, ay := a.Mid()
	bx, by := b.Mid()
	return math.Hypot(dx, dy) + math.Hypot(ax-bx, ay-by)/50
}

// shared is the area that two rectangles share.
func shared(a, b stage.Rect) float64 {
	w := min(a.X+a.W, b.X+b.W) - max(a.X, b.X)
	h := min(a.Y+a.H, b.Y+b.H) - max(a.Y, b.Y)
	if w <= 0 || h <= 0 {
		return 0
	}
	return w * h
}

// keptClear is what may not be covered while something is shown large: the prompt, the
// buttons offered, what lies on offer or may be clicked next, and the ways that are painted.
func (o *foresight) keptClear(f *stage.Frame) (out []shy) {
	for _, r := range o.spoken(f) {
		out = append(out, shy{r, shyOfWords})
	}
	for _, r := range o.Lay.Taken {
		out = append(out, shy{r, shyOfTarget})
	}
	lit := o.lit()
	hidden := func(s game.Spot) bool { return f.Hot(board.SpotID(s)) == nil }
	few := len(slices.DeleteFunc(slices.Clone(lit), hidden)) <= fewLit
	for _, s := range lit {
		h := f.Hot(board.SpotID(s))
		switch {
		case h != nil && !o.hasPlace(s):
			out = append(out, shy{h.Rect, shyOfWords})
		case h != nil && few:
			out = append(out, shy{h.Rect, shyOfChoice})
		case h != nil && len(o.picker.Picked) > 0: // other targets of what is picked
			out = append(out, shy{h.Rect, shyOfWay})
		}
	}
	for _, s := range o.ahead.next {
		if r, ok := o.Lay.Rect(s); ok {
			out = append(out, shy{r, shyOfTarget})
		}
	}
	for i := range o.ahead.all {
		p := &o.ahead.all[i]
		if r, ok := o.Lay.Rect(p.target); ok {
			out = append(out, shy{r, shyOfTarget})
		}
		for _, way := range o.ways(p) {
			for _, p := range way {
				out = append(out, shy{stage.Rect{X: p.X - 14, Y: p.Y - 14, W: 28, H: 28}, shyOfWay})
			}
		}
	}
	return out
}
