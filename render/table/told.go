package table

import "posterestante/game"

// hold keeps the log from telling the actions from the n-th on until motion
// reaches them; their events are in the queue.
func (t *Table) hold(n int) {
	s := t.session()
	for i := n; i < s.Len(); i++ {
		t.flow.untold = append(t.flow.untold, len(game.EventsFor(s.Step(i).Events, t.view.Seat)))
	}
	t.pass()
}

// pass goes on to the action whose events come next.
func (t *Table) pass() {
	for len(t.flow.untold) > 0 && t.flow.untold[0] <= 0 {
		t.flow.untold = t.flow.untold[1:]
	}
}

// reach counts an event as shown, for the log; with the first one of another
// action that action is what is told of.
func (t *Table) reach() {
	left := len(t.flow.untold)
	if left == 0 {
		return
	}
	if t.flow.next {
		t.trace, t.flow.next = nil, false
		t.tellOf(len(t.lines) - left)
	}
	t.flow.untold[0]--
	t.pass()
	t.flow.next = len(t.flow.untold) < left && len(t.flow.untold) > 0
}

// tellOf has the telling beside the map speak of an action, if another seat
// than the viewer's did it.
func (t *Table) tellOf(n int) {
	t.said = nil
	if t.session().Step(n).Seat != t.view.Seat {
		line := t.reasoned(n, false)
		t.said = &line
	}
}

// told is how many lines of the log motion has reached.
func (t *Table) told() int { return max(0, len(t.lines)-len(t.flow.untold)) }
