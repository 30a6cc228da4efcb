// Package trail writes the roads of a match as files that maps can read:
// GeoJSON (RFC 7946) and GPX 1.1. roads.go lists the games whose matches have any.
//
// The words: a Tour is a seat's road through a match; a Stop is a place on it,
// the first where the seat started.
package trail

import (
	"io"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/game/store"
)

// Stop is a place that a seat reached.
type Stop struct {
	Place    int     // its number in the game, by which it is told from others
	Name     string  // as maps write it
	Lon, Lat float64 // where it lies, in degrees, WGS 84
	Round    int     // in which it was reached, from 1
	Action   int     // the action that brought it, from 1; 0 for the start
	Sent     int     // what was sent there before travelling on
}

// Tour is a seat's road.
type Tour struct {
	Seat  int
	Name  string // of who travelled
	Stops []Stop // in the order in which they were reached
}

// Match is what the files tell.
type Match struct {
	Title string    // of the match
	Begun time.Time // zero where it isn't known
	Tours []Tour    // one a seat
}

// Has says whether matches of a game have roads.
func Has(game string) bool { return roads[game] != nil }

// Of reads the tours of a match; names are its seats'. A game without roads has
// tours without stops.
func Of(s *game.Session, names []string) []Tour {
	read := roads[s.Game().Name()]
	var out []Tour
	for i := range s.Seats() {
		t := Tour{Seat: i}
		if i < len(names) {
			t.Name = strings.Join(strings.Fields(names[i]), " ")
		}
		if read != nil {
			t.Stops = read(s, game.Seat(i))
		}
		out = append(out, t)
	}
	return out
}

// Parts are the road as GeoJSON and as GPX.
func Parts(m Match) []store.Part {
	return []store.Part{
		{Ext: ".geojson", Write: func(w io.Writer) error { return GeoJSON(w, m) }},
		{Ext: ".gpx", Write: func(w io.Writer) error { return GPX(w, m) }},
	}
}
