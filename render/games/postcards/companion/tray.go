package companion

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// trayKind is what a tray holds.
type trayKind int

const (
	cardsTray trayKind = iota // cards of one sort, by their pictures
	smallTray                 // a few things beside their spot: camps, bikes
	scoreTray
	seatsTray
)

// tray is what opens over the table when a spot is clicked.
type tray struct {
	kind  trayKind
	spot  game.Spot // what it is about; of no zone for the travellers
	ask   string    // what it asks, in place of what the spot is called
	items []item
	extra []verb // what else can be done there
}

// item is one thing of a tray.
type item struct {
	n     int // what is laid at the spot
	pic   stage.Pic
	rect  stage.Rect
	label string // what it is, and where it lies now
	tag   string // its words under it, "" for none
	gone  bool   // it lies open somewhere else on the table
	here  bool   // it is what lies at the spot
}

// verb is a button of a tray.
type verb struct {
	id, words string
	edits     []rules.Edit
	spot      *game.Spot // the tray that it opens instead
}

// Where trays lie: over the map, so that what is beside it stays in sight.
var trayPanel = stage.Rect{X: 456, Y: 8, W: 1008, H: 754}

func (d *Desk) closeTray() { d.tray = nil }

// openTray opens what can lie at a spot; a spot where nothing can is refused.
func (d *Desk) openTray(s game.Spot) {
	t := &tray{spot: s}
	at, _ := d.lay.Rect(s)
	switch s.Zone {
	case rules.Row, rules.Hand:
		t.items = d.travelItems(s)
	case rules.CardTop, rules.CardRow, rules.Cards, rules.Sent:
		t.items = d.postcardItems(s)
	case rules.GiftRow, rules.GiftsHeld:
		t.items = d.giftItems(s)
	case rules.ItineraryHeld:
		t.items = d.itineraryItems(s)
	case rules.Sites, rules.RegionSpot:
		t.kind, t.items = smallTray, d.seatItems(s, at)
	default:
		d.note, d.noteAt = d.deps.t("nothing"), at
		d.deps.hear("refuse")
		return
	}
	if t.kind == cardsTray {
		t.extra = d.verbs(s)
	}
	d.tray = t
	d.deps.hear("paper")
}

// verbs are what can be done at a spot beside laying another card there.
func (d *Desk) verbs(s game.Spot) []verb {
	n := number(d.view.At(s))
	if n == 0 || s.Zone == rules.ItineraryHeld || d.asking() {
		return nil
	}
	var out []verb
	if s.Zone == rules.Cards {
		sent := game.Spot{Zone: rules.Sent, Seat: s.Seat, Index: 255}
		out = append(out, verb{"tray.do.0", d.deps.t("send"), []rules.Edit{{Do: rules.Put, At: sent, N: n}}, nil})
		all, none := []rules.Edit{}, []rules.Edit{}
		for i := range rules.Postcards[n].Stamps {
			at := game.Spot{Zone: rules.Stamps, Seat: game.Nobody, Index: uint8(n), Sub: uint8(i)}
			all, none = append(all, rules.Edit{Do: rules.Put, At: at, N: 1}), append(none, rules.Edit{Do: rules.Put, At: at})
		}
		out = append(out, verb{"tray.do.1", d.deps.t("stamp_all"), all, nil}, verb{"tray.do.2", d.deps.t("stamp_none"), none, nil})
	}
	if s.Zone == rules.Sent {
		back := game.Spot{Zone: rules.Cards, Seat: s.Seat, Index: 255}
		out = append(out, verb{"tray.do.0", d.deps.t("unsend"), []rules.Edit{{Do: rules.Put, At: back, N: n}}, nil})
	}
	if s.Zone != rules.Hand {
		out = append(out, verb{"tray.do.3", d.deps.t("away"), []rules.Edit{{Do: rules.Put, At: s}}, nil})
	}
	return out
}

// pick takes what was clicked in the tray.
func (d *Desk) pick(id string) {
	t := d.tray
	if i, ok := ui.Part(id, "item"); ok && i < len(t.items) {
		d.choose(t.items[i])
		return
	}
	for _, v := range t.extra {
		if "tray."+id == v.id {
			d.closeTray()
			d.edit(v.edits...)
			return
		}
	}
	switch {
	case id == "skip":
		d.walk = nil
		d.closeTray()
	case t.kind == scoreTray:
		d.pickScore(id)
	case t.kind == seatsTray:
		d.pickSeats(id)
	}
}

// choose lays an item at the tray's spot.
func (d *Desk) choose(it item) {
	t := d.tray
	if d.asking() {
		if it.gone { // it can't have been turned up: something on the table is not as it says
			d.note, d.noteAt = d.deps.t("elsewhere", with{"What": it.label}), it.rect
			d.deps.hear("refuse")
			return
		}
		d.closeTray()
		d.tell(it.n)
		return
	}
	d.closeTray()
	s := t.spot
	edits := []rules.Edit{{Do: rules.Put, At: s, N: it.n}}
	switch {
	case s.Zone == rules.RegionSpot:
		edits[0].At = game.Spot{Zone: rules.Bikes, Seat: game.Nobody, Index: s.Index, Sub: uint8(it.n)}
	case it.here:
		edits = nil
	case s.Zone == rules.ItineraryHeld && len(d.walk) > 0: // the bike waits where it starts (P2.4)
		start := rules.Itineraries[it.n].Start
		edits = append(edits, rules.Edit{Do: rules.Put, At: game.Spot{Zone: rules.Bikes, Seat: game.Nobody, Index: start, Sub: uint8(s.Seat)}})
	}
	if d.edit(edits...) {
		d.deps.hear("paper")
		d.walkOn()
	}
}

// number is a piece's number within its sort.
func number(p game.Piece) int {
	_, n := rules.Sort(p)
	return n
}

// open are the zones in which cards lie open, by the sort that lies in a zone.
func open(z game.Zone) []game.Zone {
	switch z {
	case rules.Row, rules.Hand:
		return []game.Zone{rules.Row, rules.Hand, rules.Played}
	case rules.GiftRow, rules.GiftsHeld:
		return []game.Zone{rules.GiftRow, rules.GiftsHeld}
	case rules.ItineraryHeld:
		return []game.Zone{rules.ItineraryHeld}
	}
	return []game.Zone{rules.CardTop, rules.CardRow, rules.Cards, rules.Sent}
}

// lies says where a card lies open on the table, other than at the spot.
func (d *Desk) lies(s game.Spot, n int) (string, bool) {
	for _, z := range open(s.Zone) {
		seats := []game.Seat{game.Nobody}
		if d.view.Table.Zones[z].PerSeat {
			seats = []game.Seat{0, 1, 2, 3}[:d.view.Seats]
		}
		for _, seat := range seats {
			for i, p := range d.view.Pile(z, seat).Pieces {
				at := game.Spot{Zone: z, Seat: seat, Index: uint8(i)}
				if number(p) == n && at != s {
					return d.deps.t("lies", with{"Where": d.spotName(at)}), true
				}
			}
		}
	}
	return "", false
}
