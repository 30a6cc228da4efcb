package companion

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// TestHolesAreEmpty checks that nothing lies over a place that is shown as empty,
// at any size of words: no deck, no card, no words but its own.
func TestHolesAreEmpty(t *testing.T) {
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		h := k.deps(lang)
		late := dealt(&h, h.Game.Kinds(), "5")
		r := game.NewRand(9)
		for n := 0; n < 180 && !late.st.Over(); n++ {
			legal := late.st.Legal(nil)
			late.st.Apply(legal[r.Intn(len(legal))], nil)
		}
		for name, d := range map[string]*Desk{"lay": newLay(&h),
			"edit": newDesk(&h, Editor, dealt(&h, h.Game.Kinds(), "5")), "late": newDesk(&h, Editor, late)} {
			p := play(t, d)
			if name == "lay" && len(d.holes) < map[string]int{"postcards": 13, "montaigne": 6, "sakodo": 8,
				"routard": 9}[k.game] {
				t.Fatalf("only %d places are empty", len(d.holes))
			}
			for size := range stage.TextMost + 1 {
				p.show.SetText(size)
				p.settle()
				for _, hole := range d.holes {
					if d.tray != nil && hole.rect.Meets(d.panel()) { // the open tray hides it
						continue
					}
					own := 0
					for _, s := range p.show.Frame().Sprites {
						switch r := s.Rect; {
						case r.X >= hole.rect.X+hole.rect.W || hole.rect.X+3 >= r.X+r.W ||
							r.Y >= hole.rect.Y+hole.rect.H || hole.rect.Y >= r.Y+r.H:
						case s.Pic.Kind == "ghost" || strings.HasSuffix(s.Pic.Kind, ".slot") ||
							strings.HasSuffix(s.Pic.Kind, ".hole") || s.Pic.Kind == "text" && hole.rect.Has(r.X, r.Y):
							own++ // its frame and its words
						case r.W*r.H > 8*hole.rect.W*hole.rect.H || ground[s.Pic.Kind]: // what it lies on
						case s.Pic.Kind == "text" && r.Y+r.H-hole.rect.Y < 4: // a heading's empty foot
						default:
							t.Errorf("%s at size %d: %s %q at %v lies on the empty place %+v at %v", name, size,
								s.Pic.Kind, s.Pic.Text, r, hole.spot, hole.rect)
						}
					}
					if own == 0 {
						t.Errorf("%s: the empty place %+v isn't marked", name, hole.spot)
					}
				}
			}
		}
	})
}

// ground is what places lie on, however large.
var ground = map[string]bool{"backdrop": true, "pc.notebook": true, "pc.page": true, "mo.page": true, "mo.desk": true, "mo.path": true, "mo.road": true, "gl.page": true, "gl.bag": true, "gl.album": true, "gl.decks": true}
