package table

import "posterestante/game"

// Undo where several persons decide aloud on one page: who takes back isn't the viewer
// then, but whoever spoke last.

// undoer is who can take back the last action now: the viewer, or while others decide
// aloud the person who spoke last.
func (c *core) undoer() game.Seat {
	s := c.session()
	if n := s.Len(); n > 0 && s.Public() && s.PublicAt(n-1) && c.person(s.Step(n-1).Seat) {
		return s.Step(n - 1).Seat
	}
	return c.View.Seat
}

// answered says why what was said aloud stays as it is: another has decided on it since,
// though that was taken back; nil if nobody has.
func (c *core) answered() error {
	s := c.session()
	n := s.Len()
	if n == 0 || s.Undone() == 0 || !s.Public() || s.Lifted() || s.Step(n).Seat == s.Step(n-1).Seat {
		return nil
	}
	return &game.Barrier{Step: n - 1}
}
