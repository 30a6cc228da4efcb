package zones

import "posterestante/game"

// Step is something that must be settled before anything else is done; each
// game numbers its own kinds, from 1, and says what A and B mean.
type Step struct{ Kind, A, B uint8 }

// MaxSteps is how many steps can be open.
const MaxSteps = 8

// Steps is a stack of steps: the last is settled first.
type Steps struct {
	Depth uint8
	list  [MaxSteps]Step
}

// Open are the steps from the bottom to the top; they are the stack's own.
func (s *Steps) Open() []Step { return s.list[:s.Depth] }

// Top is the step that must be settled now, the zero Step if there is none.
func (s *Steps) Top() Step {
	if s.Depth == 0 {
		return Step{}
	}
	return s.list[s.Depth-1]
}

// Push puts a step on top.
func (s *Steps) Push(kind, a, b uint8) {
	s.list[s.Depth] = Step{kind, a, b}
	s.Depth++
}

// Pop takes the top step off.
func (s *Steps) Pop() Step {
	s.Depth--
	t := s.list[s.Depth]
	s.list[s.Depth] = Step{}
	return t
}

// Clear drops all steps.
func (s *Steps) Clear() { *s = Steps{} }

// Show keeps the three counters that tell of the top step: its kind, A and B,
// in this order from the given one.
func (s *Steps) Show(counts []int16, kind game.Counter, l *game.Log) {
	t := s.Top()
	Set(counts, kind, int16(t.Kind), l)
	Set(counts, kind+1, int16(t.A), l)
	Set(counts, kind+2, int16(t.B), l)
}

// Set changes a common counter.
func Set(counts []int16, c game.Counter, v int16, l *game.Log) {
	if counts[c] == v {
		return
	}
	counts[c] = v
	if l != nil {
		l.Add(game.Event{Kind: game.Count, Seat: game.Nobody, Counter: c, Value: int32(v)})
	}
}
