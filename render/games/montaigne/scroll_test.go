package montaigne

import (
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
)

// TestScroll checks that the title of a chart is not cut in any language, and that its scroll lies on the chart, at every
// size in which it has one.
func TestScroll(t *testing.T) {
	for _, lang := range words.Languages() {
		title := words.In(lang).T("montaigne.table.title")
		for height := 401.0; height < 1100; height += 20 {
			for _, wide := range []float64{1.3, 1.5, 2, 3} {
				width := height * wide
				s, r := siteScale(width, height), scroll(width, height, title)
				least := paint.Style{Role: fonts.Title, Size: fonts.Smallest}
				if least.Width(title) > r.W-16*s+0.01 {
					t.Errorf("%q is cut on a chart of %.0fx%.0f", title, width, height)
				}
				if r.X+r.W+16*s > width {
					t.Errorf("the scroll of %q is off a chart of %.0fx%.0f", title, width, height)
				}
			}
		}
	}
}
