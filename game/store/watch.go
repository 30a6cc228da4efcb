package store

import "errors"

// Watch is told, while a long file is read, how many of its bytes are. Once it
// says no, nobody waits for the rest: reading stops with ErrLeft. It is called
// often, and by the goroutine that reads.
type Watch func(read, of int) (on bool)

// ErrLeft says that reading was stopped by a Watch.
var ErrLeft = errors.New("reading was left")

// on tells of so many bytes; nil watches nothing.
func (w Watch) on(read, of int) bool { return w == nil || w(read, of) }
