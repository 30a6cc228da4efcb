package gametest

import (
	"fmt"
	"slices"

	"posterestante/game"
)

// past is what the law of the timeline looks at of a match; *game.Session is
// one, and tests bend it.
type past interface {
	Len() int
	Step(n int) game.Step
	Setup() game.Setup
	StateAt(n int) game.State
	ViewAt(n int, seat game.Seat) game.View
	BarrierAt(n int, seat game.Seat) *game.Barrier
	Back(seat game.Seat) int
	Undo() error
	Redo() ([]game.Event, error)
	Lift(on bool) error
	Lifted() bool
	Crossed() bool
}

// lock says why, by what a seat sees before and after, the n-th action is not
// for it to take back; "" if it is. It looks at views where it can, so that
// events that lie about who knew what are found out.
func lock(p past, n int, seat game.Seat) string {
	step := p.Step(n)
	if step.Seat != seat {
		return "another seat's decision"
	}
	if game.IsRequest(p.StateAt(n), step.Action) {
		return "asked out of turn"
	}
	var moved []game.Event
	for _, e := range step.Events {
		switch e.Kind {
		case game.Shuffle, game.Roll, game.Seal:
			return "a " + e.Kind.String()
		case game.Move, game.Flip:
			moved = append(moved, e)
		}
	}
	if len(moved) == 0 {
		return ""
	}
	before, after := p.ViewAt(n, seat), p.ViewAt(n+1, seat)
	for _, e := range moved {
		made := before.Table.Zones[e.From.Zone].Kind == game.Supply
		if id := e.Piece.ID; !made && id != 0 && !shows(&before, id) && shows(&after, id) {
			return fmt.Sprintf("a %v that shows piece %d", e.Kind, id)
		}
	}
	return ""
}

// shows says whether a view shows a piece.
func shows(v *game.View, id uint16) bool {
	return slices.ContainsFunc(v.Piles, func(p game.Pile) bool {
		return slices.ContainsFunc(p.Pieces, func(piece game.Piece) bool { return piece.ID == id })
	})
}

// barriers checks that each locked action names one barrier, and no free one
// does: another seat's decision, or what was asked out of turn, without an event, else the event by which the
// seat learned something.
func barriers(p past, seats []game.Seat) string {
	for n := range p.Len() {
		step := p.Step(n)
		for _, seat := range seats {
			why, b := lock(p, n, seat), p.BarrierAt(n, seat)
			switch {
			case b == nil && why == "":
			case b == nil:
				return fmt.Sprintf("action %d is %s for seat %d and names no barrier", n, why, seat)
			case b.Step != n:
				return fmt.Sprintf("the barrier of action %d says it is that of action %d", n, b.Step)
			case (b.Event.Kind == 0) != (step.Seat != seat || game.IsRequest(p.StateAt(n), step.Action)):
				return fmt.Sprintf("action %d was taken by seat %d, and its barrier for seat %d is %+v", n, step.Seat,
					seat, b.Event)
			case b.Event.Kind == 0:
			case !slices.Contains(step.Events, b.Event):
				return fmt.Sprintf("the barrier of action %d is none of its events: %+v", n, b.Event)
			case !b.Event.Learns(seat):
				return fmt.Sprintf("by the barrier of action %d seat %d learns nothing: %+v", n, seat, b.Event)
			}
		}
	}
	return ""
}

// rewinds checks that from where a match stands no seat may go back over an
// action that is locked for it, that it may over all others, and that undo goes
// exactly as far.
func rewinds(p past, seats []game.Seat) string {
	for _, seat := range seats {
		back := p.Back(seat)
		if back < 0 || back > p.Len() {
			return fmt.Sprintf("seat %d may go back to action %d of %d", seat, back, p.Len())
		}
		for n := back; n < p.Len(); n++ {
			if why := lock(p, n, seat); why != "" {
				return fmt.Sprintf("seat %d may go back to %d over action %d, which is %s", seat, back, n, why)
			}
		}
		if back > 0 && p.BarrierAt(back-1, seat) == nil {
			return fmt.Sprintf("seat %d may go back to %d only, and nothing bars action %d", seat, back, back-1)
		}
	}
	if p.Len() == 0 {
		return ""
	}
	at, seat := p.Len(), p.Step(p.Len()-1).Seat
	back := p.Back(seat)
	for p.Len() > 0 && p.Step(p.Len()-1).Seat == seat && p.Undo() == nil {
	}
	if p.Len() != back {
		return fmt.Sprintf("seat %d may go back to %d, and undo goes to %d", seat, back, p.Len())
	}
	return forth(p, at)
}

// forth takes again what was undone.
func forth(p past, at int) string {
	for p.Len() < at {
		if _, err := p.Redo(); err != nil {
			return fmt.Sprintf("redo of action %d: %v", p.Len(), err)
		}
	}
	return ""
}

// lifting checks that one person alone may lift the barriers, go back to the
// start and is then known to have crossed them; and that several may not.
func lifting(p past, seats []game.Seat) string {
	persons, alone := 0, game.Nobody
	for i, kind := range p.Setup().Seats {
		if kind == "person" {
			persons, alone = persons+1, game.Seat(i)
		}
	}
	at, err := p.Len(), p.Lift(true)
	if persons != 1 {
		if err == nil || p.Lifted() {
			return fmt.Sprintf("%d persons lift the barriers", persons)
		}
		return ""
	}
	if err != nil || !p.Lifted() {
		return fmt.Sprintf("one person alone can't lift the barriers: %v", err)
	}
	locked := false
	for n := 0; n < at && !locked; n++ {
		locked = lock(p, n, alone) != ""
	}
	for _, seat := range seats {
		if back := p.Back(seat); back != 0 {
			return fmt.Sprintf("with the barriers lifted seat %d may go back to %d only", seat, back)
		}
	}
	for p.Len() > 0 {
		if err := p.Undo(); err != nil {
			return fmt.Sprintf("with the barriers lifted, undo of action %d: %v", p.Len()-1, err)
		}
	}
	if p.Crossed() != locked {
		return fmt.Sprintf("there were barriers: %v, and they were crossed: %v", locked, p.Crossed())
	}
	if err := p.Lift(false); err != nil || p.Lifted() {
		return fmt.Sprintf("the barriers can't be set again: %v", err)
	}
	return forth(p, at)
}

// branches is at how many points of a match rewinds are looked at.
const branches = 10

// timeline holds the law of the timeline on the match as it was played.
func (m *match) timeline() error {
	whole := func() *game.Session { return m.s.Branch(m.s.Len()) }
	for _, law := range []func(past, []game.Seat) string{barriers, rewinds, lifting} {
		if why := law(whole(), m.viewers); why != "" {
			return m.broken(Timeline, "%s", why)
		}
	}
	for range branches {
		n := m.chance.Intn(m.s.Len() + 1)
		if why := rewinds(m.s.Branch(n), m.viewers); why != "" {
			return m.broken(Timeline, "after %d actions: %s", n, why)
		}
	}
	return nil
}
