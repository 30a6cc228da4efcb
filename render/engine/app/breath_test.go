package app

import (
	"testing"
	"time"

	"posterestante/render/engine/app/settings"
)

// TestBreath checks that a scene that breathes does so eight times a second, for a
// minute after anything happened, and not where it may not.
func TestBreath(t *testing.T) {
	var b breather
	now := time.Unix(1000, 0)
	count := func(breathes bool, quiet time.Duration) (n int) {
		for range 1000 { // ten seconds
			now = now.Add(10 * time.Millisecond)
			if _, next := b.due(breathes, quiet, now); next {
				n++
			}
		}
		return n
	}
	if n := count(true, time.Second); n < 70 || n > 84 {
		t.Errorf("%d breaths in ten seconds", n)
	}
	for _, n := range []int{count(false, 0), count(true, breathFor)} {
		if n != 0 {
			t.Errorf("%d breaths where nothing breathes", n)
		}
	}
	if alive, _ := b.due(true, breathFor+time.Second, now); alive {
		t.Error("after a minute it still breathes")
	}
	b.off = true
	if n := count(true, 0); n != 0 {
		t.Errorf("a window that stands still takes %d breaths", n)
	}
	for _, row := range []struct {
		s    settings.Settings
		want bool
	}{
		{settings.Settings{Speed: 2}, true}, {settings.Settings{Speed: 2, Calm: true}, false},
		{settings.Settings{Speed: 2, Still: true}, false}, {settings.Settings{}, false},
	} {
		if wanted(row.s) != row.want {
			t.Errorf("%+v: breathes %v", row.s, !row.want)
		}
	}
}
