package headless

import (
	"strconv"

	"posterestante/game"
	"posterestante/game/foreign"
)

// spotJSON is a spot in requests; seat and sub may be left out.
type spotJSON struct {
	Zone  string `json:"zone"`
	Seat  *int   `json:"seat"`
	Index uint8  `json:"index"`
	Sub   uint8  `json:"sub"`
}

// spot reads a spot: without a seat it is common, or of the seat to act.
func (s *server) spot(j spotJSON) (game.Spot, *failure) {
	t := s.match.Game().Table()
	z := t.ZoneNamed(j.Zone)
	if z == 0 {
		return game.Spot{}, wrong("spot", "there is no zone %s", foreign.Quote(j.Zone))
	}
	spec, seat := t.Zones[z], game.Nobody
	switch {
	case spec.PerSeat && j.Seat == nil && s.away != nil:
		seat = s.away.Seat()
	case spec.PerSeat && j.Seat == nil:
		seat = s.match.Turn()
	case spec.PerSeat && *j.Seat >= 0 && *j.Seat < s.match.Seats():
		seat = game.Seat(*j.Seat)
	case spec.PerSeat:
		return game.Spot{}, wrong("spot", "zone %s: seat is from 0 to %d", j.Zone, s.match.Seats()-1)
	case j.Seat != nil:
		return game.Spot{}, wrong("spot", "zone %s belongs to no seat", j.Zone)
	}
	if spec.Kind == game.Slots && (int(j.Index) >= spec.Len || int(j.Sub) >= max(spec.Sub, 1)) {
		return game.Spot{}, wrong("spot", "zone %s has no place %d.%d", j.Zone, j.Index, j.Sub)
	}
	return game.Spot{Zone: z, Seat: seat, Index: j.Index, Sub: j.Sub}, nil
}

// spotOf writes a spot: its seat only where it is a seat's, its index only
// where places count, its sub only where places have places.
func spotOf(t *game.Table, s game.Spot) object {
	spec := t.Zones[s.Zone]
	out := object{{"zone", spec.Name}}
	if spec.PerSeat {
		out = append(out, field{"seat", s.Seat})
	}
	if spec.Kind == game.Slots || spec.Kind == game.List || spec.Kind == game.Button {
		out = append(out, field{"index", s.Index})
	}
	if spec.Sub > 0 {
		out = append(out, field{"sub", s.Sub})
	}
	return out
}

// pieceName is a piece's name, or "?" and its back where its face is hidden.
func pieceName(g game.Game, p game.Piece) string {
	if p.ID == 0 {
		return "?" + strconv.Itoa(int(p.Back))
	}
	return g.PieceName(p.ID)
}

// events writes events as a seat may see them.
func (s *server) events(events []game.Event, eyes game.Seat) []object {
	out := []object{}
	for _, e := range game.EventsFor(events, eyes) {
		out = append(out, eventJSON(s.match.Game(), e))
	}
	return out
}

// eventJSON writes an event; what its kind doesn't have is left out.
func eventJSON(g game.Game, e game.Event) object {
	t, out := g.Table(), object{{"kind", e.Kind.String()}}
	add := func(name string, value any) { out = append(out, field{name, value}) }
	if e.Rule != "" {
		add("rule", e.Rule)
	}
	if key := e.Key.String(); key != "" {
		add("key", key)
	}
	if e.Counter != 0 {
		add("counter", t.Counters[e.Counter].Name)
	}
	if e.Seat >= 0 && (e.Kind == game.Count && t.Counters[e.Counter].PerSeat || e.Kind == game.Roll ||
		e.Kind == game.Turn || e.Kind == game.Note) {
		add("seat", e.Seat)
	}
	if e.Piece.Back != 0 {
		add("piece", pieceName(g, e.Piece))
	}
	if e.Kind == game.Flip {
		add("up", e.Piece.Up)
	}
	if e.From.Zone != 0 {
		add("from", spotOf(t, e.From))
	}
	if e.To.Zone != 0 {
		add("to", spotOf(t, e.To))
	}
	switch e.Kind {
	case game.Count, game.Roll, game.Note:
		add("value", e.Value)
	}
	return out
}

// viewJSON writes a view: zones and counters by name, empty zones left out.
func viewJSON(g game.Game, v game.View) object {
	out := object{{"seat", v.Seat}, {"turn", v.Turn}, {"over", v.Over}}
	if v.Seat == game.Nobody {
		out[0].value = "spectator"
	}
	counters, zones := object{}, object{}
	for i, c := range v.Table.Counters {
		switch {
		case i == 0:
		case c.PerSeat:
			all := []int{}
			for seat := range v.Seats {
				all = append(all, v.Counter(game.Counter(i), game.Seat(seat)))
			}
			counters = append(counters, field{c.Name, all})
		default:
			counters = append(counters, field{c.Name, v.Counter(game.Counter(i), game.Nobody)})
		}
	}
	for i, z := range v.Table.Zones {
		if i == 0 {
			continue
		}
		if value, some := zoneJSON(g, &v, game.Zone(i), z); some {
			zones = append(zones, field{z.Name, value})
		}
	}
	return append(out, field{"counters", counters}, field{"zones", zones})
}

// zoneJSON writes a zone: a seat's one as an array by seat.
func zoneJSON(g game.Game, v *game.View, z game.Zone, spec game.ZoneSpec) (value any, some bool) {
	if !spec.PerSeat {
		p := v.Pile(z, game.Nobody)
		return pileJSON(g, p, spec), p.Len() > 0
	}
	all := []any{}
	for seat := range v.Seats {
		p := v.Pile(z, game.Seat(seat))
		all = append(all, pileJSON(g, p, spec))
		some = some || p.Len() > 0
	}
	return all, some
}

// pileJSON writes a pile: a list as an array of pieces, slots as an object of
// the places that are taken, a bag as an object of counts by back.
func pileJSON(g game.Game, p *game.Pile, spec game.ZoneSpec) any {
	switch spec.Kind {
	case game.List:
		list := []string{}
		for _, piece := range p.Pieces {
			list = append(list, pieceName(g, piece))
		}
		return list
	case game.Bag:
		bag := object{}
		for back, n := range p.Backs {
			if n > 0 {
				bag = append(bag, field{strconv.Itoa(back), n})
			}
		}
		return bag
	}
	slots := object{}
	for i, piece := range p.Pieces {
		if piece.Back == 0 {
			continue
		}
		at := strconv.Itoa(i / max(spec.Sub, 1))
		if spec.Sub > 0 {
			at += "." + strconv.Itoa(i%spec.Sub)
		}
		slots = append(slots, field{at, pieceName(g, piece)})
	}
	return slots
}
