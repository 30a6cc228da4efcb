package train

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// Won plays so many games on all cores and gives how many were won, a tie in part. What begin gives, once for each
// core, plays the n-th game, from 0, and says what part of the win is counted. The first error ends it.
func Won(games int, begin func() func(n int) (float64, error)) (won float64, err error) {
	var wait sync.WaitGroup
	var next atomic.Int64
	var stop atomic.Bool
	var once sync.Once
	parts := make([]float64, games)
	for range min(games, runtime.GOMAXPROCS(0)) {
		wait.Go(func() {
			play := begin()
			for n := int(next.Add(1) - 1); n < games && !stop.Load(); n = int(next.Add(1) - 1) {
				part, failed := play(n)
				if failed != nil {
					once.Do(func() { err = failed })
					stop.Store(true)
				}
				parts[n] = part
			}
		})
	}
	wait.Wait()
	for _, part := range parts { // in the order of the games, so that the sum is always the same
		won += part
	}
	return won, err
}
