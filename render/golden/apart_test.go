package golden

import (
	"image"
	"math"
	"testing"

	"posterestante/render/stage"
)

// What must stay apart without hue: of each pair, at its size in a 1280x720
// window, at least minShare of the pixels differ by minLevel in grey.
const (
	minShare = 0.15
	minLevel = 48
)

// grey is how light the pixels look, 0 to 255, on paper where nothing is painted.
func grey(im *image.RGBA) []float64 {
	out := make([]float64, len(im.Pix)/4)
	for i := range out {
		p := im.Pix[4*i:]
		a := float64(p[3]) / 255
		out[i] = 0.2126*float64(p[0]) + 0.7152*float64(p[1]) + 0.0722*float64(p[2]) + (1-a)*235
	}
	return out
}

func apart(a, b []float64) float64 {
	n := 0
	for i := range a {
		if math.Abs(a[i]-b[i]) >= minLevel {
			n++
		}
	}
	return float64(n) / float64(len(a))
}

// TestApartInGrey holds that seats' pieces and travel colours are told apart by
// pattern and silhouette alone.
func TestApartInGrey(t *testing.T) {
	for _, row := range []struct {
		kind string
		ids  []int
		w, h float64
	}{
		{"swatch", []int{0, 1, 2, 3}, 38, 38},
		{"pc.camp", []int{0, 1, 2, 3}, 38, 38},
		{"pc.bike", []int{0, 1, 2, 3}, 42, 30},
		{"pc.travel", []int{1, 19, 37, 55}, 112, 164},
		{"pc.travel", []int{1, 19, 37, 55}, 74, 108},
		{"pc.stamp", []int{0, 1, 2, 3}, 36, 36},
	} {
		var pics [][]float64
		for _, id := range row.ids {
			w, h := int(row.w*2/3+0.5), int(row.h*2/3+0.5)
			im, err := painters().Try(stage.Pic{Kind: row.kind, ID: id}, row.w, row.h, w, h)
			if err != nil {
				t.Fatal(err)
			}
			pics = append(pics, grey(im))
		}
		for i := range pics {
			for j := range i {
				if s := apart(pics[i], pics[j]); s < minShare {
					t.Errorf("%s %d and %d at %.0fx%.0f: %.0f %% of the pixels differ in grey, want %.0f %%",
						row.kind, row.ids[j], row.ids[i], row.w, row.h, 100*s, 100*minShare)
				}
			}
		}
	}
}
