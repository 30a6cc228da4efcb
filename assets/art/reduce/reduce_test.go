package reduce

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math/rand/v2"
	"testing"
)

// grained is paper with grain and a fall of light, and on it small surfaces of
// colours that nothing else has.
func grained() *image.RGBA {
	r := rand.New(rand.NewPCG(1, 2))
	im := image.NewRGBA(image.Rect(40, 30, 40+480, 30+320))
	for y := im.Rect.Min.Y; y < im.Rect.Max.Y; y++ {
		for x := im.Rect.Min.X; x < im.Rect.Max.X; x++ {
			v := uint8(215 + x/40 + r.IntN(14))
			im.SetRGBA(x, y, color.RGBA{v, v - 6 - uint8(r.IntN(4)), v - 30, 255})
		}
	}
	for i, c := range surfaces {
		draw.Draw(im, image.Rect(60+40*i, 60, 84+40*i, 84), image.NewUniform(c), image.Point{}, draw.Src)
	}
	return im
}

var surfaces = []color.RGBA{{176, 74, 55, 255}, {45, 64, 107, 255}, {60, 90, 75, 255}, {224, 169, 76, 255}, {120, 60, 110, 255}, {30, 30, 30, 255}}

// TestReduceKeepsSmallSurfaces checks that grain doesn't take the palette from
// small surfaces: they keep their very colours.
func TestReduceKeepsSmallSurfaces(t *testing.T) {
	im := grained()
	for _, most := range []int{32, 64, 256} {
		got := Reduce(im, most)
		if len(got.Palette) > most {
			t.Errorf("%d colours of %d", len(got.Palette), most)
		}
		mean, worst := Differ(im, got)
		t.Logf("%d colours: mean %.2f, worst block %.2f", most, mean, worst)
		if err := Check(im, got); err != nil {
			t.Errorf("%d colours: %v", most, err)
		}
		for i, c := range surfaces {
			if at(got, 32+40*i, 42) != [3]uint8{c.R, c.G, c.B} {
				t.Errorf("%d colours: surface %d became %v", most, i, at(got, 32+40*i, 42))
			}
		}
	}
}

// TestPNGIsWhatWasReduced checks that a file reads back as a picture of at most
// so many colours, and that two runs write the same.
func TestPNGIsWhatWasReduced(t *testing.T) {
	a, err := PNG(grained(), 64)
	if err != nil {
		t.Fatal(err)
	}
	b, err := Smallest(grained(), 0)
	if err != nil {
		t.Fatal(err)
	}
	im, err := png.Decode(bytes.NewReader(a))
	if err != nil {
		t.Fatal(err)
	}
	if p, ok := im.(*image.Paletted); !ok || len(p.Palette) > 64 {
		t.Errorf("it is no picture of 64 colours: %T", im)
	}
	if again, _ := PNG(grained(), 64); !bytes.Equal(a, again) {
		t.Error("two runs write other files")
	}
	if len(b) > len(a) {
		t.Errorf("the smallest has %d bytes, one of 64 colours %d", len(b), len(a))
	}
}

// TestCheckSeesDamage checks that what once went unseen is refused: blocks of a
// page that turned grey, one of 32 pixels among them, or a picture of another size.
func TestCheckSeesDamage(t *testing.T) {
	im := grained()
	for name, damage := range map[string]func(*image.RGBA){
		"a grey quarter": func(d *image.RGBA) { shade(d, image.Rect(280, 190, 520, 350), 60) },
		"a grey block":   func(d *image.RGBA) { shade(d, image.Rect(296, 190, 328, 222), 30) },
		"a lost surface": func(d *image.RGBA) { shade(d, image.Rect(60, 60, 84, 84), 40) },
	} {
		d := image.NewRGBA(im.Rect)
		draw.Draw(d, d.Rect, im, im.Rect.Min, draw.Src)
		if err := Check(im, d); err != nil {
			t.Fatalf("a copy is refused: %v", err)
		}
		if damage(d); Check(im, d) == nil {
			t.Errorf("%s is not seen", name)
		}
	}
	if Check(im, im.SubImage(image.Rect(40, 30, 200, 200))) == nil {
		t.Error("another size is not seen")
	}
}

// shade darkens a part of a picture.
func shade(im *image.RGBA, r image.Rectangle, by uint8) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := im.RGBAAt(x, y)
			im.SetRGBA(x, y, color.RGBA{c.R - min(c.R, by), c.G - min(c.G, by), c.B - min(c.B, by), 255})
		}
	}
}
