package table

import (
	"fmt"
	"image"
	"testing"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
)

// TestPortraits: the page of the result shows who thinks by the face and the
// swatch of the seat's colour, everybody else by the swatch.
func TestPortraits(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "think:4000", "automa:easy")
	faces, swatches := map[int]string{}, map[int]int{}
	var f stage.Frame
	p.table.result().Build(&f)
	for _, s := range f.Sprites {
		switch s.Pic.Kind {
		case "face":
			faces[s.Pic.ID] = s.Pic.Text
		case "swatch":
			swatches[s.Pic.ID]++
		}
	}
	if len(faces) != 1 || faces[p.table.deps.Colours[1]] != "face5" || len(swatches) != 3 {
		t.Errorf("faces %v, swatches %v", faces, swatches)
	}
}

// TestResultTall: in a window that is higher than wide the end of a match uses the height,
// for each number of seats and size of words, with the chart too and however many lines
// there are; nothing lies over something else.
func TestResultTall(t *testing.T) {
	for _, lang := range words.Languages() {
		for n := 2; n <= 4; n++ {
			for _, lines := range []int{1, 4, 8, 11} {
				p := newPlayer(t, 0, 7, []string{"person", "automa:easy", "think:4000", "person"}[:n]...)
				p.table.deps.Words = words.In(lang)
				p.table.Teller = wording.For("postcards", words.In(lang), p.table.deps.Names)
				p.table.deps.Chart = func(f *stage.Frame, r stage.Rect) { f.Add(stage.Pic{Kind: "panel"}, r) }
				for _, id := range []string{"share", "same", "journal", "analysis"} {
					p.table.deps.Extras = append(p.table.deps.Extras, Extra{ID: "extra." + id, Verb: words.In(lang).
						T("extra.journal")})
				}
				r := p.table.result()
				r.scores = nil
				for i := range n {
					s := many(lines)
					s.Place = max(1, i)
					r.scores = append(r.scores, s)
				}
				r.rows, r.paper = r.total+1, image.NewRGBA(image.Rect(0, 0, 3, 2))
				for text := range stage.TextMost + 1 {
					r.course = false
					where := fmt.Sprintf("%s, %d seats, %d lines, words %d", lang, n, lines, text)
					f := uitest.Tall(t, where, r, text)
					uitest.Touched(t, where, f)
					if f.Hot("result.page") == nil || f.Hot("extra.analysis") == nil {
						t.Errorf("%s: the page or a button is missing", where)
					}
					r.course = true
					uitest.Touched(t, where, uitest.Tall(t, where+", the course", r, text))
				}
			}
		}
	}
}
