package store

import (
	"slices"

	"posterestante/game"
	"posterestante/game/search"
)

// why is a game.Thought as it is written, actions in the game's notation.
type why struct {
	Chance int      `json:"chance"` // in thousandths
	Turn   []string `json:"turn"`
	Passed []passed `json:"passed,omitempty"`
}

// passed is a game.Passed as it is written.
type passed struct {
	Action string `json:"a"`
	Loss   int    `json:"loss"` // in thousandths
}

// mostThought is how many actions a reason may name.
const mostThought = 64

// reasonFor writes a reason; nil for none.
func reasonFor(g game.Game, t *game.Thought) *why {
	if t == nil {
		return nil
	}
	w := &why{Chance: t.Chance, Turn: []string{}}
	for _, a := range t.Turn {
		w.Turn = append(w.Turn, g.Notation(a))
	}
	for _, p := range t.Passed {
		w.Passed = append(w.Passed, passed{g.Notation(p.Action), p.Loss})
	}
	return w
}

// thought reads a reason; what names no action is an error in words.
func (w *why) thought(s *game.Session) (*game.Thought, error) {
	if w == nil {
		return nil, nil
	}
	if w.Chance < 0 || w.Chance > 1000 || len(w.Turn) > mostThought || len(w.Passed) > mostThought {
		return nil, errWhy
	}
	t := &game.Thought{Chance: w.Chance}
	for _, text := range w.Turn {
		a, err := s.Read(text)
		if err != nil {
			return nil, err
		}
		t.Turn = append(t.Turn, a)
	}
	for _, p := range w.Passed {
		a, err := s.Read(p.Action)
		if err != nil {
			return nil, err
		}
		t.Passed = append(t.Passed, game.Passed{Action: a, Loss: p.Loss})
	}
	return t, nil
}

func thinks(kind string) bool {
	_, ok := game.Thinks(kind)
	return ok
}

// trainingOf is what the seats that think in a setup were taught; "" where none
// thinks.
func trainingOf(g game.Game, s game.Setup) (string, error) {
	if !slices.ContainsFunc(s.Seats, thinks) {
		return "", nil
	}
	m, err := search.ModelOf(g)
	if err != nil {
		return "", err
	}
	return m.ID, nil
}
