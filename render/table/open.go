package table

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// pageUnder is the other seat on whose panel a spot lies that nothing is picked for and
// that isn't lit, or nobody: a click there opens that seat's page.
func (t *Table) pageUnder(s game.Spot) game.Seat {
	if len(t.picker.Picked) > 0 || slices.Contains(t.picker.Lit(), s) {
		return game.Nobody
	}
	at, ok := t.lay.Rect(s)
	if !ok {
		return game.Nobody
	}
	x, y := at.Mid()
	for _, o := range t.lay.Openers {
		if o.Seat != t.ctx.Page && o.Rect.Has(x, y) && t.ctx.Open != o.Seat {
			return o.Seat
		}
	}
	return game.Nobody
}

// shut closes the drawer that was opened for a pick which is put back.
func (t *Table) shut() {
	if t.ctx.Open == board.Drawer && len(t.picker.Picked) < t.drawn {
		t.open(board.Drawer)
	}
}

// uncover opens the page's things when a lit place lies under another card, and
// the drawer when one lies in there.
func (t *Table) uncover() {
	if t.ctx.Open == board.Drawer || t.moving() {
		return
	}
	lit := t.picker.Lit()
	if slices.ContainsFunc(t.lay.Places, func(p board.Place) bool { return p.Drawer && slices.Contains(lit, p.Spot) }) {
		t.open(board.Drawer)
		t.drawn = len(t.picker.Picked)
		return
	}
	if t.ctx.Open != game.Nobody {
		return
	}
	for i := range t.lay.Places {
		p := &t.lay.Places[i]
		x, y := p.Rect.Mid()
		if p.Shape != nil || p.Solid || !slices.Contains(lit, p.Spot) {
			continue
		}
		for _, o := range t.lay.Places[i+1:] {
			if o.Solid && o.Rect.Has(x, y) {
				t.open(t.ctx.Page)
				return
			}
		}
	}
}

// beyond says whether a click lies beside a seat's things that are opened over the
// table, and leads nowhere itself: it closes them.
func (t *Table) beyond(in *stage.Input) bool {
	if !t.opened() || in.ByKey || in.Hit == "" && !in.Miss {
		return false
	}
	if s, ok := in.Did.(game.Spot); in.Hit != "" && (!ok || slices.Contains(t.picker.Lit(), t.litUnder(s, in))) {
		return false
	}
	return !slices.ContainsFunc(t.lay.Sheets, func(r stage.Rect) bool { return r.Has(in.X, in.Y) })
}

// opened says whether a seat's things are opened over the table.
func (t *Table) opened() bool { return t.ctx.Open != game.Nobody && t.ctx.Open != board.Drawer }

// unveil closes a seat's things that are opened over all that is lit.
func (t *Table) unveil() {
	lit := t.picker.Lit()
	if !t.opened() || len(lit) == 0 {
		return
	}
	for _, s := range lit {
		covered := func(p board.Place) bool { return p.Spot == s && p.Covered }
		if !slices.ContainsFunc(t.lay.Places, covered) {
			return
		}
	}
	t.open(t.ctx.Open)
}

// open shows a seat's things large, or closes them again.
func (t *Table) open(seat game.Seat) {
	if t.ctx.Open == seat {
		seat = game.Nobody
	}
	t.ctx.Open, t.drawn = seat, 0
	t.ctx.Picked = slices.Clone(t.picker.Picked)
	t.show(t.view)
}
