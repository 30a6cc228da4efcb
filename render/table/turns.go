package table

import (
	"context"
	"time"

	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// turns lets those decide who do it without clicks: seats that nobody plays, and that think; it leads from person to
// person, and to the result when the match is over.
type turns struct {
	*acting
	thought question[Reply]
	aloud   volunteer
	result  func() stage.Scene
}

// Update implements Part.
func (t *turns) Update(in *stage.Input, dt time.Duration) (a stage.Answer, done bool) {
	turn := t.session().Turn()
	switch {
	case t.deps.Still || t.phase == looking:
		return a, false
	case turn == game.Nobody: // the result is shown once, and again when it is asked for
		if t.phase == ended && in.Did != showResult {
			return a, false
		}
		if t.phase != ended {
			t.enter(ended)
		}
		return stage.Answer{Go: stage.Push, Next: t.result()}, true
	case t.speaks(): // before anybody decides
		return t.says(in, dt), true
	case t.person(turn) && (turn == t.View.Seat || t.session().Public()): // by clicks
		return a, false
	case t.person(turn):
		return t.handOver(turn), true
	case t.far != nil: // it comes from there
		return a, true
	case t.tuition.waits() && !t.rushes():
		return a, true
	case t.thinks(turn) && t.deps.Thinker != nil:
		return t.await(in, dt), true
	}
	return t.automa(in, dt), true
}

// Watch keeps up with whose turn it is: what may be chosen, who is told of it, and who thinks.
func (t *turns) Watch(*stage.Input, time.Duration) stage.Answer {
	t.calm()
	a := stage.Answer{Dirty: t.reoffer()}
	t.ring()
	t.ponder()
	return a
}

// automa lets the seat that no person plays take its next action, after a
// pause that a click cuts short.
func (t *turns) automa(in *stage.Input, dt time.Duration) stage.Answer {
	t.wait -= dt
	if t.wait > 0 && !t.rushes() && in.Hit == "" && !in.Miss && !in.Has(stage.KeyEnter) {
		return stage.Answer{Busy: true}
	}
	s := t.session()
	for a, ok := s.Reply(); ok && t.act(a) && t.rushes(); a, ok = s.Reply() {
	}
	return stage.Answer{Busy: t.Dialog == nil, Dirty: true}
}

// await takes the input while a seat thinks; its answer is done when it is there
// and the pause is over, which a click cuts short.
func (t *turns) await(in *stage.Input, dt time.Duration) (a stage.Answer) {
	t.ponder()
	if in.Hit != "" || in.Miss || len(in.Keys) > 0 {
		t.Hush(in)
		t.wait, a.Dirty = 0, true
	}
	r := t.replied()
	if t.wait -= dt; t.wait > 0 && !t.rushes() {
		a.Busy = true
		return a
	}
	if r == nil { // it wakes the window
		return a
	}
	t.thought.stop()
	if r.Err != nil {
		t.failed(r.Err)
		return stage.Answer{Dirty: true}
	}
	t.actFor(r.Action, r.Why)
	return stage.Answer{Busy: t.Dialog == nil, Dirty: true}
}

// ponder begins to think where a seat that thinks is to act, and gives up what is
// no longer asked: while a dialog is open, once something was undone, once the
// table is left.
func (t *turns) ponder() {
	want := t.deps.Thinker != nil && !t.deps.Still && t.phase != gone && t.Dialog == nil && t.thinks(t.session().Turn())
	if !want || t.thought.at != t.stands() {
		t.thought.stop()
	}
	if want && !t.thought.asks() {
		t.thought.ask(t.stands(), func(ctx context.Context) <-chan Reply {
			return t.deps.Thinker.Reply(ctx, t.session())
		})
	}
}

// replied is the answer to where the match stands, nil while there is none.
func (t *turns) replied() *Reply {
	t.thought.heard()
	if t.thought.at != t.stands() {
		return nil
	}
	return t.thought.said
}

// failed says why a seat can't think, and offers the way to the menu.
func (t *turns) failed(err error) {
	w := t.deps.Words
	t.Dialog = &ui.Dialog{Title: w.T("error.title"), Text: usererr.Words(err, w), Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: w.T("table.pause.stay")},
		{ID: "dialog.menu", Verb: w.T("table.pause.menu"), Look: paint.Main, Do: toMenu},
	}}
}
