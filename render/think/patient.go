package think

import (
	"context"
	"runtime"
	"time"
)

// slice is how long a browser's page may hear of nothing while something thinks: a
// third of a frame.
const slice = 5 * time.Millisecond

// patient is a context that lets a browser's page live: there all goroutines share the
// window's thread, and who thinks asks the context now and then.
type patient struct {
	context.Context
	slice time.Duration
	began time.Time // when the page last lived
	rest  func()
}

// Patient gives a context for something long on a goroutine of its own.
func Patient(ctx context.Context) context.Context {
	if runtime.GOOS != "js" {
		return ctx
	}
	return &patient{ctx, slice, time.Now(), func() { time.Sleep(time.Microsecond) }} // whoever sleeps lets the page go on
}

// Err is that of the context.
func (p *patient) Err() error {
	if time.Since(p.began) >= p.slice {
		p.rest()
		p.began = time.Now()
	}
	return p.Context.Err()
}
