package montaigne

import (
	"math"
	"slices"

	rules "posterestante/game/montaigne"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
)

// stop is a point that a road of the chart runs through: a city, or a bend.
type stop struct {
	city rules.City // 0 for a bend
	at   point
}

func byTown(c rules.City) stop { return stop{c, sites[c]} }
func bend(x, y float64) stop   { return stop{0, point{x, y}} }

// roads are the drawn ones: the way out by the baths and the Brenner, and the way
// home over the Mont Cenis.
var roads = [...][]stop{
	{byTown(rules.Bordeaux), byTown(rules.Limoges), byTown(rules.Lyon), byTown(rules.Plombieres), byTown(rules.Basel), byTown(rules.Augsburg), byTown(rules.Venice), byTown(rules.Florence), byTown(rules.Rome)},
	{byTown(rules.Lyon), bend(0.44, 0.665), bend(0.53, 0.705), bend(0.62, 0.712), byTown(rules.Florence)},
}

// pointsOf are the bare points of a road.
func pointsOf(road []stop) (out []point) {
	for _, s := range road {
		out = append(out, s.at)
	}
	return out
}

// stretch is a road between two cities that has none on its way, in parts of the
// chart, from the first to the second.
type stretch struct {
	from, to rules.City
	way      []point
	long     float64
}

// stretches are those of all roads, both ways.
var stretches = func() (out []stretch) {
	for _, road := range roads {
		pts, from := pointsOf(road), 0
		for i := 1; i < len(road); i++ {
			if road[i].city == 0 {
				continue
			}
			s := stretch{from: road[from].city, to: road[i].city}
			for k := from; k < i; k++ {
				s.way = append(s.way, sampled(pts, k)...)
			}
			s.way = append(s.way, pts[i])
			for k := 1; k < len(s.way); k++ {
				// the chart is that much wider than high
				s.long += math.Hypot((s.way[k].x-s.way[k-1].x)*2.2, s.way[k].y-s.way[k-1].y)
			}
			back := s
			back.from, back.to, back.way = s.to, s.from, slices.Clone(s.way)
			slices.Reverse(back.way)
			out = append(out, s, back)
			from = i
		}
	}
	return out
}()

// sampled are points of the curve that smooth draws from the i-th point to the next.
func sampled(pts []point, i int) (out []point) {
	at := func(i int) point { return pts[min(max(i, 0), len(pts)-1)] }
	a, b, c, d := at(i-1), at(i), at(i+1), at(i+2)
	p, q := point{b.x + (c.x-a.x)/6, b.y + (c.y-a.y)/6}, point{c.x - (d.x-b.x)/6, c.y - (d.y-b.y)/6}
	const n = 12
	for k := range n {
		t := float64(k) / n
		u := 1 - t
		w := [4]float64{u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}
		out = append(out, point{w[0]*b.x + w[1]*p.x + w[2]*q.x + w[3]*c.x, w[0]*b.y + w[1]*p.y + w[2]*q.y + w[3]*c.y})
	}
	return out
}

// between is the shortest way by the roads from city to city, in parts of the chart.
func between(from, to rules.City) []point { return ways[from][to] }

var ways = func() (out [rules.NumCities + 1][rules.NumCities + 1][]point) {
	for from := rules.Bordeaux; from <= rules.Florence; from++ {
		var far [rules.NumCities + 1]float64
		out[from][from] = []point{sites[from]}
		for range rules.NumCities { // so often at most a way grows shorter
			for _, s := range stretches {
				if way := out[from][s.from]; way != nil &&
					(out[from][s.to] == nil || far[s.from]+s.long < far[s.to]-1e-9) {
					out[from][s.to], far[s.to] = append(slices.Clone(way), s.way[1:]...), far[s.from]+s.long
				}
			}
		}
	}
	return out
}()

// roadsOf are the roads of a chart of that rectangle, for what goes from city to
// city on it: riders, whose feet stand at a city, and the cities themselves.
func roadsOf(chart stage.Rect) func(from, to stage.Rect) []anim.Point {
	near := func(r stage.Rect) (city rules.City, foot anim.Point) {
		foot.X, foot.Y = r.X+r.W/2, r.Y+r.H
		if r.H < townSpot+1 {
			foot.Y = r.Y + r.H/2
		}
		best := 60 * siteScale(chart.W, chart.H)
		for c := rules.Bordeaux; c <= rules.Florence; c++ {
			x, y := SitePoint(chart, int(c))
			if d := math.Hypot(x-foot.X, y-foot.Y); d < best {
				best, city = d, c
			}
		}
		return city, foot
	}
	return func(from, to stage.Rect) []anim.Point {
		if from.W == homeRiderW && to.W == homeRiderW { // along its own road
			return []anim.Point{middle(from), middle(to)}
		}
		a, start := near(from)
		b, end := near(to)
		if a == 0 || b == 0 || a == b {
			return nil
		}
		var out []anim.Point
		way := between(a, b)
		lift := 0.0 // a rider's middle stands over the road
		if from.H > townSpot {
			lift = from.H / 2
		}
		for i, p := range way {
			at := anim.Point{X: chart.X + p.x*chart.W, Y: chart.Y + p.y*chart.H}
			switch i {
			case 0:
				at = start
			case len(way) - 1:
				at = end
			}
			out = append(out, anim.Point{X: at.X, Y: at.Y - lift})
		}
		return out
	}
}

func middle(r stage.Rect) anim.Point {
	x, y := r.Mid()
	return anim.Point{X: x, Y: y}
}

// townSpot is how large the place of a city on the chart is.
const townSpot = 12.0
