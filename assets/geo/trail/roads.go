package trail

import (
	"posterestante/assets/geo"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/montaigne"
	"posterestante/game/postcards"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// roads read a seat's stops, by the name of the game. Games whose map is none of
// the earth, or whose pieces don't travel on it, aren't listed.
var roads = map[string]func(s *game.Session, seat game.Seat) []Stop{
	"postcards": regions,
	"montaigne": towns,
	"sakodo":    world(sakodo.Game.R),
	"routard":   world(routard.Game.R),
}

// regions are the regions that a bike reached, each at its middle, with the
// postcards sent there.
func regions(s *game.Session, seat game.Seat) []Stop {
	var out []Stop
	for _, stop := range postcards.Stops(s, seat) {
		r := geo.Regions()[stop.Region-1]
		out = append(out, Stop{Place: r.Number, Name: r.Name, Lon: r.Lon, Lat: r.Lat, Round: stop.Round,
			Action: stop.Step + 1})
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

// towns are the cities where a voyage ended, one after the other; a round is a turn
// of its seat.
func towns(s *game.Session, seat game.Seat) []Stop {
	names := words.In("en")
	var out []Stop
	round := 0
	for n := range s.Len() + 1 {
		v := s.ViewAt(n, game.Nobody)
		if n == 0 && v.Turn == seat {
			round++
		}
		if n > 0 {
			for _, e := range s.Step(n - 1).Events {
				if e.Kind == game.Turn && e.Seat == seat {
					round++
				}
			}
		}
		city := montaigne.Ends(&v, seat)
		if len(out) > 0 && out[len(out)-1].Place == int(city) {
			continue
		}
		at := geo.Towns[city.String()]
		out = append(out, Stop{Place: int(city), Name: names.T("montaigne.city." + city.String()), Lon: at.Lon,
			Lat: at.Lat, Round: max(round, 1), Action: n})
	}
	return out
}

// world reads the squares that a pawn reached on a road round the world, from the
// airport of its departure on.
func world(r *globe.Rules) func(*game.Session, game.Seat) []Stop {
	return func(s *game.Session, seat game.Seat) []Stop {
		road, names := geo.Road(r.Name), words.In("en")
		stop := func(square, round, action int) Stop {
			at := road[square]
			return Stop{Place: square, Name: names.T("place." + at.Key), Lon: at.Lon, Lat: at.Lat, Round: round,
				Action: action}
		}
		j := globe.Journeys(s, game.Nobody)[seat]
		out := []Stop{stop(j.Start, j.Round, 0)}
		for _, h := range j.Hops {
			out = append(out, stop(h.To, h.Round, h.Action))
		}
		return out
	}
}
