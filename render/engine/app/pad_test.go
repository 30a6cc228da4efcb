package app

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/stage"
)

// fakePads are pads without hardware.
type fakePads struct {
	ids  []ebiten.GamepadID
	down map[ebiten.GamepadID][]ebiten.StandardGamepadButton
	axes map[ebiten.StandardGamepadAxis]float64 // of the first
}

func (f *fakePads) list(ids []ebiten.GamepadID) []ebiten.GamepadID { return append(ids, f.ids...) }
func (f *fakePads) pressed(id ebiten.GamepadID, b ebiten.StandardGamepadButton) bool {
	return slices.Contains(f.down[id], b)
}
func (f *fakePads) axis(id ebiten.GamepadID, a ebiten.StandardGamepadAxis) float64 {
	if id != f.ids[0] {
		return 0
	}
	return f.axes[a]
}

// TestPadButtons holds what every button of the standard layout does.
func TestPadButtons(t *testing.T) {
	now := time.Now()
	for _, row := range []struct {
		name   string
		button ebiten.StandardGamepadButton
		want   stage.Key
	}{
		{"A", ebiten.StandardGamepadButtonRightBottom, stage.KeyEnter},
		{"B", ebiten.StandardGamepadButtonRightRight, stage.KeyEscape},
		{"X", ebiten.StandardGamepadButtonRightLeft, stage.PadX},
		{"Y", ebiten.StandardGamepadButtonRightTop, stage.PadY},
		{"L1", ebiten.StandardGamepadButtonFrontTopLeft, stage.KeyBackTab},
		{"R1", ebiten.StandardGamepadButtonFrontTopRight, stage.KeyTab},
		{"L2", ebiten.StandardGamepadButtonFrontBottomLeft, stage.KeyPageUp},
		{"R2", ebiten.StandardGamepadButtonFrontBottomRight, stage.KeyPageDown},
		{"start", ebiten.StandardGamepadButtonCenterRight, stage.PadStart},
		{"select", ebiten.StandardGamepadButtonCenterLeft, stage.PadSelect},
		{"up", ebiten.StandardGamepadButtonLeftTop, stage.KeyUp},
		{"left", ebiten.StandardGamepadButtonLeftLeft, stage.KeyLeft},
	} {
		f := &fakePads{ids: []ebiten.GamepadID{3}, down: map[ebiten.GamepadID][]ebiten.StandardGamepadButton{3: {row.button}}}
		var r padReader
		if got := r.read(f, now, false, nil); !slices.Equal(got, []stage.Key{row.want}) {
			t.Errorf("%s is %v, want %s", row.name, got, row.want)
		}
	}
}

// TestPadRepeats checks that what walks goes on while it is held, whatever the
// time between polls, and that what chooses doesn't.
func TestPadRepeats(t *testing.T) {
	for _, row := range []struct {
		button  ebiten.StandardGamepadButton
		poll    time.Duration
		least   int
		most    int
		because string
	}{
		{ebiten.StandardGamepadButtonLeftBottom, 16 * time.Millisecond, 5, 7, "it walks"},
		{ebiten.StandardGamepadButtonLeftBottom, 50 * time.Millisecond, 4, 7, "it walks when polled slowly"},
		{ebiten.StandardGamepadButtonRightBottom, 16 * time.Millisecond, 1, 1, "it chooses"},
	} {
		f := &fakePads{ids: []ebiten.GamepadID{0}, down: map[ebiten.GamepadID][]ebiten.StandardGamepadButton{0: {row.button}}}
		var r padReader
		at, n := time.Now(), 0
		for d := time.Duration(0); d < time.Second; d += row.poll {
			n += len(r.read(f, at.Add(d), false, nil))
		}
		if n < row.least || n > row.most {
			t.Errorf("held for a second it counts %d times: %s", n, row.because)
		}
		f.down = nil
		r.read(f, at.Add(2*time.Second), false, nil)
		if len(r.held) > 0 {
			t.Error("what is let go is held")
		}
	}
}

