package train

import (
	"errors"
	"runtime"
	"sync/atomic"
	"testing"
)

// TestWon checks that each game is played once and counted, whatever the number of cores, and that an error is given
// and ends it.
func TestWon(t *testing.T) {
	for _, games := range []int{0, 1, 7, 500} {
		played := make([]atomic.Int32, games)
		var begun atomic.Int32
		won, err := Won(games, func() func(int) (float64, error) {
			begun.Add(1)
			return func(n int) (float64, error) {
				played[n].Add(1)
				return float64(n % 3), nil
			}
		})
		want := 0
		for n := range played {
			if want += n % 3; played[n].Load() != 1 {
				t.Errorf("game %d of %d was played %d times", n, games, played[n].Load())
			}
		}
		if err != nil || won != float64(want) || int(begun.Load()) > runtime.GOMAXPROCS(0) {
			t.Errorf("%g of %d were won on %d cores, not %d: %v", won, games, begun.Load(), want, err)
		}
	}
	broken := errors.New("broken")
	var n atomic.Int32
	_, err := Won(1<<20, func() func(int) (float64, error) {
		return func(int) (float64, error) {
			if n.Add(1) > 9 {
				return 0, broken
			}
			return 1, nil
		}
	})
	if err != broken || int(n.Load()) > 9+runtime.GOMAXPROCS(0) {
		t.Errorf("%v after %d games", err, n.Load())
	}
}
