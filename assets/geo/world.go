package geo

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"sync"
)

// The poster of the world, for the games that go round it. Its units are a
// thousandth of its width. It begins west of Ireland and goes round until it
// comes to France again, so that a road round the world is one line on it; the
// west of Europe and of Africa are there twice. world.json is made by gen; edit
// there.
const (
	WorldWidth  = 1000.0
	WorldHeight = 389.0
	StopRadius  = 23.5 // of a stop of a road
	WorldWest   = -21.0
	WorldEast   = 368.0
	WorldNorth  = 73.5
	WorldSouth  = -59.0
)

// A Land is one land of the poster: its shore, then its lakes, as closed
// outlines whose first point isn't repeated. Fill them by the even-odd rule.
// Outlines reach a little beyond the poster's edges.
type Land [][]Point

// A Stop is a square of a road round the world.
type Stop struct {
	Key      string  // of the place, as the road of the game has it
	Lon, Lat float64 // of the place, in degrees east and north (WGS 84)
	Place    Point   // the place on the flat wide poster
	At       Point   // where the square is drawn on its chart: on its place, as the chart has it
	Islet    []Point // shore of the small island under it, much enlarged; nil on larger lands
}

//go:embed world.json
var worldJSON []byte

type world struct {
	lands  []Land
	roads  map[string][]Stop          // by the name of the game, on the wide chart
	charts map[string]map[*Cut]*Chart // by the place that its road starts from
}

var loadWorld = sync.OnceValue(func() *world {
	w, err := parseWorld(worldJSON)
	if err != nil {
		panic("geo: world.json: " + err.Error()) // a test checks that it can be read
	}
	return w
})

// Lands returns the lands of the poster, the largest first. They are shared:
// don't write to them.
func Lands() []Land { return loadWorld().lands }

// Road returns the squares of the game's road in their order, the start first;
// nil if there is no such road. They are shared: don't write to them.
func Road(game string) []Stop { return loadWorld().roads[game] }

// Chart is the map of the road that starts from a place, for those that know no game;
// nil if there is none. It is shared: don't write to it.
func (c *Cut) Chart(from string) *Chart { return loadWorld().charts[from][c] }

// A plainChart is a chart as world.json has it.
type plainChart struct {
	At, Seas []float64
	Net      []int
	Title    [4]float64
}

func parseWorld(src []byte) (*world, error) {
	var f struct {
		Width, Height float64
		Lands         [][][]float64
		Roads         map[string][]plainStop
		Charts        map[string][]plainChart
	}
	if err := json.Unmarshal(src, &f); err != nil {
		return nil, err
	}
	if f.Width != WorldWidth || f.Height != WorldHeight {
		return nil, fmt.Errorf("the poster is %vx%v", f.Width, f.Height)
	}
	w := &world{roads: map[string][]Stop{}, charts: map[string]map[*Cut]*Chart{}}
	for _, rings := range f.Lands {
		var l Land
		for _, r := range rings {
			l = append(l, points(r))
		}
		w.lands = append(w.lands, l)
	}
	slices.SortStableFunc(w.lands, func(a, b Land) int { return len(b[0]) - len(a[0]) })
	for game, stops := range f.Roads {
		both := f.Charts[game]
		if len(stops) == 0 || len(both) != 2 {
			return nil, fmt.Errorf("%s has %d squares on %d charts", game, len(stops), len(both))
		}
		charts := map[*Cut]*Chart{}
		for i, c := range []*Cut{Wide, Tall} {
			o, err := both[i].on(c, stops)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", game, err)
			}
			charts[c] = o
		}
		w.roads[game], w.charts[stops[0].Key] = charts[Wide].Stops, charts
	}
	return w, nil
}

// on is the chart of so many stops on a cut.
func (p *plainChart) on(c *Cut, stops []plainStop) (*Chart, error) {
	at := points(p.At)
	if len(at) != len(stops) || len(p.Net) != 2*(NetCols+1)*(NetRows+1) {
		return nil, fmt.Errorf("%d squares, %d numbers of the net", len(at), len(p.Net))
	}
	o := &Chart{Cut: c, Title: Box{p.Title[0], p.Title[1], p.Title[2], p.Title[3]}}
	for i := 0; i+2 < len(p.Seas); i += 3 {
		o.Seas = append(o.Seas, Sea{Point{p.Seas[i], p.Seas[i+1]}, p.Seas[i+2]})
	}
	for i := 0; i < len(p.Net); i += 2 {
		col, row := i/2%(NetCols+1), i/2/(NetCols+1)
		o.net = append(o.net, Point{WorldWidth*float64(col)/NetCols + float64(p.Net[i])/10,
			c.Height*float64(row)/NetRows + float64(p.Net[i+1])/10})
	}
	for i, s := range stops {
		stop := Stop{Key: s.Key, Lon: s.Globe[0], Lat: s.Globe[1], At: at[i], Place: Point{s.Place[0], s.Place[1]}}
		if s.Islet > 0 {
			stop.Islet = islet(at[i], s.Islet*c.StopRadius, i)
		}
		o.Stops = append(o.Stops, stop)
	}
	return o, nil
}

// A plainStop is a stop as world.json has it.
type plainStop struct {
	Key   string
	Globe [2]float64
	Place [2]float64
	Islet float64 // in radii of a stop
}

// islet is the shore of an islet, drawn larger than it is, under its stop and looking
// out from behind it; no two are alike.
func islet(at Point, size float64, seed int) []Point {
	var l []Point
	for k := range 8 {
		a := 2 * math.Pi * (float64(k) + 0.3*math.Sin(float64(5*seed+3*k))) / 8
		r := size * (0.9 + 0.2*math.Sin(float64(7*seed+11*k)))
		l = append(l, Point{at.X + size*(0.25+1.2*r/size*math.Cos(a)), at.Y + size*(-0.15+0.85*r/size*math.Sin(a))})
	}
	return l
}
