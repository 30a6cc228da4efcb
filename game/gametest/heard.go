package gametest

import (
	"fmt"

	"posterestante/game"
)

// heard holds of the match as it was played, with what its seats really thought, that
// during it only the seat itself is told why it took its action, and after it everybody.
func (m *match) heard(n int) error {
	if why := unheard(m.s, n, m.s.Step(n), m.s.Over(), m.viewers); why != "" {
		return m.broken(Thoughts, "%s", why)
	}
	return nil
}

// unheard says who is told too much or too little of the n-th action. It asks for reasons
// too: no telling may fail.
func unheard(s teller, n int, step game.Step, over bool, viewers []game.Seat) string {
	for _, viewer := range viewers {
		_, told := s.Thought(n, viewer)
		s.Reason(n, viewer)
		switch {
		case told && !over && viewer != step.Seat:
			return fmt.Sprintf("seat %d is told what seat %d thought at action %d while the match goes on", viewer,
				step.Seat, n)
		case !told && over && step.Thought != nil:
			return fmt.Sprintf("the match is over, and seat %d isn't told what seat %d thought at action %d", viewer,
				step.Seat, n)
		}
	}
	return ""
}

// heardAfter holds it of some of the actions of a match that is played.
func (m *match) heardAfter() error {
	if !m.s.Over() {
		return nil
	}
	for n := range m.s.Len() {
		if m.chance.Intn(m.every()) != 0 {
			continue
		}
		m.last = m.s.Step(n).Action
		if err := m.heard(n); err != nil {
			return err
		}
	}
	return nil
}
