package table

import (
	"math"
	"slices"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// hand drags a piece.
type hand struct {
	*acting
	dragX float64
	dragY float64
	swing swing // how the piece that is dragged hangs
}

// Update implements Part: a drag picks where it starts and clicks where it ends.
func (h *hand) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	h.dragX, h.dragY = in.X, in.Y
	switch {
	case !h.chooses():
		return a, false
	case h.drag == nil:
		done = h.takes(in)
	case in.Drop:
		h.Hush(in)
		h.drops(in)
		done = true
	default:
		_, command := in.Did.(stage.Command)
		done = in.Drag != "" && !command
	}
	return stage.Answer{Dirty: done, Busy: done && h.moving()}, done
}

// takes takes up a piece that is lit, and picks it.
func (h *hand) takes(in *stage.Input) bool {
	s, ok := in.Grip.(game.Spot)
	if !ok || in.Drag == "" || in.Drop || !slices.Contains(h.picker.Lit(), s) {
		return false
	}
	if len(h.picker.Try(s)) > 0 {
		h.picker.Click(s)
	}
	h.drag, h.release, h.swing = &s, released{}, swing{x: in.FromX}
	return true
}

// drops lets the piece go where the pointer is.
func (h *hand) drops(in *stage.Input) {
	from := *h.drag
	if held, ok := h.held(); ok && !h.deps.Calm {
		h.release = released{spot: from, at: held.Rect}
	}
	h.drag = nil
	if len(h.picker.Picked) == 0 { // one click is the whole action
		if in.On != in.Grip {
			h.pick(from)
		}
		return
	}
	to, ok := in.On.(game.Spot)
	switch {
	case ok && to == from:
	case ok && slices.Contains(h.picker.Lit(), to):
		h.pick(to)
		if h.moving() { // from where it was let go, without a frame at its old place
			h.advance(0)
		}
	case ok:
		h.tuition.refuse(h.session().Why(h.picker.Picked, to), to)
		h.picker.Back()
	default:
		h.picker.Back()
	}
}

// Watch has what is dragged hang over for a while.
func (h *hand) Watch(_ *stage.Input, dt time.Duration) stage.Answer {
	return stage.Answer{Busy: h.swings(dt)}
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

// swing is how a dragged piece hangs: it follows the hand as paper does, and comes to
// rest upright.
type swing struct {
	x    float64 // where the hand was
	tilt float64
}

// released is a piece that was let go, and where.
type released struct {
	spot game.Spot
	at   stage.Rect
}

// swings has what is dragged hang over for a while; it says whether it still moves.
func (h *hand) swings(dt time.Duration) bool {
	if h.drag == nil || h.deps.Calm || dt <= 0 {
		return false
	}
	fast := (h.dragX - h.swing.x) / dt.Seconds() / dragFast
	want := dragTilt * min(max(fast, -1), 1)
	h.swing.x = h.dragX
	h.swing.tilt += (want - h.swing.tilt) * (1 - math.Exp(-dt.Seconds()/dragSlack.Seconds()))
	if math.Abs(h.swing.tilt) < 0.002 {
		h.swing.tilt = 0
	}
	return h.swing.tilt != 0
}

// held is the dragged piece under the pointer.
func (h *hand) held() (stage.Sprite, bool) {
	if h.drag == nil {
		return stage.Sprite{}, false
	}
	key := h.Lay.Keys[*h.drag]
	for _, s := range h.Lay.Sprites {
		if key != "" && s.Key == key {
			s.Key, s.Rect = "", s.Rect.At(h.dragX-s.Rect.W/2, h.dragY-s.Rect.H/2)
			return s, true
		}
	}
	return stage.Sprite{}, false
}

// Build shows the dragged piece.
func (h *hand) Build(f *stage.Frame) {
	s, ok := h.held()
	if !ok {
		return
	}
	if !h.deps.Calm {
		s.Zoom, s.Angle = dragZoom, h.swing.tilt
		shade := stage.Sprite{Pic: lifted, Rect: s.Rect.At(s.Rect.X+dragShadow*0.6, s.Rect.Y+dragShadow),
			Zoom: dragZoom, Angle: s.Angle}
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
