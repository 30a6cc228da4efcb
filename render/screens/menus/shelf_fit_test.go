package menus

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// TestShelfWordsFit: every word of shelf and parcel fits at every size, in both
// languages.
func TestShelfWordsFit(t *testing.T) {
	long := longSaid
	for _, lang := range words.Languages() {
		d, _, _ := shelfDeps(lang)
		none, _ := deps(lang, 0)
		pages := map[string]func() stage.Scene{
			"going": func() stage.Scene { return NewMatches(d) },
			"long":  func() stage.Scene { m := NewMatches(d); m.at = 1; return m },
			"bad":   func() stage.Scene { m := NewMatches(d); m.at = 2; return m },
			"over":  func() stage.Scene { m := NewMatches(d); m.turn(true); return m },
			"shared": func() stage.Scene {
				m := NewMatches(d)
				m.dialog = &ui.Dialog{Text: Shared(d.Words, "/home/zoe/"+strings.Repeat("x", 90)+"/Zoé, Émile 2026-11-21.poste", false, false), Answers: []ui.Answer{{ID: "dialog.ok"}}}
				return m
			},
			"none":    func() stage.Scene { return NewMatches(none) },
			"parcel":  func() stage.Scene { return NewParcel(d, []Arrival{{File: "c", ID: "c"}}) },
			"damaged": func() stage.Scene { return NewParcel(d, []Arrival{{File: "b", ID: "b", Said: long}}) },
			"parcels": func() stage.Scene {
				return NewParcel(d, []Arrival{{File: "x", Said: long}, {File: "b", ID: "b", Said: long}, {File: "c", ID: "c", Known: true}, {File: "d", ID: "d"}})
			},
		}
		for name, page := range pages {
			for size := range stage.TextMost + 1 {
				p := play(t, page())
				p.show.SetText(size)
				p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
				for _, s := range p.show.Frame().Sprites {
					if s.Pic.Kind != "text" {
						continue
					}
					style := paint.TextStyle(s.Pic.ID, s.Pic.Look).Grown(s.Pic.Size, s.Pic.Text, s.Rect.W, s.Rect.H)
					where := lang + " " + name
					if !style.Wrap && style.Width(s.Pic.Text) > s.Rect.W+1 || style.Wrap && style.Height(s.Pic.Text, s.Rect.W) > s.Rect.H+0.4*style.Size {
						t.Errorf("%s at size %d: %q does not fit", where, size, s.Pic.Text)
					}
					if im, err := paint.Kinds().Try(s.Pic, s.Rect.W, s.Rect.H, int(s.Rect.W), int(s.Rect.H)); err != nil || size == 0 && touches(im) {
						t.Errorf("%s at size %d: %q is cut off by its edge, %v", where, size, s.Pic.Text, err)
					}
				}
			}
		}
	}
}
