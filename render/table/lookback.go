package table

import (
	"time"

	"posterestante/assets/usererr"
	"posterestante/render/engine/stage"
)

// lookback is the look back at the table as it once was: its frame, and the steps along it.
type lookback struct{ *acting }

// Update implements Part.
func (t *lookback) Update(in *stage.Input, dt time.Duration) (a stage.Answer, done bool) {
	if t.phase != looking {
		return a, false
	}
	hushed := t.Hush(in)
	do, step := in.Did.(pastDo)
	past := t.timeline.past
	switch {
	case step:
		return t.stepPast(do), true
	case t.deps.Compared != nil && (in.Back || in.Did == stage.CmdPast):
		return stage.Answer{Go: stage.Pop}, true
	case in.Back, in.Did == stage.CmdPast:
		t.now()
	case past.plays && !t.moving():
		if past.wait -= dt; past.wait <= 0 {
			t.timeline.forth()
		}
	default:
		return stage.Answer{Dirty: hushed}, false
	}
	return t.goesOn(), true
}

// Watch keeps the window awake while the look back plays on.
func (t *lookback) Watch(*stage.Input, time.Duration) stage.Answer {
	return stage.Answer{Busy: t.phase == looking && t.timeline.past.plays && t.Dialog == nil}
}

// goesOn is the answer after a step of the look back.
func (t *lookback) goesOn() stage.Answer {
	return stage.Answer{Dirty: true, Busy: t.phase == looking && (t.timeline.past.plays || t.moving())}
}

// Build shows all round the table that it is a look back.
func (t *lookback) Build(f *stage.Frame) {
	if t.phase == looking {
		f.Add(stage.Pic{Kind: "pastframe"}, f.Canvas())
	}
}

// pastDo is what the buttons of a look back do, and their keys.
type pastDo int

const (
	pastNow pastDo = iota // back to the match, or to its result
	pastFirst
	pastBack
	pastPlay
	pastForth
	pastLast
	pastGo       // the match goes on from here
	pastPosition // the table is opened in the editor
	pastLift     // the barriers are lifted
)

// stepPast does what a button of the look back says.
func (t *lookback) stepPast(do pastDo) stage.Answer {
	p := t.timeline.past
	switch do {
	case pastNow:
		if t.deps.Compared != nil {
			return stage.Answer{Go: stage.Pop}
		}
		if t.session().Over() {
			p.from = playing // so that the result is shown again
		}
		t.now()
	case pastFirst:
		t.timeline.Past(0)
	case pastBack:
		t.timeline.Past(p.at - 1)
	case pastPlay:
		p.plays = !p.plays && p.at < t.session().Len()
		p.wait = 0
	case pastForth:
		p.plays = false
		t.timeline.forth()
	case pastLast:
		t.timeline.Past(t.session().Len())
	case pastGo:
		return t.goOn()
	case pastLift:
		t.timeline.askLift()
	case pastPosition:
		next, err := t.deps.Position(t.session(), p.at)
		if err == nil {
			return stage.Answer{Go: stage.Push, Next: next}
		}
		t.oops(err)
	}
	return t.goesOn()
}

// goOn goes on from what is looked back at: by taking back as far as that is
// allowed, or in a match of its own when this one is over.
func (t *lookback) goOn() stage.Answer {
	s, n := t.session(), t.timeline.past.at
	if s.Over() && t.deps.WhatIf != nil {
		next, err := t.deps.WhatIf(n)
		if err != nil {
			t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
			return stage.Answer{Dirty: true}
		}
		return stage.Answer{Go: stage.Push, Next: next}
	}
	if t.timeline.wall() != nil || n == s.Len() || t.timeline.busyElse() {
		t.note, t.noteAt = t.timeline.whyWalled(), t.Lay.Undo
		return stage.Answer{Dirty: true}
	}
	if err := t.match.Undo(s.Len() - n); err != nil {
		t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
		return stage.Answer{Dirty: true}
	}
	t.timeline.forget()
	t.now()
	return stage.Answer{Dirty: true, Busy: true}
}
