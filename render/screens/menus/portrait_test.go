package menus

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/palette"
	"posterestante/assets/words"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
)

// longSaid is about the longest that is said of a file.
const longSaid = "La dernière ligne de la partie « Maximilienne-Rose, Émile, Automa, Anaïs » n’a été écrite qu’à moitié ; les 1812 actions d’avant sont gardées."

// shelved4 puts matches of every kind on the shelf, one of six travellers among them.
func shelved4(d *Deps) *Deps {
	all := shelved()
	all[0].Seats = append(append([]Player{}, all[1].Seats...), all[1].Seats[:2]...)
	d.Matches = func() []Match { return slices.Clone(all) }
	d.OnShare = func(string) (string, error) { return "", nil }
	d.OnSame = func(string) (stage.Scene, error) { return table{}, nil }
	d.MatchActions = []MatchAction{{ID: "journal", Key: "extra.journal", Over: true}}
	return d
}

// TestPortrait: in a window that is higher than wide the first pages use the height:
// nothing lies beyond the tall canvas or over something else, words fit, and more than
// four fifths of the height are used.
func TestPortrait(t *testing.T) {
	small := map[string]bool{"menu": true, "setup": true, "six": true} // have what is small on the wide page too
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

			"going": func(d *Deps) stage.Scene { return NewMatches(shelved4(d)) },
			"over":  func(d *Deps) stage.Scene { m := NewMatches(shelved4(d)); m.turn(true); return m },
			"long":  func(d *Deps) stage.Scene { m := NewMatches(shelved4(d)); m.at = 1; return m },
			"bad":   func(d *Deps) stage.Scene { m := NewMatches(shelved4(d)); m.at = 2; return m },
			"many": func(d *Deps) stage.Scene {
				all := slices.Repeat(shelved4(d).Matches(), 4)
				d.Matches = func() []Match { return slices.Clone(all) }
				d.OnAsk = func() {}
				return NewMatches(d)
			},
			"of a game": func(d *Deps) stage.Scene { return NewMatchesOf(d, "postcards") },
			"asks":      func(d *Deps) stage.Scene { d.OnAsk = func() {}; return NewMatches(d) },
			"unread":    func(d *Deps) stage.Scene { d.Rest = func() int { return 3 }; return NewMatches(shelved4(d)) },

			"parcel": func(d *Deps) stage.Scene { return NewParcel(shelved4(d), []Arrival{{File: "c", ID: "c", Known: true}}) },
			"damaged": func(d *Deps) stage.Scene {
				return NewParcel(shelved4(d), []Arrival{{File: "b", ID: "b", Said: longSaid}})
			},
			"trouble": func(d *Deps) stage.Scene { return NewParcel(d, []Arrival{{File: "x", Said: longSaid}}) },
			"parcels": func(d *Deps) stage.Scene {
				return NewParcel(shelved4(d), []Arrival{{File: "x", Said: longSaid}, {File: "b", ID: "b", Said: longSaid}, {File: "c", ID: "c", Known: true}, {File: "d", ID: "d"}, {File: "a", ID: "a"}})
			},
			"saved": func(d *Deps) stage.Scene {
				d.Reveal = func(string) error { return nil }
				return NewSaved(d, Saving{Title: d.t("shelf.shared_title"), Text: Shared(d.Words, "/home/zoe/"+strings.Repeat("x", 90)+"/a.poste", false, false), Files: []string{"/a.poste", "/b.gpx", "/c.png"}})
			},
			"saved picture": func(d *Deps) stage.Scene {
				return NewSaved(d, Saving{Title: d.t("shelf.shared_title"), Text: longSaid, Files: []string{"/a.poste"}, Picture: image.NewRGBA(image.Rect(0, 0, 300, 200))})
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
					if !small[name] {
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
