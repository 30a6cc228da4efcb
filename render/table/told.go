package table

import "posterestante/game"

// hold keeps the log from telling the actions from the n-th on until motion
// reaches them; their events are in the queue.
func (o *showing) hold(n int) {
	s := o.session()
	for i := n; i < s.Len(); i++ {
		o.flow.pendingEvents = append(o.flow.pendingEvents, len(game.EventsFor(s.Step(i).Events, o.View.Seat)))
	}
	o.pass()
}

// pass goes on to the action whose events come next.
func (o *showing) pass() {
	for len(o.flow.pendingEvents) > 0 && o.flow.pendingEvents[0] <= 0 {
		o.flow.pendingEvents = o.flow.pendingEvents[1:]
	}
}

// reach counts an event as shown, for the log; with the first one of another
// action that action is what is told of.
func (o *showing) reach() {
	left := len(o.flow.pendingEvents)
	if left == 0 {
		return
	}
	if o.flow.next {
		o.trace, o.flow.next = nil, false
		o.reached(left)
	}
	o.flow.pendingEvents[0]--
	o.pass()
	o.flow.next = len(o.flow.pendingEvents) < left && len(o.flow.pendingEvents) > 0
}

// reaches tells of the next action, of so many that are still to be told.
func (l *timeline) reaches(left int) { l.tellOf(len(l.lines) - left) }

// tellOf has the telling beside the map speak of an action, if another seat
// than the viewer's did it.
func (l *timeline) tellOf(n int) {
	l.lastTold = nil
	if l.session().Step(n).Seat != l.View.Seat {
		line := l.reasoned(n, false)
		l.lastTold = &line
	}
}

// told is how many lines of the log motion has reached.
func (l *timeline) told() int { return max(0, len(l.lines)-len(l.flow.pendingEvents)) }
