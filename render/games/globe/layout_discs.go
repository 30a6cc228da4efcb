package globe

import (
	"cmp"
	"math"
	"slices"

	"posterestante/render/engine/stage"
)

// field is where discs are laid out.
type field struct {
	poster  stage.Rect
	stops   [][2]float64
	squares []int // that are targets
	choices [][]target
	near    []int // squares near that whose disc is looked for
	there   []stage.Rect
	r       float64
}

// discs are the targets among some squares of a poster. Discs touch neither each other nor the
// squares of other targets; first of the ways in which they don't is that which hides
// least of the other squares and of what stands there.
func discs(poster stage.Rect, style Style, squares []int, priced func(square int) bool, there []stage.Rect) []target {
	f := &field{poster: poster, squares: squares, there: there, r: StopR(poster)}
	for i := range roadOn(poster, style) {
		x, y := Stop(style, i, poster)
		f.stops = append(f.stops, [2]float64{x, y})
	}
	for _, q := range squares {
		f.choices = append(f.choices, f.places(q, priced(q)))
	}
	for most := discFar; most <= discMost; most += discStep {
		if out := f.apart(most); out != nil {
			f.better(out)
			return out
		}
	}
	return nil
}

// better has each target in turn take the best of its choices that the others leave it.
func (f *field) better(all []target) {
	for range 3 {
		for i := range all {
			at := slices.IndexFunc(f.choices[slices.Index(f.squares, all[i].square)], func(c target) bool {
				return c.cost < all[i].cost && !slices.ContainsFunc(all, func(o target) bool {
					return o.square != c.square && math.Hypot(c.at[0]-o.at[0], c.at[1]-o.at[1]) < 2*discR
				})
			})
			if at >= 0 {
				all[i] = f.choices[slices.Index(f.squares, all[i].square)][at]
			}
		}
	}
}

// apart are discs that lie apart, of those choices none farther from its square than so
// much; nil where none are found in so many tries. The square with the fewest choices
// left chooses first.
func (f *field) apart(most float64) (out []target) {
	left := make([][]target, len(f.choices))
	for i, all := range f.choices {
		left[i] = slices.DeleteFunc(slices.Clone(all), func(c target) bool { return c.off > most })
	}
	tries := 120
	var next func(left [][]target) bool
	next = func(left [][]target) bool {
		if len(left) == 0 {
			return true
		}
		at := 0
		for i := range left {
			if len(left[i]) < len(left[at]) {
				at = i
			}
		}
		for _, c := range left[at] {
			if tries--; tries < 0 {
				return false
			}
			rest := make([][]target, 0, len(left))
			for i, all := range left {
				if i != at {
					rest = append(rest, slices.DeleteFunc(slices.Clone(all), func(o target) bool {
						return math.Hypot(c.at[0]-o.at[0], c.at[1]-o.at[1]) < 2*discR
					}))
				}
			}
			if slices.ContainsFunc(rest, func(all []target) bool { return len(all) == 0 }) {
				continue
			}
			if out = append(out, c); next(rest) {
				return true
			}
			out = out[:len(out)-1]
		}
		return false
	}
	if !next(left) {
		return nil
	}
	return out
}

// places are where the disc of a square may lie, the best first.
func (f *field) places(square int, priced bool) (out []target) {
	const turns = 32
	at := f.stops[square]
	for i, o := range f.stops {
		if i != square && math.Hypot(o[0]-at[0], o[1]-at[1]) < discMost+discR+f.r+FareW {
			f.near = append(f.near, i)
		}
	}
	defer func() { f.near = f.near[:0] }()
	on := f.poster.Inset(discR)
	for far := 0.0; far <= discMost; far += 6 {
		if priced && far < f.r+FareH/2-4 {
			continue
		}
		for turn := range turns {
			sin, cos := math.Sincos(2 * math.Pi * float64(turn) / turns)
			t := target{square: square, stop: at, at: [2]float64{at[0] + far*cos, at[1] + far*sin}, off: far, r: f.r,
				cost: far, priced: priced}
			if on.Has(t.at[0], t.at[1]) && f.weigh(&t) {
				out = append(out, t)
			}
			if far == 0 {
				break
			}
		}
	}
	slices.SortStableFunc(out, func(a, b target) int { return cmp.Compare(a.cost, b.cost) })
	return out
}

// weigh adds what lying there costs; false: it touches another target's square.
func (f *field) weigh(t *target) bool {
	tag := t.tag()
	for _, i := range f.near {
		x, y := f.stops[i][0], f.stops[i][1]
		if over := discR + f.r*0.85 - math.Hypot(x-t.at[0], y-t.at[1]); over > 0 {
			if slices.Contains(f.squares, i) {
				return false
			}
			t.cost += over
		}
		if t.priced {
			r, weight := f.r, 0.15
			if slices.Contains(f.squares, i) { // it has a ring about it
				r, weight = r+6, 0.6
			}
			t.cost += weight * shared(tag, stage.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r})
		}
	}
	if own := f.r + 5; t.priced {
		t.cost += 0.3 * shared(tag, stage.Rect{X: t.stop[0] - own, Y: t.stop[1] - own, W: 2 * own, H: 2 * own})
	}
	for _, o := range f.there {
		if t.priced {
			t.cost += 0.3 * shared(tag, o)
		}
	}
	return true
}
