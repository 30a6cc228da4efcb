package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// past is a look back at a match: the table as it stood after some actions.
type past struct {
	from  phase         // what the table was at before
	at    int           // actions done in what is shown
	plays bool          // it plays on by itself
	wait  time.Duration // before the next action of the play
	seen  int           // the log was scrolled to it
	card  stage.Sprite  // what its last action was about
}

// Past looks back at the table as it stood after n actions; beyond the ends it
// takes the ends. A match that is over is shown from the seat that acted.
func (t *Table) Past(n int) {
	if t.phase == handing {
		return
	}
	t.still()
	n = min(max(n, 0), t.session().Len())
	if t.phase != looking {
		t.past = &past{seen: -1, from: t.phase}
		t.enter(looking)
		t.note, t.said, t.trace, t.ctx.Open = "", nil, nil, game.Nobody
		t.picker.Reset(nil)
	}
	t.past.at, t.past.plays = n, false
	t.settlePast()
}

// still forgets what was on its way.
func (t *Table) still() {
	t.queue, t.hurry, t.speech = nil, 0, speech{}
	t.flow.untold, t.flow.riding, t.flow.moment, t.flow.counts = nil, nil, nil, nil
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
	t.leavePast(t.past.from)
	t.still()
	t.said, t.trace = nil, nil
	if t.session().Over() {
		t.view.Seat = max(t.lastPerson(t.session().Len()), 0)
		t.ctx.Page = t.view.Seat
	}
	t.arrive()
	t.offer()
}

// leavePast goes on from a look back to a phase: to the end where the match is
// over and that was seen, else to the match.
func (t *Table) leavePast(to phase) {
	t.past, t.log.Tail = nil, true
	if to != ended || !t.session().Over() {
		to = playing
	}
	t.enter(to)
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

// updatePast takes the input of a look back.
func (t *Table) updatePast(in *stage.Input, dt time.Duration) stage.Answer {
	scrolled := t.log.Update(in, "log")
	if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
		t.note, t.noteRule = "", ""
	}
	do, step := in.Did.(pastDo)
	switch {
	case step:
		return t.stepPast(do)
	case in.Back, in.Did == stage.CmdPast:
		t.now()
	case t.logged(in.Did):
	case t.moving():
		if in.Hit != "" || in.Miss {
			t.catchUp()
			break
		}
		t.advance(dt)
	case t.past.plays:
		if t.past.wait -= dt; t.past.wait <= 0 {
			t.forth()
		}
	default:
		if a, done := t.bar(in); done {
			return a
		}
		if seat := t.opener(in.Did); seat != game.Nobody {
			t.open(seat)
			scrolled = true
		}
		return stage.Answer{Dirty: scrolled || in.Hit != ""}
	}
	return t.pastGoesOn()
}

// pastGoesOn is the answer after a step of the look back.
func (t *Table) pastGoesOn() stage.Answer {
	return stage.Answer{Dirty: true, Busy: t.phase == looking && (t.past.plays || t.moving())}
}

// stepPast does what a button of the look back says.
func (t *Table) stepPast(do pastDo) stage.Answer {
	p := t.past
	switch do {
	case pastNow:
		if t.session().Over() {
			p.from = playing // so that the result is shown again
		}
		t.now()
	case pastFirst:
		t.Past(0)
	case pastBack:
		t.Past(p.at - 1)
	case pastPlay:
		p.plays = !p.plays && p.at < t.session().Len()
		p.wait = 0
	case pastForth:
		p.plays = false
		t.forth()
	case pastLast:
		t.Past(t.session().Len())
	case pastGo:
		return t.goOn()
	case pastLift:
		t.askLift()
	case pastPosition:
		next, err := t.deps.Position(t.session(), p.at)
		if err == nil {
			return stage.Answer{Go: stage.Push, Next: next}
		}
		t.oops(err)
	}
	return t.pastGoesOn()
}
