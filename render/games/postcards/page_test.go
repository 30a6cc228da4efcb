package postcards

import (
	"testing"

	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// TestOwnPostcardsCanBeRead checks that of up to six own postcards everything is
// seen, with a picture, of up to eight everything but the picture, and that of twelve
// each name is seen whole: no card covers another's.
func TestOwnPostcardsCanBeRead(t *testing.T) {
	for n := 1; n <= 12; n++ {
		row := wide.cardRow(n)
		for i := range n {
			r := row.At(i, n)
			f := formOf(r)
			if !holds(r, wide.grid) {
				t.Errorf("%d of %d lies beside the page: %+v", i, n, r)
			}
			if n <= 6 && f.picture.W*f.picture.H < 0.2*f.w*f.h {
				t.Errorf("of %d, %d has no picture that can be seen", n, i)
			}
			parts := map[string]stage.Rect{"name": within(r, f.w, f.h, f.name)}
			if n <= 8 {
				parts["points"] = within(r, f.w, f.h, stage.Rect{X: f.points - 15, Y: 3, W: 30, H: 28})
				for c := 1; c <= rules.NumPostcards; c++ {
					for j := range rules.Postcards[c].Stamps {
						parts["stamp"+string(rune('0'+j))] = StampRect(r, c, j)
						if !holds(StampRect(r, c, j), r) {
							t.Fatalf("stamp %d of postcard %d lies beside it", j, c)
						}
					}
				}
				for j := range 3 {
					parts["memory"+string(rune('0'+j))] = MemoryRect(r, j)
					parts["effect"+string(rune('0'+j))] = effectRect(r, j)
				}
			}
			for what, part := range parts {
				if !holds(part, r) {
					t.Errorf("of %d, %s of %d lies beside it: %+v in %+v", n, what, i, part, r)
				}
				for j := i + 1; j < n; j++ {
					if overlap(part, row.At(j, n)) {
						t.Errorf("of %d, %s of %d is covered by %d", n, what, i, j)
					}
				}
				for other, o := range parts {
					if other != what && overlap(part, o) {
						t.Errorf("of %d: %s and %s lie on each other", n, what, other)
					}
				}
			}
		}
	}
}

// TestNamesFitTheirForms checks that in every form a region's name fits its place.
func TestNamesFitTheirForms(t *testing.T) {
	for _, f := range []*form{&lowForm, &wideForm, &tallForm, &narrowForm} {
		for r := 1; r <= rules.NumRegions; r++ {
			s, lines := nameStyle(r, f.name.W, 19.5, 0)
			high := float64(len(lines)) * s.Size
			for _, line := range lines {
				if s.Width(line) > f.name.W+1 || high > f.name.H+2 {
					t.Errorf("%q is %.0f x %.0f, its place %.0f x %.0f", line, s.Width(line), high, f.name.W, f.name.H)
				}
			}
		}
	}
}
