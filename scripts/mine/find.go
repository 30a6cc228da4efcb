package main

import (
	"context"
	"slices"

	"posterestante/game"
	"posterestante/game/mined"
	"posterestante/game/search"
)

const (
	glance  = 0.1  // part of the looks that tells what is not worth judging with all
	playing = 200  // looks of those who play games to the end
	sure    = 0.05 // how much more of the win must come of the better action in them
)

// match plays a match and keeps the turns in it that are missed.
func (m *miner) match(seed uint64) error {
	kinds := slices.Repeat([]string{"think:100"}, m.seats)
	s, err := game.NewSession(m.of, game.Setup{Game: m.of.Name(), Seats: kinds, Seed: game.Numbered(seed)})
	if err != nil {
		return err
	}
	var h search.Host
	for last := game.Nobody; !s.Over(); {
		if now := game.TurnOf(s.State()); now != last && now == s.Turn() && len(s.Legal()) > 1 {
			last = now
			if err := m.turn(s); err != nil {
				return err
			}
		}
		if err := h.Step(context.Background(), s); err != nil {
			return err
		}
	}
	return nil
}

// turn keeps the turn that begins if it is one that is missed.
func (m *miner) turn(s *game.Session) error {
	seed := s.SeedAt(s.Len())
	a, err := mined.Ask(m.player, s, m.looks, seed)
	if err != nil {
		return err
	}
	b, err := mined.Ask(m.player, s, m.lots, seed)
	if err != nil || a.Action == b.Action {
		return err
	}
	more, err := mined.More(m.player, s, int(glance*float64(m.lots)), seed+1, b.Action, a.Action)
	if err != nil || more < mined.Much/2 {
		return err
	}
	more, err = mined.More(m.player, s, m.lots, seed+2, b.Action, a.Action)
	if err != nil || more < mined.Much {
		return err
	}
	return m.keep(s, b.Action, a.Action, more)
}

// keep keeps a turn if games played to the end say so too.
func (m *miner) keep(s *game.Session, best, missed game.Action, by float64) error {
	came, err := m.comes(s, best)
	if err != nil {
		return err
	}
	other, err := m.comes(s, missed)
	if err != nil || came-other < sure {
		return err
	}
	m.found++
	t := mined.Turn{Setup: s.Setup(), Best: m.of.Notation(best), Missed: m.of.Notation(missed), By: by,
		Came: came - other}
	for i := range s.Len() {
		t.Actions = append(t.Actions, m.of.Notation(s.Step(i).Action))
	}
	return m.out.Encode(t)
}

// comes is what part of the win comes of an action on the mean, in games that are played to the end.
func (m *miner) comes(s *game.Session, a game.Action) (mean float64, err error) {
	seat := s.Turn()
	for n := range uint64(m.ends) {
		st, r := s.Believed(s.Len(), seat, n), game.NewRand(n)
		st.Apply(a, nil)
		for !st.Over() {
			legal := st.Legal(nil)
			if len(legal) > 1 {
				deal := st.Clone()
				deal.Determinize(st.Turn(), &r)
				q := search.Question{Deal: deal, Iterations: playing, Seed: r.Next()}
				answer, err := m.player.Think(context.Background(), q)
				if err != nil {
					return 0, err
				}
				legal[0] = answer.Action
			}
			st.Apply(legal[0], nil)
		}
		win, _ := m.player.Result(st, seat)
		mean += win / float64(m.ends)
	}
	return mean, nil
}
