package visit

import (
	"slices"
	"time"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/room"
)

// take takes in what the referee tells. An error ends the wire; ended is set where trying again can't help.
func (v *Visit) take(t *room.Tell) error {
	switch {
	case t.Room != nil:
		return v.hall(t.Room)
	case t.Sat != nil:
		v.seat, v.key = t.Sat.Seat, t.Sat.Key
		if v.cfg.Keep != nil {
			v.cfg.Keep(v.key)
		}
	case t.Deal != nil:
		v.dealt(t.Deal)
	case t.Ask != nil:
		v.asks = t.Ask.By == v.seat && !t.Ask.No
		v.agree(t.Ask)
	case t.Start != nil, t.Step != nil, t.Back != nil, t.Over != nil:
		return v.hear(t)
	case t.ID == v.way.hello:
		return v.greeted(t.No)
	case v.way.waiting[t.ID]:
		delete(v.way.waiting, t.ID)
		v.way.answers[t.ID] = t.No
	case t.No != nil && v.seat == game.Nobody: // it may not sit there
		v.ended = t.No
		return t.No
	}
	return nil
}

// mostRefused is how often a hello may be refused in a row.
const mostRefused = 3

// greeted takes the answer to a hello. One that is heard twice is refused the second time: what was answered first
// counts.
func (v *Visit) greeted(no *room.No) error {
	switch {
	case v.way.greeted:
	case no == nil:
		v.way.greeted, v.way.refused = true, 0
	default:
		if v.way.refused++; v.way.refused >= mostRefused || no.Why == "room.newer" || no.Why == "room.older" {
			v.ended = no
		}
		return no
	}
	return nil
}

// dealt takes the terms of a deal and gives this program's part to it.
func (v *Visit) dealt(t *deal.Terms) {
	if s, ok := room.Deals(&v.party, t); ok {
		v.post(s)
	}
}

// hall takes in who sits where: it sits down, notices that the seat was given to somebody else, and agrees to what is
// asked.
func (v *Visit) hall(h *room.Hall) error {
	mine := slices.IndexFunc(h.Seats, func(c room.Chair) bool { return c.Mine })
	switch {
	case mine >= 0:
		v.seat = game.Seat(mine)
	case v.seat != game.Nobody || v.key != "": // it had one
		v.ended = &room.No{Why: "room.given"}
		return v.ended
	case v.way.sat: // it asked for one already
	default:
		at := int(v.cfg.Seat)
		if at < 0 {
			at = slices.IndexFunc(h.Seats, func(c room.Chair) bool { return c.Kind == room.Open })
		}
		if at < 0 {
			v.ended = &room.No{Why: "room.taken"}
			return v.ended
		}
		v.way.sat = true
		v.post(room.Say{T: room.SaySit, Seat: game.Seat(at), Name: v.cfg.Name})
	}
	if mine >= 0 {
		v.terms(h, mine)
	}
	if v.asks = h.Asked != nil && h.Asked.By == v.seat; h.Asked != nil {
		v.agree(h.Asked)
	}
	return nil
}

// terms agrees to what all persons of the room are asked before the match: how long a turn may take, and that those who
// look on see all one round late. Neither harms a program.
func (v *Visit) terms(h *room.Hall, mine int) {
	c := h.Seats[mine]
	if h.Clock > 0 && !c.Agrees && !h.Begun {
		v.post(room.Say{T: room.SayAgree, Seat: v.seat, Yes: true})
	}
	if h.Late && !c.Shows {
		v.post(room.Say{T: room.SayShow, Seat: v.seat, Yes: true})
	}
}

// agree lets others take back: nobody learned anything by what they take back, so that it harms no program.
func (v *Visit) agree(q *room.Question) {
	if v.seat != game.Nobody && slices.Contains(q.For, v.seat) && !q.No && !q.Yes {
		v.post(room.Say{T: room.SayAnswer, Seat: v.seat, Yes: true})
	}
}

// hear takes in what happens in the match. Where it doesn't fit what is known the match is told anew.
func (v *Visit) hear(t *room.Tell) error {
	m := &v.match
	if t.Start != nil {
		m.low = 0
	}
	v.asks = v.asks && t.Over != nil
	if t.Back != nil {
		m.low = min(m.low, max(t.Back.N, 0))
	}
	if err := m.mirror.Hear(t); room.Missed(err) {
		return err
	} else if err != nil {
		m.mirror, m.low = room.Mirror{Named: v.cfg.Named}, 0
		if m.faults++; m.faults >= mostFaults {
			v.ended = errApart
		}
		return err
	}
	s := v.session()
	if s != nil && s.Len() > m.most {
		m.most, m.faults = s.Len(), 0
	}
	switch due := s != nil && (s.Over() || s.Turn() == v.seat); {
	case !due:
		m.due = time.Time{}
	case m.due.IsZero() || t.Back != nil:
		m.due = time.Now()
	}
	return nil
}

// session is the match in the seat's eyes, nil before it is known whole.
func (v *Visit) session() *game.Session {
	m := &v.match.mirror
	if v.seat == game.Nobody || !m.Started() || m.Behind() || !slices.Contains(m.Eyes(), v.seat) {
		return nil
	}
	return m.Session(v.seat)
}
