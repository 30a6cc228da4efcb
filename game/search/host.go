package search

import (
	"context"
	"errors"
	"math"

	"posterestante/game"
)

// Ask is the question that a match puts to the seat to act; ok is false where
// that is none that thinks. It takes a copy of all that it needs: the answer may
// be thought out on another goroutine while the match is shown.
func Ask(s *game.Session) (q Question, ok bool) {
	if s.Over() {
		return q, false
	}
	if q.Iterations, ok = game.Thinks(s.Setup().Seats[s.Turn()]); !ok {
		return q, false
	}
	q.Deal, q.Seed = s.Dealt()
	return q, true
}

// passedOver is how many choices a Thought keeps beside the one taken.
const passedOver = 3

// Thought is the reason to keep with the action.
func (a *Answer) Thought() *game.Thought {
	t := &game.Thought{Chance: thousandths(a.Chance), Turn: a.Choices[0].Turn}
	for _, c := range a.Choices[1:] {
		if len(t.Passed) == passedOver || c.Visits == 0 {
			break
		}
		t.Passed = append(t.Passed, game.Passed{Action: c.Action, Loss: max(0, thousandths(c.Loss))})
	}
	return t
}

func thousandths(x float64) int { return int(math.Round(float64(x * 1000))) }

// Host replies for the seats that no person plays, of any game. The zero Host is
// ready; one goroutine uses it.
type Host struct{ players map[string]*Player }

// Player is the host's player of a game.
func (h *Host) Player(g game.Game) (*Player, error) {
	if p := h.players[g.Name()]; p != nil {
		return p, nil
	}
	m, err := ModelOf(g)
	if err != nil {
		return nil, err
	}
	if h.players == nil {
		h.players = map[string]*Player{}
	}
	h.players[g.Name()] = NewPlayer(m)
	return h.players[g.Name()], nil
}

// Reply is what the seat to act does next where no person plays it, with the
// reason to keep where it thinks; before that what another such seat asks for, see game.Volunteer. It is the same
// whenever the match stands as it does.
func (h *Host) Reply(ctx context.Context, s *game.Session) (game.Action, *game.Thought, error) {
	if a, ok := s.Volunteer(); ok {
		return a, nil, nil
	}
	q, ok := Ask(s)
	if !ok {
		a, ok := s.Reply()
		if !ok {
			return a, nil, errors.New("the game is over")
		}
		return a, nil, nil
	}
	p, err := h.Player(s.Game())
	if err != nil {
		return game.Action{}, nil, err
	}
	a, err := p.Think(ctx, q)
	if err != nil {
		return game.Action{}, nil, err
	}
	if len(a.Choices) == 1 && a.Choices[0].Visits == 0 || anyway(s.State()) { // nothing to think about, or to tell
		return a.Action, nil, nil
	}
	return a.Action, a.Thought(), nil
}

// Step has a match that isn't over go on by what Reply says, and keeps the reason.
func (h *Host) Step(ctx context.Context, s *game.Session) error {
	a, why, err := h.Reply(ctx, s)
	if err != nil {
		return err
	}
	_, err = s.DoThought(a, why)
	return err
}

// Match begins a match in which nobody is a person, and plays it to its end.
func (h *Host) Match(ctx context.Context, g game.Game, setup game.Setup) (*game.Session, error) {
	s, err := game.NewSession(g, setup)
	if err != nil {
		return nil, err
	}
	for !s.Over() {
		if err := h.Step(ctx, s); err != nil {
			return nil, err
		}
	}
	return s, nil
}
