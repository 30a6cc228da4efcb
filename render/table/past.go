package table

import (
	"strconv"
	"time"

	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// past is a look back at a match: the table as it stood after some actions.
type past struct {
	at    int           // actions done in what is shown
	plays bool          // it plays on by itself
	wait  time.Duration // before the next action of the play
	seen  int           // the log was scrolled to it
	card  stage.Sprite  // what its last action was about
}

// Past looks back at the table as it stood after n actions; beyond the ends it
// takes the ends. A match that is over is shown from the seat that acted.
func (t *Table) Past(n int) {
	if t.handover {
		return
	}
	t.still()
	n = min(max(n, 0), t.session().Len())
	if t.past == nil {
		t.past = &past{seen: -1}
		t.note, t.said, t.trace, t.ctx.Open = "", nil, nil, game.Nobody
		t.picker.Reset(nil)
	}
	t.past.at, t.past.plays = n, false
	t.settlePast()
}

// still forgets what was on its way.
func (t *Table) still() {
	t.queue, t.hurry, t.flow.untold, t.flow.riding = nil, 0, nil, nil
	t.motion.Done()
	t.settle()
}

// settlePast shows the table that is looked back at.
func (t *Table) settlePast() {
	t.facePast(t.past.at)
	t.show(t.session().ViewAt(t.past.at, t.view.Seat))
	t.explain()
}

// facePast chooses whose page is seen: while the match goes on the viewer's,
// afterwards that of who acts.
func (t *Table) facePast(n int) {
	s := t.session()
	if !s.Over() {
		return
	}
	seat := max(t.view.Seat, 0)
	if n > 0 {
		seat = s.Step(n - 1).Seat
	}
	if t.persons() > 0 && !t.person(seat) {
		seat = max(t.firstViewer(), t.lastPerson(n), 0)
	}
	t.view.Seat, t.ctx.Page = seat, seat
}

// lastPerson is the person who acted last before the n-th action.
func (t *Table) lastPerson(n int) game.Seat {
	for i := n - 1; i >= 0; i-- {
		if seat := t.session().Step(i).Seat; t.person(seat) {
			return seat
		}
	}
	for i := range t.session().Seats() {
		if t.person(game.Seat(i)) {
			return game.Seat(i)
		}
	}
	return game.Nobody
}

// now ends the look back.
func (t *Table) now() {
	t.past = nil
	t.still()
	t.said, t.trace = nil, nil
	if t.session().Over() {
		t.view.Seat = max(t.lastPerson(t.session().Len()), 0)
		t.ctx.Page = t.view.Seat
	}
	t.arrive()
	t.offer()
}

// forth shows the next action as motion.
func (t *Table) forth() {
	s, p := t.session(), t.past
	if p.at == s.Len() {
		p.plays = false
		return
	}
	t.catchUp()
	p.at++
	t.facePast(p.at)
	t.show(s.ViewAt(p.at-1, t.view.Seat))
	t.queue = append(t.queue, game.EventsFor(s.Step(p.at-1).Events, t.view.Seat)...)
	t.trace = nil
	t.explain()
	p.wait = Speeds[max(t.deps.Speed, 1)].Pause
	if t.deps.Speed == 0 {
		t.catchUp()
	}
}

// updatePast takes the input of a look back.
func (t *Table) updatePast(in *stage.Input, dt time.Duration) stage.Answer {
	p := t.past
	scrolled := t.log.Update(in, "log")
	if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
		t.note, t.noteRule = "", ""
	}
	switch {
	case in.Hit == "past.now" && t.session().Over():
		t.now()
		t.resulted = false
		return stage.Answer{Dirty: true}
	case in.Hit == "past.now", in.Back, in.Did(stage.CmdPast):
		t.now()
	case in.Hit == "past.first", in.Has(stage.KeyHome):
		t.Past(0)
	case in.Hit == "past.last", in.Has(stage.KeyEnd):
		t.Past(t.session().Len())
	case in.Hit == "past.back", in.Has(stage.KeyLeft):
		t.Past(p.at - 1)
	case in.Hit == "past.forth", in.Has(stage.KeyRight):
		p.plays = false
		t.forth()
	case in.Hit == "past.play", in.Has(stage.KeySpace) && !in.ByKey:
		p.plays = !p.plays && p.at < t.session().Len()
		p.wait = 0
	case in.Hit == "past.go":
		return t.goOn()
	case in.Hit == "past.position" && t.mayEdit():
		next, err := t.deps.Position(t.session(), p.at)
		if err != nil {
			t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
			break
		}
		return stage.Answer{Go: stage.Push, Next: next}
	case in.Hit == "past.lift":
		t.askLift()
	case in.Hit == "past.rule":
		return t.openRule(t.ruleSaid())
	case t.logHit(in.Hit):
	case t.moving():
		if in.Hit != "" || in.Miss {
			t.catchUp()
			break
		}
		t.advance(dt)
		return stage.Answer{Busy: true, Dirty: true}
	case p.plays:
		if p.wait -= dt; p.wait <= 0 {
			t.forth()
		}
		return stage.Answer{Busy: true, Dirty: true}
	default:
		if a, done := t.bar(in); done {
			return a
		}
		for _, o := range t.lay.Openers {
			if in.Hit == openID(o.Seat) || t.seatAsked(in) == o.Seat {
				t.open(o.Seat)
				scrolled = true
			}
		}
		return stage.Answer{Dirty: scrolled || in.Hit != ""}
	}
	return stage.Answer{Dirty: true, Busy: t.past != nil && (t.past.plays || t.moving())}
}

// logHit takes a click on the log: a line looks back to where it was done, a
// seat's swatch leaves only its lines.
func (t *Table) logHit(hit string) bool {
	if i, ok := ui.Part(hit, "log"); ok && i < len(t.lines) {
		t.Past(i + 1)
		return true
	}
	if i, ok := ui.Part(hit, "filter"); ok {
		t.filter ^= 1 << i
		if t.filter == 1<<t.session().Seats()-1 {
			t.filter = 0
		}
		return true
	}
	return false
}

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
	t.resulted = t.resulted && t.session().Over()
}

// askLift asks before the barriers are lifted: the result will say so.
func (t *Table) askLift() {
	w := t.deps.Words
	t.dialog = &ui.Dialog{Title: w.T("past.lift.title"), Text: w.T("past.lift.text"), Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: w.T("past.lift.no")},
		{ID: "dialog.lift", Verb: w.T("past.lift.yes"), Look: paint.Main},
	}}
	t.ask = func(answer string) {
		if answer != "dialog.lift" {
			return
		}
		if err := t.match.Lift(true); err != nil {
			t.Say(w.T("error.title"), usererr.Words(err, w))
		}
	}
}

func logID(i int) string { return "log." + strconv.Itoa(i) }
