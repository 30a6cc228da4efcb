package room

import (
	"slices"

	"posterestante/game"
)

// undo takes actions back: at once where nobody else learned or decided anything by them, else the others are asked.
// Nobody takes back what it learned itself by its own action.
func (r *Room) undo(_ *Guest, s *Say) *No {
	m := r.match.Session()
	if s.N < 0 || s.N >= m.Len() || r.asked != nil {
		return &No{Why: "room.late"}
	}
	for n := s.N; n < m.Len(); n++ {
		if b := m.BarrierAt(n, m.Step(n).Seat); b != nil {
			return &No{Why: "room.barrier"}
		}
	}
	if r.cfg.Sent != nil {
		if no := r.takeBack(s.N); no != nil {
			return no
		}
		return r.back(s.N, s.Seat)
	}
	others := r.others(s.Seat)
	if len(others) == 0 || r.unnoticed(s.N, s.Seat) {
		return r.back(s.N, s.Seat)
	}
	r.asked = &Question{By: s.Seat, N: s.N, For: others}
	r.ask()
	return nil
}

// others are the seats of other persons than a seat's.
func (r *Room) others(seat game.Seat) (out []game.Seat) {
	for i, s := range r.seats {
		if game.Seat(i) != seat && s.Kind == "person" && !r.together(seat, game.Seat(i)) {
			out = append(out, game.Seat(i))
		}
	}
	return out
}

// together says whether two seats are one program's: those who sit there talk to each other.
func (r *Room) together(a, b game.Seat) bool {
	return slices.ContainsFunc(r.guests, func(g *Guest) bool {
		return slices.Contains(g.seats, a) && slices.Contains(g.seats, b)
	})
}

// unnoticed says whether of all actions but the first n nobody but their seat learned anything.
func (r *Room) unnoticed(n int, seat game.Seat) bool {
	m := r.match.Session()
	for ; n < m.Len(); n++ {
		if m.Step(n).Seat != seat {
			return false
		}
		for _, e := range m.Step(n).Events {
			for other := range game.Seat(len(r.seats)) {
				if other != seat && e.Learns(other) {
					return false
				}
			}
		}
	}
	return true
}

// ask tells all what is asked.
func (r *Room) ask() {
	q := *r.asked
	r.live(func(*Guest) *Tell { return &Tell{Ask: &q} })
}

// answer is what one of those who are asked says.
func (r *Room) answer(_ *Guest, s *Say) *No {
	if r.asked == nil || !slices.Contains(r.asked.For, s.Seat) {
		return &No{Why: "room.late"}
	}
	q := r.asked
	q.For = slices.DeleteFunc(slices.Clone(q.For), func(o game.Seat) bool { return o == s.Seat })
	switch {
	case !s.Yes:
		q.No = true
	case len(q.For) == 0:
		q.Yes = true
	}
	r.ask()
	if q.Yes || q.No {
		r.asked = nil
	}
	if q.Yes {
		return r.back(q.N, q.By)
	}
	return nil
}

// back takes back all but the first n actions and tells all.
func (r *Room) back(n int, by game.Seat) *No {
	m := r.match.Session()
	if err := r.match.Undo(m.Len() - n); err != nil {
		return &No{Why: "room.barrier"}
	}
	r.live(func(*Guest) *Tell { return &Tell{Back: &Back{N: n, By: by}} })
	r.backLate(n, by)
	return nil
}

// redo takes an action again that its seat took back.
func (r *Room) redo(_ *Guest, s *Say) *No {
	m := r.match.Session()
	n := m.Len()
	if m.Undone() == 0 || m.Turn() != s.Seat {
		return &No{Why: "room.late"}
	}
	if _, err := r.match.Redo(1); err != nil {
		return &No{Why: "room.kept"}
	}
	if n >= len(r.line) { // it was taken back before this room was opened
		r.name()
	}
	r.done()
	return nil
}
