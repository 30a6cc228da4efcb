// Package paint turns a stage.Pic into pixels on the CPU, at whatever size the
// window has, so that words and lines are sharp at each. It knows no window.
//
// The words: a Canvas is one picture being painted; its units are logical
// pixels from the picture's own upper left corner, its Scale is device pixels
// a logical one. A Painter paints one kind of Pic; a Table says which.
package paint

import (
	"fmt"
	"image"
	"image/color"
	"math"

	"git.sr.ht/~sbinet/gg"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// Canvas is one picture being painted.
type Canvas struct {
	W, H   float64 // logical size
	Scale  float64 // device pixels a logical pixel
	im     *image.RGBA
	smooth bool // no grain is laid over
	strong bool // patterns are woven with more contrast
	dc     *gg.Context
}

// New starts an empty picture of w x h logical and dw x dh device pixels.
func New(w, h float64, dw, dh int) *Canvas {
	dw, dh = max(dw, 1), max(dh, 1)
	w, h = math.Max(w, 1), math.Max(h, 1)
	im := image.NewRGBA(image.Rect(0, 0, dw, dh))
	dc := context(im)
	dc.Scale(float64(dw)/w, float64(dh)/h)
	return &Canvas{W: w, H: h, Scale: float64(dw) / w, im: im, dc: dc}
}

// context returns one that draws round lines.
func context(im *image.RGBA) *gg.Context {
	dc := gg.NewContextForRGBA(im)
	dc.SetLineCapRound()
	dc.SetLineJoinRound()
	return dc
}

// Image returns what was painted so far.
func (c *Canvas) Image() *image.RGBA { return c.im }

// All returns the whole picture's rectangle.
func (c *Canvas) All() stage.Rect { return stage.Rect{W: c.W, H: c.H} }

// Saved paints with the coordinates moved and turned (radians, clockwise) about
// x, y; words are moved but not turned.
func (c *Canvas) Saved(x, y, turn float64, paint func()) {
	c.dc.Push()
	c.dc.Translate(x, y)
	c.dc.Rotate(turn)
	paint()
	c.dc.Pop()
}

// Path is the outline being drawn; it is used up by Fill and Stroke.
type Path struct{ dc *gg.Context }

// Path starts an outline.
func (c *Canvas) Path() Path { c.dc.ClearPath(); return Path{c.dc} }

// Move starts a part of the outline.
func (p Path) Move(x, y float64) Path { p.dc.MoveTo(x, y); return p }

// Line goes straight to the point.
func (p Path) Line(x, y float64) Path { p.dc.LineTo(x, y); return p }

// Curve goes to x, y pulled by two points.
func (p Path) Curve(ax, ay, bx, by, x, y float64) Path {
	p.dc.CubicTo(ax, ay, bx, by, x, y)
	return p
}

// Bend goes to x, y pulled by one point.
func (p Path) Bend(ax, ay, x, y float64) Path { p.dc.QuadraticTo(ax, ay, x, y); return p }

// Close goes back to where the part started.
func (p Path) Close() Path { p.dc.ClosePath(); return p }

// Poly adds a closed polygon of x, y pairs.
func (p Path) Poly(xy ...float64) Path {
	for i := 0; i+1 < len(xy); i += 2 {
		if i == 0 {
			p.dc.MoveTo(xy[0], xy[1])
		} else {
			p.dc.LineTo(xy[i], xy[i+1])
		}
	}
	p.dc.ClosePath()
	return p
}

// Rect adds a rectangle with corners rounded by radius.
func (p Path) Rect(r stage.Rect, radius float64) Path {
	radius = math.Min(radius, math.Min(r.W, r.H)/2)
	if radius <= 0 {
		p.dc.DrawRectangle(r.X, r.Y, r.W, r.H)
	} else {
		p.dc.DrawRoundedRectangle(r.X, r.Y, r.W, r.H, radius)
	}
	return p
}

// Circle adds a circle.
func (p Path) Circle(x, y, r float64) Path { p.dc.DrawCircle(x, y, r); return p }

// Ellipse adds an ellipse.
func (p Path) Ellipse(x, y, rx, ry float64) Path { p.dc.DrawEllipse(x, y, rx, ry); return p }

// Fill fills the outline.
func (p Path) Fill(col color.Color) { p.dc.SetColor(col); p.dc.Fill() }

// Keep fills the outline and keeps it, for a Stroke round it.
func (p Path) Keep(col color.Color) Path { p.dc.SetColor(col); p.dc.FillPreserve(); return p }

// Weave fills the outline with a pattern over a ground and keeps it.
func (c *Canvas) Weave(p Path, w Weave, ground, ink color.NRGBA, size float64) Path {
	cloth := newCloth(w, ground, ink, size*c.Scale)
	if c.strong {
		cloth = strongCloth(w, ground, ink, size*c.Scale)
	}
	p.dc.SetFillStyle(cloth)
	p.dc.FillPreserve()
	return p
}

// Backdrop is Weave for what tells nobody apart and has words on it: its pattern is never stronger.
func (c *Canvas) Backdrop(p Path, w Weave, ground, ink color.NRGBA, size float64) Path {
	p.dc.SetFillStyle(newCloth(w, ground, ink, size*c.Scale))
	p.dc.FillPreserve()
	return p
}

// Stroke draws the outline, width logical pixels wide.
func (c *Canvas) Stroke(p Path, col color.Color, width float64) {
	p.dc.SetColor(col)
	p.dc.SetLineWidth(math.Max(width*c.Scale, 0.75))
	p.dc.Stroke()
}

// Dashed draws the outline in dashes of on and off logical pixels.
func (c *Canvas) Dashed(p Path, col color.Color, width, on, off float64) {
	p.dc.SetDash(on*c.Scale, off*c.Scale)
	c.Stroke(p, col, width)
	p.dc.SetDash()
}

// Clip keeps what paint paints within the outline.
func (c *Canvas) Clip(p Path, paint func()) {
	c.dc.Push()
	p.dc.Clip()
	paint()
	c.dc.Pop()
	c.dc.ResetClip()
}

// Painter paints one kind of Pic over the whole canvas.
type Painter func(c *Canvas, p stage.Pic)

// Typed is the painter of a kind whose Pics have Data of one type; without Data
// it gets the zero value. Data of another type is a mistake: see Table.Try.
func Typed[T comparable](paint func(c *Canvas, p stage.Pic, data T)) Painter {
	return func(c *Canvas, p stage.Pic) {
		var data T
		if p.Data != nil {
			data = p.Data.(T)
		}
		paint(c, p, data)
	}
}

// Titled is the Data of a picture with a title and some words under it.
type Titled struct{ Title, Words string }

// Table says who paints which kind.
type Table map[string]Painter

// With returns the table with another's kinds added.
func (t Table) With(o Table) Table {
	all := Table{}
	for _, m := range []Table{t, o} {
		for k, p := range m {
			all[k] = p
		}
	}
	return all
}

// Strong returns the table with painters that weave the patterns of seats and
// travel colours with more contrast.
func (t Table) Strong() Table { return t.set(func(c *Canvas) { c.strong = true }) }

// set returns the table with painters whose canvas is prepared first.
func (t Table) set(prepare func(*Canvas)) Table {
	all := Table{}
	for kind, paint := range t {
		all[kind] = func(c *Canvas, p stage.Pic) {
			prepare(c)
			paint(c, p)
		}
	}
	return all
}

// Paint paints the Pic at dw x dh device pixels for w x h logical ones. An
// unknown kind, or a painter that panics, gives a labelled box.
func (t Table) Paint(p stage.Pic, w, h float64, dw, dh int) *image.RGBA {
	im, err := t.Try(p, w, h, dw, dh)
	if err != nil {
		c := New(w, h, dw, dh)
		box(c, p)
		return c.im
	}
	return im
}

// Try is Paint that says what went wrong.
func (t Table) Try(p stage.Pic, w, h float64, dw, dh int) (im *image.RGBA, err error) {
	defer func() {
		if r := recover(); r != nil {
			im, err = nil, fmt.Errorf("painting %q: %v", p.Kind, r)
		}
	}()
	paint := t[p.Kind]
	if paint == nil {
		return nil, fmt.Errorf("no painter for %q", p.Kind)
	}
	c := New(w, h, dw, dh)
	paint(c, p)
	return c.im, nil
}

// box marks what can't be painted, so that it is seen.
func box(c *Canvas, p stage.Pic) {
	r := c.All().Inset(1.5)
	c.Path().Rect(r, 4).Fill(palette.Fade(palette.Rose, 0.7))
	c.Stroke(c.Path().Rect(r, 4).Move(r.X, r.Y).Line(r.X+r.W, r.Y+r.H), palette.Brick, 2)
	c.Text(fmt.Sprintf("%s %d/%d %s %v", p.Kind, p.ID, p.Look, p.Text, p.Data), r.Inset(4),
		Style{Size: 18, Ink: palette.Brick, Wrap: true})
}
