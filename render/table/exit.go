package table

import (
	"time"

	"posterestante/render/engine/stage"
)

// exit is the way from a match that was let go; and what is new to a table that another scene lay over.
type exit struct {
	*acting
	next stage.Scene // what comes instead of a table that is gone; nil for the menu
}

// Covers implements Coverer.
func (t *exit) Covers() bool { return t.phase == gone }

// Update implements Part.
func (t *exit) Update(*stage.Input, time.Duration) (a stage.Answer, done bool) {
	switch {
	case t.left:
		t.renew()
		return stage.Answer{Dirty: true, Busy: t.moving()}, true
	case t.phase == gone && t.next != nil:
		return stage.Answer{Go: stage.Replace, Next: t.next}, true
	case t.phase == gone:
		return t.homeward(), true
	}
	return a, false
}

// Build implements Part.
func (t *exit) Build(f *stage.Frame) {
	if t.phase == gone {
		f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
	}
}

// renew takes what a scene that lay over the table has changed: the language,
// the speed, whether motion is reduced.
func (t *exit) renew() {
	t.left = false
	d := t.deps
	if d.Refresh == nil {
		return
	}
	was := d.Words.Lang()
	if d.Refresh(d); d.Words.Lang() == was {
		return
	}
	t.Teller = t.tells()
	t.Ctx.Words, t.Ctx.Tell = d.Words, t.Teller
	t.lastTold, t.note = nil, ""
	t.timeline.retell()
	t.relay()
}

// homeward is the way to the menu; a match that is over leads to the page of its game.
func (t *exit) homeward() stage.Answer {
	a := stage.Answer{Go: stage.Home}
	if t.deps.Box != nil && t.session().Over() {
		a.Next = t.deps.Box()
	}
	return a
}
