package globe

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Places of a rucksack: how many sorts of things each style's has room for.
var bagItems = [NumStyles]int{Ochre: 6, Airmail: 4}

// canvases are the cloths of the rucksacks, leather their straps.
var (
	canvases    = [NumStyles]color.NRGBA{Ochre: {0xa8, 0x90, 0x5a, 255}, Airmail: {0x6f, 0x86, 0x92, 255}}
	leather     = color.NRGBA{0x74, 0x45, 0x2b, 255}
	leatherDark = palette.Mix(leather, palette.Ink, 0.5)
)

// BagPlaces are where items lie in a rucksack of that size, by number from 1; its
// flap is at the top.
func BagPlaces(in stage.Rect, items int) (out [rules.MaxItems + 1]stage.Rect) {
	cols := 3
	if items <= 4 {
		cols = 2
	}
	rows := (items + cols - 1) / cols
	body := bagBody(in)
	w, h := body.W/float64(cols), body.H/float64(rows)
	side := min(w, h) - 0.03*in.W
	for i := range items {
		x := body.X + w*(float64(i%cols)+0.5)
		y := body.Y + h*(float64(i/cols)+0.5)
		out[i+1] = stage.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}
	}
	return out
}

// bagBody is the part of a rucksack where its pockets are.
func bagBody(in stage.Rect) stage.Rect {
	return stage.Rect{X: in.X + in.W*0.085, Y: in.Y + in.H*0.20, W: in.W * 0.83, H: in.H * 0.76}
}

// bag is an open rucksack of canvas and leather: its flap thrown back with the
// seat's colour on it, its pockets in front.
func bag(c *paint.Canvas, p stage.Pic, d Bag) {
	k := c.W / 330
	in := c.All()
	cloth := canvases[d.Style%NumStyles]
	dark, pale := palette.Mix(cloth, palette.Ink, 0.5), palette.Mix(cloth, palette.PaperLight, 0.28)
	hide, hideDark := leather, leatherDark
	body := stage.Rect{X: in.X + in.W*0.045, Y: in.Y + in.H*0.155, W: in.W * 0.91, H: in.H * 0.835}
	straps(c, in, body, k)
	c.Shadow(body.Inset(3*k), 26*k, 10*k)
	// The flap, thrown back: its lining is seen.
	flap := func() paint.Path {
		return c.Path().Move(body.X+14*k, body.Y+20*k).Curve(body.X+20*k, in.Y-4*k, body.X+50*k, in.Y+3*k,
			in.W/2, in.Y+3*k).
			Curve(body.X+body.W-50*k, in.Y+3*k, body.X+body.W-20*k, in.Y-4*k, body.X+body.W-14*k, body.Y+20*k).Close()
	}
	lining := palette.Mix(palette.Mix(cloth, palette.Rose, 0.35), palette.PaperLight, 0.2)
	c.Stroke(c.Weave(flap(), paint.Fall, lining, palette.Mix(lining, dark, 0.14), 7*k), hideDark, 2.4*k)
	// The body.
	shape := func(r stage.Rect, up, low float64) paint.Path {
		return c.Path().Move(r.X+up, r.Y).Line(r.X+r.W-up, r.Y).Curve(r.X+r.W-up*0.4, r.Y, r.X+r.W, r.Y+up*0.6, r.X+r.W,
			r.Y+up*1.4).
			Line(r.X+r.W, r.Y+r.H-low).Curve(r.X+r.W, r.Y+r.H-low*0.4, r.X+r.W-low*0.4, r.Y+r.H, r.X+r.W-low, r.Y+r.H).
			Line(r.X+low, r.Y+r.H).Curve(r.X+low*0.4, r.Y+r.H, r.X, r.Y+r.H-low*0.4, r.X, r.Y+r.H-low).
			Line(r.X, r.Y+up*1.4).Curve(r.X, r.Y+up*0.6, r.X+up*0.4, r.Y, r.X+up, r.Y).Close()
	}
	c.Stroke(c.Weave(shape(body, 16*k, 26*k), paint.Grid, cloth, palette.Mix(cloth, dark, 0.13), 4.4*k),
		palette.Mix(dark, palette.Ink, 0.4), 2.6*k)
	c.Clip(shape(body, 16*k, 26*k), func() { // its shade, to the right and below
		c.Path().Move(body.X+body.W-10*k, body.Y).Curve(body.X+body.W-16*k, body.Y+body.H*0.6, body.X+body.W-20*k,
			body.Y+body.H-10*k, body.X+20*k, body.Y+body.H-9*k).
			Line(body.X, body.Y+body.H+4).Line(body.X+body.W+4, body.Y+body.H+4).Line(body.X+body.W+4, body.Y).Close().
			Fill(palette.Fade(palette.Shadow, 0.20))
	})
	// The mouth, its cord and eyelets.
	mouth := stage.Rect{X: body.X + 8*k, Y: body.Y - 3*k, W: body.W - 16*k, H: 12 * k}
	c.Stroke(c.Path().Rect(mouth, 6*k).Keep(hide), hideDark, 1.6*k)
	for i := range 9 {
		x := mouth.X + mouth.W*(float64(i)+0.5)/9
		c.Stroke(c.Path().Circle(x, mouth.Y+mouth.H/2, 2.6*k).Keep(palette.Ink), palette.Ochre, 1.3*k)
	}
	buckles(c, in, mouth, k)
	patch(c, p.ID, in.W/2, in.Y+18*k, 13.5*k)
	for _, q := range BagPlaces(in, bagItems[d.Style%NumStyles]) {
		if q.W > 0 {
			if d.Style == Airmail { // wide ones
				q.X, q.W = q.X-0.2*q.W, 1.4*q.W
			}
			pocket(c, q.Inset(-0.006*in.W), cloth, dark, pale, k)
		}
	}
	c.Grain(c.All(), 4)
}