func TestPadSticks(t *testing.T) {
	f := &fakePads{ids: []ebiten.GamepadID{0}}
	var r padReader
	at := time.Now()
	push := func(x, y ebiten.StandardGamepadAxis, dx, dy float64) []stage.Key {
		f.axes = map[ebiten.StandardGamepadAxis]float64{x: dx, y: dy}
		at = at.Add(10 * time.Millisecond)
		return r.read(f, at, false, nil)
	}
	const lx, ly = ebiten.StandardGamepadAxisLeftStickHorizontal, ebiten.StandardGamepadAxisLeftStickVertical
	const rx, ry = ebiten.StandardGamepadAxisRightStickHorizontal, ebiten.StandardGamepadAxisRightStickVertical
	for _, row := range []struct {
		name   string
		x, y   ebiten.StandardGamepadAxis
		dx, dy float64
		want   stage.Key // "" for none
	}{
		{"at rest", lx, ly, 0.2, -0.1, ""},
		{"pushed right", lx, ly, 0.9, 0.3, stage.KeyRight},
		{"a little less", lx, ly, 0.5, 0.3, ""},
		{"still right", lx, ly, 0.7, 0.3, ""},
		{"let go", lx, ly, 0.3, 0, ""},
		{"right anew", lx, ly, 0.8, 0, stage.KeyRight},
		{"rolled down", lx, ly, 0.5, 0.8, stage.KeyDown},
		{"let go", lx, ly, 0, 0, ""},
		{"up", lx, ly, -0.3, -0.9, stage.KeyUp},
		{"the right one left", rx, ry, -1, 0, stage.KeyLookLeft},
		{"the right one down", rx, ry, 0, 1, stage.KeyLookDown},
	} {
		var want []stage.Key
		if row.want != "" {
			want = []stage.Key{row.want}
		}
		if got := push(row.x, row.y, row.dx, row.dy); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", row.name, got, want)
		}
	}
}

// TestTwoPads checks that two persons with a pad each don't stand in each
// other's way, that a pad may be unplugged, and that a window without the focus
// takes nothing, not even what is still held afterwards.
func TestTwoPads(t *testing.T) {
	f := &fakePads{ids: []ebiten.GamepadID{0, 1}, down: map[ebiten.GamepadID][]ebiten.StandardGamepadButton{
		0: {ebiten.StandardGamepadButtonLeftBottom}, 1: {ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonRightBottom}}}
	var r padReader
	at := time.Now()
	if got := r.read(f, at, false, nil); len(got) != 3 {
		t.Errorf("two pads press %v", got)
	}
	f.ids = f.ids[:1]
	if r.read(f, at.Add(time.Millisecond), false, nil); len(r.held) != 1 {
		t.Errorf("an unplugged pad holds: %v", r.held)
	}
	r = padReader{}
	f.down[0] = []ebiten.StandardGamepadButton{ebiten.StandardGamepadButtonRightBottom}
	if got := r.read(f, at, true, nil); len(got) > 0 {
		t.Errorf("without the focus it takes %v", got)
	}
	if got := r.read(f, at.Add(time.Second), false, nil); len(got) > 0 {
		t.Errorf("what was pressed elsewhere counts here: %v", got)
	}
}

// TestNapsOnlyPoll checks that polls of the pads have nothing shown anew, but now
// and then.
func TestNapsOnlyPoll(t *testing.T) {
	rang := make(chan bool, 1)
	n := sleeper{wake: func() { rang <- true }}
	if n.poll() {
		t.Error("an event is taken for a poll")
	}
	polls := 0
	for range 2 * napShow {
		n.sleep(time.Microsecond)
		<-rang
		if n.poll() {
			polls++
		}
	}
	if polls != 2*napShow-2 {
		t.Errorf("%d of %d wakes were polls", polls, 2*napShow)
	}
	n.sleep(time.Hour)
	n.stop()
	if n.poll() {
		t.Error("a stopped sleeper rings")
	}
}

// TestNapsLookAfterDrawing: once a frame was drawn the loop looks by itself a few
// times, without a pad too, and then no more.
func TestNapsLookAfterDrawing(t *testing.T) {
	rang := make(chan bool, 1)
	n := sleeper{wake: func() { rang <- true }}
	n.sleep(napNone)
	if !n.none.Load() {
		t.Error("it wakes without a pad, though nothing was drawn")
	}
	n.drew()
	for i := range soon {
		n.sleep(napNone)
		select {
		case <-rang:
		case <-time.After(3 * time.Minute):
			t.Fatalf("look %d doesn't come", i+1)
		}
		if !n.poll() {
			t.Errorf("look %d has something shown anew", i+1)
		}
	}
	n.sleep(napNone)
	if !n.none.Load() {
		t.Error("it goes on looking")
	}
	n.stop()
}
