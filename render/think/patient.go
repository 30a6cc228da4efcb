package think

import (
	"context"
	"time"
)

// patient is a context that lets the window breathe: who thinks asks it now and then,
// and it rests when a slice is over. On a machine with few cores a click is heard
// beside it so; in a browser all goroutines share the window's thread, and the page
// lives only while they rest.
type patient struct {
	context.Context
	slice time.Duration
	began time.Time // when it last rested
	rest  func()
}

// Patient gives a context for something long on a goroutine of its own.
func Patient(ctx context.Context) context.Context {
	return &patient{ctx, slice, time.Now(), rest}
}

// Err is that of the context.
func (p *patient) Err() error {
	if time.Since(p.began) >= p.slice {
		p.rest()
		p.began = time.Now()
	}
	return p.Context.Err()
}
