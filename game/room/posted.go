package room

import (
	"errors"

	"posterestante/game"
)

// A room whose match goes by post has persons who are never there: their actions come in letters. While the turn is
// theirs nothing may be done here, or two matches would come of one; but until a letter told how the match stands, it
// stands so here alone, and what the rules allow out of turn may be asked for. What a letter told can't be taken back.

// away says whether the match goes by post and waits for a letter, or is over.
func (r *Room) away() bool {
	if r.cfg.Sent == nil || r.match == nil {
		return false
	}
	s := r.match.Session()
	turn := s.Turn()
	return s.Over() || turn >= 0 && !r.seats[turn].host && r.seats[turn].Kind == "person"
}

// told says whether a letter told how the match stands.
func (r *Room) told() bool { return r.cfg.Sent() >= r.match.Session().Len() }

// takeBack says whether all but the first n actions may be taken back: they were done here, and no letter told them.
func (r *Room) takeBack(n int) *No {
	m := r.match.Session()
	if n < r.cfg.Sent() {
		return &No{Why: "room.sent"}
	}
	for ; n < m.Len(); n++ {
		if by := m.Step(n).Seat; by < 0 || !r.seats[by].host {
			return &No{Why: "room.barrier"}
		}
	}
	return nil
}

var errMoved = errors.New("the match went on meanwhile")

// Continue has the match go on as another one did that begins with all that was done here: what a letter brings. from
// is how many actions the two share. The error says why it didn't.
func (r *Room) Continue(of *game.Session, from int) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.match == nil || r.match.Session().Len() != from {
		return errMoved
	}
	for n := from; n < of.Len(); n++ {
		if no := r.act(of.Step(n).Action, of.Step(n).Thought); no != nil {
			return no
		}
	}
	r.wake()
	return nil
}
