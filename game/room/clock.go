package room

import (
	"slices"
	"time"

	"posterestante/game"
)

// Clocks are how long a person may take for a turn, in hours; 0 is for ever.
var Clocks = []int{0, 24, 72}

// standIn plays on for somebody whose time is over.
const standIn = "think:100"

// clock is how long persons may take, where all of them agreed to that before the match began.
type clock struct {
	hours int
	since time.Time // who decides has decided since then; zero where no person does
	seat  game.Seat // who that is
}

// setClock has the host choose how long a turn may take; all persons have to agree to it anew.
func (r *Room) setClock(g *Guest, s *Say) *No {
	switch {
	case !slices.Contains(Clocks, s.N):
		return &No{Why: "room.message"}
	case r.match != nil:
		return &No{Why: "room.begun"}
	}
	r.clock.hours = s.N
	for i := range r.seats {
		r.seats[i].Agrees = s.N > 0 && slices.Contains(g.seats, game.Seat(i))
	}
	r.gather()
	return r.save()
}

// agree has a person agree to the clock, or no longer.
func (r *Room) agree(_ *Guest, s *Say) *No {
	if r.match != nil {
		return &No{Why: "room.begun"}
	}
	r.seats[s.Seat].Agrees = s.Yes && r.clock.hours > 0
	r.gather()
	return r.save()
}

// agreed says whether all persons agreed to the clock.
func (r *Room) agreed() bool {
	not := func(s seat) bool { return s.Kind == "person" && !s.Agrees }
	return r.clock.hours == 0 || !slices.ContainsFunc(r.seats, not)
}

// tick looks at the clock: whose time is over is played on for, until they act again. It gives how long it is to the
// next look, 0 where no clock runs; over says that somebody's time was over just now.
func (r *Room) tick(now time.Time) (left time.Duration, over bool) {
	c := &r.clock
	if c.hours == 0 || r.match == nil || r.match.Session().Over() || r.asked != nil {
		c.since = time.Time{}
		return 0, false
	}
	turn := r.match.Session().Turn()
	if turn == game.Nobody || r.seats[turn].Kind != "person" || r.seats[turn].Lapsed {
		c.since = time.Time{}
		return 0, false
	}
	if c.since.IsZero() || c.seat != turn || now.Before(c.since) { // the system's clock was set back
		c.since, c.seat = now, turn
		_ = r.save() // after a restart time begins again at the worst
	}
	if left = c.since.Add(time.Duration(c.hours) * time.Hour).Sub(now); left > 0 {
		return left, false
	}
	r.seats[turn].Lapsed, c.since = true, time.Time{}
	_ = r.save()
	r.gather()
	return 0, true
}

// acted says that a person acts: nobody plays on for them any longer, and their time begins anew.
func (r *Room) acted(at game.Seat) {
	if r.clock.seat == at {
		r.clock.since = time.Time{}
	}
	if r.seats[at].Lapsed {
		r.seats[at].Lapsed = false
		_ = r.save()
		r.gather()
	}
}

// now is what the system's clock says.
func (r *Room) now() time.Time {
	if r.cfg.Now != nil {
		return r.cfg.Now()
	}
	return time.Now()
}
