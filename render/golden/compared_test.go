package golden

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// TestComparedWordsStandClear points at each sign of two turns that are compared, on both canvases, in both languages and
// at each size of words: what is told of it lies over neither turn, nor over the steps of the look back.
func TestComparedWordsStandClear(t *testing.T) {
	told := 0
	for _, lang := range words.Languages() {
		for _, wide := range []float64{stage.Width, stage.TallWidth} {
			show := heldOf(t, "compared").on(t, lang, wide, stage.Width+stage.Height-wide)
			for size := range stage.TextMost + 1 {
				show.SetText(size)
				settle(show)
				for _, h := range show.Frame().Hots {
					if !strings.HasPrefix(h.ID, "compared.") {
						continue
					}
					x, y := h.Rect.Mid()
					for range 60 {
						show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
					}
					for _, s := range show.Frame().Sprites {
						if s.Pic.Kind != "tip" {
							continue
						}
						told++
						for _, o := range show.Frame().Hots {
							if (strings.HasPrefix(o.ID, "compared.") || strings.HasPrefix(o.ID, "past.")) && meets(s.Rect, o.Rect.Inset(3)) {
								t.Errorf("%s, %.0f wide, size %d: what is told of %s lies over %s", lang, wide, size, h.ID, o.ID)
							}
						}
					}
				}
			}
		}
	}
	if told < 30 {
		t.Errorf("only %d signs were told of", told)
	}
}
