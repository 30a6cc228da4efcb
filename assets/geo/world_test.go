package geo

import (
	"math"
	"testing"

	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

var worldRoads = map[string]globe.Road{"sakodo": sakodo.Road, "routard": routard.Road}

// TestWorldIsAPoster checks that the lands are poster lines in a small file.
func TestWorldIsAPoster(t *testing.T) {
	if len(worldJSON) > 66_000 {
		t.Errorf("%d bytes", len(worldJSON))
	}
	n := 0
	for _, l := range Lands() {
		for _, r := range l {
			n += len(r)
			for _, p := range r {
				if p.X < -4 || p.X > WorldWidth+4 || p.Y < -4 || p.Y > WorldHeight+4 {
					t.Fatalf("%v is beyond the edges", p)
				}
			}
		}
	}
	if n < 900 || n > 2200 || len(Lands()) < 60 {
		t.Errorf("%d points in %d lands", n, len(Lands()))
	}
	for place, want := range map[[2]float64]bool{
		{2, 47}: true, {362, 47}: true, {25, 0}: true, {-5, 15}: true, {100, 60}: true, {135, -25}: true, {-100, 40}: true, {-60, -10}: true,
		{175, 66}: true, {-172, 66}: true, {-40, 30}: false, {80, -20}: false, {-150, 0}: false, {51, 42}: false, {0, 0}: false, {170, 20}: false,
	} {
		if p := onWorld(place[0], place[1]); onLand(p) != want {
			t.Errorf("%v, on the poster %v: land is %v", place, p, !want)
		}
	}
}

func onLand(p Point) bool {
	for _, l := range Lands() {
		in := false
		for _, r := range l {
			for i, j := 0, len(r)-1; i < len(r); j, i = i, i+1 {
				a, b := r[i], r[j]
				if (a.Y > p.Y) != (b.Y > p.Y) && p.X < (b.X-a.X)*(p.Y-a.Y)/(b.Y-a.Y)+a.X {
					in = !in
				}
			}
		}
		if in {
			return true
		}
	}
	return false
}

// TestStopsAreWhereTheyAre checks that the roads are those of the games, each square at
// its place and on land or on its islet.
func TestStopsAreWhereTheyAre(t *testing.T) {
	for game, road := range worldRoads {
		stops := Road(game)
		if len(stops) != len(road) {
			t.Fatalf("%s: %d stops for %d squares: run make art", game, len(stops), len(road))
		}
		for i, s := range stops {
			if s.Key != road[i].Key {
				t.Fatalf("%s: stop %d is %q, the square %q: run make art", game, i, s.Key, road[i].Key)
			}
			p := onWorld(s.Lon, s.Lat)
			if dist(p, s.Place) > 0.2 && dist(Project(s.Lon+360, s.Lat), s.Place) > 0.2 {
				t.Errorf("%s: %s is at %v, not at %v", game, s.Key, s.Place, p)
			}
			if s.Islet == nil && !nearLand(s.Place) {
				t.Errorf("%s: %s is in the sea", game, s.Key)
			}
		}
	}
}

// TestCuts checks that both cuts show the whole poster in the same order.
func TestCuts(t *testing.T) {
	for _, c := range []*Cut{Wide, Tall} {
		a, b := c.From(Point{}), c.From(Point{WorldWidth, WorldHeight})
		if dist(a, Point{}) > 0.01 || dist(b, Point{WorldWidth, c.Height}) > 0.01 {
			t.Errorf("the corners are at %v and %v", a, b)
		}
		for v := -5.0; v < WorldWidth; v += 5 {
			a, b := c.From(Point{v, v * WorldHeight / WorldWidth}), c.From(Point{v + 5, (v + 5) * WorldHeight / WorldWidth})
			if b.X-a.X < 2 || b.Y-a.Y < 0.8 {
				t.Errorf("from %v on it goes to %v and %v", v, a, b)
			}
		}
	}
}

// fromLine is how far p is from the line from a to b.
func fromLine(p, a, b Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	t := max(0, min(1, ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/(dx*dx+dy*dy)))
	return dist(p, Point{a.X + t*dx, a.Y + t*dy})
}

// nearLand says whether there is land within some 4 units: shores are simplified.
func nearLand(p Point) bool {
	for r := 0.0; r <= 4.5; r += 1.5 {
		for a := range 16 {
			sin, cos := math.Sincos(float64(a) * math.Pi / 8)
			if onLand(Point{p.X + r*cos, p.Y + r*sin}) {
				return true
			}
		}
	}
	return false
}

// TestRoadsAreTravelled checks that the roads are such as a traveller would
// believe: no hop across half a world, none that is no journey, each airport farther round the world than the last.
func TestRoadsAreTravelled(t *testing.T) {
	for game := range worldRoads {
		stops := Road(game)
		way := 0.0
		for i := 1; i < len(stops); i++ {
			d := km(stops[i-1], stops[i])
			way += d
			if d < 250 && i > 1 || d > 4200 {
				t.Errorf("%s: from %s to %s it is %.0f km", game, stops[i-1].Key, stops[i].Key, d)
			}
			// Within a few stops nobody comes back to where they were.
			for j := max(0, i-6); j < i-2; j++ {
				if back := km(stops[j], stops[i]); back < 350 {
					t.Errorf("%s: %s is but %.0f km from %s", game, stops[i].Key, back, stops[j].Key)
				}
			}
		}
		if way < 60_000 || way > 95_000 {
			t.Errorf("%s: %.0f km in all", game, way)
		}
		east := 1.0
		if game == "routard" {
			east = -1
		}
		last := math.Inf(-1)
		for i, q := range worldRoads[game] {
			if q.Kind != globe.Airport {
				continue
			}
			if x := stops[i].Place.X * east; x <= last {
				t.Errorf("%s: %s is no farther round the world", game, q.Key)
			} else {
				last = x
			}
		}
	}
}

// TestRoadsAreTwo checks that the games have no place in common.
func TestRoadsAreTwo(t *testing.T) {
	at := map[string]Stop{}
	for _, s := range Road("sakodo") {
		at[s.Key] = s
	}
	near := 0
	for _, s := range Road("routard") {
		if o, ok := at[s.Key]; ok {
			t.Errorf("both go to %s", o.Key)
		}
		for _, o := range at {
			if km(s, o) < 300 {
				near++
			}
		}
	}
	if near > 6 {
		t.Errorf("%d of Routard's stops are near one of Sakodo's", near)
	}
}

func km(a, b Stop) float64 {
	const rad = math.Pi / 180
	h := math.Pow(math.Sin((b.Lat-a.Lat)*rad/2), 2) + math.Cos(a.Lat*rad)*math.Cos(b.Lat*rad)*math.Pow(math.Sin((b.Lon-a.Lon)*rad/2), 2)
	return 2 * 6371 * math.Asin(math.Sqrt(h))
}

func crossing(a, b, c, d Point) bool {
	side := func(p, q, r Point) bool { return (q.X-p.X)*(r.Y-p.Y) > (q.Y-p.Y)*(r.X-p.X) }
	return side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b)
}

// TestNoSuchRoad checks that other games have none.
func TestNoSuchRoad(t *testing.T) {
	if Road("postcards") != nil {
		t.Error("Postcards goes round the world")
	}
	if _, err := parseWorld([]byte(`{"width":900}`)); err == nil {
		t.Error("a poster of another size is read")
	}
}

// onWorld returns where a place is on the poster, longitude and latitude in
// degrees. Of the two places that the west of Europe has, a longitude under 6
// means the left one.
func onWorld(lon, lat float64) Point {
	if lon < WorldWest {
		lon += 360
	}
	return Project(lon, lat)
}
