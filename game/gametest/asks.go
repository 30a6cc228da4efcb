package gametest

import (
	"reflect"

	"posterestante/game"
)

// asksOnce checks that before the action that ended the match, or before the one
// by which the same seat set out to end it, there was one question, and that
// what it told came true; but for what chance brought.
func (m *match) asksOnce() error {
	if !m.s.Over() || m.s.Len() == 0 {
		return nil
	}
	var asked *game.Stakes
	at := 0 // when they were asked
	last := m.s.Step(m.s.Len() - 1).Seat
	for n := max(0, m.s.Len()-40); n < m.s.Len(); n++ {
		m.step, m.last = n, m.s.Step(n).Action
		if m.s.Step(n).Seat != last {
			asked = nil
		}
		s := m.s.Branch(n).Stakes(m.last)
		switch {
		case s == nil || !s.Ends:
			continue
		case m.s.Step(n).Seat != last && !m.certain(n, nil):
			continue
		case asked != nil:
			return m.broken(Asks, "it is asked a second time")
		case m.s.Step(n).Seat != last:
			return m.broken(Asks, "the match is said to end, and goes on")
		}
		asked, at = s, n
	}
	switch {
	case asked == nil && !m.certain(m.s.Len()-1, nil):
		return nil // nobody could know
	case asked == nil:
		return m.broken(Asks, "the match ended and nobody was asked")
	case asked.Why.Key != "" && asked.Why.Key != m.s.Ending()[0].Key:
		return m.broken(Asks, "it was said to end by %q, and did by %q", asked.Why.Key, m.s.Ending()[0].Key)
	}
	for i, score := range asked.Scores {
		if is := m.s.Scores()[i]; (score.Total != is.Total || score.Place != is.Place) &&
			(at < m.s.Len()-1 || m.certain(at, asked.Scores)) {
			return m.broken(Asks, "seat %d was told %d points and place %d, and has %d and %d", i, score.Total,
				score.Place, is.Total, is.Place)
		}
	}
	return nil
}

// certain says whether the n-th action ends the match whatever is hidden from its
// seat and whatever chance brings, and with these scores unless they are nil.
func (m *match) certain(n int, scores []game.Score) bool {
	before, step := m.s.StateAt(n), m.s.Step(n)
	for range 60 {
		d := before.Clone()
		d.Determinize(step.Seat, &m.chance)
		d.Apply(step.Action, nil)
		if !d.Over() || scores != nil && !reflect.DeepEqual(d.Scores(), scores) {
			return false
		}
	}
	return true
}

// asksBlind checks that the question is the same whatever is hidden from who is
// asked.
func (m *match) asksBlind(st game.State, legal []game.Action) error {
	other := st.Clone()
	other.Determinize(st.Turn(), &m.chance)
	for range min(len(legal), 8) {
		a := legal[m.chance.Intn(len(legal))]
		mine, theirs := game.From(m.g, m.c.Setup, st).Stakes(a), game.From(m.g, m.c.Setup, other).Stakes(a)
		if !reflect.DeepEqual(mine, theirs) {
			return m.broken(Asks, "%q: the question depends on what is hidden: %+v, %+v", m.g.Notation(a), mine, theirs)
		}
	}
	return nil
}

// previews checks that a preview is the same whatever is hidden from who is to
// act, that it changes nothing, and that it comes true.
func (m *match) previews(st game.State, legal []game.Action) error {
	other := st.Clone()
	other.Determinize(st.Turn(), &m.chance)
	for range min(len(legal), 6) {
		a := legal[m.chance.Intn(len(legal))]
		mine, theirs := game.From(m.g, m.c.Setup, st).Preview(a), game.From(m.g, m.c.Setup, other).Preview(a)
		if !reflect.DeepEqual(mine, theirs) {
			return m.broken(Foresees, "%q: the preview depends on what is hidden: %+v, %+v", m.g.Notation(a),
				mine.Events, theirs.Events)
		}
		var log game.Log
		st.Clone().Apply(a, &log)
		if n := len(mine.Events); n > len(log.Events) {
			return m.broken(Foresees, "%q: %d events are foreseen, %d come", m.g.Notation(a), n, len(log.Events))
		}
		seen := game.EventsFor(log.Events, st.Turn())
		for i, e := range mine.Events {
			if is := seen[i]; e.Kind != is.Kind || e.From != is.From || e.To != is.To || e.Seat != is.Seat ||
				e.Value != is.Value || e.Piece.ID != 0 && e.Piece != is.Piece {
				return m.broken(Foresees, "%q: foreseen %+v, came %+v", m.g.Notation(a), e, is)
			}
		}
	}
	return nil
}