// straps are those for the shoulders, behind the bag.
func straps(c *paint.Canvas, in, body stage.Rect, k float64) {
	for _, s := range []float64{-1, 1} {
		x := in.W/2 + s*in.W*0.455
		strap := func() paint.Path {
			return c.Path().Move(x-s*30*k, body.Y+8*k).Curve(x+s*16*k, body.Y+20*k, x+s*16*k, body.Y+body.H*0.75,
				x-s*16*k, body.Y+body.H*0.93)
		}
		c.Stroke(strap(), leatherDark, 13*k)
		c.Stroke(strap(), leather, 10*k)
	}
}

// buckles are those of the flap, down to the mouth.
func buckles(c *paint.Canvas, in, mouth stage.Rect, k float64) {
	for _, s := range []float64{0.24, 0.76} {
		x := in.W * s
		c.Stroke(c.Path().Rect(stage.Rect{X: x - 7*k, Y: in.Y + 9*k, W: 14 * k, H: mouth.Y - in.Y + 2*k}, 3*k).
			Keep(leather), leatherDark, 1.5*k)
		c.Stroke(c.Path().Rect(stage.Rect{X: x - 9*k, Y: in.Y + 17*k, W: 18 * k, H: 11 * k}, 2*k), palette.Ochre, 2.4*k)
	}
}

// pocket is a pocket of the rucksack: a hollow with its seam.
func pocket(c *paint.Canvas, r stage.Rect, cloth, dark, pale color.NRGBA, k float64) {
	c.Path().Rect(stage.Rect{X: r.X - 1.4*k, Y: r.Y - 0.4*k, W: r.W + 2.8*k, H: r.H + 2.4*k}, 10*k).
		Fill(palette.Fade(pale, 0.55))
	c.Path().Rect(r, 9*k).Fill(palette.Mix(cloth, dark, 0.34))
	c.Clip(c.Path().Rect(r, 9*k), func() { // its edge throws a shade
		c.Stroke(c.Path().Rect(stage.Rect{X: r.X - 3*k, Y: r.Y - 3*k, W: r.W + 12*k, H: r.H + 12*k}, 12*k),
			palette.Fade(palette.Shadow, 0.22), 12*k)
	})
	c.Stroke(c.Path().Rect(r, 9*k), palette.Mix(dark, palette.Ink, 0.2), math.Max(1.3*k, 1))
	stitch(c, r.Inset(-4.2*k), 12*k, palette.Fade(pale, 0.9), k)
}

// patch is a seat's sign sewn on.
func patch(c *paint.Canvas, seat int, x, y, r float64) {
	c.Stroke(c.Path().Circle(x, y, r).Keep(palette.PaperLight), palette.Mix(leather, palette.Ink, 0.4),
		math.Max(r*0.1, 1.2))
	c.Dashed(c.Path().Circle(x, y, r*0.84), palette.Fade(leather, 0.9), math.Max(r*0.06, 0.8), r*0.22, r*0.18)
	c.Swatch(seat, x, y, r*0.56)
}
