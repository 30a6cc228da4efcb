package link

import (
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// TestPhrasesOneByOne: many who say words at once don't take the memory of all of them at once.
func TestPhrasesOneByOne(t *testing.T) {
	const at, most = 10, 4 * argonMemory << 10 // what is made, and what is no longer used but not yet given back
	var all sync.WaitGroup
	var done atomic.Bool
	for range at {
		all.Go(func() {
			if _, err := phraseKey("bada bada bada bada bada bada"); err != nil {
				t.Error(err)
			}
		})
	}
	go func() { all.Wait(); done.Store(true) }()
	var peak uint64
	for !done.Load() {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		peak = max(peak, m.HeapAlloc)
		time.Sleep(time.Millisecond)
	}
	if peak > most {
		t.Errorf("%d keys took %d MB", at, peak>>20)
	}
}
