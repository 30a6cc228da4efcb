package visit

import (
	"context"
	"time"

	"posterestante/game"
	"posterestante/game/room"
)

// Match is the match as it stands now, in the seat's eyes: a copy that stands still. From is how many of its actions
// stood unchanged since it was last asked for: those after them are news. It is nil before the match begins.
func (v *Visit) Match() (s *game.Session, from int) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if s = v.session(); s == nil {
		return nil, 0
	}
	s, from = s.Copy(), v.match.low
	v.match.low = s.Len()
	return s, from
}

// Seat is where the visit sits, game.Nobody before it does; Names are those of the seats, once the match began.
func (v *Visit) Seat() game.Seat {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.seat
}

// Names are those of the seats, nil before the match begins.
func (v *Visit) Names() []string {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.match.mirror.Names()
}

// Proved waits until the whole match is told at its end, and says why it isn't what was seen, or wasn't dealt as this
// program took part in it; nil where all fits.
func (v *Visit) Proved(ctx context.Context) error {
	var t *room.Truth
	if err := v.until(ctx, func() bool { t = v.match.mirror.Truth(); return t != nil }); err != nil {
		return err
	}
	if t.Fault != nil || t.Deal == nil {
		return t.Fault
	}
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.party.Check(t.Deal, v.match.mirror.Match(), t.Session.Setup().Seed)
}

// Key is the seat's, "" before it sits.
func (v *Visit) Key() string {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.key
}

// Err is why the visit ended, nil while it goes on.
func (v *Visit) Err() error {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.ended
}

// Due is since when the seat is to decide, or the match is over; ok is false while neither is so.
func (v *Visit) Due() (since time.Time, ok bool) {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.match.due, v.session() != nil && !v.match.due.IsZero()
}

// until waits until something holds, which is asked under the lock. An error is the context's, or why the visit ended.
func (v *Visit) until(ctx context.Context, holds func() bool) error {
	for {
		v.mu.Lock()
		yes, ended, stir := holds(), v.ended, v.stir
		v.mu.Unlock()
		switch {
		case yes:
			return nil
		case ended != nil:
			return ended
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-stir:
		}
	}
}

// Sit waits until the seat is the visit's. The error is why it isn't.
func (v *Visit) Sit(ctx context.Context) error {
	return v.until(ctx, func() bool { return v.seat != game.Nobody })
}

// Wait waits until the seat is to decide, or the match is over.
func (v *Visit) Wait(ctx context.Context) error {
	return v.until(ctx, func() bool {
		s := v.session()
		return s != nil && (s.Over() || v.way.greeted && s.Turn() == v.seat)
	})
}

// Do asks the referee for an action, the match standing at n actions, and waits until it is taken: then Match knows it.
// Where the link breaks meanwhile it is found out whether it was. The error is a *room.No where it is refused.
func (v *Visit) Do(ctx context.Context, n int, a game.Action) error {
	for again := false; ; {
		var text string
		err := v.until(ctx, func() bool {
			s := v.session()
			if s == nil || !v.way.greeted && !s.Over() {
				return false
			}
			text = s.Game().Notation(a)
			return true
		})
		if err != nil || v.took(n, a) {
			return err
		}
		no, answered, err := v.ask(ctx, room.Say{T: room.SayDo, N: n, A: text})
		switch {
		case err != nil:
			return err
		case answered && (no == nil || v.took(n, a)): // heard twice it is refused the second time
			return nil
		case answered && (again || !v.missed(no, n)):
			return no
		case answered:
			again = true
		}
	}
}

// missed says whether an action was refused because others were faster, and this program hasn't heard of them: then the
// match is told from where it is known.
func (v *Visit) missed(no *room.No, n int) (yes bool) {
	v.set(func() {
		s := v.session()
		yes = (no.Why == "room.late" || no.Why == "room.turn") && s != nil && s.Len() <= n && v.way.voice.Wire != nil
		if yes {
			v.way.greeted = false
			v.way.voice.Drop()
		}
	})
	return yes
}

// took says whether the n-th action is this one of this seat.
func (v *Visit) took(n int, a game.Action) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	s := v.session()
	return s != nil && s.Len() > n && s.Step(n).Seat == v.seat && s.Step(n).Action == a
}

// Undo asks to have all but the first n actions taken back, and waits until it is decided: others may have to be asked.
// The error is a *room.No where it isn't done.
func (v *Visit) Undo(ctx context.Context, n int) error {
	if err := v.change(ctx, room.Say{T: room.SayUndo, N: n}); err != nil {
		return err
	}
	done := false
	err := v.until(ctx, func() bool {
		s := v.session()
		done = s != nil && s.Len() <= n
		return !v.asks
	})
	if err == nil && !done {
		err = &room.No{Why: "room.no"}
	}
	return err
}

// Redo asks to have the last action that was taken back done again.
func (v *Visit) Redo(ctx context.Context) error { return v.change(ctx, room.Say{T: room.SayRedo}) }

// change asks once: where the link breaks meanwhile nobody knows whether it was done, until Match tells.
func (v *Visit) change(ctx context.Context, s room.Say) error {
	err := v.until(ctx, func() bool { return v.way.greeted && v.session() != nil })
	if err != nil {
		return err
	}
	no, answered, err := v.ask(ctx, s)
	switch {
	case err != nil:
		return err
	case no != nil:
		return no
	case !answered:
		return &room.No{Why: "room.late"}
	}
	return nil
}

// ask says something for the seat and waits for the answer; answered is false where the link broke before it came.
func (v *Visit) ask(ctx context.Context, s room.Say) (no *room.No, answered bool, err error) {
	if v.cfg.Rate != nil {
		select {
		case <-time.After(v.cfg.Rate()):
		case <-ctx.Done():
			return nil, false, ctx.Err()
		}
	}
	var id, wire int
	v.set(func() {
		s.Seat = v.seat
		id, wire = v.post(s), v.way.n
		v.way.waiting[id] = true
	})
	err = v.until(ctx, func() bool {
		no, answered = v.way.answers[id]
		return answered || v.way.voice.Wire == nil || v.way.n != wire
	})
	v.set(func() { delete(v.way.waiting, id); delete(v.way.answers, id) })
	return no, answered, err
}
