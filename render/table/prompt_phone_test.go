package table

import (
	"testing"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// TestPromptsOnAPhone checks that the longest prompts of all games are set in 9 pixels at least where a phone is held
// upright: its page is 390 pixels wide, and a first start there takes the largest words (engine/app, TestSmallness).
func TestPromptsOnAPhone(t *testing.T) {
	const wide, least, rounds = 390.0, 9.0, 0.45
	lines := 0
	askedTables(t, func(where string, a asked, tb *Table) {
		f := &stage.Frame{Tall: true, Text: stage.TextMost}
		tb.timeline.turnCanvas(f)
		(&prompt{tb.acting.pointer}).write(f, a.words)
		grow(f)
		for _, s := range f.Sprites {
			if s.Pic.Text != a.words {
				continue
			}
			lines++
			style := paint.TextStyle(s.Pic.ID, s.Pic.Look).Grown(s.Pic.Size, a.words, s.Rect.W, s.Rect.H)
			if px := style.Size * wide / stage.TallWidth; px < least-rounds {
				t.Errorf("%s: %q is set in %.1f px", where, a.words, px)
			}
		}
	})
	if lines < 150 {
		t.Errorf("only %d prompts were looked at", lines)
	}
}
