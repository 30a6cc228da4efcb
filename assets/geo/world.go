package geo

import (
	_ "embed"
	"encoding/json"
	"fmt"
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
	StopRadius  = 14.4 // the room that each stop of a road has about its middle
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
	Place    Point   // the place on the poster
	At       Point   // where the square is drawn: as near as its neighbours allow
	Islet    []Point // shore of the small island under it, much enlarged; nil on larger lands
}

//go:embed world.json
var worldJSON []byte

type world struct {
	lands []Land
	roads map[string][]Stop // by the name of the game
	from  map[string][]Stop // by the place that it starts from
	tall  map[string][]Stop // likewise, on the tall poster
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

// RoadFrom returns the road that starts from a place, for those that know no
// game; nil if there is none. They are shared: don't write to them.
func RoadFrom(place string) []Stop { return loadWorld().from[place] }

// RoadFrom is package geo's, with the points as they are on this cut.
func (c *Cut) RoadFrom(place string) []Stop {
	if c == Tall {
		return loadWorld().tall[place]
	}
	return RoadFrom(place)
}

// OnWorld returns where a place is on the poster, longitude and latitude in
// degrees. Of the two places that the west of Europe has, a longitude under 6
// means the left one.
func OnWorld(lon, lat float64) Point {
	if lon < WorldWest {
		lon += 360
	}
	return Project(lon, lat)
}

func parseWorld(src []byte) (*world, error) {
	var f struct {
		Width, Height float64
		Lands         [][][]float64
		Roads         map[string][]struct {
			Key   string
			Globe [2]float64
			At    [4]float64
			Tall  [2]float64
			Islet []float64
		}
	}
	if err := json.Unmarshal(src, &f); err != nil {
		return nil, err
	}
	if f.Width != WorldWidth || f.Height != WorldHeight {
		return nil, fmt.Errorf("the poster is %vx%v", f.Width, f.Height)
	}
	w := &world{roads: map[string][]Stop{}, from: map[string][]Stop{}, tall: map[string][]Stop{}}
	for _, rings := range f.Lands {
		var l Land
		for _, r := range rings {
			l = append(l, points(r))
		}
		w.lands = append(w.lands, l)
	}
	slices.SortStableFunc(w.lands, func(a, b Land) int { return len(b[0]) - len(a[0]) })
	for game, stops := range f.Roads {
		var tall []Stop
		for _, s := range stops {
			o := Stop{Key: s.Key, Lon: s.Globe[0], Lat: s.Globe[1], At: Point{s.At[0], s.At[1]},
				Place: Point{s.At[2], s.At[3]}}
			if len(s.Islet) > 0 {
				o.Islet = points(s.Islet)
			}
			w.roads[game] = append(w.roads[game], o)
			tall = append(tall, o.onTall(Point{s.Tall[0], s.Tall[1]}))
		}
		if road := w.roads[game]; len(road) > 0 {
			w.from[road[0].Key], w.tall[road[0].Key] = road, tall
		}
	}
	return w, nil
}

// onTall is a stop of the wide poster on the tall one, drawn at that place.
func (s Stop) onTall(at Point) Stop {
	o := s
	o.At, o.Place, o.Islet = at, Tall.From(s.Place), nil
	k := Tall.StopRadius / Wide.StopRadius
	for _, p := range s.Islet {
		o.Islet = append(o.Islet, Point{at.X + (p.X-s.At.X)*k, at.Y + (p.Y-s.At.Y)*k})
	}
	return o
}
