package menus

import (
	"testing"

	"posterestante/assets/palette"
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestPortrait: in a window that is higher than wide the first pages use the height:
// nothing lies beyond the tall canvas or over something else, words fit, and more than
// four fifths of the height are used; a page that has no such layout stays wide.
func TestPortrait(t *testing.T) {
	for _, lang := range words.Languages() {
		pages := map[string]func(d *Deps) stage.Scene{
			"menu":    func(d *Deps) stage.Scene { return NewMenu(d) },
			"welcome": func(d *Deps) stage.Scene { return NewWelcome(d, false, func() {}) },
			"page":    func(d *Deps) stage.Scene { return NewOpened(d, d.Box[0], lidTall) },
			"setup":   func(d *Deps) stage.Scene { return NewJourney(d) },
			"six": func(d *Deps) stage.Scene {
				d.Box = append(d.Box, Boxed{Name: "sakodo", Kinds: d.Box[0].Kinds[:1], Usual: Person, Least: palette.Seats, Most: palette.Seats})
				return NewJourneyOf(d, d.Box[len(d.Box)-1])
			},
			"album": func(d *Deps) stage.Scene { j := NewJourney(d); j.facing = 0; return j },
			"more":  func(d *Deps) stage.Scene { j := NewJourney(d); j.more = true; return j },
		}
		for name, page := range pages {
			for _, matches := range []int{0, 2} {
				d, got := deps(lang, matches)
				if name == "menu" { // a whole shelf
					d.Box = append(d.Box, four(lang).Box[:1]...)
					d.Box = append(d.Box, d.Box...)
				}
				got.prefs = Prefs{}
				show := stage.NewShow(page(d))
				show.SetTall(true)
				show.Step(stage.Raw{X: -1, Y: -1}, 0)
				f := show.Frame()
				if !f.Tall {
					t.Fatalf("%s isn't tall", name)
				}
				low := 0.0
				for i, h := range f.Hots {
					if h.Rect.X < 0 || h.Rect.Y < 0 || h.Rect.X+h.Rect.W > stage.TallWidth || h.Rect.Y+h.Rect.H > stage.TallHeight {
						t.Errorf("%s %s: %s lies at %+v", lang, name, h.ID, h.Rect)
					}
					low = max(low, h.Rect.Y+h.Rect.H)
					for _, o := range f.Hots[i+1:] {
						if h.Rect.Meets(o.Rect) {
							t.Errorf("%s %s: %s %+v meets %s %+v", lang, name, h.ID, h.Rect, o.ID, o.Rect)
						}
					}
				}
				if low < 0.8*stage.TallHeight && name != "album" && name != "more" {
					t.Errorf("%s %s: used down to %.0f", lang, name, low)
				}
				for _, s := range f.Sprites {
					if s.Pic.Kind != "text" {
						continue
					}
					checkText(t, lang+" tall "+name, s)
					if s.Rect.X < 0 || s.Rect.X+s.Rect.W > stage.TallWidth+1 || s.Rect.Y+s.Rect.H > stage.TallHeight+1 {
						t.Errorf("%s %s: %q lies at %+v", lang, name, s.Pic.Text, s.Rect)
					}
					if _, err := paint.Kinds().Try(s.Pic, s.Rect.W, s.Rect.H, int(s.Rect.W), int(s.Rect.H)); err != nil {
						t.Error(err)
					}
				}
			}
		}
	}
	d, _ := deps("en", 0)
	show := stage.NewShow(NewSettings(d))
	show.SetTall(true)
	if show.Step(stage.Raw{X: -1, Y: -1}, 0); show.Frame().Tall || show.Frame().Canvas().W != stage.Width {
		t.Error("the settings are taken for tall")
	}
}
