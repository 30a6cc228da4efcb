package globe

import (
	"math"

	"posterestante/assets/geo"
	rules "posterestante/game/globe"
)

// lanes are how the roads of all seats lie beside each other along the squares: each has
// its own lane all the way, so that they never lie on one another.
type lanes struct {
	at   []geo.Point // the squares' middles
	off  [rules.MaxSeats]float64
	wide [rules.MaxSeats]float64
	all  float64 // how wide all are together
}

// Of the radius of a square: how wide all lanes are together at most, the own one and
// another one at most; the own one is so many times as wide as another.
const (
	bundleMost = 1.36
	laneMost   = 0.2
	ownTimes   = 2.0
	laneGap    = 0.045
)

// lanesOf are those on squares of that radius that lie there.
func (d *Chronicle) lanesOf(at []geo.Point, r float64) *lanes {
	l, n, own := &lanes{at: at}, float64(d.seats()), 0.0
	if d.Own >= 0 && d.Own < len(d.Ways) && d.Ways[d.Own].Seat {
		own = 1
	}
	gap := laneGap * r
	thin := math.Min(laneMost*r, (bundleMost*r-gap*(n-1))/(n+own*(ownTimes-1)))
	l.all = thin*(n+own*(ownTimes-1)) + gap*(n-1)
	x := -l.all / 2
	for i, w := range d.Ways {
		if !w.Seat {
			continue
		}
		l.wide[i] = thin
		if i == d.Own {
			l.wide[i] = thin * ownTimes
		}
		l.off[i] = x + l.wide[i]/2
		x += l.wide[i] + gap
	}
	return l
}

// toward is the direction from a square to the next.
func (l *lanes) toward(i int) geo.Point {
	a, b := l.at[i], l.at[i+1]
	far := math.Max(math.Hypot(b.X-a.X, b.Y-a.Y), 1e-6)
	return geo.Point{X: (b.X - a.X) / far, Y: (b.Y - a.Y) / far}
}

// normal is what lies to the right of a direction.
func normal(d geo.Point) geo.Point { return geo.Point{X: -d.Y, Y: d.X} }

// beside is a point so far off another in a direction.
func beside(p, d geo.Point, far float64) geo.Point {
	return geo.Point{X: p.X + d.X*far, Y: p.Y + d.Y*far}
}

// along is a seat's lane from a square to a later one: parallel to the way, its corners
// joined, those on the outer side round.
func (l *lanes) along(seat, from, to int) []geo.Point {
	off := l.off[seat]
	out := []geo.Point{beside(l.at[from], normal(l.toward(from)), off)}
	for i := from + 1; i < to; i++ {
		out = append(out, l.corner(i, off)...)
	}
	return append(out, beside(l.at[to], normal(l.toward(to-1)), off))
}

// corner is how a lane so far to the right passes a square.
func (l *lanes) corner(i int, off float64) []geo.Point {
	in, out := l.toward(i-1), l.toward(i)
	a, b := normal(in), normal(out)
	turn := math.Atan2(in.X*out.Y-in.Y*out.X, in.X*out.X+in.Y*out.Y) // to the right
	if off*turn > 0 {                                                // the inner side
		mid := geo.Point{X: a.X + b.X, Y: a.Y + b.Y}
		long := mid.X*mid.X + mid.Y*mid.Y
		short := math.Min(l.far(i-1), l.far(i))
		k := math.Min(2/math.Max(long, 1e-6), short/math.Max(math.Abs(off)*math.Sqrt(long), 1e-6))
		return []geo.Point{beside(l.at[i], mid, off*k)}
	}
	const step = math.Pi / 9
	n := math.Max(1, math.Ceil(math.Abs(turn)/step))
	var arc []geo.Point
	for j := 0.0; j <= n; j++ {
		sin, cos := math.Sincos(turn * j / n)
		arc = append(arc, beside(l.at[i], geo.Point{X: a.X*cos - a.Y*sin, Y: a.X*sin + a.Y*cos}, off))
	}
	return arc
}

// far is how far a square is from the next.
func (l *lanes) far(i int) float64 {
	return math.Hypot(l.at[i+1].X-l.at[i].X, l.at[i+1].Y-l.at[i].Y)
}

// runs are the parts of a seat's road that it walked, each from a square to a later one.
func runs(on [MostSquares]bool) (out [][2]int) {
	for i := 1; i < len(on); i++ {
		if !on[i] {
			continue
		}
		from := i - 1
		for i+1 < len(on) && on[i+1] {
			i++
		}
		out = append(out, [2]int{from, i})
	}
	return out
}

// passes is where a seat's lane passes a square.
func (l *lanes) passes(seat, square int) geo.Point {
	last := len(l.at) - 1
	switch {
	case square <= 0:
		return beside(l.at[0], normal(l.toward(0)), l.off[seat])
	case square >= last:
		return beside(l.at[last], normal(l.toward(last-1)), l.off[seat])
	}
	arc := l.corner(square, l.off[seat])
	return arc[len(arc)/2]
}

// arc is a flight of a seat: a bow from a square to another, those of others beside it; its
// ends and what it bends towards, on a poster that begins at the top.
func (l *lanes) arc(seat, from, to int, top float64) (a, mid, b geo.Point) {
	a, b = l.passes(seat, from), l.passes(seat, to)
	dx, dy := b.X-a.X, b.Y-a.Y
	far := math.Max(math.Hypot(dx, dy), 1e-6)
	up := geo.Point{X: dy / far, Y: -dx / far}
	if up.Y > 0 {
		up = geo.Point{X: -up.X, Y: -up.Y}
	}
	mid = beside(geo.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}, up, 0.3*far+2.6*(l.off[seat]+l.all/2))
	mid.Y = math.Max(mid.Y, top-(a.Y+b.Y)/2+top) // so that the bow's own middle stays on the poster
	return a, mid, b
}
