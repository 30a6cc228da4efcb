package montaigne

import (
	"strconv"

	"posterestante/assets/geo/trail"
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// chronicle is the chart with everybody's way, once a match is over.
type chronicle struct {
	written legend
	names   cities
	own     int // the seat whose way lies over the others', -1 for none
	ways    [rules.MaxSeats]travelled
}

// travelled is a seat's way; of a seat that isn't there it has no cities.
type travelled struct {
	colour int
	trip   trip
}

// ChronicleShape implements board.Chronicler: that of a page of the journal.
func (Board) ChronicleShape() float64 { return 1.5 }

// Chronicle implements board.Chronicler. Where voyages ended all see.
func (Board) Chronicle(s *game.Session, own, _ game.Seat, c *board.Context) stage.Pic {
	d := chronicle{written: inscribed(c), names: cityNames(c), own: int(own)}
	for i, t := range trail.Of(s, c.Names) {
		w := travelled{colour: c.Colours[i]}
		for _, stop := range t.Stops {
			if w.trip.n < len(w.trip.cities) {
				w.trip.cities[w.trip.n], w.trip.n = rules.City(stop.Place), w.trip.n+1
			}
		}
		d.ways[i] = w
	}
	return stage.Pic{Kind: "mo.chronicle", Data: d}
}

// inscribed is what is written on the chart.
func inscribed(c *board.Context) (out legend) {
	out.title = c.Words.T("montaigne.table.title")
	for z := 1; z <= 3; z++ {
		out.zones[z] = c.Words.T("montaigne.zone." + strconv.Itoa(z))
	}
	return out
}

// seats is how many ways there are.
func (d *chronicle) seats() (n int) {
	for _, w := range d.ways {
		if w.trip.n > 0 {
			n++
		}
	}
	return n
}

// end is where a way ended.
func (w *travelled) end() rules.City { return w.trip.cities[max(w.trip.n-1, 0)] }

// riders are where the riders stand on a chart of that rectangle, those of a city side by
// side; of no width where there is no seat.
func (d *chronicle) riders(in stage.Rect) (out [rules.MaxSeats]stage.Rect) {
	s := siteScale(in.W, in.H)
	w, h := 34*s, 46*s
	at := map[rules.City]float64{}
	for _, way := range d.ways {
		at[way.end()]++
	}
	n := map[rules.City]float64{}
	for i, way := range d.ways {
		city := way.end()
		if way.trip.n == 0 {
			continue
		}
		x, y := SitePoint(in, int(city))
		left := min(max(in.X, x-w*at[city]/2), in.X+in.W-w*at[city])
		out[i] = stage.Rect{X: left + w*n[city], Y: y - h, W: w, H: h}
		n[city]++
	}
	return out
}

// paintChronicle paints the chart, the ways beside each other with the own one last, the
// cities and the riders.
func paintChronicle(c *paint.Canvas, p stage.Pic, d chronicle) {
	chart(c, p, d.written)
	for _, own := range []bool{false, true} {
		for i, w := range d.ways {
			if w.trip.n > 0 && (i == d.own) == own {
				route(c, stage.Pic{ID: w.colour, Look: 2*i - (d.seats() - 1)}, w.trip)
			}
		}
	}
	towns(c, p, d.names)
	for i, r := range d.riders(c.All()) {
		if r.W > 0 {
			c.Picture(r, stage.Pic{ID: d.ways[i].colour}, pawn)
		}
	}
}
