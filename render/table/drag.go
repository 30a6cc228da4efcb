package table

import (
	"slices"

	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// dragged follows a drag: it picks where it starts and clicks where it ends.
func (t *Table) dragged(in *stage.Input) bool {
	t.dragX, t.dragY = in.X, in.Y
	if t.drag == nil {
		s, ok := board.ParseSpot(in.Drag)
		if !ok || in.Drop || !slices.Contains(t.picker.Lit(), s) || t.lay.Amount != nil && t.lay.Amount.Zone == s.Zone {
			return false
		}
		if len(t.picker.Try(s)) > 0 {
			t.picker.Click(s)
		}
		t.drag = &s
		return true
	}
	if !in.Drop {
		return in.Drag != ""
	}
	from := *t.drag
	t.drag = nil
	if len(t.picker.Picked) == 0 { // one click is the whole action
		if in.Over != in.Drag {
			t.pick(from)
		}
		return true
	}
	to, ok := board.ParseSpot(in.Over)
	switch {
	case ok && to == from:
	case ok && slices.Contains(t.picker.Lit(), to):
		t.pick(to)
	case ok:
		t.refuse(t.session().Why(t.picker.Picked, to), to)
		t.picker.Back()
	default:
		t.picker.Back()
	}
	return true
}

// How a dragged piece is held: lifted so much nearer, over its shadow, and tilted
// to where it is drawn.
const (
	dragZoom   = 1.06
	dragTilt   = 0.10  // radians at the most
	dragReach  = 320.0 // of a way to the side, in logical pixels, that tilts it fully
	dragShadow = 14.0  // how far the shadow lies from it
)

// buildDrag shows the dragged piece under the pointer.
func (t *Table) buildDrag(f *stage.Frame) {
	if t.drag == nil {
		return
	}
	key := t.lay.Keys[*t.drag]
	for _, s := range t.lay.Sprites {
		if key == "" || s.Key != key {
			continue
		}
		x, _ := s.Rect.Mid()
		s.Key, s.Rect = "", s.Rect.At(t.dragX-s.Rect.W/2, t.dragY-s.Rect.H/2)
		if !t.deps.Calm {
			s.Zoom, s.Angle = dragZoom, dragTilt*min(max((t.dragX-x)/dragReach, -1), 1)
			shade := stage.Sprite{Pic: stage.Pic{Kind: "contact"}, Rect: s.Rect.At(s.Rect.X+dragShadow*0.6, s.Rect.Y+dragShadow), Zoom: dragZoom, Angle: s.Angle}
			f.Sprites = append(f.Sprites, shade)
		}
		f.Sprites = append(f.Sprites, s)
		return
	}
}

// dropped has what is dropped on something that is not lit fall on what is lit
// under it: on a region whose bike or site is in the way.
func (t *Table) dropped(in *stage.Input) {
	if s, ok := board.ParseSpot(in.Over); ok && in.Drop {
		in.Over = board.SpotID(t.litUnder(s, in))
	}
}
