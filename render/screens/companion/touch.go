package companion

import (
	"posterestante/game"
	"posterestante/render/table/board"
)

// bring makes another seat's page the one along the bottom, or opens the drawer.
func (d *desk) bring(seat game.Seat) {
	if seat == board.Drawer {
		d.opens(seat)
		return
	}
	d.page = seat
	d.opens(game.Nobody)
}

// opens opens a seat's things large, or the drawer; closes them for Nobody.
func (d *desk) opens(what game.Seat) {
	d.closeTray()
	d.open = what
	d.show()
}

// drawer is the spot after the last piece of the pile that is opened.
func (d *desk) drawer() (s game.Spot, ok bool) {
	closed := d.Ctx
	closed.Open = game.Nobody
	for _, p := range d.deps.Board.Layout(&d.View, &closed).Places {
		if p.Drawer {
			return game.Spot{Zone: p.Spot.Zone, Seat: p.Spot.Seat, Index: uint8(d.View.Pile(p.Spot.Zone, p.Spot.Seat).
				Len())}, true
		}
	}
	return s, false
}

// touch changes what lies at a spot: what there is only one of at once, all else by
// its tray.
func (d *desk) touch(s game.Spot) {
	d.walk = nil
	if d.tray != nil && d.tray.spot == s && d.tray.kind <= smallTray {
		d.closeTray()
		return
	}
	d.closeTray()
	choices := d.now.st.Choices(s)
	if len(choices) != 1 {
		d.openTray(s)
		return
	}
	at, _ := d.Lay.Rect(s)
	id := choices[0].ID
	lies := d.here(s, choices[0])
	to := game.Spot{}
	if lies {
		id = 0
		to = d.takes(s, choices[0])
	}
	put := d.put(s, id, false)
	if to.Zone != 0 { // it lies in the middle, and goes to whose page it is
		put = d.put(to, choices[0].ID, false)
	}
	if d.edit(at, put) && !lies {
		d.deps.hear("stamp")
	}
}

// takes is the place before the page's seat for a piece that lies in the middle and
// is the only one of its kind.
func (d *desk) takes(s game.Spot, p game.Piece) game.Spot {
	for z, spec := range d.View.Table.Zones {
		to := game.Spot{Zone: game.Zone(z), Seat: d.page, Index: s.Index}
		if s.Seat != game.Nobody || !spec.PerSeat || spec.Kind != game.Slots {
			continue
		}
		if choices := d.now.st.Choices(to); len(choices) == 1 && choices[0].ID == p.ID {
			return to
		}
	}
	return game.Spot{}
}
