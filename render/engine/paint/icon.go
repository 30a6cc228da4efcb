package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"sync"

	xdraw "golang.org/x/image/draw"

	"posterestante/assets/icons"
	"posterestante/assets/palette"
)

// iconShape is an icon at a size: how it is kept once it is made small.
type iconShape struct {
	name  string
	tint  color.NRGBA
	plain bool // one colour: ink areas only
	px    int
}

var iconShapes = struct {
	sync.Mutex
	m map[iconShape]*image.RGBA
}{m: map[iconShape]*image.RGBA{}}

// smallIcon returns the icon of that shape.
func smallIcon(s iconShape) *image.RGBA {
	iconShapes.Lock()
	defer iconShapes.Unlock()
	if im := iconShapes.m[s]; im != nil {
		return im
	}
	src, ok := icons.Get(s.name)
	if !ok {
		panic("no icon " + s.name) // a test paints everything
	}
	switch {
	case s.plain:
		src = icons.Ink(src, s.tint)
	case icons.Tinted(s.name):
		src = icons.Tint(src, s.tint)
	}
	im := image.NewRGBA(image.Rect(0, 0, s.px, s.px))
	xdraw.CatmullRom.Scale(im, im.Rect, src, src.Bounds(), xdraw.Src, nil)
	if len(iconShapes.m) > 600 { // windows change their size; keep what is in use
		clear(iconShapes.m)
	}
	iconShapes.m[s] = im
	return im
}

// put draws an icon about x, y, side logical pixels large.
func (c *Canvas) put(s iconShape, x, y, side float64) {
	s.px = max(1, int(math.Round(side*c.Scale)))
	im := smallIcon(s)
	px, py := int(math.Round(x*c.Scale-float64(s.px)/2)), int(math.Round(y*c.Scale-float64(s.px)/2))
	draw.Draw(c.im, im.Rect.Add(image.Pt(px, py)), im, image.Point{}, draw.Over)
}

// DrawIcon draws an icon of assets/icons about x, y in its own ink and light.
func (c *Canvas) DrawIcon(name string, x, y, side float64) {
	c.put(iconShape{name: name, tint: palette.Ochre}, x, y, side)
}

// TintIcon draws an icon with its coloured areas in the colour.
func (c *Canvas) TintIcon(name string, col color.NRGBA, x, y, side float64) {
	c.put(iconShape{name: name, tint: col}, x, y, side)
}

// InkIcon draws the lines of an icon in one colour.
func (c *Canvas) InkIcon(name string, col color.NRGBA, x, y, side float64) {
	c.put(iconShape{name: name, tint: col, plain: true}, x, y, side)
}
