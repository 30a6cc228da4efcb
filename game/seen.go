package game

import "fmt"

// Seen is a match as one seat was told of it, on a machine that doesn't know the truth: it begins at a position that
// the seat imagines, and goes on by Hear. The setup holds no seed.
func Seen(g Game, setup Setup, opening []Event, imagined State) *Session {
	s := From(g, setup, imagined)
	s.told = &told{opening: opening}
	return s
}

// told is what a seen match knows by hearsay alone.
type told struct{ opening []Event }

// Seen says whether the match is one that a seat was told of.
func (s *Session) Seen() bool { return s.told != nil }

// Heard is an action as a seat was told of it.
type Heard struct {
	Seat    Seat
	Action  Action  // without what the seat may not know: the zero Action where it is sealed
	Text    string  // as the seat may read it
	Events  []Event // as the seat may see them
	After   State   // the position then, as the seat imagines it
	Thought *Thought
}

// Hear has an action happen that the seat was told of. What was undone before is gone.
func (s *Session) Hear(h Heard) {
	step := Step{Seat: h.Seat, Action: h.Action, Events: h.Events, Thought: h.Thought, after: h.After, text: h.Text}
	s.steps = append(s.steps[:s.at], step)
	s.at++
}

// Unseal tells what an action was that was sealed when it was heard of.
func (s *Session) Unseal(n int, a Action, text string) error {
	if n < 0 || n >= s.at || !s.Seen() {
		return fmt.Errorf("action %d of %d is opened", n, s.at)
	}
	s.steps[n].Action, s.steps[n].text = a, text
	return nil
}

// Retreat has the match stand as it did after the first n actions; those after it wait to be heard again.
func (s *Session) Retreat(n int) error {
	if n < 0 || n > s.at || !s.Seen() {
		return fmt.Errorf("back to action %d of %d", n, s.at)
	}
	s.at = n
	return nil
}

// VeiledFor is an action without what a seat may not know of it, as TextFor writes it.
func VeiledFor(g Game, step Step, seat Seat) Action {
	if v, ok := g.(Veiler); ok && veiledFor(step, seat) {
		return v.Veil(step.Action)
	}
	return step.Action
}
