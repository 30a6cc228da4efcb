package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strings"

	"posterestante/assets/geo"
)

// The world's poster, unlike a globe, has two ends: it begins west of Ireland
// and goes round until it comes to France again, so that a road round the world
// is one line. Longitudes go on past 180; the west of Europe is there twice.
const (
	westEnd, eastEnd = geo.WorldWest, geo.WorldEast
	southEnd         = geo.WorldSouth
	worldW           = geo.WorldWidth
	landDetail       = 3.0 // square units; see simplify
	isletDetail      = 0.6 // for what is smaller than isletArea
	isletArea        = 60.0
	leastLand        = 1.6 // square units: below, not drawn
)

// worldH is how high the poster is, from the projection.
var worldH = math.Ceil(geo.Project(0, southEnd).Y)

// project is where a place is on the poster.
func project(p pt) pt {
	q := geo.Project(p.x, p.y)
	return pt{q.X, q.Y}
}

// A world is the finished poster.
type world struct {
	lands [][][]pt // closed outlines, the first point not repeated: the shore, then lakes
	stops map[string][]stop

	charts map[string][]chart // of each road, in the order of cuts
}

// makeWorld writes the poster, and a proof picture of it if proof names a file.
func makeWorld(in, out, proof string) error {
	w, err := buildWorld(in)
	if err != nil {
		return err
	}
	if proof != "" {
		if err := w.draw(proof); err != nil {
			return err
		}
	}
	return os.WriteFile(out, w.encode(), 0o644)
}

func buildWorld(path string) (*world, error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var coll struct{ Features []feature }
	if err := json.Unmarshal(raw, &coll); err != nil {
		return nil, err
	}
	w := &world{stops: map[string][]stop{}, charts: map[string][]chart{}}
	for _, f := range coll.Features {
		var polys [][][][2]float64
		if err := json.Unmarshal(f.Geometry.Coordinates, &polys); err != nil {
			return nil, fmt.Errorf("%s: %w", path, err)
		}
		for _, p := range polys {
			w.land(p)
		}
	}
	return w, w.settle()
}

// land adds one land with its lakes, as often as it is seen.
func (w *world) land(rings [][][2]float64) {
	var outline [][]pt
	for _, r := range rings {
		outline = append(outline, unbroken(r))
	}
	lo, hi, top := bounds(outline[0])
	if top < southEnd {
		return // Antarctica
	}
	for turn := -360.0; turn <= 360; turn += 360 {
		if hi+turn < westEnd || lo+turn > eastEnd {
			continue
		}
		var seen [][]pt
		for _, r := range outline {
			if l := drawn(r, turn); l != nil {
				seen = append(seen, l)
			} else if seen == nil {
				break // the shore itself is too small
			}
		}
		if seen != nil {
			w.lands = append(w.lands, seen)
		}
	}
}

// unbroken is a ring without its jump from 180 degrees east to 180 west, and
// without its last point, which is the first again.
func unbroken(r [][2]float64) []pt {
	var o []pt
	turn := 0.0
	for i, c := range r[:len(r)-1] {
		if i > 0 {
			turn -= math.Round((c[0]-r[i-1][0])/360) * 360
		}
		if p := (pt{c[0] + turn, c[1]}); i == 0 || p != o[len(o)-1] {
			o = append(o, p)
		}
	}
	// Between the same two meridians as its lakes, whatever its first point.
	lo, hi, _ := bounds(o)
	turn = math.Round((lo+hi)/2/360) * 360
	for i := range o {
		o[i].x -= turn
	}
	return o
}

// bounds are an outline's westmost and eastmost longitude and its north.
func bounds(l []pt) (lo, hi, top float64) {
	lo, hi, top = math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range l {
		lo, hi, top = min(lo, p.x), max(hi, p.x), max(top, p.y)
	}
	return lo, hi, top
}

// drawn is an outline on the poster: turned about the globe, projected,
// simplified and cut at the poster's edges; nil when nothing of it is left.
func drawn(r []pt, turn float64) []pt {
	l := make([]pt, 0, len(r)+1)
	for _, p := range r {
		l = append(l, project(pt{p.x + turn, max(min(p.y, 84), -84)}))
	}
	size := math.Abs(area(l))
	if size < leastLand {
		return nil
	}
	detail := landDetail
	if size < isletArea {
		detail = isletDetail
	}
	l = simplify(append(l, l[0]), detail)
	l = cut(l[:len(l)-1])
	if len(l) < 3 || math.Abs(area(l)) < leastLand/2 {
		return nil
	}
	for i, p := range l {
		l[i] = pt{tenth(p.x), tenth(p.y)}
	}
	return l
}

func area(l []pt) float64 {
	a := 0.0
	for i, p := range l {
		q := l[(i+1)%len(l)]
		a += p.x*q.y - q.x*p.y
	}
	return a / 2
}

// cut keeps what of a closed outline is on the poster and a little beyond its
// edges (Sutherland and Hodgman's way, edge by edge).
func cut(l []pt) []pt {
	const over = 3
	for _, e := range [4]struct{ a, b, c float64 }{
		{1, 0, over}, {-1, 0, worldW + over}, {0, 1, over}, {0, -1, worldH + over},
	} {
		in := func(p pt) float64 { return e.a*p.x + e.b*p.y + e.c }
		var o []pt
		for i, p := range l {
			q := l[(i+len(l)-1)%len(l)]
			if (in(p) >= 0) != (in(q) >= 0) {
				t := in(q) / (in(q) - in(p))
				o = append(o, pt{q.x + t*(p.x-q.x), q.y + t*(p.y-q.y)})
			}
			if in(p) >= 0 {
				o = append(o, p)
			}
		}
		l = o
	}
	return l
}

// encode writes one land, one islet, one stop a line, so that a diff can be read.
func (w *world) encode() []byte {
	var b strings.Builder
	row := func(v any, last bool) {
		j, err := json.Marshal(v)
		if err != nil {
			panic(err) // only numbers and strings: can't be
		}
		b.Write(j)
		if !last {
			b.WriteByte(',')
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "{\"width\":%v,\"height\":%v,\n\"lands\":[\n", worldW, worldH)
	for i, l := range w.lands {
		var rings [][]float64
		for _, r := range l {
			rings = append(rings, flat(r))
		}
		row(rings, i == len(w.lands)-1)
	}
	b.WriteString("],\n\"roads\":{\n")
	for i, r := range roads {
		fmt.Fprintf(&b, "%q:[\n", r.game)
		stops := w.stops[r.game]
		for j, s := range stops {
			o := map[string]any{"key": s.key, "globe": []float64{s.lon, s.lat}, "place": flat([]pt{s.place})}
			if s.islet > 0 {
				o["islet"] = s.islet
			}
			row(o, j == len(stops)-1)
		}
		b.WriteString("]" + comma(i, len(roads)) + "\n")
	}
	b.WriteString("},\n\"charts\":{\n")
	for i, r := range roads {
		fmt.Fprintf(&b, "%q:[\n", r.game)
		for j, c := range w.charts[r.game] {
			row(c.plain(), j == len(w.charts[r.game])-1)
		}
		b.WriteString("]" + comma(i, len(roads)) + "\n")
	}
	b.WriteString("}}\n")
	return []byte(b.String())
}
