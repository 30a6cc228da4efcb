package room

import (
	"slices"
	"time"

	"posterestante/game"
)

// hello lets a program say who it is: which seats it has, and how far it knows the match.
func (r *Room) hello(g *Guest, s *Say) *No {
	switch {
	case s.V > Version:
		return &No{Why: "room.newer"}
	case s.V < Version:
		return &No{Why: "room.older"}
	case g.said:
		return &No{Why: "room.message"}
	case r.match != nil && s.N > r.match.Session().Len() && r.cfg.Holds != nil && r.cfg.Holds() != nil:
		return unanswered // somebody told it more than there is here
	}
	g.said = true
	if r.going() && r.watched(s.Keys) {
		g.late = &feed{}
	}
	for i := range r.seats {
		if k := r.seats[i].key; k != "" && slices.Contains(s.Keys, k) && g.late == nil {
			r.own(g, game.Seat(i))
		}
	}
	r.gather()
	switch {
	case r.match == nil:
	case g.late != nil:
		r.goesOnLate(g, s)
	case r.knows(s, r.match.Session().Len()): // it goes on where it was
		for n := s.N; n < r.match.Session().Len(); n++ {
			r.tell(g, &Tell{Step: r.step(g, n)})
		}
		r.tellOver(g)
	default:
		r.start(g)
	}
	return nil
}

// knows says whether what a program knows of the match is the beginning of so many actions.
func (r *Room) knows(s *Say, actions int) bool {
	return s.N > 0 && s.N <= actions && r.line[s.N-1] == s.Last
}

// own has a seat be a guest's; whoever had it before has it no longer.
func (r *Room) own(g *Guest, s game.Seat) {
	for _, other := range r.guests {
		other.seats = slices.DeleteFunc(other.seats, func(o game.Seat) bool { return o == s })
	}
	g.sat, g.seats = true, append(g.seats, s)
	slices.Sort(g.seats)
	r.seats[s].seen = time.Time{}
}
