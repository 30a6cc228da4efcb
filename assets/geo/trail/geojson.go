package trail

import (
	"encoding/json"
	"io"
	"slices"
)

type collection struct {
	Type     string    `json:"type"`
	Name     string    `json:"name,omitempty"`
	Features []feature `json:"features"`
}

type feature struct {
	Type       string         `json:"type"`
	Properties map[string]any `json:"properties"`
	Geometry   geometry       `json:"geometry"`
}

// drawn is a road's geometry.
func drawn(line [][2]float64) geometry {
	if parts := ways(line); len(parts) > 1 {
		return geometry{"MultiLineString", parts}
	}
	return geometry{"LineString", line}
}

type geometry struct {
	Type        string `json:"type"`
	Coordinates any    `json:"coordinates"`
}

// ways are a road cut where it crosses the antimeridian, as RFC 7946 wants it.
func ways(line [][2]float64) (out [][][2]float64) {
	from := 0
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		east := 180.0 // the side on which it leaves
		switch by := b[0] - a[0]; {
		case by > 180:
			east = -180
		case by >= -180:
			continue
		}
		far := (east - a[0]) / (b[0] + 2*east - a[0])
		lat := a[1] + (b[1]-a[1])*far
		out = append(out, append(slices.Clone(line[from:i]), [2]float64{east, lat}))
		line = append(slices.Clone(line[:i]), append([][2]float64{{-east, lat}}, line[i:]...)...)
		from = i
		i++
	}
	return append(out, line[from:])
}

// GeoJSON writes a FeatureCollection: for each seat its road as a LineString
// (where it has two stops or more; a MultiLineString where it crosses the
// antimeridian), then its stops as Points with their number,
// place, round and action. A pair is longitude, latitude.
func GeoJSON(w io.Writer, m Match) error {
	c := collection{Type: "FeatureCollection", Name: m.Title, Features: []feature{}}
	for _, t := range m.Tours {
		var line [][2]float64
		for _, s := range t.Stops {
			line = append(line, [2]float64{s.Lon, s.Lat})
		}
		if len(line) > 1 {
			c.Features = append(c.Features, feature{"Feature", map[string]any{"seat": t.Seat, "name": t.Name,
				"kind": "road", "moves": len(line) - 1},
				drawn(line)})
		}
		for i, s := range t.Stops {
			c.Features = append(c.Features, feature{"Feature", map[string]any{
				"seat": t.Seat, "name": t.Name, "kind": "stop", "stop": i, "region": s.Place, "region_name": s.Name,
				"turn": s.Round, "action": s.Action, "sent": s.Sent,
			}, geometry{"Point", line[i]}})
		}
	}
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	return e.Encode(c)
}
