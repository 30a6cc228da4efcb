package montaigne

import (
	"image/color"
	"math"
	"strings"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// skylines are the cities as an engraver of that century shows them, from left
// to right: a letter for what stands there, its middle, its width and height,
// in parts of a hundred of the picture's width. What comes later stands before.
//
//	m hill  f fir  h house  t tower with battlements  s spire  c bell tower
//	o onion tower  d dome  w wall  b bridge  ~ water  a arch of a ruin  g gable end
var skylines = [...]string{
	"",
	"t 12 9 34; h 24 14 18; s 38 9 60; s 49 9 60; g 44 16 30; h 62 16 20; t 76 12 42; h 89 14 22; w 50 100 10; ~ 50 100 9", // Bordeaux: two spires, the quay
	"m 50 110 24; h 14 14 24; s 34 11 62; h 48 15 30; h 63 13 34; t 78 10 44; h 90 14 26; w 50 100 12",                     // Limoges: the belfry on its hill
	"m 24 60 46; h 14 10 52; t 27 8 62; h 44 14 24; c 58 9 46; h 70 14 26; h 86 14 30; b 50 100 16; ~ 50 100 7",            // Lyon: the hill, the bridge
	"m 18 60 56; m 82 70 62; f 9 9 50; f 21 10 44; f 90 10 56; f 78 9 46; h 40 15 22; s 52 9 40; h 63 16 24; w 50 36 8",    // Plombières: a valley of firs
	"m 50 130 20; s 40 10 66; s 54 10 62; g 47 20 38; h 20 15 26; h 70 14 28; t 86 10 40; b 50 100 15; ~ 50 100 7",         // Basel: the minster over the Rhine
	"o 26 11 58; o 66 11 58; g 46 24 44; h 10 14 26; h 82 15 30; t 94 9 36; w 50 100 12",                                   // Augsburg: onion towers
	"a 14 18 34; d 52 34 66; c 30 9 44; c 74 8 50; a 88 20 30; h 40 10 18; h 66 10 18; w 50 100 8",                         // Rome: the dome and ruins
	"c 22 10 72; d 44 20 40; d 60 24 48; d 76 18 38; g 92 14 28; w 50 100 12; ~ 50 100 10",                                 // Venice: campanile and domes on the water
	"m 50 120 26; c 27 10 60; d 56 36 66; t 84 9 56; h 12 14 24; h 38 12 22; h 73 12 24; w 50 100 12",                      // Florence: the dome and the tower
}

// skyline paints the city over the foot of a rectangle, k logical pixels a
// hundredth of its width.
func skyline(c *paint.Canvas, city int, r stage.Rect, tint float64) {
	if city < 1 || city >= len(skylines) {
		return
	}
	k := r.W / 100
	base := r.Y + r.H
	limit := r.H / k / 76 // low pictures press it together
	limit = math.Min(limit, 1)
	ink := palette.Mix(palette.Ink, vellum, 0.25)
	for _, part := range strings.Split(skylines[city], ";") {
		f := strings.Fields(part)
		x, w, h := number(f[1]), number(f[2])*k, number(f[3])*k*limit
		e := engraver{c, k, r.X + x*k, base, w, h, zoneHue(city), tint}
		e.part(f[0][0])
	}
	c.Stroke(c.Path().Move(r.X, base).Line(r.X+r.W, base), ink, 1.2*k)
}

func number(s string) float64 {
	n := 0.0
	for _, d := range s {
		n = n*10 + float64(d-'0')
	}
	return n
}

// engraver draws one building: x its middle, y its foot.
type engraver struct {
	c          *paint.Canvas
	k          float64
	x, y, w, h float64
	hue        color.NRGBA
	tint       float64 // how much of the hue its lit sides have
}

func (e *engraver) part(kind byte) {
	switch kind {
	case 'm':
		e.hill()
	case 'f':
		e.fir()
	case '~':
		e.water()
	case 'b':
		e.bridge()
	case 'a':
		e.ruin()
	case 'w':
		e.wall(e.h)
		e.merlons(e.y-e.h, 3.4*e.k)
	case 't':
		e.wall(e.h)
		e.merlons(e.y-e.h, e.w/5)
		e.window(e.h * 0.72)
	case 'd':
		e.dome()
	default:
		e.roofed(kind)
	}
}

// fill closes an outline with the light of the paper and an ink edge.
func (e *engraver) fill(p paint.Path, shade float64) {
	face := palette.Mix(palette.Mix(vellum, e.hue, e.tint), palette.Ink, shade)
	e.c.Stroke(p.Keep(face), e.ink(), e.pen())
}

func (e *engraver) ink() color.NRGBA { return palette.Mix(sepia, vellum, 0.12) }
func (e *engraver) pen() float64     { return math.Max(0.9*e.k, 0.7) }

// wall is a front of that height with its shaded right side.
func (e *engraver) wall(h float64) {
	r := stage.Rect{X: e.x - e.w/2, Y: e.y - h, W: e.w, H: h}
	e.fill(e.c.Path().Rect(r, 0), 0)
	side := stage.Rect{X: r.X + r.W*0.66, Y: r.Y, W: r.W * 0.34, H: r.H}
	e.c.Path().Rect(side, 0).Fill(palette.Fade(e.ink(), 0.34))
	for y := side.Y + 1.8*e.k; y < side.Y+side.H && e.k > 0.8; y += 2.6 * e.k {
		e.c.Stroke(e.c.Path().Move(side.X, y).Line(side.X+side.W, y), palette.Fade(e.ink(), 0.6), 0.5*e.k)
	}
}

// merlons are the teeth of a battlement.
func (e *engraver) merlons(y, w float64) {
	for x := e.x - e.w/2; x+w <= e.x+e.w/2+0.1; x += 2 * w {
		e.fill(e.c.Path().Rect(stage.Rect{X: x, Y: y - w, W: w, H: w}, 0), 0.05)
	}
}

func (e *engraver) window(up float64) {
	w := e.w * 0.2
	e.c.Path().Rect(stage.Rect{X: e.x - w*1.2, Y: e.y - up, W: w, H: w * 2}, w/2).Fill(e.ink())
}

// roofed are houses, gables, spires, bell towers and onion towers: a wall with
// its roof.
func (e *engraver) roofed(kind byte) {
	share := map[byte]float64{'h': 0.6, 'g': 0.62, 's': 0.46, 'c': 0.76, 'o': 0.62}[kind]
	wall := e.h * share
	e.wall(wall)
	top, l, r := e.y-e.h, e.x-e.w/2-0.6*e.k, e.x+e.w/2+0.6*e.k
	at := e.y - wall
	c := e.c
	switch kind {
	case 'o':
		b := e.w * 0.24
		e.fill(c.Path().Move(l, at).Curve(l-b, at-(at-top)*0.4, e.x-b*0.4, at-(at-top)*0.62, e.x, top).
			Curve(e.x+b*0.4, at-(at-top)*0.62, r+b, at-(at-top)*0.4, r, at).Close(), 0.3)
	case 'h':
		e.fill(c.Path().Poly(l, at, l+e.w*0.16, top, r-e.w*0.16, top, r, at), 0.32)
	default:
		e.fill(c.Path().Poly(l, at, e.x, top, r, at), 0.26)
		c.Path().Poly(e.x, top, r, at, e.x+e.w*0.08, at).Fill(palette.Fade(e.ink(), 0.4))
	}
	if kind == 's' || kind == 'c' || kind == 'o' {
		c.Stroke(c.Path().Move(e.x, top).Line(e.x, top-4*e.k), e.ink(), e.pen())
	}
	e.window(wall * 0.74)
}

// dome is a drum with its cupola and lantern.
func (e *engraver) dome() {
	drum := e.h * 0.36
	e.wall(drum)
	at, top := e.y-drum, e.y-e.h*0.86
	c := e.c
	l, r := e.x-e.w*0.46, e.x+e.w*0.46
	e.fill(c.Path().Move(l, at).Curve(l, at-(at-top)*0.75, e.x-e.w*0.22, top, e.x, top).
		Curve(e.x+e.w*0.22, top, r, at-(at-top)*0.75, r, at).Close(), 0.16)
	c.Path().Move(r, at).Curve(r, at-(at-top)*0.75, e.x+e.w*0.22, top, e.x+e.w*0.06, top).
		Curve(e.x+e.w*0.26, top+(at-top)*0.3, e.x+e.w*0.24, at, e.x+e.w*0.2, at).Close().
		Fill(palette.Fade(e.ink(), 0.38))
	for _, d := range [...]float64{-0.26, -0.04} {
		c.Stroke(c.Path().Move(e.x+e.w*d, at).Curve(e.x+e.w*d, at-(at-top)*0.6, e.x+e.w*d*0.5, top, e.x, top),
			palette.Fade(e.ink(), 0.7), 0.6*e.k)
	}
	lw := math.Max(e.w*0.1, 2*e.k)
	e.fill(c.Path().Rect(stage.Rect{X: e.x - lw/2, Y: e.y - e.h*0.97, W: lw, H: e.h * 0.12}, 0), 0)
	c.Stroke(c.Path().Move(e.x, e.y-e.h*0.97).Line(e.x, e.y-e.h*1.04), e.ink(), e.pen())
}

// hill is a slope, hatched on its right.
func (e *engraver) hill() {
	c := e.c
	l, r, t := e.x-e.w/2, e.x+e.w/2, e.y-e.h
	e.c.Stroke(c.Path().Move(l, e.y).Curve(e.x-e.w*0.3, e.y-e.h*0.3, e.x-e.w*0.22, t, e.x, t).
		Curve(e.x+e.w*0.22, t, e.x+e.w*0.3, e.y-e.h*0.3, r, e.y).Close().
		Keep(palette.Mix(palette.Mix(vellum, e.hue, 0.2+e.tint), palette.Ink, 0.06)),
		palette.Fade(e.ink(), 0.7), e.pen())
	for i := range 6 {
		x := e.x + e.w*(0.04+0.06*float64(i))
		y := t + e.h*(0.10+0.13*float64(i))
		c.Stroke(c.Path().Move(x, y).Line(x+e.w*0.05, y+e.h*0.2), palette.Fade(e.ink(), 0.5), 0.6*e.k)
	}
}

func (e *engraver) fir() {
	c := e.c
	for i := range 3 {
		f := float64(i)
		w, at := e.w*(0.5+0.22*f), e.y-e.h*(0.66-0.28*f)
		e.fill(c.Path().Poly(e.x, at-e.h*0.34, e.x+w/2, at, e.x-w/2, at), 0.34)
	}
	c.Stroke(c.Path().Move(e.x, e.y).Line(e.x, e.y-e.h*0.1), e.ink(), e.pen())
}

// water lies over the foot of what stands in it.
func (e *engraver) water() {
	c := e.c
	r := stage.Rect{X: e.x - e.w/2, Y: e.y - e.h, W: e.w, H: e.h}
	c.Path().Rect(r, 0).Fill(palette.Mix(palette.Sky, vellum, 0.25))
	for y := r.Y + 1.6*e.k; y < e.y; y += 2.8 * e.k {
		for x := r.X + math.Mod(y*1.7, 8*e.k); x < r.X+r.W-7*e.k; x += 13 * e.k {
			c.Stroke(c.Path().Move(x, y).Bend(x+3.5*e.k, y-1.6*e.k, x+7*e.k, y), palette.Fade(e.ink(), 0.6), 0.6*e.k)
		}
	}
}

func (e *engraver) bridge() {
	c := e.c
	r := stage.Rect{X: e.x - e.w/2, Y: e.y - e.h, W: e.w, H: e.h}
	e.fill(c.Path().Rect(r, 0), 0.04)
	for i := range 4 {
		x := r.X + r.W*(0.125+0.25*float64(i))
		c.Path().Move(x-8*e.k, e.y).Curve(x-8*e.k, r.Y+2*e.k, x+8*e.k, r.Y+2*e.k, x+8*e.k, e.y).Close().
			Fill(palette.Mix(palette.Sky, e.ink(), 0.35))
	}
}

// ruin is a row of broken arches.
func (e *engraver) ruin() {
	c := e.c
	l, r, t := e.x-e.w/2, e.x+e.w/2, e.y-e.h
	e.fill(c.Path().Poly(l, e.y, l, t+e.h*0.1, l+e.w*0.3, t, l+e.w*0.5, t+e.h*0.12, l+e.w*0.62, t+e.h*0.3, r-e.w*0.1,
		t+e.h*0.36, r, t+e.h*0.52, r, e.y), 0.05)
	for i := range 2 {
		for j := range 2 {
			w := e.w * 0.24
			x, y := l+e.w*(0.18+0.42*float64(i)), e.y-e.h*(0.02+0.4*float64(j))
			if j == 1 && i == 1 {
				continue
			}
			c.Path().Move(x, y).Line(x, y-e.h*0.22).Curve(x, y-e.h*0.36, x+w, y-e.h*0.36, x+w, y-e.h*0.22).Line(x+w, y).
				Close().Fill(palette.Fade(e.ink(), 0.62))
		}
	}
}
