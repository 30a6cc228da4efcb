package paint

import (
	"bytes"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/render/engine/stage"
)

func TestNoKindPanics(t *testing.T) {
	for kind := range Kinds() {
		for _, size := range [][2]float64{{1, 1}, {7, 3}, {300, 90}, {1920, 400}} {
			for _, look := range []int{0, 1, 7, 63, 900, -1} {
				for _, words := range []string{"", "À l’œuvre", "a" + CaretMark + "b", "one two\nthree four five six seven"} {
					p := stage.Pic{Kind: kind, ID: look % 7, Look: look, Text: words}
					if _, err := Kinds().Try(p, size[0], size[1], int(size[0]*0.67)+1, int(size[1]*0.67)+1); err != nil {
						t.Fatalf("%v at %v: %v", p, size, err)
					}
				}
			}
		}
	}
}

func TestUnknownAndPanickingKindsAreSeen(t *testing.T) {
	tab := Kinds().With(Table{"bad": func(*Canvas, stage.Pic) { panic("no") }})
	for _, kind := range []string{"unheard of", "bad"} {
		im := tab.Paint(stage.Pic{Kind: kind}, 200, 60, 200, 60)
		if im.Bounds().Dx() != 200 || bytes.Count(im.Pix, []byte{0}) == len(im.Pix) {
			t.Errorf("%s shows nothing", kind)
		}
	}
}

// TestTyped checks that a painter gets its Pic's Data typed, the zero value where
// there is none, and that Data of another type is a mistake that is seen.
func TestTyped(t *testing.T) {
	var got Titled
	tab := Table{"titled": Typed(func(_ *Canvas, _ stage.Pic, said Titled) { got = said })}
	for _, row := range []struct {
		data any
		want Titled
		ok   bool
	}{{Titled{"A", "b"}, Titled{"A", "b"}, true}, {nil, Titled{}, true}, {"A", Titled{}, false}} {
		got = Titled{}
		if _, err := tab.Try(stage.Pic{Kind: "titled", Data: row.data}, 10, 10, 10, 10); (err == nil) != row.ok || got != row.want {
			t.Errorf("%v: painted %v, %v", row.data, got, err)
		}
	}
}

func TestSamePicSamePixels(t *testing.T) {
	for _, k := range []string{"panel", "backdrop", "poster", "button"} {
		p := stage.Pic{Kind: k, Text: "Go"}
		a, b := Kinds().Paint(p, 300, 200, 200, 133), Kinds().Paint(p, 300, 200, 200, 133)
		if !bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%s differs from itself", k)
		}
	}
}

func TestWordsFitAndBreak(t *testing.T) {
	s := Style{Role: fonts.Body, Size: 26}
	long := "Un voyageur descend la Loire à vélo et s’arrête à chaque bureau de poste."
	for _, w := range []float64{60, 200, 500} {
		if got := s.Width(s.Fit(long, w)); got > w+0.5 {
			t.Errorf("cut to %v it is %.1f wide", w, got)
		}
		for _, l := range s.Lines(long, w) {
			if s.Width(l) > w+0.5 {
				t.Errorf("the line %q is wider than %v", l, w)
			}
		}
	}
	if got := s.Fit("Loire", 500); got != "Loire" {
		t.Errorf("%q was cut though there is room", got)
	}
}

func TestNoLetterIsTooSmall(t *testing.T) {
	for i, s := range styles {
		if s.Size < fonts.Smallest {
			t.Errorf("style %d has letters of %v", i, s.Size)
		}
	}
}

func TestWeavesDiffer(t *testing.T) {
	seen := map[string]Weave{}
	for w := range Weaves {
		c := New(64, 64, 64, 64)
		c.Weave(c.Path().Rect(c.All(), 0), w, styles[0].Ink, inks[3], 12)
		if other, ok := seen[string(c.im.Pix)]; ok {
			t.Errorf("pattern %d looks like %d", w, other)
		}
		seen[string(c.im.Pix)] = w
	}
}

func BenchmarkMenuPictures(b *testing.B) {
	for _, p := range []struct {
		kind string
		w, h float64
	}{{"backdrop", 1920, 1080}, {"poster", 740, 980}, {"panel", 964, 980}, {"button", 360, 76}} {
		b.Run(p.kind, func(b *testing.B) {
			for range b.N {
				Kinds().Paint(stage.Pic{Kind: p.kind, Text: "Go"}, p.w, p.h, int(p.w/1.5), int(p.h/1.5))
			}
		})
	}
}
