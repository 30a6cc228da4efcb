package trail

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/geo"
	"posterestante/game"
	"posterestante/game/postcards"
)

// played is a match by chance, to its end.
func played(t *testing.T, seed uint64, kinds ...string) *game.Session {
	t.Helper()
	s, err := game.NewSession(postcards.Game{}, game.Setup{Game: "postcards", Seats: kinds, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	r, bot := game.NewRand(seed), &game.RandomBot{Rand: game.NewRand(seed + 1)}
	for !s.Over() {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// names that a careless writer would break on.
var names = []string{`Lise & "Zoé" <b>`, "Anaïs\nAutoma", "", "Jules"}

// ridden reads each seat's regions from its view after every action: the bike is
// where a piece lies in the zone of bikes.
func ridden(s *game.Session, seat int) (out []int) {
	for n := 0; n <= s.Len(); n++ {
		v := s.ViewAt(n, game.Nobody)
		for r := 1; r <= postcards.NumRegions; r++ {
			spot := game.Spot{Zone: postcards.Bikes, Seat: game.Nobody, Index: uint8(r), Sub: uint8(seat)}
			if v.At(spot).Back != 0 && (len(out) == 0 || out[len(out)-1] != r) {
				out = append(out, r)
			}
		}
	}
	return out
}

// regionAt finds a region by its place: longitude first.
func regionAt(lon, lat float64) int {
	for _, r := range geo.Regions() {
		if r.Lon == lon && r.Lat == lat {
			return r.Number
		}
	}
	return 0
}

func TestGeoJSONIsTheMovesInOrder(t *testing.T) {
	for seed := range uint64(8) {
		s := played(t, seed, "person", "automa:expert", "person", "automa:easy")
		var b bytes.Buffer
		if err := GeoJSON(&b, Match{Title: "x", Tours: Of(s, names)}); err != nil {
			t.Fatal(err)
		}
		var c struct {
			Type     string
			Features []struct {
				Type       string
				Properties struct {
					Seat, Stop, Region, Turn, Action, Moves int
					Name, Kind                              string
				}
				Geometry struct {
					Type        string
					Coordinates json.RawMessage
				}
			}
		}
		if err := json.Unmarshal(b.Bytes(), &c); err != nil || c.Type != "FeatureCollection" {
			t.Fatal(c.Type, err)
		}
		lines, points := map[int][]int{}, map[int][]int{}
		for _, f := range c.Features {
			p := f.Properties
			if f.Type != "Feature" {
				t.Errorf("a %q among the features", f.Type)
			}
			switch f.Geometry.Type {
			case "LineString":
				var l [][]float64
				if err := json.Unmarshal(f.Geometry.Coordinates, &l); err != nil || len(l) < 2 || p.Moves != len(l)-1 || lines[p.Seat] != nil {
					t.Fatalf("a road of %d points, %d moves: %v", len(l), p.Moves, err)
				}
				for _, at := range l {
					lines[p.Seat] = append(lines[p.Seat], regionAt(at[0], at[1]))
				}
			case "Point":
				var at []float64
				if err := json.Unmarshal(f.Geometry.Coordinates, &at); err != nil || regionAt(at[0], at[1]) != p.Region {
					t.Fatalf("region %d at %v: %v", p.Region, at, err)
				}
				if p.Stop != len(points[p.Seat]) || p.Turn < 1 || (p.Action == 0) != (p.Stop == 0) {
					t.Errorf("stop %+v", p)
				}
				points[p.Seat] = append(points[p.Seat], p.Region)
			}
			if p.Seat == 0 && p.Name != names[0] || strings.Contains(p.Name, "\n") {
				t.Errorf("name %q", p.Name)
			}
		}
		for seat := range 4 {
			want := ridden(s, seat)
			if !slices.Equal(points[seat], want) || len(want) > 1 && !slices.Equal(lines[seat], want) {
				t.Errorf("seed %d, seat %d: rode %v, line %v, points %v", seed, seat, want, lines[seat], points[seat])
			}
		}
	}
}

func TestGPXIsTheMovesInOrder(t *testing.T) {
	s := played(t, 3, "person", "automa:normal", "person")
	var b bytes.Buffer
	if err := GPX(&b, Match{Title: "Lise & Zoé", Begun: time.Date(2026, 11, 21, 14, 0, 0, 0, time.UTC), Tours: Of(s, names)}); err != nil {
		t.Fatal(err)
	}
	type at struct {
		Lat  float64 `xml:"lat,attr"`
		Lon  float64 `xml:"lon,attr"`
		Name string  `xml:"name"`
	}
	var g struct {
		XMLName xml.Name `xml:"http://www.topografix.com/GPX/1/1 gpx"`
		Version string   `xml:"version,attr"`
		Creator string   `xml:"creator,attr"`
		Name    string   `xml:"metadata>name"`
		Time    string   `xml:"metadata>time"`
		Points  []at     `xml:"wpt"`
		Tracks  []struct {
			Name   string `xml:"name"`
			Points []at   `xml:"trkseg>trkpt"`
		} `xml:"trk"`
	}
	if err := xml.Unmarshal(b.Bytes(), &g); err != nil {
		t.Fatal(err)
	}
	if g.Version != "1.1" || g.Creator == "" || g.Name != "Lise & Zoé" || g.Time != "2026-11-21T14:00:00Z" || len(g.Tracks) != 3 {
		t.Errorf("%+v", g)
	}
	reached := map[int]bool{}
	for i, trk := range g.Tracks {
		var got []int
		for n, p := range trk.Points {
			r := regionAt(p.Lon, p.Lat)
			got, reached[r] = append(got, r), true
			if !strings.HasPrefix(p.Name, fmt.Sprintf("%d. ", n)) {
				t.Errorf("point %d is called %q", n, p.Name)
			}
		}
		if want := ridden(s, i); !slices.Equal(got, want) {
			t.Errorf("seat %d rode %v, the track is %v", i, want, got)
		}
	}
	if g.Tracks[0].Name != names[0] || len(g.Points) != len(reached) || reached[0] {
		t.Errorf("track %q, %d waypoints for %d regions", g.Tracks[0].Name, len(g.Points), len(reached))
	}
	// The schema asks for metadata, waypoints, tracks in this order.
	text := b.String()
	if m, w, k := strings.Index(text, "<metadata"), strings.Index(text, "<wpt"), strings.Index(text, "<trk>"); !(m < w && w < k) {
		t.Errorf("order %d %d %d", m, w, k)
	}
}

func TestSentIsToldWhereItWas(t *testing.T) {
	s := played(t, 2, "automa:expert", "automa:expert")
	v := s.View(game.Nobody)
	all := 0
	for _, tour := range Of(s, nil) {
		sent := 0
		for _, stop := range tour.Stops {
			sent += stop.Sent
		}
		if want := v.Pile(postcards.Sent, game.Seat(tour.Seat)).Len(); sent != want {
			t.Errorf("seat %d sent %d, told %d", tour.Seat, want, sent)
		}
		all += sent
	}
	if all == 0 {
		t.Error("nothing was sent: nothing was tested")
	}
}

func TestOneStopIsNoLine(t *testing.T) {
	m := Match{Tours: []Tour{{Stops: []Stop{{Place: 7, Name: "Corse", Round: 1}}}, {Seat: 1}}}
	var a, b bytes.Buffer
	if err := GeoJSON(&a, m); err != nil || strings.Contains(a.String(), "LineString") || !strings.Contains(a.String(), `"Corse"`) {
		t.Error(a.String(), err)
	}
	if err := GPX(&b, m); err != nil || strings.Count(b.String(), "<trkpt") != 1 {
		t.Error(b.String(), err)
	}
}
