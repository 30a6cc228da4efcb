package geo

import (
	"math"
	"slices"
	"testing"
)

// figures are the rules' regions: neighbours (Corse's are by ferry) and how
// many camp sites.
var figures = []struct {
	name     string
	adjacent []int
	sites    int
}{
	{"Île-de-France", []int{2, 3, 4, 10, 13}, 3},
	{"Hauts-de-France", []int{1, 3, 13}, 5},
	{"Grand Est", []int{1, 2, 4}, 4},
	{"Bourgogne-Franche-Comté", []int{1, 3, 5, 10}, 4},
	{"Auvergne-Rhône-Alpes", []int{4, 6, 8, 9, 10}, 5},
	{"Provence-Alpes-Côte d’Azur", []int{5, 7, 8}, 4},
	{"Corse", []int{6, 8}, 4},
	{"Occitanie", []int{5, 6, 7, 9}, 6},
	{"Nouvelle-Aquitaine", []int{5, 8, 10, 11}, 5},
	{"Centre-Val de Loire", []int{1, 4, 5, 9, 11, 13}, 3},
	{"Pays de la Loire", []int{9, 10, 12, 13}, 5},
	{"Bretagne", []int{11, 13}, 4},
	{"Normandie", []int{1, 2, 10, 11, 12}, 4},
}

func TestRegionsAreTheRules(t *testing.T) {
	rs := Regions()
	if len(rs) != len(figures) {
		t.Fatalf("%d regions", len(rs))
	}
	for i, r := range rs {
		f := figures[i]
		if r.Number != i+1 || r.Name != f.name || len(r.Sites) != f.sites {
			t.Errorf("region %d: %d %q with %d sites, want %q with %d", i+1, r.Number, r.Name, len(r.Sites), f.name, f.sites)
		}
		n := 0
		for _, l := range r.Rings {
			n += len(l)
		}
		if n < 20 || n > 110 {
			t.Errorf("%s has %d points: not a poster's outline", r.Name, n)
		}
	}
}

// Two regions share a border line exactly when the rules call them adjacent,
// the ferries aside.
func TestBordersAreAdjacency(t *testing.T) {
	shared := map[[2]int]float64{}
	for _, b := range Borders() {
		if b.B == 0 {
			continue
		}
		for i := 1; i < len(b.Line); i++ {
			shared[[2]int{min(b.A, b.B), max(b.A, b.B)}] += dist(b.Line[i-1], b.Line[i])
		}
	}
	for a := 1; a <= 13; a++ {
		for b := a + 1; b <= 13; b++ {
			want := slices.Contains(figures[a-1].adjacent, b) && a != 7 && b != 7
			if got := shared[[2]int{a, b}]; want != (got > 20) || !want && got > 0 {
				t.Errorf("%s and %s share %.1f units, adjacent by land: %v", figures[a-1].name, figures[b-1].name, got, want)
			}
		}
	}
}

func TestLinesNeverCross(t *testing.T) {
	type seg struct{ a, b Point }
	var all []seg
	for _, b := range Borders() {
		for i := 1; i < len(b.Line); i++ {
			all = append(all, seg{b.Line[i-1], b.Line[i]})
		}
	}
	side := func(a, b, c Point) float64 { return (b.X-a.X)*(c.Y-a.Y) - (b.Y-a.Y)*(c.X-a.X) }
	for i, s := range all {
		for _, o := range all[:i] {
			if s.a == o.a || s.a == o.b || s.b == o.a || s.b == o.b {
				continue
			}
			if side(s.a, s.b, o.a)*side(s.a, s.b, o.b) <= 0 && side(o.a, o.b, s.a)*side(o.a, o.b, s.b) <= 0 {
				t.Errorf("lines cross: %v %v", s, o)
			}
		}
	}
}

// All regions together fill the outer outlines: no gap, no overlap.
func TestNoGapsNoOverlaps(t *testing.T) {
	sum := 0.0
	for _, r := range Regions() {
		for _, l := range r.Rings {
			sum += math.Abs(area(l))
		}
	}
	whole := 0.0
	for _, l := range Coast() {
		whole += math.Abs(area(l))
	}
	if math.Abs(sum-whole) > 0.01 {
		t.Errorf("regions are %.2f square units, land is %.2f", sum, whole)
	}
	for x := 3.3; x < Width; x += 7 {
		for y := 3.3; y < Height; y += 7 {
			n := 0
			for _, r := range Regions() {
				if r.Has(x, y) {
					n++
				}
			}
			if n > 1 || (n == 1) != (At(x, y) > 0) {
				t.Errorf("%d regions hold %.1f, %.1f", n, x, y)
			}
		}
	}
}

func TestAllLiesInTheBox(t *testing.T) {
	for _, b := range Borders() {
		for _, p := range b.Line {
			if p.X < 2 || p.X > Width-2 || p.Y < 2 || p.Y > Height-2 {
				t.Errorf("%v is out of the box", p)
			}
		}
	}
}

func TestFerriesLeadOverTheSea(t *testing.T) {
	fs := Ferries()
	if len(fs) != 2 {
		t.Fatalf("%d ferries", len(fs))
	}
	for i, to := range []int{6, 8} {
		l := fs[i]
		if d := edge(Regions()[6], l[0]); d > 12 {
			t.Errorf("ferry %d leaves %.1f units from Corse", i, d)
		}
		if d := edge(Regions()[to-1], l[len(l)-1]); d > 12 {
			t.Errorf("ferry %d ends %.1f units from region %d", i, d, to)
		}
		for _, p := range l[3 : len(l)-3] {
			if n := At(p.X, p.Y); n != 0 {
				t.Errorf("ferry %d crosses region %d at %v", i, n, p)
			}
		}
	}
}

func dist(a, b Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func area(l []Point) float64 {
	s := 0.0
	for i, p := range l {
		q := l[(i+1)%len(l)]
		s += p.X*q.Y - p.Y*q.X
	}
	return s / 2
}

// edge is how far a point is from a region's outline.
func edge(r Region, p Point) float64 {
	best := math.Inf(1)
	for _, l := range r.Rings {
		for i, a := range l {
			b := l[(i+1)%len(l)]
			dx, dy := b.X-a.X, b.Y-a.Y
			t := ((p.X-a.X)*dx + (p.Y-a.Y)*dy) / (dx*dx + dy*dy)
			t = max(0, min(1, t))
			best = min(best, dist(p, Point{a.X + t*dx, a.Y + t*dy}))
		}
	}
	return best
}

// Each region's middle on the globe is near a town that lies in its midst, and
// to the west of what lies east of it on the map.
func TestCentresAreOnTheGlobe(t *testing.T) {
	midst := [...]struct {
		lon, lat float64
		town     string
	}{
		{2.65, 48.70, "Évry"}, {2.77, 49.95, "Péronne"}, {5.6, 48.7, "Toul"}, {4.8, 47.3, "Dijon"}, {4.3, 45.5, "Saint-Étienne"},
		{6.0, 43.9, "Manosque"}, {9.1, 42.2, "Corte"}, {2.1, 43.7, "Castres"}, {0.2, 45.2, "Ribérac"}, {1.7, 47.5, "Blois"},
		{-0.8, 47.5, "Angers"}, {-2.8, 48.2, "Loudéac"}, {0.1, 49.1, "Lisieux"},
	}
	for i, r := range Regions() {
		m := midst[i]
		if math.Abs(r.Lon-m.lon) > 0.4 || math.Abs(r.Lat-m.lat) > 0.3 {
			t.Errorf("the middle of %s is %v E %v N, far from %s", r.Name, r.Lon, r.Lat, m.town)
		}
	}
}
