package link

import "sync/atomic"

// MostTries is how many wrong tries end a phrase. Whoever guesses names a key that there is not, so that all wrong
// tries count, whatever they name.
const MostTries = 20

// Tries counts wrong tries. The zero value is ready; any goroutine may use it.
type Tries struct{ n atomic.Int32 }

// Wrong counts one.
func (t *Tries) Wrong(KeyID, string) { t.n.Add(1) }

// Ended says whether there were too many.
func (t *Tries) Ended() bool { return t.n.Load() >= MostTries }
