package golden

import (
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/words"
	"posterestante/render/paint"
	"posterestante/render/stage"
)

// TestWordsFit holds that on every screen, in both languages, no word is cut
// and no letter is under 18 logical pixels: 12 in a 1280x720 window.
func TestWordsFit(t *testing.T) {
	for _, lang := range words.Languages() {
		for name, show := range screens(t, lang) {
			for _, s := range show.Frame().Sprites {
				fits(t, lang+" "+name, s)
			}
		}
	}
}

func fits(t *testing.T, where string, s stage.Sprite) {
	t.Helper()
	switch s.Pic.Kind {
	case "text":
		style := paint.TextStyle(s.Pic.ID, s.Pic.Look)
		if style.Size < fonts.Smallest {
			t.Errorf("%s: %q is set in %.0f px, at least %v", where, s.Pic.Text, style.Size, fonts.Smallest)
		}
		if !style.Wrap && style.Width(s.Pic.Text) > s.Rect.W+1 {
			t.Errorf("%s: %q is %.0f wide, its place %.0f", where, s.Pic.Text, style.Width(s.Pic.Text), s.Rect.W)
		}
		if style.Wrap && style.Height(s.Pic.Text, s.Rect.W) > s.Rect.H+0.4*style.Size {
			t.Errorf("%s: %q is %.0f high, its place %.0f", where, s.Pic.Text, style.Height(s.Pic.Text, s.Rect.W), s.Rect.H)
		}
	case "button":
		style := paint.Style{Role: fonts.Medium, Size: fonts.Smallest}
		if style.Width(s.Pic.Text) > s.Rect.W-16 {
			t.Errorf("%s: the button %q is too narrow", where, s.Pic.Text)
		}
	}
	r := s.Rect
	if s.Pic.Kind == "text" && (r.X < 0 || r.Y < 0 || r.X+r.W > stage.Width+1 || r.Y+r.H > stage.Height+1) {
		t.Errorf("%s: %q lies beyond the canvas: %+v", where, s.Pic.Text, r)
	}
}
