package game

import (
	"errors"
	"fmt"
)

// ErrNothing says that there is nothing to undo, or to redo.
var ErrNothing = errors.New("there is nothing to take back")

// Barrier says why the n-th action can't be taken back: the event by which its
// seat learned something, or that it is another seat's decision.
type Barrier struct {
	Step  int
	Event Event // zero where the reason is another seat's decision
}

// Error says it in words.
func (b *Barrier) Error() string {
	if b.Event.Kind == 0 {
		return fmt.Sprintf("action %d was another seat's decision", b.Step)
	}
	return fmt.Sprintf("action %d showed something that could not have been known: %v", b.Step, b.Event.Kind)
}

// BarrierAt says why the n-th action can't be taken back by this seat: it is
// another seat's, it was asked for aloud in another's turn, or the seat learned something by it; nil if it can.
// It says so whether barriers are lifted or not.
func (s *Session) BarrierAt(n int, seat Seat) *Barrier {
	step := s.steps[n]
	if step.Seat != seat || s.asked(n) {
		return &Barrier{Step: n}
	}
	for _, e := range step.Events {
		if e.Learns(seat) {
			return &Barrier{Step: n, Event: e}
		}
	}
	return nil
}

// CanUndo says why this seat can't take back the last action; nil if it can.
func (s *Session) CanUndo(seat Seat) error {
	if s.at == 0 {
		return ErrNothing
	}
	if b := s.BarrierAt(s.at-1, seat); b != nil && !s.lifted {
		return b
	}
	return nil
}

// Back is how few actions would be left if this seat took back all that it
// may from where the match stands.
func (s *Session) Back(seat Seat) int {
	if s.lifted {
		return 0
	}
	n := s.at
	for n > 0 && s.BarrierAt(n-1, seat) == nil {
		n--
	}
	return n
}

// Lift lifts the barriers, or sets them again: a game of one person against
// Automas may be taken back to its start. Anybody else would be peeking, so
// that it is refused there.
func (s *Session) Lift(on bool) error {
	if on && !s.MayLift() {
		return ErrLift
	}
	s.lifted = on
	return nil
}

// ErrLift says that barriers are not lifted among several persons.
var ErrLift = errors.New("the barriers of undo can be lifted only in a game of one person")

// MayLift says whether one person plays alone, and the truth is here.
func (s *Session) MayLift() bool {
	if s.Seen() {
		return false
	}
	n := 0
	for _, kind := range s.setup.Seats {
		if kind == "person" {
			n++
		}
	}
	return n == 1
}

// Lifted says whether the barriers are lifted; Crossed whether something was
// taken back that a barrier would have kept.
func (s *Session) Lifted() bool  { return s.lifted }
func (s *Session) Crossed() bool { return s.crossed }

// Undo takes back the last action for the seat that took it.
func (s *Session) Undo() error {
	if s.at == 0 {
		return ErrNothing
	}
	seat := s.steps[s.at-1].Seat
	if err := s.CanUndo(seat); err != nil {
		return err
	}
	// An Automa's action is nobody's decision to take back but the person's
	// who plays against it, and for a person that is a barrier.
	if s.setup.Seats[seat] != "person" && s.MayLift() || s.BarrierAt(s.at-1, seat) != nil {
		s.crossed = s.crossed || s.lifted
	}
	s.at--
	return nil
}

// Redo takes the last undone action again.
func (s *Session) Redo() ([]Event, error) {
	if s.Undone() == 0 {
		return nil, ErrNothing
	}
	s.at++
	return s.steps[s.at-1].Events, nil
}

// UndoN takes back the last n actions, all or none.
func (s *Session) UndoN(n int) error {
	for i := range n {
		if err := s.Undo(); err != nil {
			s.at += i
			return err
		}
	}
	return nil
}

// RedoN takes n undone actions again, all or none, and gives their events.
func (s *Session) RedoN(n int) (events []Event, err error) {
	if n > s.Undone() {
		return nil, ErrNothing
	}
	for range n {
		e, err := s.Redo()
		if err != nil {
			return nil, err
		}
		events = append(events, e...)
	}
	return events, nil
}
