// Package trail writes the roads of a match as files that maps can read:
// GeoJSON (RFC 7946) and GPX 1.1, through the middles of the regions.
//
// The words: a Tour is a seat's road through a match; a Stop is a region on it,
// the first where the bike started. Places are longitude and latitude in
// degrees, WGS 84.
package trail

import (
	"strings"
	"time"

	"posterestante/assets/geo"
	"posterestante/game"
	"posterestante/game/postcards"
)

// Stop is a region that a bike reached.
type Stop struct {
	Region int // 1 to 13
	Round  int // in which it was reached, from 1
	Action int // the action that brought it, from 1; 0 for the start
	Sent   int // postcards sent there before riding on
}

// Place is where the stop lies: longitude and latitude, in degrees.
func (s Stop) Place() (lon, lat float64) {
	r := geo.Regions()[s.Region-1]
	return r.Lon, r.Lat
}

// Name is the region's name.
func (s Stop) Name() string { return geo.Regions()[s.Region-1].Name }

// Tour is a seat's road.
type Tour struct {
	Seat  int
	Name  string // of who rode it
	Stops []Stop // in the order of the moves
}

// Match is what the files tell.
type Match struct {
	Title string    // of the match
	Begun time.Time // zero where it isn't known
	Tours []Tour    // one a seat
}

// Of reads the tours of a match of Postcards; names are its seats'. The order of
// the stops is that of the bike's moves.
func Of(s *game.Session, names []string) []Tour {
	var out []Tour
	for i := range s.Seats() {
		t := Tour{Seat: i}
		if i < len(names) {
			t.Name = strings.Join(strings.Fields(names[i]), " ")
		}
		for _, stop := range postcards.Stops(s, game.Seat(i)) {
			t.Stops = append(t.Stops, Stop{Region: int(stop.Region), Round: stop.Round, Action: stop.Step + 1})
		}
		for _, sent := range postcards.Sendings(s, game.Seat(i)) {
			if at := t.before(sent.Step + 1); at >= 0 {
				t.Stops[at].Sent++
			}
		}
		out = append(out, t)
	}
	return out
}

// before is the last stop reached by an action, -1 for none.
func (t *Tour) before(action int) int {
	at := -1
	for i, s := range t.Stops {
		if s.Action <= action {
			at = i
		}
	}
	return at
}
