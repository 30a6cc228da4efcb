// Package think thinks for the seats of a match beside the window: on goroutines of
// its own, so that the window never waits. It knows no window and no single game;
// game/search does the thinking.
package think

import (
	"context"
	"fmt"
	"sync"

	"posterestante/game"
	"posterestante/game/search"
	"posterestante/render/table"
)

// Thinker thinks for the seats of one match. It is a table.Thinker.
type Thinker struct {
	wake func() // has the window look again; nil where there is none

	mu   sync.Mutex // one goroutine thinks at a time
	host search.Host
}

// New makes a thinker that wakes the window when it has an answer; wake may be nil.
func New(wake func()) *Thinker { return &Thinker{wake: wake} }

// Training is what today's program was taught of a game; "" where nothing was.
func (t *Thinker) Training(g game.Game) string {
	m, err := search.ModelOf(g)
	if err != nil {
		return ""
	}
	return m.ID
}

// Reply implements table.Thinker.
func (t *Thinker) Reply(ctx context.Context, s *game.Session) <-chan table.Reply {
	done := make(chan table.Reply, 1) // nobody may be there to take it
	q, ok := search.Ask(s)
	if !ok {
		done <- table.Reply{Err: fmt.Errorf("no seat thinks now")}
		return done
	}
	g := s.Game()
	go func() {
		gently()
		r := t.reply(ctx, g, q)
		if ctx.Err() != nil {
			return
		}
		done <- r
		if t.wake != nil {
			t.wake()
		}
	}()
	return done
}

// reply thinks; what stops the rules is an error.
func (t *Thinker) reply(ctx context.Context, g game.Game, q search.Question) (r table.Reply) {
	t.mu.Lock()
	defer t.mu.Unlock()
	defer func() {
		if p := recover(); p != nil {
			t.host = search.Host{} // what it remembers may be half written
			r.Err = fmt.Errorf("the rules stopped: %v", p)
		}
	}()
	p, err := t.host.Player(g)
	if err != nil {
		return table.Reply{Err: err}
	}
	a, err := p.Think(Patient(ctx), q)
	if err != nil {
		return table.Reply{Err: err}
	}
	r.Action = a.Action
	if len(a.Choices) > 1 || a.Choices[0].Visits > 0 { // else there was nothing to think about
		r.Why = a.Thought()
	}
	return r
}
