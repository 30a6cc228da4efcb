package room

import (
	"errors"
	"maps"
	"slices"

	"posterestante/game"
	"posterestante/game/deal"
)

// Truth is a match that is over as the referee says it was, played again here from its seed.
type Truth struct {
	Session *game.Session // as far as it could be played
	Deal    *deal.Deal    // how its seed came about; nil where the host typed it
	Fault   error         // why it isn't what this program saw; nil where it is
}

// Errors of a Truth.
var (
	errSetup = errors.New("the match that was told at its end is another one")
	errTrue  = errors.New("the match that was told at its end went otherwise than what was seen")
)

// prove plays the match that is told at its end, and compares it with what this program's eyes saw all along.
func (m *Mirror) prove(o *Over) *Truth {
	seen := m.seen[0]
	setup := seen.Setup()
	t := &Truth{Deal: o.Deal, Session: seen}
	if o.Setup.Game != setup.Game || len(o.Setup.Seats) != len(setup.Seats) ||
		!maps.Equal(o.Setup.Options, setup.Options) || len(o.Actions) != seen.Len() {
		t.Fault = errSetup
		return t
	}
	s, err := game.NewSession(seen.Game(), o.Setup)
	if err != nil {
		t.Fault = err
		return t
	}
	t.Session = s
	for i, eye := range m.eyes {
		if !slices.EqualFunc(packed(s.Opening(eye)), packed(m.seen[i].Opening(eye)), sameEvent) {
			t.Fault = errTrue
			return t
		}
	}
	for n, text := range o.Actions {
		if t.Fault = m.proveStep(s, n, text); t.Fault != nil {
			return t
		}
	}
	for i, eye := range m.eyes {
		a, b := m.seen[i].View(eye), s.View(eye)
		if a.Diff(b) != "" {
			t.Fault = errTrue
		}
	}
	return t
}

// proveStep takes the n-th action, which must look to this program's eyes as it did.
func (m *Mirror) proveStep(s *game.Session, n int, text string) error {
	if _, err := s.DoText(text); err != nil {
		return err
	}
	for i, eye := range m.eyes {
		told, real := m.seen[i].Step(n), s.Step(n)
		events := game.EventsFor(real.Events, eye)
		if told.Seat != real.Seat || !slices.EqualFunc(packed(told.Events), packed(events), sameEvent) {
			return errTrue
		}
	}
	return nil
}

func sameEvent(a, b wireEvent) bool { return a == b }
