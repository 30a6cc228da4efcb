package postcards

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"math/rand/v2"
	"testing"
)

// TestColoured: the quick way gives the pixels that draw.Draw does, from any corner.
func TestColoured(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	pal := color.Palette{}
	for range 200 {
		pal = append(pal, color.NRGBA{uint8(rng.Uint32()), uint8(rng.Uint32()), uint8(rng.Uint32()), uint8(255 - rng.IntN(3)*60)})
	}
	src := image.NewPaletted(image.Rect(3, 5, 60, 50), pal)
	for i := range src.Pix {
		src.Pix[i] = uint8(rng.IntN(len(pal)))
	}
	for _, part := range []image.Rectangle{src.Rect, image.Rect(10, 20, 33, 41), image.Rect(10, 20, 70, 60)} {
		want := image.NewRGBA(part)
		draw.Draw(want, part, src, part.Min, draw.Src)
		if got := coloured(src, part); got.Rect != part || !bytes.Equal(got.Pix, want.Pix) {
			t.Errorf("%v: other pixels", part)
		}
	}
}
