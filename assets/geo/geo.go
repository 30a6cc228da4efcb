// Package geo is the map of France as data: the thirteen regions as poster
// outlines with borders that fit, and the places of what lies on them.
//
// The words: the box is the picture that the map fits; a unit is a thousandth
// of its width, and all coordinates are units from its upper left corner, y
// down. A site is where a camp site's round icon stands; a bike place is where
// a seat's bike stands; the badge carries the region's number, the caption its
// name. regions.json is made by gen; edit there.
package geo

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"math"
	"sync"
)

// The box of the map and the sizes that its places leave room for, in units.
const (
	Width       = 1000.0 // of the box
	Height      = 980.0  // of the box, Corse included
	SiteRadius  = 21.0   // of a camp site's icon
	BikeRadius  = 16.0   // of a bike
	BadgeRadius = 14.0   // of the badge with the region's number
	TextSize    = 23.0   // of a caption's letters: 18 logical pixels when the box is 767 high
	LineHeight  = 22.0   // from one line of a caption to the next
)

// A Point is a place in the box.
type Point struct{ X, Y float64 }

// A Region is one region of France. Its slices are shared: don't write to them.
type Region struct {
	Number int       // 1 to 13, as the rules number them
	Name   string    // in full
	Rings  [][]Point // closed outlines, the main one first, then islands; the first point isn't repeated
	Sites  []Point   // one a camp site, in the order of the rules' figures
	Bikes  [4]Point  // one a seat
	Badge  Point     // middle of the badge with the number
	Label  Point     // middle of the caption
	Lines  []string  // the caption as it is broken, Name but for hyphens
	LabelW float64   // width of the caption
	LabelH float64   // height of the caption, all lines
	Lon    float64   // longitude of its middle on the globe, in degrees east (WGS 84)
	Lat    float64   // latitude of it, in degrees north
	bounds
}

// bounds are the least and the largest coordinates of an outline.
type bounds struct{ x0, y0, x1, y1 float64 }

// A Border is a line between two meeting points of outlines, or an island's.
type Border struct {
	Line []Point
	A, B int // the regions on its sides; B is 0 where the sea or another country is
}

type atlas struct {
	regions []Region
	borders []Border
	coast   [][]Point
	ferries [][]Point
	abroad  [][]Point
}

//go:embed regions.json
var source []byte

var load = sync.OnceValue(func() *atlas {
	a, err := parse(source)
	if err != nil {
		panic("geo: regions.json: " + err.Error()) // a test checks that it can be read
	}
	return a
})

// Regions returns the thirteen regions; the index is the number less one.
func Regions() []Region { return load().regions }

// Borders returns every line of the map once, so that a border which two
// regions share is drawn once.
func Borders() []Border { return load().borders }

// Coast returns the closed outer outlines of all land: the mainland, then
// islands and Corse; without the borders between regions.
func Coast() [][]Point { return load().coast }

// Ferries returns the two lines of Corse, from Corse on: to
// Provence-Alpes-Côte d'Azur and to Occitanie.
func Ferries() [][]Point { return load().ferries }

// Abroad returns rough flats of the neighbouring countries, to be drawn under
// the regions and cut at the box; they tell frontiers from shores.
func Abroad() [][]Point { return load().abroad }

// At returns the number of the region there, or 0.
func At(x, y float64) int {
	for _, r := range load().regions {
		if r.Has(x, y) {
			return r.Number
		}
	}
	return 0
}

// Has says whether the region holds the point.
func (r Region) Has(x, y float64) bool {
	if x < r.x0 || x > r.x1 || y < r.y0 || y > r.y1 {
		return false
	}
	in := false
	for _, l := range r.Rings {
		for i, j := 0, len(l)-1; i < len(l); j, i = i, i+1 {
			a, b := l[i], l[j]
			if (a.Y > y) != (b.Y > y) && x < (b.X-a.X)*(y-a.Y)/(b.Y-a.Y)+a.X {
				in = !in
			}
		}
	}
	return in
}

// Bounds returns the smallest upright rectangle that holds the region.
func (r Region) Bounds() (x0, y0, x1, y1 float64) { return r.x0, r.y0, r.x1, r.y1 }

// file is regions.json: arcs are shared; a ring is arcs in order, ^i for arc i
// walked backwards; points are flat lists x, y, x, y.
type file struct {
	Width, Height float64
	Arcs          []struct {
		Regions []int
		Line    []float64
	}
	Regions []struct {
		Number int
		Name   string
		Rings  [][]int
		Sites  []float64
		Bikes  []float64
		Label  []float64 // caption, badge
		Lines  []string
		Size   [2]float64
		Centre [2]float64 // longitude, latitude
	}
	Coast   [][]int
	Ferries [][]float64
	Abroad  [][]float64
}

func parse(src []byte) (*atlas, error) {
	var f file
	if err := json.Unmarshal(src, &f); err != nil {
		return nil, err
	}
	if f.Width != Width || f.Height != Height {
		return nil, fmt.Errorf("box is %vx%v", f.Width, f.Height)
	}
	a := &atlas{}
	for _, s := range f.Arcs {
		b := Border{Line: points(s.Line), A: s.Regions[0]}
		if len(s.Regions) > 1 {
			b.B = s.Regions[1]
		}
		a.borders = append(a.borders, b)
	}
	for i, s := range f.Regions {
		sites, bikes, label := points(s.Sites), points(s.Bikes), points(s.Label)
		if s.Number != i+1 || len(bikes) != 4 || len(label) != 2 {
			return nil, fmt.Errorf("region %d is damaged", i+1)
		}
		r := Region{Number: s.Number, Name: s.Name, Sites: sites, Bikes: [4]Point(bikes),
			Label: label[0], Badge: label[1], Lines: s.Lines, LabelW: s.Size[0], LabelH: s.Size[1], Lon: s.Centre[0],
			Lat: s.Centre[1]}
		for _, refs := range s.Rings {
			r.Rings = append(r.Rings, a.ring(refs))
		}
		r.bound()
		a.regions = append(a.regions, r)
	}
	for _, refs := range f.Coast {
		a.coast = append(a.coast, a.ring(refs))
	}
	for _, l := range f.Ferries {
		a.ferries = append(a.ferries, points(l))
	}
	for _, l := range f.Abroad {
		a.abroad = append(a.abroad, points(l))
	}
	return a, nil
}

// ring joins arcs to a closed outline.
func (a *atlas) ring(refs []int) []Point {
	var o []Point
	for _, i := range refs {
		if i >= 0 {
			l := a.borders[i].Line
			o = append(o, l[:len(l)-1]...)
			continue
		}
		l := a.borders[^i].Line
		for j := len(l) - 1; j > 0; j-- {
			o = append(o, l[j])
		}
	}
	return o
}

func (r *Region) bound() {
	r.x0, r.y0 = math.Inf(1), math.Inf(1)
	r.x1, r.y1 = math.Inf(-1), math.Inf(-1)
	for _, l := range r.Rings {
		for _, p := range l {
			r.x0, r.x1 = min(r.x0, p.X), max(r.x1, p.X)
			r.y0, r.y1 = min(r.y0, p.Y), max(r.y1, p.Y)
		}
	}
}

func points(l []float64) []Point {
	o := make([]Point, len(l)/2)
	for i := range o {
		o[i] = Point{l[2*i], l[2*i+1]}
	}
	return o
}
