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
	said  stage.Rect    // where that was told
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
		l.note, l.lastTold, l.trace, l.Ctx.Open = "", nil, nil, game.Nobody
		l.picker.Reset(nil)
	}
	l.past.at, l.past.plays = n, false
	l.settlePast()
}

// lookedAt is how many actions were done on the table that is looked back at.
func (l *timeline) lookedAt() int {
	if l.past == nil {
		return -1
	}
	return l.past.at
}

// still forgets what was on its way.
func (o *showing) still() {
	o.queue, o.hurry, o.speech = nil, 0, speech{}
	o.flow.pendingEvents, o.flow.riding, o.flow.moment, o.flow.counts = nil, nil, nil, nil
	o.Motion.Done()
	o.settle()
}

// settlePast shows the table that is looked back at.
func (l *timeline) settlePast() {
	l.facePast(l.past.at)
	l.show(l.session().ViewAt(l.past.at, l.View.Seat))
	l.explain()
}

// facePast chooses whose page is seen: while the match goes on the viewer's,
// afterwards that of who acts; where a turn is shown its seat's.
func (l *timeline) facePast(n int) {
	s := l.session()
	if c := l.deps.Compared; c != nil {
		l.View.Seat, l.Ctx.Page = c.Seat, c.Seat
		return
	}
	if !s.Over() {
		return
	}
	seat := max(l.View.Seat, 0)
	if n > 0 {
		seat = s.Step(n - 1).Seat
	}
	if l.persons() > 0 && !l.person(seat) {
		seat = max(l.firstViewer(), l.lastPerson(n), 0)
	}
	l.View.Seat, l.Ctx.Page = seat, seat
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
	l.show(s.ViewAt(p.at-1, l.View.Seat))
	l.queue = append(l.queue, game.EventsFor(s.Step(p.at-1).Events, l.View.Seat)...)
	l.trace = nil
	l.explain()
	p.wait = Speeds[max(l.deps.Speed, 1)].Pause
	if l.deps.Speed == 0 {
		l.catchUp()
	}
}
