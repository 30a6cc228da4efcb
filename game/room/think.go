package room

import (
	"context"
	"errors"
	"time"

	"posterestante/game"
	"posterestante/game/search"
)

// Thinker plays the seats of a room that no person plays. One goroutine uses it.
type Thinker struct{ host search.Host }

// full is how long to wait where an action can't be kept: there may be room on the disk again.
const full = 300 * time.Millisecond

// Run has the seats that no person plays act, until the context is done. What can't be kept is tried again. The error
// is why one of them can't act.
func (t *Thinker) Run(ctx context.Context, r *Room) error {
	for {
		moved, err := t.Next(ctx, r)
		var no *No
		var again <-chan time.Time
		switch {
		case errors.As(err, &no) && no.Why == "room.kept":
			again = time.After(full)
		case err != nil:
			return err
		case moved:
			continue
		}
		if err := r.await(ctx, again); err != nil {
			return err
		}
	}
}

// await waits until something happens, it is time to try again, or the clock of a person's turn runs out.
func (r *Room) await(ctx context.Context, again <-chan time.Time) error {
	r.mu.Lock()
	left, over := r.tick(r.now())
	r.mu.Unlock()
	if over {
		return nil
	}
	var ring <-chan time.Time
	if left > 0 {
		t := time.NewTimer(left)
		defer t.Stop()
		ring = t.C
	}
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-r.stir:
	case <-again:
	case <-ring:
	}
	return nil
}

// Next has one of them take its next action; moved is false where a person is to act, or nobody.
func (t *Thinker) Next(ctx context.Context, r *Room) (moved bool, err error) {
	r.mu.Lock()
	if r.match == nil || r.match.Session().Over() || r.asked != nil || r.away() {
		r.mu.Unlock()
		return false, nil
	}
	s := r.match.Session().Played(r.kinds())
	a, speaks := s.Volunteer()
	if speaks || s.Setup().Seats[s.Turn()] != "person" {
		q, thinks := search.Ask(s)
		if !speaks && thinks {
			line := r.stamp()
			r.mu.Unlock()
			return t.think(ctx, r, s.Game(), q, line)
		}
		if !speaks {
			a, speaks = s.Reply()
		}
	}
	defer r.mu.Unlock()
	if !speaks {
		return false, nil
	}
	return true, orNil(r.act(a, nil))
}

// think answers while the room goes on; what was taken back or decided meanwhile makes the answer void.
func (t *Thinker) think(ctx context.Context, r *Room, g game.Game, q search.Question, line int) (bool, error) {
	p, err := t.host.Player(g)
	if err != nil {
		return false, err
	}
	a, err := p.Think(ctx, q)
	if err != nil {
		return false, err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.match == nil || r.stamp() != line {
		return true, nil
	}
	return true, orNil(r.act(a.Action, a.Thought()))
}

// stamp names how the match stands.
func (r *Room) stamp() int {
	n := r.match.Session().Len()
	if n == 0 {
		return -r.rounds
	}
	return r.line[n-1]
}

func orNil(no *No) error {
	if no == nil {
		return nil
	}
	return no
}
