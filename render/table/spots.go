package table

import (
	"slices"
	"strconv"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// spots are the places on the table: a click there chooses, or opens what lies there.
type spots struct{ *acting }

// Update implements Part.
func (t *spots) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	seat := t.opener(in.Did)
	switch {
	case t.moving():
		return a, false
	case t.chooses():
		a.Dirty = t.Hush(in)
		t.choose(in)
		t.layPicked()
		a.Busy = t.moving()
		return a, true
	case seat != game.Nobody && (t.phase == looking || t.awaits() && !t.deps.Still): // one may look at everything
		t.Hush(in)
		t.open(seat)
		return stage.Answer{Dirty: true}, true
	}
	return stage.Answer{Dirty: in.Hit != ""}, false
}

// choose takes what a person does: clicks on spots, one step back.
func (t *spots) choose(in *stage.Input) {
	switch {
	case t.beyond(in):
		t.open(t.Ctx.Open)
	case in.Back, in.Did == putBack:
		t.back()
	case t.opener(in.Did) != game.Nobody:
		t.open(t.opener(in.Did))
	case in.Did == stage.CmdEnd:
		t.space()
	default:
		if s, ok := in.Did.(game.Spot); ok {
			t.clickSpot(t.litUnder(s, in))
		}
	}
}

// layPicked lays the table out anew where something else is picked: of what is asked next there may be more to click.
func (t *spots) layPicked() {
	if t.Ctx.Open != board.Drawer && !t.moving() && !slices.Equal(t.Ctx.Picked, t.picker.Picked) {
		t.Ctx.Picked = slices.Clone(t.picker.Picked)
		t.show(t.View)
	}
}

// clickSpot picks a spot, or opens the page that it lies on.
func (t *spots) clickSpot(s game.Spot) {
	if seat := t.pageUnder(s); seat != game.Nobody {
		t.open(seat)
		return
	}
	t.pick(s)
	t.shut()
	t.unveil()
	t.uncover()
}

// litUnder is the lit spot under the pointer, if the one on top is not lit: a
// full postcard is sent by a click anywhere on it, its stamps included.
func (c *core) litUnder(s game.Spot, in *stage.Input) game.Spot {
	lit := c.picker.Lit()
	if in.ByKey || slices.Contains(lit, s) || slices.Contains(c.picker.Picked, s) {
		return s
	}
	for i := len(c.Lay.Places) - 1; i >= 0; i-- {
		p := &c.Lay.Places[i]
		if p.Has(in.X, in.Y) && slices.Contains(lit, p.Spot) {
			return p.Spot
		}
	}
	return s
}

// back goes one step back: the picked card, the opened page, the last action
// if that needs no more than a click; else the menu is offered.
func (t *spots) back() {
	switch {
	case t.picker.Back():
		t.shut()
	case t.Ctx.Open != game.Nobody:
		t.open(t.Ctx.Open)
	case t.pending() && t.canUndo() == nil:
		t.undo()
	default:
		t.pause()
	}
}

// pending says whether the last action waits to be finished: it can't be the
// end of anything that its seat must still choose something for.
func (c *core) pending() bool {
	for _, m := range c.deps.Board.Main() {
		if slices.Contains(c.picker.Lit(), m) {
			return false
		}
	}
	return c.session().Len() > 0
}

// space presses the button at the lower right.
func (t *spots) space() {
	for _, m := range t.deps.Board.Main() {
		if len(t.picker.Picked) == 0 && slices.Contains(t.picker.Lit(), m) {
			t.pick(m)
			return
		}
	}
}

// lit are the spots that lead on, while nothing moves.
func (c *pointer) lit() []game.Spot {
	if c.moving() || c.Dialog != nil || !c.mine() {
		return nil
	}
	lit := c.picker.Lit()
	if a := c.asked(); a != nil { // the stepper names them
		lit = slices.DeleteFunc(lit, func(s game.Spot) bool { return s.Zone == a.Zone })
	}
	return lit
}

// Build adds every place; those that are lit come with their words.
func (t *spots) Build(f *stage.Frame) {
	lit := t.lit()
	for _, o := range t.Lay.Openers {
		f.Point(stage.Hot{ID: openID(o.Seat), Does: opens(o.Seat), Rect: o.Rect, Label: o.Label, Gives: true})
	}
	for i, n := range t.Lay.Notes {
		f.Point(stage.Hot{ID: "note." + strconv.Itoa(i), Does: noted(i), Rect: n.Rect, Label: n.Words, Gives: true})
	}
	t.Places(f, func(at game.Spot) bool { return slices.Contains(lit, at) })
}
