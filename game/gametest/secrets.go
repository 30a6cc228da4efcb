package gametest

import (
	"fmt"
	"slices"

	"posterestante/game"
)

// secret holds, of an action that is sealed as it is done, that nothing tells
// which of those that could be sealed it was: no event, no view, its seat's own
// not either; no re-deal but its seat's; neither the session's text nor a reason.
func (m *match) secret(a game.Action, events []game.Event, legal []game.Action) error {
	before, after := m.states[m.step-1], m.states[m.step]
	now, ok := after.(game.Sealer)
	if !ok || now.Sealed() == 0 {
		return nil
	}
	n, who := m.step-1, before.Turn()
	for _, seat := range m.viewers {
		if _, told := m.s.Reason(n, seat); told || m.s.Text(n, seat) != game.SealedText {
			return m.broken(Secrets, "a sealed action is told: %q, its reason: %v", m.s.Text(n, seat), told)
		}
		if t, told := m.s.Thought(n, seat); told {
			return m.broken(Secrets, "seat %d may read why a sealed action was taken: %+v", seat, t)
		}
	}
	if !slices.ContainsFunc(events, func(e game.Event) bool { return e.Kind == game.Seal && e.Seat == who }) {
		return m.broken(Secrets, "no event says that something was sealed")
	}
	for range min(len(legal), 4) {
		b := legal[m.chance.Intn(len(legal))]
		var log game.Log
		other := before.Clone()
		other.Apply(b, &log)
		if !slices.Equal(log.Events, events) {
			return m.broken(Secrets, "events tell it from %q", m.g.Notation(b))
		}
		for _, seat := range m.viewers {
			if d := after.View(seat).Diff(other.View(seat)); d != "" {
				return m.broken(Secrets, "a view tells it from %q: %s", m.g.Notation(b), d)
			}
			if seat == who {
				continue
			}
			r := m.chance
			mine, theirs := after.Clone(), other.Clone()
			mine.Determinize(seat, &m.chance)
			theirs.Determinize(seat, &r)
			if !mine.Equal(theirs) {
				return m.broken(Secrets, "a re-deal for seat %d tells it from %q", seat, m.g.Notation(b))
			}
		}
	}
	m.deals.seal(m.opened(after, who))
	return m.unsealed(after, now.Sealed())
}

// unsealed holds that sealed actions that are taken back lead to the same position when they are done again.
func (m *match) unsealed(after game.State, sealed int) error {
	again, ok := after.Clone().(game.Unsealer)
	if !ok {
		return nil
	}
	again.Unseal()
	for n := m.step - sealed; n < m.step; n++ {
		if step := m.s.Step(n); again.Turn() != step.Seat {
			return m.broken(Secrets, "seat %d decides anew, not seat %d", again.Turn(), step.Seat)
		}
		again.Apply(m.s.Step(n).Action, nil)
	}
	if !again.Equal(after) {
		return m.broken(Secrets, "what was sealed and done again leads elsewhere:\n%s\n%s", text(again), text(after))
	}
	return nil
}

// veiled checks that the text of an action tells nobody what its events don't: of
// two with the same verb that look alike to a seat, in this position or in a
// re-deal of it, and aren't, that seat reads the same.
func (m *match) veiled(a game.Action, events []game.Event) error {
	before, own := m.states[m.step-1], m.s.Step(m.step-1)
	if m.s.Sealed(m.step - 1) {
		return nil
	}
	chance := game.NewRand(uint64(m.step))
	for _, seat := range m.viewers {
		if seat == own.Seat {
			continue
		}
		seen, text := game.EventsFor(events, seat), game.TextFor(m.g, own, seat)
		for n := range 2 {
			d := before.Clone()
			if n > 0 {
				d.Determinize(seat, &chance)
			}
			for _, b := range d.Legal(nil) {
				if b == a || b.Verb != a.Verb {
					continue
				}
				var log game.Log
				other := d.Clone()
				other.Apply(b, &log)
				said := game.TextFor(m.g, game.Step{Seat: own.Seat, Action: b, Events: log.Events}, seat)
				if said != text && slices.Equal(log.For(seat), seen) && !slices.Equal(log.Events, events) {
					return m.broken(Secrets, "to seat %d %q looks like %q, but is written otherwise", seat, text, said)
				}
			}
		}
	}
	return nil
}

// opened is what comes out in several re-deals for others when all else is
// decided alike: as many values as a seal of no knowledge would have.
func (m *match) opened(st game.State, who game.Seat) int {
	out := map[string]bool{}
	for range redeals {
		d := st.Clone()
		d.Determinize(game.Nobody, &m.chance)
		var log game.Log
		for d.(game.Sealer).Sealed() > 0 {
			log.Events = nil
			d.Apply(d.Legal(nil)[0], &log)
		}
		said := ""
		for _, e := range log.Events {
			if e.Kind == game.Note && e.Seat == who {
				said += fmt.Sprint(e.Key, e.Value, " ")
			}
		}
		out[said] = true
	}
	return len(out)
}
