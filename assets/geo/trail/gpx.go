package trail

import (
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"time"
)

// The elements of GPX 1.1 that are written, in the order that its schema asks for.
type gpx struct {
	XMLName  xml.Name `xml:"http://www.topografix.com/GPX/1/1 gpx"`
	Version  string   `xml:"version,attr"`
	Creator  string   `xml:"creator,attr"`
	Metadata metadata `xml:"metadata"`
	Points   []point  `xml:"wpt"`
	Tracks   []track  `xml:"trk"`
}

type metadata struct {
	Name string `xml:"name,omitempty"`
	Time string `xml:"time,omitempty"`
}

type point struct {
	Lat  float64 `xml:"lat,attr"`
	Lon  float64 `xml:"lon,attr"`
	Name string  `xml:"name,omitempty"`
}

type track struct {
	Name    string  `xml:"name,omitempty"`
	Number  int     `xml:"number"`
	Segment segment `xml:"trkseg"`
}

type segment struct {
	Points []point `xml:"trkpt"`
}

// GPX writes a track a seat, its points in the order of the moves, and a
// waypoint for each place that any of them reached.
func GPX(w io.Writer, m Match) error {
	g := gpx{Version: "1.1", Creator: "Poste Restante", Metadata: metadata{Name: m.Title}}
	if !m.Begun.IsZero() {
		g.Metadata.Time = m.Begun.UTC().Format(time.RFC3339)
	}
	seen := map[int]bool{}
	var reached []Stop
	for i, t := range m.Tours {
		trk := track{Name: t.Name, Number: i + 1}
		for n, s := range t.Stops {
			if !seen[s.Place] {
				seen[s.Place] = true
				reached = append(reached, s)
			}
			trk.Segment.Points = append(trk.Segment.Points, s.point(fmt.Sprintf("%d. %s", n, s.Name)))
		}
		g.Tracks = append(g.Tracks, trk)
	}
	slices.SortFunc(reached, func(a, b Stop) int { return a.Place - b.Place })
	for _, s := range reached {
		g.Points = append(g.Points, s.point(s.Name))
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", " ")
	if err := e.Encode(g); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

func (s Stop) point(name string) point {
	return point{Lat: s.Lat, Lon: s.Lon, Name: name}
}
