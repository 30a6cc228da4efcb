package companion

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
)

// dealt is a position to begin with: a new match of such seats.
func dealt(_ *Deps, kinds []int, seed uint64) moment {
	setup := game.Setup{Game: "postcards", Seed: seed}
	all := rules.Game{}.Kinds()
	m := moment{}
	for i, k := range kinds {
		setup.Seats = append(setup.Seats, all[k])
		m.names, m.colours = append(m.names, ""), append(m.colours, i)
	}
	st, err := rules.Game{}.New(setup)
	if err != nil { // two seats of known kinds are always a match
		return m
	}
	m.st = st.(*rules.State)
	return m
}

// newLay is the desk of a cardboard table that is laid anew: first who plays,
// then a round over all that lies open.
func newLay(h *Deps) *Desk {
	m := dealt(h, []int{int(rules.Person), int(rules.Normal)}, h.seed())
	_ = m.st.Edit(rules.Edit{Do: rules.SetTurn, At: game.Spot{}})
	_ = m.st.Edit(rules.Edit{Do: rules.Put, At: game.Spot{Zone: rules.FirstHeld}})
	d := newDesk(h, Companion, m)
	edits, _ := d.cleared()
	for _, e := range edits {
		_ = m.st.Edit(e)
	}
	d.laying = true
	d.show()
	d.openSeats()
	return d
}

// open spots of the table, in the order in which one lays them.
var openSpots = []struct {
	zone game.Zone
	n    int
}{{rules.Row, 5}, {rules.CardTop, 1}, {rules.CardRow, 3}, {rules.GiftRow, 3}}

// beginWalk clears what lies open and asks for it spot by spot; then for the
// itinerary and the postcard of each Automa.
func (d *Desk) beginWalk() {
	d.laying = false
	d.closeTray()
	edits, walk := d.cleared()
	if d.edit(edits...) {
		d.walk, d.walked = walk, nil
		d.openWalk()
	}
}

// cleared are the edits that clear the table, and the spots that are then
// asked for.
func (d *Desk) cleared() (edits []rules.Edit, walk []game.Spot) {
	for _, o := range openSpots {
		for i := range o.n {
			s := game.Spot{Zone: o.zone, Seat: game.Nobody, Index: uint8(i)}
			edits, walk = append(edits, rules.Edit{Do: rules.Put, At: s}), append(walk, s)
		}
	}
	for i := range d.view.Seats {
		seat := game.Seat(i)
		for range d.view.Pile(rules.Cards, seat).Len() {
			edits = append(edits, rules.Edit{Do: rules.Put, At: game.Spot{Zone: rules.Cards, Seat: seat}})
		}
		if d.level(seat) != rules.Person {
			walk = append(walk, game.Spot{Zone: rules.ItineraryHeld, Seat: seat}, game.Spot{Zone: rules.Cards, Seat: seat})
		}
	}
	return edits, walk
}

// openWalk opens the tray of the round's next spot.
func (d *Desk) openWalk() {
	s := d.walk[0]
	if s.Seat != game.Nobody && s.Seat != d.page {
		d.page = s.Seat
		d.show()
	}
	d.openTray(s)
}

// walkOn goes on to the round's next spot, if there is a round.
func (d *Desk) walkOn() {
	if len(d.walk) == 0 {
		return
	}
	d.walked = append(d.walked, d.walk[0])
	d.walk = d.walk[1:]
	if len(d.walk) > 0 {
		d.openWalk()
	}
}
