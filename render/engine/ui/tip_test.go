package ui

import (
	"testing"

	"posterestante/render/engine/stage"
)

// tip is the note on a frame, its Text "" where there is none.
func tip(f *stage.Frame) (out stage.Sprite) {
	for _, s := range f.Sprites {
		if s.Pic.Kind == "tip" {
			out = s
		}
	}
	return out
}

// TestTipsSayMore: a note doesn't repeat what stands on its button; what more there
// is to say it says.
func TestTipsSayMore(t *testing.T) {
	r := stage.Rect{X: 500, Y: 500, W: 200, H: 60}
	for _, row := range []struct{ verb, words, want string }{
		{"Undo", "Undo", ""}, {"Undo", "Undo\nthe last card", "the last card"}, {"Undo", "Undo all", "Undo all"}, {"", "Undo", "Undo"},
	} {
		var f stage.Frame
		Button(&f, "b", r, row.verb, 0)
		Tip(&f, r, row.words)
		if got := tip(&f).Pic.Text; got != row.want {
			t.Errorf("%q about %q says %q", row.words, row.verb, got)
		}
	}
}

// TestTipsCoverNoNeighbour: where there is room a note lies on no other button.
func TestTipsCoverNoNeighbour(t *testing.T) {
	about := stage.Rect{X: 900, Y: 500, W: 60, H: 60}
	near := []stage.Rect{about.At(900, 570), about.At(900, 430), about.At(970, 500), about.At(830, 500)}
	for free := range near {
		var f stage.Frame
		f.Hots = append(f.Hots, stage.Hot{ID: "it", Rect: about, Lit: true}, stage.Hot{ID: "table", Rect: stage.Rect{W: 1920, H: 1080}, Lit: true})
		for i, r := range near {
			if i != free {
				f.Hots = append(f.Hots, stage.Hot{ID: "n", Rect: r, Lit: true})
			}
		}
		Tip(&f, about, "x")
		got := tip(&f).Rect
		for i, r := range near {
			if i != free && got.Meets(r) {
				t.Errorf("side %d is free, and the note lies at %+v, on %d", free, got, i)
			}
		}
	}
}
