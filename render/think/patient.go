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
	slice time.Duration // as long as it thinks before it rests next
	least time.Duration // slices are never shorter
	most  time.Duration // nor longer
	began time.Time     // when it last rested
	rest  func()
}

// Patient gives a context for something long on a goroutine of its own.
func Patient(ctx context.Context) context.Context {
	return &patient{ctx, slice, slice, most, time.Now(), rest}
}

// Err is that of the context. Where a rest takes long, since the window paints a frame
// in it, it thinks for half as long after it: else a slow page would think for ever.
func (p *patient) Err() error {
	if tired := time.Now(); tired.Sub(p.began) >= p.slice {
		p.rest()
		p.began = time.Now()
		p.slice = min(max(p.began.Sub(tired)/2, p.least), p.most)
	}
	return p.Context.Err()
}
