package menus

import (
	"errors"
	"image"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

func TestErrorsAreSaid(t *testing.T) {
	d, _ := deps("en", 1)
	d.OnResume = func(string) (stage.Scene, error) { return nil, errors.New("the file is damaged") }
	p := play(t, NewMenu(d))
	p.click("menu.resume")
	if p.show.Frame().Hot("dialog.ok") == nil || p.show.Frame().Hot("menu.new") != nil {
		t.Error("no dialog, or what it covers can be clicked")
	}
	p.keys(stage.KeyEscape)
	if p.show.Frame().Hot("menu.new") == nil {
		t.Error("the dialog stays")
	}
}

// Every word of every scene fits its place, in both languages.
func TestWordsFit(t *testing.T) {
	for _, lang := range words.Languages() {
		d, _ := deps(lang, 3)
		j := NewJourney(d)
		j.add(Person)
		j.add(Person)
		for name, s := range map[string]stage.Scene{"menu": NewMenu(d), "setup": j, "matches": NewMatches(d), "about": NewAbout(d)} {
			p := play(t, s)
			for _, sp := range p.show.Frame().Sprites {
				if sp.Pic.Kind == "text" {
					checkText(t, lang+" "+name, sp)
				}
				if im, err := paint.Kinds().Try(sp.Pic, sp.Rect.W, sp.Rect.H, int(sp.Rect.W), int(sp.Rect.H)); err != nil {
					t.Errorf("%s %s: %v", lang, name, err)
				} else if sp.Pic.Kind == "text" && touches(im) {
					t.Errorf("%s %s: %q is cut off by the edge of its place", lang, name, sp.Pic.Text)
				}
			}
		}
	}
}

func checkText(t *testing.T, at string, sp stage.Sprite) {
	s := paint.TextStyle(sp.Pic.ID, sp.Pic.Look)
	if s.Size < fonts.Smallest {
		t.Errorf("%s: %q is too small", at, sp.Pic.Text)
	}
	if s.Wrap && s.Height(sp.Pic.Text, sp.Rect.W) > sp.Rect.H+0.6*s.Size {
		t.Errorf("%s: %q needs more lines than there is room for", at, sp.Pic.Text)
	}
	if !s.Wrap && s.Fit(sp.Pic.Text, sp.Rect.W) != sp.Pic.Text {
		t.Errorf("%s: %q is cut", at, sp.Pic.Text)
	}
}

// touches says whether ink reaches the upper or lower edge.
func touches(im *image.RGBA) bool {
	b := im.Rect
	for x := range b.Dx() {
		if im.RGBAAt(x, 0).A > 40 || im.RGBAAt(x, b.Dy()-1).A > 40 {
			return true
		}
	}
	return false
}
