package icons

import (
	"crypto/sha256"
	"encoding/hex"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// needed are the names that the program asks for.
var needed = strings.Fields(`
	sight history culture gastronomy forest mountain shore beach
	move postcard camp stamp play move2 points2 star
	road_map snow_globe stamp_collection caravan hiking_guide key_ring car
	bike1 bike2 bike3 bike4 tent1 tent2 tent3 tent4 seat1 seat2 seat3 seat4
	travel_blue travel_red travel_green travel_yellow
	pattern_blue pattern_red pattern_green pattern_yellow
	pattern_seat1 pattern_seat2 pattern_seat3 pattern_seat4
	memory first_player end_bonus lightning bell
	undo redo log hand deck discard padlock speed check cross menu sound sound_off settings`)

func TestDrawnIsCurrent(t *testing.T) {
	for _, c := range []struct {
		folder, prefix string
		list
	}{{"svg", "", plain()}, {"emblems", Emblem, emblems()}} {
		files, err := filepath.Glob(c.folder + "/*.svg")
		if err != nil || len(files) == 0 {
			t.Fatal("no sources", err)
		}
		var names, got []string
		for _, f := range files {
			name := c.prefix + strings.TrimSuffix(filepath.Base(f), ".svg")
			names = append(names, name)
			src, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			sum := sha256.Sum256(src)
			if c.at[name].Hash != hex.EncodeToString(sum[:]) {
				t.Errorf("%s has changed since it was rendered: run make art", f)
			}
		}
		for _, i := range c.icons {
			got = append(got, i.Name)
		}
		slices.Sort(names)
		if !slices.Equal(got, names) {
			t.Errorf("the list has %v, the sources are %v", got, names)
		}
	}
}

// TestEveryCardHasItsEmblem checks that each card's emblem is drawn, that each
// deck and the airports have a sign of their own, and that none is idle.
func TestEveryCardHasItsEmblem(t *testing.T) {
	wanted := map[string]bool{"bazaar": true, "airport": true} // the signs of souvenirs and airports
	for _, decks := range []*globe.Decks{&sakodo.Decks, &routard.Decks} {
		for k, deck := range decks {
			for _, c := range deck {
				if wanted[c.Emblem] = true; !Tinted(Emblem + c.Emblem) {
					t.Errorf("%v %q: the emblem %q isn't drawn, or has nothing in its deck's colour", globe.Kind(k), c.Key, c.Emblem)
				}
			}
		}
	}
	for _, c := range emblems().icons {
		if !wanted[strings.TrimPrefix(c.Name, Emblem)] {
			t.Errorf("nothing shows %s", c.Name)
		}
	}
}

// Every icon has something drawn, ink in it, and nothing cut at its cell's
// edge; magenta is where it is said to be and nowhere else.
func TestIconsAreWhole(t *testing.T) {
	all := slices.Clone(needed)
	for _, c := range emblems().icons {
		all = append(all, c.Name)
	}
	for _, n := range all {
		img, ok := Get(n)
		if !ok {
			t.Errorf("no icon %q", n)
			continue
		}
		b := img.Bounds()
		side := Size
		if strings.HasPrefix(n, Emblem) {
			side = EmblemSize
		}
		if b.Dx() != side || b.Dy() != side {
			t.Errorf("%s is %v", n, b)
		}
		pattern := strings.HasPrefix(n, "pattern_")
		ink, mag, edge := 0, 0, 0
		for y := b.Min.Y; y < b.Max.Y; y++ {
			for x := b.Min.X; x < b.Max.X; x++ {
				c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
				if c.A == 0 {
					continue
				}
				if c.A > 200 && c.G < 0x40 && c.R < 0x40 {
					ink++
				}
				if c.A > 200 && c.R > 200 && c.B > 200 && c.G < 40 {
					mag++
				}
				if x == b.Min.X || y == b.Min.Y || x == b.Max.X-1 || y == b.Max.Y-1 {
					edge++
				}
			}
		}
		if !pattern && (ink < side*side/30 || edge > 0) {
			t.Errorf("%s: %d pixels of ink, %d cut at the edge", n, ink, edge)
		}
		if (mag > 0) != Tinted(n) {
			t.Errorf("%s: %d pixels of magenta, Tinted says %v", n, mag, Tinted(n))
		}
	}
	if _, ok := Get("no such icon"); ok {
		t.Error("an icon that isn't there was found")
	}
}

func TestTint(t *testing.T) {
	src := image.NewNRGBA(image.Rect(5, 5, 9, 6))
	ink, light := color.NRGBA{0x2B, 0x26, 0x22, 255}, color.NRGBA{0xF4, 0xEA, 0xD2, 255}
	src.SetNRGBA(5, 5, color.NRGBA{255, 0, 255, 255})
	src.SetNRGBA(6, 5, ink)
	src.SetNRGBA(7, 5, light)
	src.SetNRGBA(8, 5, color.NRGBA{255, 0, 255, 128})
	seat := color.NRGBA{0x2E, 0x6F, 0x8E, 255}
	got := Tint(src, seat)
	for i, want := range []color.NRGBA{seat, ink, light, {0x2E, 0x6F, 0x8E, 128}} {
		c := color.NRGBAModel.Convert(got.At(i, 0)).(color.NRGBA)
		if far(c.R, want.R) || far(c.G, want.G) || far(c.B, want.B) || c.A != want.A {
			t.Errorf("pixel %d is %v, want %v", i, c, want)
		}
	}
	if got.Rect.Min != (image.Point{}) || got.Rect.Dx() != 4 {
		t.Errorf("copy lies at %v", got.Rect)
	}
	one := Ink(src, color.White)
	for i, want := range []uint8{0, 255, 0, 0} {
		if a := one.RGBAAt(i, 0).A; far(a, want) {
			t.Errorf("ink of pixel %d is %d, want %d", i, a, want)
		}
	}
}

// No magenta is left after tinting, not even in soft edges.
func TestTintLeavesNoMagenta(t *testing.T) {
	for _, n := range Names() {
		img, _ := Get(n)
		o := Tint(img, color.NRGBA{0x4C, 0x7A, 0x4A, 255})
		for i := 0; i < len(o.Pix); i += 4 {
			r, g, b := int(o.Pix[i]), int(o.Pix[i+1]), int(o.Pix[i+2])
			if r > g+24 && b > g+24 {
				t.Fatalf("%s: pixel %d is still %d %d %d", n, i/4, r, g, b)
			}
		}
	}
}

func far(a, b uint8) bool { return max(a, b)-min(a, b) > 3 }

// TestSigns: the page takes for emblems what begins with "em".
func TestSigns(t *testing.T) {
	for _, i := range plain().icons {
		if strings.HasPrefix(i.Name, "em") {
			t.Errorf("in the browser the sign %s would be missing", i.Name)
		}
	}
}
