// Command gen derives assets/geo/regions.json, the poster map of France, from
// the regions' outlines (facts of geography) and the places set by hand in
// places.go; with -world, world.json, the poster of the world, from the outlines
// of its lands and the places of both roads in spots.go. The same input gives
// the same bytes.
//
// The words: an arc is a line between two meeting points of borders, shared
// by the regions on its sides; a ring is a region's closed outline, as arcs;
// the box is the 1000 units wide picture that the map fits.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"log"
	"math"
	"os"
	"strings"
)

// Triangles below this many square units are dropped from a line: the one
// knob between an atlas and a poster.
const (
	coastDetail  = 42
	borderDetail = 40
	islandDetail = 9
)

// boxW and boxH are the size of the box in units.
const boxW, boxH = 1000, 980

func main() {
	in := flag.String("in", "../shared/data/france-regions.geojson", "outlines of the regions, GeoJSON")
	out := flag.String("out", "assets/geo/regions.json", "where the map is written")
	lands := flag.String("world", "", "make the world's poster from these outlines of lands, GeoJSON; -out says where")
	proof := flag.String("proof", "", "also draw a proof picture here (PNG)")
	grid := flag.Bool("grid", false, "with a grid of units over the proof")
	flag.Parse()
	log.SetFlags(0)
	if *lands != "" {
		if err := makeWorld(*lands, *out, *proof); err != nil {
			log.Fatal(err)
		}
		return
	}
	m, err := build(*in)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(*out, m.encode(), 0o644); err != nil {
		log.Fatal(err)
	}
	if *proof != "" {
		if err := drawProof(m, *proof, *grid); err != nil {
			log.Fatal(err)
		}
	}
}

// A poster is the finished map.
type poster struct {
	arcs    []arc
	rings   []ring
	centres map[int]pt // by region, see centre
}

// feature is what is read of a GeoJSON feature.
type feature struct {
	Properties struct{ Nom string }
	Geometry   struct {
		Type        string
		Coordinates json.RawMessage
	}
}

func build(path string) (*poster, error) {
	raw, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var coll struct{ Features []feature }
	if err := json.Unmarshal(raw, &coll); err != nil {
		return nil, err
	}
	byName := map[string]feature{}
	for _, f := range coll.Features {
		byName[strings.ReplaceAll(f.Properties.Nom, "'", "’")] = f
	}
	var rings [][]pt
	var owner []int
	m := &poster{centres: map[int]pt{}}
	for _, r := range places {
		f, ok := byName[r.name]
		if !ok {
			return nil, fmt.Errorf("%s: no region %q", path, r.name)
		}
		outer, err := f.outlines()
		if err != nil {
			return nil, fmt.Errorf("%s: %w", r.name, err)
		}
		m.centres[r.number] = centre(outer)
		for _, o := range outer {
			if len(o) >= 17 && !enclave(o) {
				rings, owner = append(rings, o), append(owner, r.number)
			}
		}
	}
	m.arcs, m.rings = topology(rings, owner)
	for i := range m.arcs {
		m.arcs[i].finish()
	}
	return m, nil
}

// outlines returns a feature's outer rings; holes (enclaves of a neighbour)
// are filled.
func (f feature) outlines() ([][]pt, error) {
	var polys [][][][2]float64
	if f.Geometry.Type == "Polygon" {
		polys = make([][][][2]float64, 1)
		if err := json.Unmarshal(f.Geometry.Coordinates, &polys[0]); err != nil {
			return nil, err
		}
	} else if err := json.Unmarshal(f.Geometry.Coordinates, &polys); err != nil {
		return nil, err
	}
	var o [][]pt
	for _, p := range polys {
		l := make([]pt, len(p[0]))
		for i, c := range p[0] {
			l[i] = pt{c[0], c[1]}
		}
		o = append(o, l)
	}
	return o, nil
}

// enclave says whether a small outline lies in the midst of a neighbour (the
// papal one in the Drôme): a poster leaves it out.
func enclave(o []pt) bool {
	return len(o) < 30 && o[0].x > 4 && o[0].x < 6 && o[0].y > 44 && o[0].y < 45
}

// finish puts an arc into the box, simplifies it and rounds it to a tenth.
func (a *arc) finish() {
	place, detail := mainland, float64(coastDetail)
	switch {
	case a.owners[0] == 7:
		place = corse
	case len(a.owners) > 1:
		detail = borderDetail
	case len(a.pts) < 40 && a.pts[0] == a.pts[len(a.pts)-1]:
		detail = islandDetail
	}
	l := make([]pt, len(a.pts))
	for i, p := range a.pts {
		l[i] = place(p)
	}
	a.pts = simplify(l, detail)
	for i, p := range a.pts {
		a.pts[i] = pt{tenth(p.x), tenth(p.y)}
	}
}

func tenth(v float64) float64 { return math.Round(v*10) / 10 }

// encode writes the map one arc, one region a line, so that a diff can be read.
func (m *poster) encode() []byte {
	var b strings.Builder
	line := func(v any) string {
		j, err := json.Marshal(v)
		if err != nil {
			log.Fatal(err) // only numbers and strings: can't be
		}
		return string(j)
	}
	fmt.Fprintf(&b, "{\"width\":%d,\"height\":%d,\n\"arcs\":[\n", boxW, boxH)
	for i, a := range m.arcs {
		fmt.Fprintf(&b, "{\"regions\":%s,\"line\":%s}%s\n", line(a.owners), line(flat(a.pts)), comma(i, len(m.arcs)))
	}
	b.WriteString("],\n\"regions\":[\n")
	for i, r := range places {
		var refs [][]int
		for _, g := range m.rings {
			if g.region == r.number {
				refs = append(refs, g.refs)
			}
		}
		c := m.centres[r.number]
		j := line(map[string]any{"number": r.number, "name": r.name, "centre": [2]float64{c.x, c.y}, "rings": refs,
			"sites": flat(r.sites),
			"bikes": flat(r.bikes[:]), "label": flat([]pt{r.label, r.badge}), "lines": r.lines, "size": r.size()})
		b.WriteString(j + comma(i, len(places)) + "\n")
	}
	fmt.Fprintf(&b, "],\n\"coast\":%s,\n\"ferries\":[\n", line(m.coast()))
	for i, f := range ferries {
		b.WriteString(line(flat(curve(f))) + comma(i, len(ferries)) + "\n")
	}
	b.WriteString("],\n\"abroad\":[\n")
	abroad := m.abroad()
	for i, l := range abroad {
		b.WriteString(line(flat(l)) + comma(i, len(abroad)) + "\n")
	}
	b.WriteString("]}\n")
	return []byte(b.String())
}

func comma(i, n int) string {
	if i == n-1 {
		return ""
	}
	return ","
}

func flat(l []pt) []float64 {
	o := make([]float64, 0, 2*len(l))
	for _, p := range l {
		o = append(o, tenth(p.x), tenth(p.y))
	}
	return o
}

// curve is a cubic Bézier line as 25 points.
func curve(c [4]pt) []pt {
	var o []pt
	for i := 0; i <= 24; i++ {
		t := float64(i) / 24
		u := 1 - t
		k := [4]float64{u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t}
		var p pt
		for j := range c {
			p.x += k[j] * c[j].x
			p.y += k[j] * c[j].y
		}
		o = append(o, p)
	}
	return o
}
