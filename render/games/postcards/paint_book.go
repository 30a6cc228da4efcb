package postcards

import (
	"math"

	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// notebook is the spiral notebook in which the row of travel cards lies; its
// binding runs between the second card and the third (P2.2).
func notebook(c *paint.Canvas, _ stage.Pic) {
	k := c.W / bookW
	all := sheet(c, 7*k, 7*k, palette.Mix(palette.Pine, palette.Ink, 0.25)) // its cover
	r := all.Inset(3 * k)
	mid := (RowRect(c.All(), 1).X + RowRect(c.All(), 1).W + RowRect(c.All(), 2).X) / 2
	left := stage.Rect{X: r.X, Y: r.Y, W: mid - r.X - 2*k, H: r.H}
	right := stage.Rect{X: mid + 2*k, Y: r.Y, W: r.X + r.W - mid - 2*k, H: r.H}
	for _, q := range []stage.Rect{left, right} {
		c.Path().Rect(q, 4*k).Fill(palette.Paper)
		for y := q.Y + 14*k; y < q.Y+q.H-4*k; y += 16 * k {
			c.Path().Rect(stage.Rect{X: q.X, Y: y, W: q.W, H: k}, 0).Fill(palette.Fade(palette.Sky, 0.55))
		}
	}
	for i := range 6 { // the pages sink towards the binding
		w := float64(i+1) * 3 * k
		c.Path().Rect(stage.Rect{X: left.X + left.W - w, Y: r.Y, W: w, H: r.H}, 0).
			Fill(palette.Fade(palette.Shadow, 0.03))
		c.Path().Rect(stage.Rect{X: right.X, Y: r.Y, W: w, H: r.H}, 0).Fill(palette.Fade(palette.Shadow, 0.02))
	}
	c.Grain(r, 3)
	for i := range 5 {
		c.Dashed(c.Path().Rect(RowRect(c.All(), i).Inset(4*k), 5*k), palette.Fade(palette.InkFaint, 0.7),
			1.3*k, 5*k, 5*k)
	}
	wire := palette.Mix(palette.InkSoft, palette.PaperShade, 0.15)
	for i := range 12 {
		y := r.Y + r.H*(float64(i)+0.5)/12
		for _, s := range []float64{-1, 1} {
			c.Path().Circle(mid+s*9.5*k, y, 2.6*k).Fill(palette.Mix(palette.Ink, palette.Shadow, 0.5))
		}
		for _, q := range []float64{-1.5, 1.5} {
			p := func() paint.Path {
				return c.Path().Move(mid-9.5*k, y+q*k).Curve(mid-6*k, y-6*k+q*k, mid+6*k, y-6*k+q*k, mid+9.5*k, y+q*k)
			}
			c.Stroke(p(), palette.Mix(wire, palette.Ink, 0.6), 2.2*k)
			c.Stroke(p(), palette.Mix(wire, palette.PaperLight, 0.5), 1.0*k)
		}
	}
}

// pile is a deck (its back) or, Look 1, a discard pile; Text is how many lie there.
func pile(c *paint.Canvas, p stage.Pic) {
	k := math.Min(c.W/100, c.H/70)
	w, h := 44*k, 62*k
	name, ground := "move", palette.Pine
	switch uint8(p.ID) {
	case rules.BackPostcard:
		w, h = 54*k, 38*k
		name, ground = "postcard", palette.Sea
		if p.Text == "" { // it isn't counted beside, and fills its place
			w, h = c.W-8*k, c.H-6*k
		}
	case rules.BackGift:
		name, ground = "", palette.Brick
	}
	x, y := 4*k, (c.H-h)/2-k
	if p.Look == 1 {
		r := stage.Rect{X: x, Y: y, W: w, H: h}
		c.Dashed(c.Path().Rect(r, 4*k).Keep(palette.Fade(palette.PaperShade, 0.7)), palette.InkSoft, 1.5*k, 5*k, 4*k)
		c.InkIcon("discard", palette.InkSoft, x+w/2, y+h/2, math.Min(w, h)*0.66)
	} else {
		for i := 2; i >= 0; i-- {
			d := float64(i) * 2.2 * k
			r := stage.Rect{X: x + d, Y: y + d, W: w, H: h - 2*k}
			if i == 2 {
				c.Shadow(r, 4*k, 5*k)
			}
			c.Stroke(c.Path().Rect(r, 4*k).Keep(palette.PaperLight), palette.Mix(palette.PaperDeep, palette.Ink, 0.3),
				math.Max(0.9, 0.9*k))
		}
		in := stage.Rect{X: x, Y: y, W: w, H: h - 2*k}.Inset(3 * k)
		weave(c, c.Path().Rect(in, 2*k), paint.Stripes, ground, 0.10, math.Max(5*k, 4))
		mx, my := in.Mid()
		s := math.Min(in.W, in.H)
		c.Path().Circle(mx, my, s*0.40).Fill(palette.PaperLight)
		if name == "" {
			box(c, stage.Rect{X: mx - s*0.22, Y: my - s*0.24, W: s * 0.44, H: s * 0.44})
		} else {
			c.DrawIcon(name, mx, my, s*0.58)
		}
	}
	c.Figure(p.Text, x+w+(c.W-x-w)/2+2*k, c.H/2, 25*k, palette.Ink)
}
