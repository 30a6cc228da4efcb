package app

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/stage"
)

// pads is what gamepads say now: Ebitengine's, or a test's.
type pads interface {
	// list appends those that are connected and have the standard layout.
	list([]ebiten.GamepadID) []ebiten.GamepadID
	pressed(ebiten.GamepadID, ebiten.StandardGamepadButton) bool
	axis(ebiten.GamepadID, ebiten.StandardGamepadAxis) float64
}

// padKeys are the buttons and the keys that they stand for. What a person does
// everywhere is a key of the keyboard; the others can be given to commands.
var padKeys = []struct {
	button ebiten.StandardGamepadButton
	key    stage.Key
	again  bool // it goes on while it is held
}{
	{ebiten.StandardGamepadButtonLeftTop, stage.KeyUp, true},
	{ebiten.StandardGamepadButtonLeftBottom, stage.KeyDown, true},
	{ebiten.StandardGamepadButtonLeftLeft, stage.KeyLeft, true},
	{ebiten.StandardGamepadButtonLeftRight, stage.KeyRight, true},
	{ebiten.StandardGamepadButtonRightBottom, stage.KeyEnter, false},
	{ebiten.StandardGamepadButtonRightRight, stage.KeyEscape, false},
	{ebiten.StandardGamepadButtonRightLeft, stage.PadX, false},
	{ebiten.StandardGamepadButtonRightTop, stage.PadY, false},
	{ebiten.StandardGamepadButtonFrontTopLeft, stage.KeyBackTab, true},
	{ebiten.StandardGamepadButtonFrontTopRight, stage.KeyTab, true},
	{ebiten.StandardGamepadButtonFrontBottomLeft, stage.KeyPageUp, true},
	{ebiten.StandardGamepadButtonFrontBottomRight, stage.KeyPageDown, true},
	{ebiten.StandardGamepadButtonCenterLeft, stage.PadSelect, false},
	{ebiten.StandardGamepadButtonCenterRight, stage.PadStart, false},
	{ebiten.StandardGamepadButtonLeftStick, stage.PadLeftStick, false},
	{ebiten.StandardGamepadButtonRightStick, stage.PadRightStick, false},
}

// padSticks are the sticks and the keys of their four directions: left, right,
// up, down. The right one looks at what can't be chosen too.
var padSticks = []struct {
	x, y ebiten.StandardGamepadAxis
	keys [4]stage.Key
}{
	{ebiten.StandardGamepadAxisLeftStickHorizontal, ebiten.StandardGamepadAxisLeftStickVertical,
		[4]stage.Key{stage.KeyLeft, stage.KeyRight, stage.KeyUp, stage.KeyDown}},
	{ebiten.StandardGamepadAxisRightStickHorizontal, ebiten.StandardGamepadAxisRightStickVertical,
		[4]stage.Key{stage.KeyLookLeft, stage.KeyLookRight, stage.KeyLookUp, stage.KeyLookDown}},
}

const (
	stickOn  = 0.6 // how far a stick is pushed, of 1, to count
	stickOff = 0.4 // and to count no longer
	padAfter = 400 * time.Millisecond
	padEvery = 110 * time.Millisecond
)

// padReader turns what pads say into keys, whoever's pad it is: all at one table.
type padReader struct {
	ids  []ebiten.GamepadID
	held map[padInput]*padHold
}

// padInput is a button, or a stick (from 100), of a pad.
type padInput struct {
	pad  ebiten.GamepadID
	what int
}

// padHold is what is held: which key it stands for, since when, and when it
// goes on next.
type padHold struct {
	key  stage.Key
	next time.Time
	seen bool // in this poll
}

// read appends the keys that pads press at this moment. With deaf it only notes
// what is held, so that nothing of another window's play is taken.
func (r *padReader) read(p pads, now time.Time, deaf bool, keys []stage.Key) []stage.Key {
	r.ids = p.list(r.ids[:0])
	for _, h := range r.held {
		h.seen = false
	}
	for _, id := range r.ids {
		for i, b := range padKeys {
			if p.pressed(id, b.button) {
				keys = r.hold(padInput{id, i}, b.key, b.again, now, deaf, keys)
			}
		}
		for i, s := range padSticks {
			in := padInput{id, 100 + i}
			if d := r.tilt(in, p.axis(id, s.x), p.axis(id, s.y)); d >= 0 {
				keys = r.hold(in, s.keys[d], true, now, deaf, keys)
			}
		}
	}
	for in, h := range r.held {
		if !h.seen { // let go, or the pad is unplugged
			delete(r.held, in)
		}
	}
	return keys
}

// tilt is the direction of a stick, 0 to 3, or -1: the larger of its ways, that
// it keeps until it is well back.
func (r *padReader) tilt(in padInput, x, y float64) int {
	least := stickOn
	if r.held[in] != nil {
		least = stickOff
	}
	d := 0
	if math.Abs(y) > math.Abs(x) {
		x, d = y, 2
	}
	switch {
	case x <= -least:
		return d
	case x >= least:
		return d + 1
	}
	return -1
}

// hold notes that something is held, and appends its key when that counts: at
// once, and again after a while.
func (r *padReader) hold(in padInput, k stage.Key, again bool, now time.Time, deaf bool, keys []stage.Key) []stage.Key {
	h := r.held[in]
	switch {
	case h == nil || h.key != k:
		if r.held == nil {
			r.held = map[padInput]*padHold{}
		}
		r.held[in] = &padHold{key: k, next: now.Add(padAfter), seen: true}
	case !again || now.Before(h.next):
		h.seen = true
		return keys
	default:
		h.seen, h.next = true, now.Add(padEvery)
	}
	if deaf {
		return keys
	}
	return append(keys, k)
}

// ebitenPads are the pads of the system.
type ebitenPads struct{}

func (ebitenPads) list(ids []ebiten.GamepadID) []ebiten.GamepadID {
	all := ebiten.AppendGamepadIDs(ids)
	out := all[:len(ids)]
	for _, id := range all[len(ids):] {
		if ebiten.IsStandardGamepadLayoutAvailable(id) {
			out = append(out, id)
		}
	}
	return out
}

func (ebitenPads) pressed(id ebiten.GamepadID, b ebiten.StandardGamepadButton) bool {
	return ebiten.IsStandardGamepadButtonPressed(id, b)
}

func (ebitenPads) axis(id ebiten.GamepadID, a ebiten.StandardGamepadAxis) float64 {
	return ebiten.StandardGamepadAxisValue(id, a)
}
