package companion

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// TestHolesAreEmpty holds that nothing lies over a place that is shown as empty,
// at any size of words: no deck, no card, no words but its own.
func TestHolesAreEmpty(t *testing.T) {
	for _, lang := range words.Languages() {
		h := (&kitchen{}).deps(lang)
		for name, d := range map[string]*Desk{"lay": newLay(&h), "edit": newDesk(&h, Editor, dealt(&h, []int{0, 1, 2, 3}, 5))} {
			p := play(t, d)
			holes := d.holes()
			if name == "lay" && len(holes) < 13 {
				t.Fatalf("only %d places are empty", len(holes))
			}
			for size := range stage.TextMost + 1 {
				p.show.SetText(size)
				p.settle()
				for _, hole := range holes {
					own := 0
					for _, s := range p.show.Frame().Sprites {
						switch r := s.Rect; {
						case r.X >= hole.rect.X+hole.rect.W || hole.rect.X >= r.X+r.W || r.Y >= hole.rect.Y+hole.rect.H || hole.rect.Y >= r.Y+r.H:
						case s.Pic.Kind == "ghost" || s.Pic.Kind == "pc.slot" || s.Pic.Kind == "text" && hole.rect.Has(r.X, r.Y):
							own++ // its frame and its words
						case r.W*r.H > 8*hole.rect.W*hole.rect.H || s.Pic.Kind == "pc.notebook" || s.Pic.Kind == "pc.page" || s.Pic.Kind == "backdrop": // what it lies on
						case s.Pic.Kind == "text" && r.Y+r.H-hole.rect.Y < 4: // a heading's empty foot
						default:
							t.Errorf("%s %s at size %d: %s %q lies on the empty place %+v", lang, name, size, s.Pic.Kind, s.Pic.Text, hole.spot)
						}
					}
					if own == 0 {
						t.Errorf("%s %s: the empty place %+v isn't marked", lang, name, hole.spot)
					}
				}
			}
		}
	}
}
