// Package icons holds the icons of all games, drawn by this project.
//
// The sources are svg/*.svg, a 48x48 drawing each, in ink (#2B2622) with light
// flats (#F4EAD2); gen renders each to drawn/*.png, Size pixels a side. Areas that
// take a colour at run time (a seat's, a travel colour's) are pure magenta
// (#FF00FF) in the source: Tint replaces it. Ink turns an icon into one colour.
//
// Emblems are the pictures of cards: emblems/*.svg, 64x64 drawings that are shown
// larger; each has areas that take the colour of its deck. They are found as icons
// are, by Emblem and their name.
package icons

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"slices"
	"strings"
	"sync"
)

// Sizes are sides of a drawn icon, in pixels.
const (
	Size       = 192
	EmblemSize = 256
)

// Emblem stands before the name of an emblem: Emblem+"camel" is that of
// emblems/camel.svg.
const Emblem = "emblem_"

//go:embed icons.json
var iconsJSON []byte

//go:embed emblems.json
var emblemsJSON []byte

// icon is one line of icons.json: a name, whether it has magenta areas, and the
// hash of the source that it was rendered from.
type icon struct {
	Name string
	Tint bool
	Hash string `json:"sha256"`
}

// list is one of the two lists, read when it is first asked for.
type list struct {
	icons []icon
	at    map[string]icon
}

var (
	plain   = sync.OnceValue(func() list { return read("icons.json", iconsJSON) })
	emblems = sync.OnceValue(func() list { return read("emblems.json", emblemsJSON) })
)

func read(name string, data []byte) (l list) {
	if err := json.Unmarshal(data, &l.icons); err != nil {
		panic("icons: " + name + ": " + err.Error()) // a test checks that it can be read
	}
	l.at = map[string]icon{}
	for _, i := range l.icons {
		l.at[i.Name] = i
	}
	return l
}

// Get returns the icon of that name, decoded anew: all of them at once would take
// 24 MiB, and who paints keeps what it made of an icon.
func Get(name string) (image.Image, bool) {
	files := drawn
	if strings.HasPrefix(name, Emblem) {
		files = drawnEmblems
	}
	data, err := files.Read(name + ".png")
	if err != nil {
		return nil, false
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		panic("icons: " + name + ".png: " + err.Error()) // a test decodes all of them
	}
	return img, true
}

// Names returns all names, emblems too, in the order of the alphabet.
func Names() []string {
	var o []string
	for _, l := range []list{plain(), emblems()} {
		for _, i := range l.icons {
			o = append(o, i.Name)
		}
	}
	slices.Sort(o)
	return o
}

// Tinted says whether the icon has magenta areas, so that it must go through
// Tint (or Ink) before it is shown.
func Tinted(name string) bool {
	return plain().at[name].Tint || emblems().at[name].Tint
}

// Tint returns a copy with magenta replaced by the colour. Mixed pixels (the
// soft edge of a magenta area with ink or light) keep their mixture.
func Tint(src image.Image, c color.Color) *image.RGBA {
	cr, cg, cb, _ := c.RGBA()
	return remap(src, func(r, g, b, a uint32) (uint32, uint32, uint32, uint32) {
		m := magenta(r, g, b)
		return r - m + m*cr/0xFFFF, g + m*cg/0xFFFF, b - m + m*cb/0xFFFF, a
	})
}

// Ink returns a copy in one colour: where the icon is ink it takes the colour,
// where it is light or magenta it is clear.
func Ink(src image.Image, c color.Color) *image.RGBA {
	cr, cg, cb, ca := c.RGBA()
	const dark, light = 0x26, 0xEA // green of ink and of light flats
	return remap(src, func(r, g, b, a uint32) (uint32, uint32, uint32, uint32) {
		// How bright the pixel is between ink and light; magenta counts as light.
		v := g + magenta(r, g, b)
		low, high := a*dark/0xFF, a*light/0xFF
		k := a
		switch {
		case v >= high:
			k = 0
		case v > low:
			k = a * (high - v) / (high - low)
		}
		return cr * k / 0xFFFF, cg * k / 0xFFFF, cb * k / 0xFFFF, ca * k / 0xFFFF
	})
}

// magenta is how much pure magenta a premultiplied pixel holds: neither ink
// nor light has more of both red and blue than of green.
func magenta(r, g, b uint32) uint32 {
	if m := min(r, b); m > g {
		return m - g
	}
	return 0
}

// remap applies f to each premultiplied pixel; the copy begins at 0, 0.
func remap(src image.Image, f func(r, g, b, a uint32) (uint32, uint32, uint32, uint32)) *image.RGBA {
	s := src.Bounds()
	o := image.NewRGBA(image.Rect(0, 0, s.Dx(), s.Dy()))
	at := func(x, y int) (r, g, b, a uint32) { return src.At(x, y).RGBA() }
	if n, ok := src.(*image.NRGBA); ok { // as they mostly are: without a value made of each pixel
		at = func(x, y int) (r, g, b, a uint32) { return n.NRGBAAt(x, y).RGBA() }
	}
	for y := range s.Dy() {
		for x := range s.Dx() {
			r, g, b, a := at(s.Min.X+x, s.Min.Y+y)
			if a == 0 {
				continue
			}
			r, g, b, a = f(r, g, b, a)
			i := o.PixOffset(x, y)
			o.Pix[i], o.Pix[i+1], o.Pix[i+2], o.Pix[i+3] = uint8(r>>8), uint8(g>>8), uint8(b>>8), uint8(a>>8)
		}
	}
	return o
}
