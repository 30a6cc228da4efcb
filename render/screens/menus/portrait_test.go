package menus

import (
	"fmt"
	"testing"

	"posterestante/assets/palette"
	"posterestante/assets/words"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
)

// TestPortrait: in a window that is higher than wide the first pages use the height:
// nothing lies beyond the tall canvas or over something else, words fit, and more than
// four fifths of the height are used.
func TestPortrait(t *testing.T) {
	touched := map[string]bool{"settings": true, "about": true, "lessons": true}
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

			"settings": func(d *Deps) stage.Scene { return NewSettings(d) },
			"about": func(d *Deps) stage.Scene {
				d.Box = []Boxed{{Name: "postcards"}, {Name: "montaigne"}, {Name: "sakodo"}, {Name: "routard"}}
				return NewAbout(d)
			},
			"lessons": func(d *Deps) stage.Scene {
				d.Box = four(lang).Box
				return NewLessons(d, []string{"postcards", "montaigne", "toy", "alone"}, nil)
			},
		}
		for name, page := range pages {
			for _, matches := range []int{0, 2} {
				d, got := deps(lang, matches)
				if name == "menu" { // a whole shelf
					d.Box = append(d.Box, four(lang).Box[:1]...)
					d.Box = append(d.Box, d.Box...)
				}
				got.prefs = Prefs{}
				for size := range stage.TextMost + 1 {
					where := fmt.Sprintf("%s %s at size %d", lang, name, size)
					if name == "album" || name == "more" { // they lie over the page
						show := stage.NewShow(page(d))
						show.SetTall(true)
						show.SetText(size)
						show.Step(stage.Raw{X: -1, Y: -1}, 0)
						uitest.Whole(t, where, show.Frame())
						continue
					}
					f := uitest.Tall(t, where, page(d), size)
					if touched[name] {
						uitest.Touched(t, where, f)
					}
					for _, s := range f.Sprites {
						if s.Pic.Kind == "text" {
							checkText(t, where, s)
						}
					}
				}
			}
		}
	}
}
