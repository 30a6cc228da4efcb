// Package golden checks that every screen looks as it did: each is composed
// without a window and without grain and compared with a picture of it. After
// a wanted change: go test ./render/golden -update, and look at the pictures.
package golden

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	xdraw "golang.org/x/image/draw"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
)

var update = flag.Bool("update", false, "write the pictures anew")

func painters() paint.Table { return packs.Painters() }

// settle lets a while pass, so that results are shown whole.
func settle(s *stage.Show) {
	for i := 0; i < 3 || i < 2000 && s.Busy(); i++ {
		s.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

func TestScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	for _, h := range all {
		t.Run(h.name, func(t *testing.T) {
			t.Parallel()
			for _, lang := range words.Languages() {
				name, frame := fmt.Sprintf("%s.%s", h.name, lang), h.show(t, lang).Frame()
				compare(t, name+".480", coarse(shrink(painters().Compose(frame, 1), 480, 270)))
				compare(t, name+".1280", coarse(painters().Compose(frame, 2.0/3)))
			}
		})
	}
}

// shrink makes a picture small.
func shrink(im *image.RGBA, w, h int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	xdraw.CatmullRom.Scale(out, out.Rect, im, im.Rect, draw.Src, nil)
	return out
}

// coarse keeps 16 levels of each channel, so that the files stay small.
func coarse(im *image.RGBA) *image.RGBA {
	for i, v := range im.Pix {
		im.Pix[i] = v&0xf0 | v>>4
	}
	return im
}

// What may differ from machine to machine: edges by a shade, no surface, no word.
const (
	level   = 48    // of 255, from which a pixel counts as another
	another = 0.002 // share of pixels that may be another
)

func compare(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	if *update {
		write(t, file, got)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; -update writes it", err)
	}
	defer f.Close()
	im, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	want := image.NewRGBA(im.Bounds())
	draw.Draw(want, want.Rect, im, image.Point{}, draw.Src)
	if share := differ(want, got); share > another {
		out := filepath.Join(os.TempDir(), name+".png")
		write(t, out, got)
		t.Errorf("%s: %.2f %% of the pixels differ; what was painted now is %s", name, 100*share, out)
	}
}

// differ is the share of pixels of which some channel differs by level or more.
func differ(a, b *image.RGBA) float64 {
	if a.Rect != b.Rect {
		return 1
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for c := range 3 {
			if d := int(a.Pix[i+c]) - int(b.Pix[i+c]); d >= level || -d >= level {
				n++
				break
			}
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

func write(t *testing.T, file string, im image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(f, im); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestDiffer checks that a changed word or piece is seen.
func TestDiffer(t *testing.T) {
	a := image.NewRGBA(image.Rect(0, 0, 480, 270))
	b := image.NewRGBA(a.Rect)
	if differ(a, b) != 0 {
		t.Error("equal pictures differ")
	}
	draw.Draw(b, image.Rect(100, 100, 124, 120), image.White, image.Point{}, draw.Src)
	if differ(a, b) <= another {
		t.Error("a piece of 24 by 20 pixels is not seen")
	}
}
