// Package icons holds the icons of all games, drawn by this project.
//
// The words: the sources are svg/*.svg, a 48x48 drawing each, in ink (#2B2622)
// with light flats (#F4EAD2); the sheet icons.png holds them all, rendered by
// gen; a cell is one icon's square on it, Size pixels a side. Areas that take
// a colour at run time (a seat's, a travel colour's) are pure magenta
// (#FF00FF) in the source: Tint replaces it. Ink turns an icon into one colour.
//
// Emblems are the pictures of cards: emblems/*.svg, 64x64 drawings on a sheet of
// their own, shown larger; each has areas that take the colour of its deck. They
// are found as icons are, by Emblem and their name.
package icons

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"slices"
	"sync"
)

// Sizes are sides of a cell, in pixels.
const (
	Size       = 192 // of an icon
	EmblemSize = 256
)

// Emblem stands before the name of an emblem: Emblem+"camel" is that of
// emblems/camel.svg.
const Emblem = "emblem_"

//go:embed icons.png
var sheetPNG []byte

//go:embed icons.json
var indexJSON []byte

//go:embed emblems.png
var emblemsPNG []byte

//go:embed emblems.json
var emblemsJSON []byte

// A cell is one line of icons.json.
type cell struct {
	Name string
	X, Y int
	Tint bool
	Hash string `json:"sha256"`
}

type index struct {
	Cell  int
	Icons []cell
	at    map[string]cell
}

// A family is the icons of one sheet, read and decoded when the first is asked for.
type family struct {
	load  func() *index
	sheet func() *image.NRGBA
}

var (
	plain   = of("icons", indexJSON, sheetPNG)
	emblems = of("emblems", emblemsJSON, emblemsPNG)
)

func of(name string, list, sheet []byte) *family {
	return &family{
		sync.OnceValue(func() *index {
			var x index
			if err := json.Unmarshal(list, &x); err != nil {
				panic("icons: " + name + ".json: " + err.Error()) // a test holds that it can be read
			}
			x.at = map[string]cell{}
			for _, c := range x.Icons {
				x.at[c.Name] = c
			}
			return &x
		}),
		sync.OnceValue(func() *image.NRGBA {
			img, err := png.Decode(bytes.NewReader(sheet))
			if err != nil {
				panic("icons: " + name + ".png: " + err.Error())
			}
			if n, ok := img.(*image.NRGBA); ok {
				return n
			}
			n := image.NewNRGBA(img.Bounds())
			draw.Draw(n, n.Rect, img, img.Bounds().Min, draw.Src)
			return n
		}),
	}
}

// find returns the cell of that name and its family; nil where there is none.
func find(name string) (cell, *family) {
	for _, f := range []*family{plain, emblems} {
		if c, ok := f.load().at[name]; ok {
			return c, f
		}
	}
	return cell{}, nil
}

// Get returns the icon of that name, a part of the sheet: don't write to it.
func Get(name string) (image.Image, bool) {
	c, f := find(name)
	if f == nil {
		return nil, false
	}
	side := f.load().Cell
	return f.sheet().SubImage(image.Rect(c.X, c.Y, c.X+side, c.Y+side)), true
}

// Names returns all names, emblems too, in the order of the alphabet.
func Names() []string {
	var o []string
	for _, f := range []*family{plain, emblems} {
		for _, c := range f.load().Icons {
			o = append(o, c.Name)
		}
	}
	slices.Sort(o)
	return o
}

// Tinted says whether the icon has magenta areas, so that it must go through
// Tint (or Ink) before it is shown.
func Tinted(name string) bool {
	c, _ := find(name)
	return c.Tint
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
	for y := range s.Dy() {
		for x := range s.Dx() {
			r, g, b, a := src.At(s.Min.X+x, s.Min.Y+y).RGBA()
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
