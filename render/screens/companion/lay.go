package companion

import (
	"slices"

	"posterestante/game"
)

// usual are the kinds of seat that a new table begins with: somebody, and one that
// is played here.
func (d *Deps) usual() []string {
	kinds := d.Game.Kinds()
	return []string{kinds[0], kinds[min(2, len(kinds)-1)]}
}

// dealt is a position to begin with: a new match of such seats.
func dealt(d *Deps, kinds []string, seed game.Seed) moment {
	m := moment{}
	for i := range kinds {
		m.names, m.colours = append(m.names, ""), append(m.colours, i)
	}
	st, err := d.Game.New(game.Setup{Game: d.Game.Name(), Seed: seed, Seats: kinds})
	if err == nil { // seats of known kinds are always a match
		m.st, _ = st.(game.Editable)
	}
	return m
}

// newLay is the desk of a cardboard table that is laid anew: first who plays,
// then a round over all that lies open.
func newLay(h *Deps) *Desk {
	m := dealt(h, h.usual(), h.seed())
	m.st.SetTurn(0, false)
	d := newDesk(h, Companion, m)
	if c := d.starter(); c != 0 {
		_ = m.st.SetCounter(c, game.Nobody, 0)
	}
	d.laying = true
	d.show()
	d.openSeats()
	return d
}

// round are the spots of a table that is set up whose pieces must be told: those
// that lie open for all, and what a seat has that is played here, its hand too.
// The rest is what lies open before the others: nobody needs to tell that.
func (d *desk) round(st game.Editable) (tell, rest []game.Spot) {
	t := d.deps.Game.Table()
	lies := func(seat game.Seat, v game.View) (out []game.Spot) {
		for z, spec := range t.Zones {
			if z == 0 || spec.PerSeat != (seat != game.Nobody) || spec.Sub > 0 {
				continue
			}
			for i, p := range v.Pile(game.Zone(z), seat).Pieces {
				s := game.Spot{Zone: game.Zone(z), Seat: seat, Index: uint8(i)}
				if n := len(st.Choices(s)); p.Back != 0 && (p.ID != 0 || !spec.PerSeat) && n > 0 && !d.few(s, n) {
					out = append(out, s)
				}
			}
		}
		return out
	}
	tell = lies(game.Nobody, st.View(game.Nobody))
	for seat := range game.Seat(d.View.Seats) {
		if d.plays(seat) {
			tell = append(tell, lies(seat, st.View(seat))...)
		} else {
			rest = append(rest, lies(seat, st.View(game.Nobody))...)
		}
	}
	return tell, rest
}

// bare takes away what lies at spots, where it can be; the last first, so that lists
// close up behind.
func bare(st game.Editable, spots []game.Spot) {
	for _, s := range slices.Backward(spots) {
		_ = st.Put(s, 0) // what can't be taken away stays until it is told
	}
}

// beginWalk clears what lies open and what chance gave, and asks for it spot by spot;
// then for what the seats have that are played here, last for the numbers of all. Who
// begins has the turn.
func (d *desk) beginWalk() {
	full := d.now.st.Clone().(game.Editable)
	if c := d.starter(); c != 0 {
		full.SetTurn(game.Seat(d.View.Counter(c, game.Nobody)), false)
	}
	tell, rest := d.round(full)
	bare(full, append(slices.Clone(tell), rest...))
	g := d.given()
	d.ungive(full, &g)
	d.laying = false
	d.closeTray()
	d.edit(d.panel(), func(st game.Editable) error { st.CopyFrom(full); return nil })
	d.walk, d.walked, d.since = tell, nil, nil
	if g.some() {
		for seat := range game.Seat(d.View.Seats) {
			d.walk = append(d.walk, numbersStop(seat))
		}
	}
	d.save() // also where nothing has to be told
	d.openWalk()
}

// openWalk opens the tray of the round's next spot.
func (d *desk) openWalk() {
	for len(d.walk) > 0 {
		s := d.walk[0]
		if s.Seat != game.Nobody && s.Seat != d.page {
			d.page = s.Seat
			d.show()
		}
		if s.Zone == 0 {
			d.openGiven(s.Seat)
		} else if d.openTray(s); d.tray != nil {
			d.tray.grows = d.grows(s)
		}
		if d.tray != nil {
			if len(d.since) <= len(d.walked) {
				d.since = append(d.since, len(d.past))
			}
			return
		}
		d.walk = d.walk[1:] // nothing can be told of it
	}
}

// walkOn goes on to the round's next spot, if there is a round; a pile that chance
// makes longer or shorter has one more place until that is all.
func (d *desk) walkOn() {
	if len(d.walk) == 0 {
		return
	}
	s := d.walk[0]
	d.walked = append(d.walked, s)
	d.walk = d.walk[1:]
	if s.Index++; d.grows(s) && (len(d.walk) == 0 || !samePile(d.walk[0], s)) && len(d.now.st.Choices(s)) > 0 {
		d.walk = slices.Insert(d.walk, 0, s)
	}
	d.openWalk()
}

// enough says that there is no more in the pile that is told.
func (d *desk) enough() {
	s := d.walk[0]
	d.walked = append(d.walked, s)
	d.walk = slices.DeleteFunc(d.walk, func(o game.Spot) bool { return samePile(o, s) })
	d.openWalk()
}
