package golden

import (
	"math"
	"testing"

	"posterestante/render/engine/stage"
)

// pressable are the pictures of what is there to be pressed.
var pressable = map[string]bool{"button": true, "iconbutton": true, "lid": true, "entry": true, "select": true, "option": true, "toggle": true}

// TestPressAnswers checks on every screen, wide and upright, that what is there to be pressed looks so in the very
// frame in which the button goes down on it, and no longer once the pointer leaves it: whatever it leads to, however
// long that takes, the hand knows that it was felt.
func TestPressAnswers(t *testing.T) {
	pressed := map[string]int{}
	for name, show := range screens(t, "en") {
		var ids []string
		for _, h := range show.Frame().Hots {
			if h.Lit {
				ids = append(ids, h.ID)
			}
		}
		for _, id := range ids {
			if kind, why := presses(show, id); why != "" {
				t.Errorf("%s: %s %s", name, id, why)
			} else if kind != "" {
				pressed[kind]++
			}
		}
	}
	for kind := range pressable {
		if pressed[kind] == 0 {
			t.Errorf("no %s was pressed", kind)
		}
	}
}

// presses presses a hot, lets go beside it, and says of which kind its picture is, and what is wrong.
func presses(show *stage.Show, id string) (kind, why string) {
	h := show.Frame().Hot(id)
	if h == nil {
		return "", ""
	}
	x, y := where(show.Frame(), h)
	if at := show.Frame().At(x, y); at == nil || at.ID != id {
		return "", ""
	}
	show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
	over := pressablePic(show.Frame(), id)
	show.Step(stage.Raw{X: x, Y: y, Left: true}, 0)
	down := pressablePic(show.Frame(), id)
	show.Step(stage.Raw{X: -1, Y: -1, Left: true}, stage.Tick)
	left := pressablePic(show.Frame(), id)
	show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	switch {
	case over.Kind == "" || over.Look&4 != 0: // it is no such thing, or chosen already
		return "", ""
	case down == over:
		return over.Kind, "looks pressed at no moment"
	case left == down:
		return over.Kind, "looks pressed while the pointer is elsewhere"
	}
	return over.Kind, ""
}

// pressablePic is the picture of a hot that is there to be pressed.
func pressablePic(f *stage.Frame, id string) (out stage.Pic) {
	h := f.Hot(id)
	if h == nil {
		return out
	}
	for _, s := range f.Sprites {
		mx, my := s.Rect.Mid()
		if pressable[s.Pic.Kind] && h.Rect.Has(mx, my) && math.Abs(s.Rect.W-h.Rect.W) < 60 && math.Abs(s.Rect.H-h.Rect.H) < 60 {
			out = s.Pic
		}
	}
	return out
}
