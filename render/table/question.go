package table

import (
	"context"

	"posterestante/game"
)

// standing is where a match stands, so far as an answer is about it.
type standing struct {
	done, undone int
	last         game.Action
}

// stands is where the match stands.
func (c *core) stands() standing {
	s := c.session()
	at := standing{done: s.Len(), undone: s.Undone()}
	if at.done > 0 {
		at.last = s.Step(at.done - 1).Action
	}
	return at
}

// question is something that is asked of who thinks elsewhere than in the window; the zero question asks nothing.
type question[T any] struct {
	at     standing           // what it is about
	cancel context.CancelFunc // nil while nothing is asked
	answer <-chan T
	said   *T // the answer, once it is there
}

// ask asks somebody who answers once, unless the context is cancelled.
func (q *question[T]) ask(at standing, who func(context.Context) <-chan T) {
	ctx, cancel := context.WithCancel(context.Background())
	*q = question[T]{at: at, cancel: cancel, answer: who(ctx)}
}

// asks says whether something is asked.
func (q *question[T]) asks() bool { return q.cancel != nil }

// stop gives a question up; what was said is forgotten.
func (q *question[T]) stop() {
	if q.asks() {
		q.cancel()
	}
	*q = question[T]{}
}

// heard takes the answer if it is there; it says whether it came now.
func (q *question[T]) heard() bool {
	if !q.asks() || q.said != nil {
		return false
	}
	select {
	case a := <-q.answer:
		q.said = &a
		return true
	default:
		return false
	}
}
