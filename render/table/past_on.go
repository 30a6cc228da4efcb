package table

import (
	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"strconv"
)

// wall is the last barrier between what is looked back at and the present; nil
// if the viewer may go back there.
func (l *timeline) wall() *game.Barrier {
	s := l.session()
	for i := s.Len() - 1; i >= l.past.at; i-- {
		if b := s.BarrierAt(i, l.view.Seat); b != nil && !s.Lifted() {
			return b
		}
	}
	return nil
}

// goOn goes on from what is looked back at: by taking back as far as that is
// allowed, or in a match of its own when this one is over.
func (t *Table) goOn() stage.Answer {
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
		t.note, t.noteAt = t.timeline.whyWalled(), t.lay.Undo
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

// forget drops the lines of what was taken back.
func (l *timeline) forget() {
	l.lines = l.lines[:l.session().Len()]
	l.broken = l.broken[:min(len(l.broken), len(l.lines))]
	if l.phase == ended && !l.session().Over() {
		l.enter(playing)
	}
}

// askLift asks before the barriers are lifted: the result will say so.
func (l *timeline) askLift() {
	w := l.deps.Words
	l.dialog = &ui.Dialog{Title: w.T("past.lift.title"), Text: w.T("past.lift.text"), Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: w.T("past.lift.no")},
		{ID: "dialog.lift", Verb: w.T("past.lift.yes"), Look: paint.Main, Do: l.liftBarriers},
	}}
}

// liftBarriers lifts them.
func (l *timeline) liftBarriers() stage.Answer {
	if err := l.match.Lift(true); err != nil {
		l.oops(err)
	}
	return stage.Answer{}
}

// logged takes a click on the log: a line looks back to where it was done, a
// seat's swatch leaves only its lines.
func (l *timeline) logged(did any) bool {
	switch did := did.(type) {
	case looks:
		l.Past(int(did))
	case filters:
		l.filter ^= 1 << did
		if l.filter == 1<<l.session().Seats()-1 {
			l.filter = 0
		}
	default:
		return false
	}
	return true
}

func logID(i int) string { return "log." + strconv.Itoa(i) }
