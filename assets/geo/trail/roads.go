package trail

import (
	"posterestante/assets/geo"
	"posterestante/game"
	"posterestante/game/postcards"
)

// roads read a seat's stops, by the name of the game. Games whose map is none of
// the earth, or whose pieces don't travel on it, aren't listed.
var roads = map[string]func(s *game.Session, seat game.Seat) []Stop{
	"postcards": regions,
}

// regions are the regions that a bike reached, each at its middle, with the
// postcards sent there.
func regions(s *game.Session, seat game.Seat) []Stop {
	var out []Stop
	for _, stop := range postcards.Stops(s, seat) {
		r := geo.Regions()[stop.Region-1]
		out = append(out, Stop{Place: r.Number, Name: r.Name, Lon: r.Lon, Lat: r.Lat, Round: stop.Round, Action: stop.Step + 1})
	}
	for _, sent := range postcards.Sendings(s, seat) {
		at := -1 // the last stop reached by then
		for i := range out {
			if out[i].Action <= sent.Step+1 {
				at = i
			}
		}
		if at >= 0 {
			out[at].Sent++
		}
	}
	return out
}
