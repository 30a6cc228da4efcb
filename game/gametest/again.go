package gametest

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"

	"posterestante/game"
)

// copies holds law 3: play on a clone, on a copied state, on what was cloned.
func (m *match) copies(st game.State, _ []game.Action) error {
	page := text(st)
	original, clone, copied := st.Clone(), st.Clone(), m.states[0].Clone()
	copied.CopyFrom(original)
	if !clone.Equal(st) || !copied.Equal(st) || !st.Equal(clone) {
		return m.broken(Copies, "a copy is not equal to its original")
	}
	for i, s := range []game.State{original, clone, copied} {
		wander(s, &m.chance, 12)
		if !st.Over() && s.Equal(st) {
			return m.broken(Copies, "a copy that was played on is still equal to its original")
		}
		for j, other := range []game.State{original, clone, copied} {
			if j > i && (!other.Equal(m.states[m.step]) || !bytes.Equal(text(other), page)) {
				return m.broken(Copies, "play on one copy changed another")
			}
		}
		if !st.Equal(m.states[m.step]) || !bytes.Equal(text(st), page) {
			return m.broken(Copies, "play on a copy changed the original")
		}
	}
	return nil
}

// text is a state as JSON.
func text(st game.State) []byte {
	data, err := json.Marshal(st)
	if err != nil {
		panic(err)
	}
	return data
}

// wander plays at most n random actions.
func wander(st game.State, r *game.Rand, n int) {
	var buf []game.Action
	for range n {
		if buf = st.Legal(buf[:0]); len(buf) == 0 {
			return
		}
		st.Apply(buf[r.Intn(len(buf))], nil)
	}
}

// replay holds law 4: the match again, from its notation.
func (m *match) replay() error {
	s, err := m.start()
	if err != nil {
		return m.broken(Replay, "the setup is refused the second time: %v", err)
	}
	for i := range m.s.Len() {
		step := m.s.Step(i)
		m.step, m.last = i, step.Action
		events, err := s.DoText(m.g.Notation(step.Action))
		switch {
		case err != nil:
			return m.broken(Replay, "the second time it is refused: %v", err)
		case !slices.Equal(events, step.Events):
			return m.broken(Replay, "the second time other events happen: %+v, %+v", step.Events, events)
		case !s.State().Equal(m.states[i+1]):
			return m.broken(Replay, "the second time it leads elsewhere")
		}
	}
	m.step = m.s.Len()
	return nil
}

// backAndForth holds law 8: undo as far as it goes, at most n actions, and redo.
func (m *match) backAndForth(n int) error {
	done := 0
	for ; done < n; done++ {
		at := m.s.Len()
		err := m.s.Undo()
		var wall *game.Barrier
		switch {
		case err == nil:
			if m.s.Len() != at-1 || !m.s.State().Equal(m.states[at-1]) {
				return m.broken(Undo, "undo of action %d does not lead back", at-1)
			}
			continue
		case at == 0 && errors.Is(err, game.ErrNothing):
		case at > 0 && errors.As(err, &wall) && m.s.CanUndo(m.s.Step(at-1).Seat) != nil:
		default:
			return m.broken(Undo, "undo of action %d: %v", at-1, err)
		}
		break
	}
	for range done {
		at := m.s.Len()
		events, err := m.s.Redo()
		if err != nil || !slices.Equal(events, m.s.Step(at).Events) || !m.s.State().Equal(m.states[at+1]) {
			return m.broken(Undo, "redo of action %d does not lead there again: %v", at, err)
		}
	}
	if _, err := m.s.Redo(); err == nil {
		return m.broken(Undo, "redo goes on beyond the last action")
	}
	return nil
}
