package table

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// choose takes a person's input: clicks on spots, drags, undo, one step back.
func (t *Table) choose(in *stage.Input) stage.Answer {
	a := stage.Answer{Dirty: t.timeline.log.Update(in, "log")}
	if in.Hit != "" || in.Back || in.Miss || in.Drop || len(in.Keys) > 0 {
		t.note, t.noteRule, a.Dirty = "", "", true
	}
	switch {
	case t.amountHit(in):
		a.Dirty = true
	case t.dragged(in):
		a.Dirty = true
	case t.beyond(in):
		t.open(t.ctx.Open)
	case in.Back:
		t.back()
	case t.opener(in.Did) != game.Nobody:
		t.open(t.opener(in.Did))
	default:
		t.does(in)
	}
	a.Busy = t.moving()
	return a
}

// does what was clicked, or what a key stands for.
func (t *Table) does(in *stage.Input) {
	if s, ok := in.Did.(game.Spot); ok {
		t.clickSpot(t.litUnder(s, in))
		return
	}
	switch in.Did {
	case stage.CmdEnd:
		t.space()
	case leaveLesson:
		t.endLesson()
	}
}

// clickSpot picks a spot, or opens the page that it lies on.
func (t *Table) clickSpot(s game.Spot) {
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
	for i := len(c.lay.Places) - 1; i >= 0; i-- {
		p := &c.lay.Places[i]
		if p.Has(in.X, in.Y) && slices.Contains(lit, p.Spot) {
			return p.Spot
		}
	}
	return s
}

// pick clicks a spot: what is lit leads on; anything else is refused by its
// rule, in words.
func (t *Table) pick(s game.Spot) {
	if len(t.picker.Picked) > 0 && slices.Contains(t.picker.Picked, s) {
		t.picker.Back() // a second click puts it back
		return
	}
	if a, done, lit := t.picker.Click(s); done {
		t.decide(a)
		return
	} else if lit {
		return
	}
	// With a card picked, a click on another lit beginning starts anew.
	if picked := t.picker.Picked; len(picked) > 0 {
		t.picker.Picked = nil
		if slices.Contains(t.picker.Lit(), s) {
			if a, done, _ := t.picker.Click(s); done {
				t.decide(a)
			}
			return
		}
		t.picker.Picked = picked
	}
	t.tuition.refuse(t.session().Why(t.picker.Picked, s), s)
}

// refuse says by which rule a click is refused.
func (u *tuition) refuse(r *game.Refusal, s game.Spot) {
	notNow := u.notNow(r)
	if r == nil {
		r = game.Refuse("refuse.nothing", "")
	}
	u.hear("refuse")
	u.note, u.noteRule = u.teller.Refusal(r), r.Rule
	if notNow {
		u.note = u.deps.Words.T("lesson.refuse")
	}
	u.noteAt, _ = u.lay.Rect(s)
	if slices.Contains(u.deps.Board.Main(), s) {
		u.noteAt = u.lay.Main
	}
}

// decide takes an action; one that ends the match or gives something up for
// good is asked about first, see game.Stakes.
func (t *Table) decide(a game.Action) {
	s := t.stakes(a)
	if s == nil {
		t.act(a)
		return
	}
	look := paint.Main
	if s.Gives() {
		look = paint.Danger
	}
	q := t.teller.Question(&t.view, a, s)
	end := func() stage.Answer {
		t.act(a)
		return stage.Answer{}
	}
	t.dialog = &ui.Dialog{Title: q.Title, Text: q.Text, Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: q.No}, {ID: "dialog.end", Verb: q.Yes, Look: look, Do: end},
	}}
}

// back goes one step back: the picked card, the opened page, the last action
// if that needs no more than a click; else the menu is offered.
func (t *Table) back() {
	switch {
	case t.picker.Back():
		t.shut()
	case t.ctx.Open != game.Nobody:
		t.open(t.ctx.Open)
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
func (t *Table) space() {
	for _, m := range t.deps.Board.Main() {
		if len(t.picker.Picked) == 0 && slices.Contains(t.picker.Lit(), m) {
			t.pick(m)
			return
		}
	}
}
