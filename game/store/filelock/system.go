//go:build !js

package filelock

import "github.com/gofrs/flock"

type how struct{ file *flock.Flock }

func begin(path string) how { return how{flock.New(path)} }

// TryLock takes hold of the file, which is made if need be; false where another
// has it.
func (l *Lock) TryLock() (bool, error) { return l.file.TryLock() }

// Close lets go of the file; of what isn't held it does nothing.
func (l *Lock) Close() error { return l.file.Close() }
