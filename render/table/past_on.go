package table

import (
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
		if b := s.BarrierAt(i, l.View.Seat); b != nil && !s.Lifted() {
			return b
		}
	}
	return nil
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
	l.Dialog = &ui.Dialog{Title: w.T("past.lift.title"), Text: w.T("past.lift.text"), Answers: []ui.Answer{
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
	case reform:
		l.reforms()
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
