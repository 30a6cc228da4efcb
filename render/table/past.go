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
func (l *timeline) Past(n int) {
	if l.phase == handing {
		return
	}
	l.still()
	n = min(max(n, 0), l.session().Len())
	if l.phase != looking {
		l.past = &past{seen: -1, from: l.phase}
		l.enter(looking)
		l.note, l.said, l.trace, l.ctx.Open = "", nil, nil, game.Nobody
		l.picker.Reset(nil)
	}
	l.past.at, l.past.plays = n, false
	l.settlePast()
}

// still forgets what was on its way.
func (o *showing) still() {
	o.queue, o.hurry, o.speech = nil, 0, speech{}
	o.flow.untold, o.flow.riding, o.flow.moment, o.flow.counts = nil, nil, nil, nil
	o.motion.Done()
	o.settle()
}

// settlePast shows the table that is looked back at.
func (l *timeline) settlePast() {
	l.facePast(l.past.at)
	l.show(l.session().ViewAt(l.past.at, l.view.Seat))
	l.explain()
}

// facePast chooses whose page is seen: while the match goes on the viewer's,
// afterwards that of who acts.
func (l *timeline) facePast(n int) {
	s := l.session()
	if !s.Over() {
		return
	}
	seat := max(l.view.Seat, 0)
	if n > 0 {
		seat = s.Step(n - 1).Seat
	}
	if l.persons() > 0 && !l.person(seat) {
		seat = max(l.firstViewer(), l.lastPerson(n), 0)
	}
	l.view.Seat, l.ctx.Page = seat, seat
}

// lastPerson is the person who acted last before the n-th action.
func (c *core) lastPerson(n int) game.Seat {
	for i := n - 1; i >= 0; i-- {
		if seat := c.session().Step(i).Seat; c.person(seat) {
			return seat
		}
	}
	for i := range c.session().Seats() {
		if c.person(game.Seat(i)) {
			return game.Seat(i)
		}
	}
	return game.Nobody
}

// now ends the look back.
func (t *Table) now() {
	t.timeline.leavePast(t.timeline.past.from)
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
func (l *timeline) leavePast(to phase) {
	l.past, l.log.Tail = nil, true
	if to != ended || !l.session().Over() {
		to = playing
	}
	l.enter(to)
}

// forth shows the next action as motion.
func (l *timeline) forth() {
	s, p := l.session(), l.past
	if p.at == s.Len() {
		p.plays = false
		return
	}
	l.catchUp()
	p.at++
	l.facePast(p.at)
	l.show(s.ViewAt(p.at-1, l.view.Seat))
	l.queue = append(l.queue, game.EventsFor(s.Step(p.at-1).Events, l.view.Seat)...)
	l.trace = nil
	l.explain()
	p.wait = Speeds[max(l.deps.Speed, 1)].Pause
	if l.deps.Speed == 0 {
		l.catchUp()
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
	scrolled := t.timeline.log.Update(in, "log")
	if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
		t.note, t.noteRule = "", ""
	}
	do, step := in.Did.(pastDo)
	switch {
	case step:
		return t.stepPast(do)
	case in.Back, in.Did == stage.CmdPast:
		t.now()
	case t.timeline.logged(in.Did):
	case t.moving():
		if in.Hit != "" || in.Miss {
			t.catchUp()
			break
		}
		t.advance(dt)
	case t.timeline.past.plays:
		if t.timeline.past.wait -= dt; t.timeline.past.wait <= 0 {
			t.timeline.forth()
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
	return t.timeline.pastGoesOn()
}

// pastGoesOn is the answer after a step of the look back.
func (l *timeline) pastGoesOn() stage.Answer {
	return stage.Answer{Dirty: true, Busy: l.phase == looking && (l.past.plays || l.moving())}
}

// stepPast does what a button of the look back says.
func (t *Table) stepPast(do pastDo) stage.Answer {
	p := t.timeline.past
	switch do {
	case pastNow:
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
	return t.timeline.pastGoesOn()
}

// Past looks back at the table as it stood after n actions, see timeline.Past.
func (t *Table) Past(n int) { t.timeline.Past(n) }
