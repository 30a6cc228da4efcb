package table

import (
	"math"
	"slices"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// dragged follows a drag: it picks where it starts and clicks where it ends.
func (t *Table) dragged(in *stage.Input) bool {
	t.hand.dragX, t.hand.dragY = in.X, in.Y
	if t.hand.drag == nil {
		s, ok := in.Grip.(game.Spot)
		if !ok || in.Drag == "" || in.Drop || !slices.Contains(t.picker.Lit(), s) || t.lay.Amount != nil && t.lay.Amount.Zone == s.Zone {
			return false
		}
		if len(t.picker.Try(s)) > 0 {
			t.picker.Click(s)
		}
		t.hand.drag, t.let, t.hand.hang = &s, letGo{}, hang{x: in.FromX}
		return true
	}
	if !in.Drop {
		return in.Drag != ""
	}
	from := *t.hand.drag
	if held, ok := t.hand.held(); ok && !t.deps.Calm {
		t.let = letGo{spot: from, at: held.Rect}
	}
	t.hand.drag = nil
	if len(t.picker.Picked) == 0 { // one click is the whole action
		if in.On != in.Grip {
			t.pick(from)
		}
		return true
	}
	to, ok := in.On.(game.Spot)
	switch {
	case ok && to == from:
	case ok && slices.Contains(t.picker.Lit(), to):
		t.pick(to)
		if t.moving() { // from where it was let go, without a frame at its old place
			t.advance(0)
		}
	case ok:
		t.tuition.refuse(t.session().Why(t.picker.Picked, to), to)
		t.picker.Back()
	default:
		t.picker.Back()
	}
	return true
}

// How a dragged piece is held: lifted so much nearer, over its shadow, and the more
// tilted the faster it is drawn to a side.
const (
	dragZoom   = 1.06
	dragTilt   = 0.16   // radians at the most
	dragFast   = 1500.0 // logical pixels a second that tilt it fully
	dragSlack  = 70 * time.Millisecond
	dragShadow = 14.0 // how far the shadow lies from it
)

// lifted is the shadow of paper that is raised.
var lifted = stage.Pic{Kind: "contact"}

// hang is how a dragged piece hangs: it follows the hand as paper does, and comes to
// rest upright.
type hang struct {
	x    float64 // where the hand was
	tilt float64
}

// letGo is a piece that was let go, and where.
type letGo struct {
	spot game.Spot
	at   stage.Rect
}

// swings has what is dragged hang over for a while; it says whether it still moves.
func (h *hand) swings(dt time.Duration) bool {
	if h.drag == nil || h.deps.Calm || dt <= 0 {
		return false
	}
	fast := (h.dragX - h.hang.x) / dt.Seconds() / dragFast
	want := dragTilt * min(max(fast, -1), 1)
	h.hang.x = h.dragX
	h.hang.tilt += (want - h.hang.tilt) * (1 - math.Exp(-dt.Seconds()/dragSlack.Seconds()))
	if math.Abs(h.hang.tilt) < 0.002 {
		h.hang.tilt = 0
	}
	return h.hang.tilt != 0
}

// held is the dragged piece under the pointer.
func (h *hand) held() (stage.Sprite, bool) {
	if h.drag == nil {
		return stage.Sprite{}, false
	}
	key := h.lay.Keys[*h.drag]
	for _, s := range h.lay.Sprites {
		if key != "" && s.Key == key {
			s.Key, s.Rect = "", s.Rect.At(h.dragX-s.Rect.W/2, h.dragY-s.Rect.H/2)
			return s, true
		}
	}
	return stage.Sprite{}, false
}

// buildDrag shows the dragged piece.
func (h *hand) buildDrag(f *stage.Frame) {
	s, ok := h.held()
	if !ok {
		return
	}
	if !h.deps.Calm {
		s.Zoom, s.Angle = dragZoom, h.hang.tilt
		shade := stage.Sprite{Pic: lifted, Rect: s.Rect.At(s.Rect.X+dragShadow*0.6, s.Rect.Y+dragShadow), Zoom: dragZoom, Angle: s.Angle}
		f.Sprites = append(f.Sprites, shade)
	}
	f.Sprites = append(f.Sprites, s)
}

// dropped has what is dropped on something that is not lit fall on what is lit
// under it: on a region whose bike or site is in the way.
func (m *pointer) dropped(in *stage.Input) {
	if s, ok := in.On.(game.Spot); ok && in.Drop {
		in.On = m.litUnder(s, in)
	}
}
