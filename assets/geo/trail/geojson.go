package trail

import (
	"encoding/json"
	"io"
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

type geometry struct {
	Type        string `json:"type"`
	Coordinates any    `json:"coordinates"`
}

// GeoJSON writes a FeatureCollection: for each seat its road as a LineString
// (where it has two stops or more), then its stops as Points with their number,
// place, round and action. A pair is longitude, latitude.
func GeoJSON(w io.Writer, m Match) error {
	c := collection{Type: "FeatureCollection", Name: m.Title, Features: []feature{}}
	for _, t := range m.Tours {
		var line [][2]float64
		for _, s := range t.Stops {
			line = append(line, [2]float64{s.Lon, s.Lat})
		}
		if len(line) > 1 {
			c.Features = append(c.Features, feature{"Feature", map[string]any{"seat": t.Seat, "name": t.Name, "kind": "road", "moves": len(line) - 1},
				geometry{"LineString", line}})
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
