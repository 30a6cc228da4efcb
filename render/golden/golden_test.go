// Package golden checks that every screen looks as it did: each is composed
// without a window and without grain and compared with a picture of it. After
// a wanted change: go test ./render/golden -update, and look at the pictures.
package golden

import (
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"testing"

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

// inFrench are the screens of which there is a picture in French too: other tests check that all words fit.
var inFrench = []string{
	"menu", "setup", "result", "rules", "stats", "table-early", "lesson", "montaigne-early", "sakodo-six", "routard-six",
	"hall-host", "join", "away-asked", "away-told",
}

func TestScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	legible(t)
	for _, h := range all {
		t.Run(h.name, func(t *testing.T) {
			t.Parallel()
			for _, lang := range words.Languages() {
				if lang == "en" || slices.Contains(inFrench, h.name) {
					compare(t, h.name+"."+lang, coarse(painters().Compose(h.show(t, lang).Frame(), 2.0/3)))
				}
			}
		})
	}
}

// TestPicturesAreScreens checks that each picture is one of a screen.
func TestPicturesAreScreens(t *testing.T) {
	files, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	want := len(all) + len(inFrench) + len(uprightKept) + len(classicKept)
	if len(files) != want {
		t.Errorf("%d pictures of %d screens", len(files), want)
	}
	for _, name := range inFrench {
		if !slices.ContainsFunc(all, func(h held) bool { return h.name == name }) {
			t.Errorf("there is no screen %s", name)
		}
	}
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
	level   = 48     // of 255, from which a pixel counts as another
	another = 0.0002 // share of pixels that may be another
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
	a := image.NewRGBA(image.Rect(0, 0, 1280, 720))
	b := image.NewRGBA(a.Rect)
	if differ(a, b) != 0 {
		t.Error("equal pictures differ")
	}
	draw.Draw(b, image.Rect(100, 100, 114, 114), image.White, image.Point{}, draw.Src)
	if differ(a, b) <= another {
		t.Error("a sign of 14 by 14 pixels is not seen")
	}
}
