package golden

import (
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// TestInvitationSaysAll: how the room can be reached, and whom a guest trusts, stands above the foot of the page, in both
// languages, at every size of words, wide and upright.
func TestInvitationSaysAll(t *testing.T) {
	for _, lang := range words.Languages() {
		for way, show := range map[string]*stage.Show{"wide": heldOf(t, "hall-host").show(t, lang),
			"upright": standing(t, "hall-host", lang)} {
			for size := range stage.TextMost + 1 {
				show.SetText(size)
				settle(show)
				for _, note := range invitation(lang).Notes {
					i := slices.IndexFunc(show.Frame().Sprites, func(s stage.Sprite) bool { return s.Pic.Text == note })
					if i < 0 {
						t.Errorf("%s, %s, size %d: it doesn't say %q", lang, way, size, note)
						continue
					}
					foot := show.Frame().Hot("hall.leave").Rect.Y
					if r := show.Frame().Sprites[i].Rect; way == "wide" && r.Y+r.H > foot {
						t.Errorf("%s, %s, size %d: it says %q down to %.0f, the foot is at %.0f", lang, way, size, note, r.Y+r.H, foot)
					}
				}
			}
		}
	}
}

func heldOf(t *testing.T, name string) held {
	i := slices.IndexFunc(all, func(h held) bool { return h.name == name })
	if i < 0 {
		t.Fatalf("there is no screen %s", name)
	}
	return all[i]
}
