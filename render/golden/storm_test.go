package golden

import (
	"runtime"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/render/engine/stage"
)

// TestStorm paints a table in many sizes, as a window does whose border is drawn about, and checks
// that what is kept for a size doesn't add up.
func TestStorm(t *testing.T) {
	const most = 24 << 20 // bytes that stay, beyond those of the first sizes
	show := stage.NewShow(tableOf("fr", ride(70, "person", "bot:steady", "person", "bot:keen")))
	settle(show)
	live := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	var before uint64
	for i := range 40 {
		painters().Compose(show.Frame(), 0.3+float64(i*17%40)/150)
		if i == 8 {
			before = live()
		}
	}
	if now := live(); now > before+most {
		t.Errorf("after 30 sizes more %d MiB stay, %d before", now>>20, before>>20)
	}
	if n := fonts.Kept(); n > fonts.MostKept {
		t.Errorf("%d faces are kept", n)
	}
}
