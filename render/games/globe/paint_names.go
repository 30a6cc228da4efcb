package globe

import (
	"math"
	"slices"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// nameStyle is how the airports' names are set.
var nameStyle = paint.Style{Role: fonts.Caption, Size: 21, Align: paint.Left, Track: 0.02}

// label is a name on the poster: where it stands, and from which edge of it a line
// leads to its square; Far: it stands so far off that it needs that line.
type label struct {
	name string
	at   stage.Rect
	stop [2]float64
	far  bool
	cost float64
}

// labels are the airports' names on a poster in that rectangle, none over a square,
// another name, the rose or the cartouche, each as near to its square as can be.
// taken is what else they keep clear of.
func (d *Poster) labels(in stage.Rect, taken []stage.Rect) (out []label) {
	f := &free{edge: in.Inset(18), r: StopR(in), lines: d.between(in)}
	for i := range d.squares() {
		x, y := Stop(d.Style, i, in)
		f.stops = append(f.stops, [2]float64{x, y})
	}
	for i, stop := range f.stops {
		if d.Kinds[i] == rules.Airport && len(out) < MostAirports {
			out = append(out, label{name: d.Places[len(out)], stop: stop})
		}
	}
	out = slices.DeleteFunc(out, func(l label) bool { return l.name == "" })
	back := slices.Clone(out)
	slices.Reverse(back)
	if f.settle(back, taken) < f.settle(out, taken) {
		return back
	}
	return out
}

// settle places names in their order, each again once the others have their places, and
// says what it costs.
func (f *free) settle(all []label, taken []stage.Rect) (sum float64) {
	for range 3 {
		sum = 0
		for i, l := range all {
			f.taken = slices.Clone(taken)
			for j, o := range all {
				if j != i && o.at.W > 0 {
					f.taken = append(f.taken, o.at.Inset(-3))
				}
			}
			all[i] = f.place(l.name, l.stop)
			sum += all[i].cost
		}
	}
	return sum
}

// free is what names keep clear of.
type free struct {
	edge  stage.Rect
	r     float64 // of the squares
	stops [][2]float64
	taken []stage.Rect
	lines []stage.Rect // of the road: as far as can be
}

// place is where a name stands best.
func (f *free) place(name string, stop [2]float64) (best label) {
	const most = 300.0
	w, h, least := nameStyle.Width(name)+10, 24.0, math.Inf(1)
	for far := 0.0; far <= most && 3*far < least; far += 6 {
		for turn := range 24 {
			sin, cos := math.Sincos(float64(turn) * math.Pi / 12)
			ox, oy := f.r+4+far, f.r+4+far
			q := stage.Rect{X: stop[0] + cos*(ox+w/2) - w/2, Y: stop[1] + sin*(oy+h/2) - h/2, W: w, H: h}
			if q.X < f.edge.X || q.Y < f.edge.Y || q.X+q.W > f.edge.X+f.edge.W || q.Y+q.H > f.edge.Y+f.edge.H {
				continue
			}
			cost := 3*far + 6*math.Abs(sin)
			if cost < least {
				cost += f.cost(q, least)
			}
			if cost < least && far > 12 {
				cost += f.crossed(stop, q)
			}
			if cost < least {
				best, least = label{name, q, stop, far > 12, cost}, cost
			}
		}
	}
	return best
}

// cost is what lying there hides, as far as that is less than so much.
func (f *free) cost(q stage.Rect, least float64) (cost float64) {
	for _, s := range f.stops {
		if math.Abs(s[1]-q.Y) < 3*f.r {
			cost += 1000 * math.Max(0, f.r+3-away(q, s))
		}
	}
	if cost >= least {
		return cost
	}
	for _, t := range f.taken {
		cost += 1000 * shared(q, t)
	}
	if cost >= least {
		return cost
	}
	for _, t := range f.lines {
		cost += shared(q, t)
	}
	return cost
}

// crossed is how much of the squares the line to a name crosses.
func (f *free) crossed(stop [2]float64, q stage.Rect) (cost float64) {
	mx, my := q.Mid()
	for t := 0.1; t < 1; t += 0.1 {
		x, y := stop[0]+(mx-stop[0])*t, stop[1]+(my-stop[1])*t
		for _, s := range f.stops {
			if s != stop {
				cost += 30 * math.Max(0, f.r-math.Hypot(x-s[0], y-s[1]))
			}
		}
	}
	return cost
}

// away is how far a point is from a rectangle, 0 within it.
func away(q stage.Rect, p [2]float64) float64 {
	return math.Hypot(p[0]-math.Max(q.X, math.Min(q.X+q.W, p[0])), p[1]-math.Max(q.Y, math.Min(q.Y+q.H, p[1])))
}

// apart is what names keep clear of but the road: the rose and the cartouche.
func (d *Poster) apart(in stage.Rect) []stage.Rect {
	m := posterIn(in, d.Style)
	return []stage.Rect{m.roseAt(), m.title().Inset(-14 * m.k)}
}

// between are small pieces of the line from square to square.
func (d *Poster) between(in stage.Rect) (out []stage.Rect) {
	for i := 1; i < d.squares(); i++ {
		px, py := Stop(d.Style, i-1, in)
		x, y := Stop(d.Style, i, in)
		for t := 0.1; t < 0.95; t += 0.1 {
			out = append(out, stage.Rect{X: px + (x-px)*t - 2, Y: py + (y-py)*t - 2, W: 4, H: 4})
		}
	}
	return out
}

// names writes the airports' names, each beside its square where it covers nothing of what
// is taken; those that cost more than so much not at all.
func (m *chart) names(d Poster, r float64, taken []stage.Rect, most float64) {
	style := nameStyle
	style.Ink = palette.Mix(m.line, palette.Ink, 0.6)
	for _, l := range d.labels(m.All(), taken) {
		if l.cost > most {
			continue
		}
		if l.far {
			x, y := math.Min(math.Max(l.stop[0], l.at.X+6), l.at.X+l.at.W-6),
				math.Min(math.Max(l.stop[1], l.at.Y+3), l.at.Y+l.at.H-3)
			far := math.Hypot(x-l.stop[0], y-l.stop[1])
			k := r / far
			m.Stroke(m.Path().Move(l.stop[0]+(x-l.stop[0])*k, l.stop[1]+(y-l.stop[1])*k).Line(x, y),
				palette.Fade(palette.PaperLight, 0.85), 3.4)
			m.Stroke(m.Path().Move(l.stop[0]+(x-l.stop[0])*k, l.stop[1]+(y-l.stop[1])*k).Line(x, y), style.Ink, 1.5)
		}
		m.Path().Rect(l.at, 4).Fill(palette.Fade(palette.PaperLight, 0.72))
		m.Text(l.name, stage.Rect{X: l.at.X + 5, Y: l.at.Y, W: l.at.W, H: l.at.H}, style)
	}
}
