package table

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// pageUnder is the other seat on whose panel a spot lies that nothing is picked for and
// that isn't lit, or nobody: a click there opens that seat's page.
func (m *pointer) pageUnder(s game.Spot) game.Seat {
	if len(m.picker.Picked) > 0 || slices.Contains(m.picker.Lit(), s) {
		return game.Nobody
	}
	at, ok := m.Lay.Rect(s)
	if !ok {
		return game.Nobody
	}
	x, y := at.Mid()
	for _, o := range m.Lay.Openers {
		if o.Seat != m.Ctx.Page && o.Rect.Has(x, y) && m.Ctx.Open != o.Seat {
			return o.Seat
		}
	}
	return game.Nobody
}

// shut closes the drawer that was opened for a pick which is put back.
func (m *pointer) shut() {
	if m.Ctx.Open == board.Drawer && len(m.picker.Picked) < m.drawn {
		m.open(board.Drawer)
	}
}

// uncover opens the page's things when a lit place lies under another card, and
// the drawer when one lies in there.
func (m *pointer) uncover() {
	if m.Ctx.Open == board.Drawer || m.moving() {
		return
	}
	lit := m.picker.Lit()
	if slices.ContainsFunc(m.Lay.Places, func(p board.Place) bool { return p.Drawer && slices.Contains(lit, p.Spot) }) {
		m.open(board.Drawer)
		m.drawn = len(m.picker.Picked)
		return
	}
	if m.Ctx.Open != game.Nobody {
		return
	}
	for i := range m.Lay.Places {
		p := &m.Lay.Places[i]
		x, y := p.Rect.Mid()
		if p.Shape != nil || p.Solid || !slices.Contains(lit, p.Spot) {
			continue
		}
		for _, o := range m.Lay.Places[i+1:] {
			if o.Solid && o.Rect.Has(x, y) {
				m.open(m.Ctx.Page)
				return
			}
		}
	}
}

// beyond says whether a click lies beside a seat's things that are opened over the
// table, and leads nowhere itself: it closes them.
func (m *pointer) beyond(in *stage.Input) bool {
	if !m.opened() || in.ByKey || in.Hit == "" && !in.Miss {
		return false
	}
	if s, ok := in.Did.(game.Spot); in.Hit != "" && (!ok || slices.Contains(m.picker.Lit(), m.litUnder(s, in))) {
		return false
	}
	return !slices.ContainsFunc(m.Lay.Sheets, func(r stage.Rect) bool { return r.Has(in.X, in.Y) })
}

// opened says whether a seat's things are opened over the table.
func (m *pointer) opened() bool { return m.Ctx.Open != game.Nobody && m.Ctx.Open != board.Drawer }

// uncovered are those of some spots that are no places either where nothing is opened over the table: the others lie
// under it, as bids do under a seat's things.
func (m *pointer) uncovered(spots []game.Spot) []game.Spot {
	if !m.opened() || len(spots) == 0 {
		return spots
	}
	shut := m.Ctx
	shut.Open = game.Nobody
	under := m.deps.Board.Layout(&m.View, &shut)
	return slices.DeleteFunc(spots, func(s game.Spot) bool {
		return under.Has(s) || under.Amount != nil && under.Amount.Zone == s.Zone
	})
}

// unveil closes a seat's things that are opened over all that is lit.
func (m *pointer) unveil() {
	lit := m.picker.Lit()
	if !m.opened() || len(lit) == 0 {
		return
	}
	for _, s := range lit {
		covered := func(p board.Place) bool { return p.Spot == s && p.Covered }
		if !slices.ContainsFunc(m.Lay.Places, covered) {
			return
		}
	}
	m.open(m.Ctx.Open)
}

// open shows a seat's things large, or closes them again.
func (m *pointer) open(seat game.Seat) {
	if m.Ctx.Open == seat {
		seat = game.Nobody
	}
	m.Ctx.Open, m.drawn = seat, 0
	m.Ctx.Picked = slices.Clone(m.picker.Picked)
	m.show(m.View)
}
