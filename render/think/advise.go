package think

import (
	"context"
	"fmt"
	"math"
	"sync"

	"posterestante/game"
	"posterestante/game/coach"
	"posterestante/render/table"
)

// adviceIterations is how often the coach looks ahead for each turn that it weighs: as
// much as an opponent of level 4.
const adviceIterations = 1000

// Adviser is the coach of one match. It is a table.Adviser.
type Adviser struct {
	wake  func()
	mu    sync.Mutex // one goroutine thinks at a time
	coach *coach.Coach
}

// NewAdviser makes an adviser that wakes the window when it has something to say;
// wake may be nil.
func NewAdviser(wake func()) *Adviser { return &Adviser{wake: wake} }

// Plans implements table.Adviser.
func (a *Adviser) Plans(ctx context.Context, s *game.Session) <-chan table.Advice {
	return a.turns(ctx, s, (*coach.Coach).Ideas, coach.Most)
}

// Reach implements table.Adviser.
func (a *Adviser) Reach(ctx context.Context, s *game.Session) <-chan table.Advice {
	return a.turns(ctx, s, (*coach.Coach).Reach, 2*coach.Most) // some may read the same
}

// finder finds turns of the seat to act after n actions, at most so many.
type finder = func(c *coach.Coach, ctx context.Context, s *game.Session, n, most int) ([]coach.Plan, error)

// turns begins to find turns of the seat to act.
func (a *Adviser) turns(ctx context.Context, s *game.Session, find finder, most int) <-chan table.Advice {
	n := s.Len()
	return a.ask(ctx, s, n, func(c *coach.Coach, s *game.Session) (out table.Advice, err error) {
		plans, err := find(c, Patient(ctx), s, n, most)
		for _, p := range plans {
			out.Plans = append(out.Plans, planOf(p))
		}
		return out, err
	})
}

// Judge implements table.Adviser: the costs of what the seat decided in the turn
// are added, and the better turn is from where it lost most.
func (a *Adviser) Judge(ctx context.Context, s *game.Session, n int) <-chan table.Advice {
	return a.ask(ctx, s, n, func(c *coach.Coach, s *game.Session) (out table.Advice, err error) {
		out.At = n
		worst, loss := 0.0, 0.0
		for seat, at := s.Step(n).Seat, n; at < s.Len() && s.Step(at).Seat == seat; {
			t, err := c.Judge(Patient(ctx), s, at)
			if err != nil {
				return out, err
			}
			if loss += t.Loss; t.Loss > worst {
				worst, out.At, out.Plans = t.Loss, t.From, []table.Plan{planOf(t.Best)}
			}
			at = t.To
		}
		out.Loss = thousandths(loss)
		return out, nil
	})
}

// ask has the coach do something on a goroutine of its own, with a copy of the match.
func (a *Adviser) ask(ctx context.Context, s *game.Session, n int, do func(*coach.Coach, *game.Session) (table.Advice,
	error)) <-chan table.Advice {
	done := make(chan table.Advice, 1) // nobody may be there to take it
	copied := s.Branch(s.Len())
	go func() {
		gently()
		out := a.advice(copied, do)
		if ctx.Err() != nil {
			return
		}
		if out.At == 0 {
			out.At = n
		}
		done <- out
		if a.wake != nil {
			a.wake()
		}
	}()
	return done
}

func (a *Adviser) advice(s *game.Session, do func(*coach.Coach, *game.Session) (table.Advice, error)) (
	out table.Advice) {
	a.mu.Lock()
	defer a.mu.Unlock()
	defer func() {
		if p := recover(); p != nil {
			a.coach, out = nil, table.Advice{Err: fmt.Errorf("the rules stopped: %v", p)}
		}
	}()
	if a.coach == nil {
		c, err := coach.New(s.Game(), adviceIterations)
		if err != nil {
			return table.Advice{Err: err}
		}
		a.coach = c
	}
	out, err := do(a.coach, s)
	out.Err = err
	return out
}

func planOf(p coach.Plan) table.Plan {
	return table.Plan{Turn: p.Turn, Chance: thousandths(p.Chance), Points: p.Points, Aim: p.Aim.Says}
}

func thousandths(x float64) int { return int(math.Round(x * 1000)) }
