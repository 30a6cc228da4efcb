package filelock

import "sync"

// held are the paths that this page holds. Other pages of the program don't run:
// web/boot.js asks the browser for a lock before it starts the program.
var held sync.Map

type how struct{ mine bool }

func begin(string) how { return how{} }

// TryLock takes hold of the path; false where it is held already.
func (l *Lock) TryLock() (bool, error) {
	if l.mine {
		return true, nil
	}
	_, taken := held.LoadOrStore(l.path, true)
	l.mine = !taken
	return l.mine, nil
}

// Close lets go of the path; of what isn't held it does nothing.
func (l *Lock) Close() error {
	if l.mine {
		held.Delete(l.path)
		l.mine = false
	}
	return nil
}
