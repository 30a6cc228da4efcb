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
func (t *Table) wall() *game.Barrier {
	s := t.session()
	for i := s.Len() - 1; i >= t.past.at; i-- {
		if b := s.BarrierAt(i, t.view.Seat); b != nil && !s.Lifted() {
			return b
		}
	}
	return nil
}

// goOn goes on from what is looked back at: by taking back as far as that is
// allowed, or in a match of its own when this one is over.
func (t *Table) goOn() stage.Answer {
	s, n := t.session(), t.past.at
	if s.Over() && t.deps.WhatIf != nil {
		next, err := t.deps.WhatIf(n)
		if err != nil {
			t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
			return stage.Answer{Dirty: true}
		}
		return stage.Answer{Go: stage.Push, Next: next}
	}
	if t.wall() != nil || n == s.Len() || t.busyElse() {
		t.note, t.noteAt = t.whyWalled(), t.lay.Undo
		return stage.Answer{Dirty: true}
	}
	if err := t.match.Undo(s.Len() - n); err != nil {
		t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
		return stage.Answer{Dirty: true}
	}
	t.forget()
	t.now()
	return stage.Answer{Dirty: true, Busy: true}
}

// forget drops the lines of what was taken back.
func (t *Table) forget() {
	t.lines = t.lines[:t.session().Len()]
	t.broken = t.broken[:min(len(t.broken), len(t.lines))]
	if t.phase == ended && !t.session().Over() {
		t.enter(playing)
	}
}

// askLift asks before the barriers are lifted: the result will say so.
func (t *Table) askLift() {
	w := t.deps.Words
	t.dialog = &ui.Dialog{Title: w.T("past.lift.title"), Text: w.T("past.lift.text"), Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: w.T("past.lift.no")},
		{ID: "dialog.lift", Verb: w.T("past.lift.yes"), Look: paint.Main, Do: t.liftBarriers},
	}}
}

// liftBarriers lifts them.
func (t *Table) liftBarriers() stage.Answer {
	if err := t.match.Lift(true); err != nil {
		t.oops(err)
	}
	return stage.Answer{}
}

// logged takes a click on the log: a line looks back to where it was done, a
// seat's swatch leaves only its lines.
func (t *Table) logged(did any) bool {
	switch did := did.(type) {
	case looks:
		t.Past(int(did))
	case filters:
		t.filter ^= 1 << did
		if t.filter == 1<<t.session().Seats()-1 {
			t.filter = 0
		}
	default:
		return false
	}
	return true
}

func logID(i int) string { return "log." + strconv.Itoa(i) }
