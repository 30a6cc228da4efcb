package globe

import (
	"image/color"
	"math"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	lines "posterestante/render/table/chart"
)

// chronicle is the poster with everybody's road, what was won on it, and where each ended.
func chronicle(c *paint.Canvas, _ stage.Pic, d Chronicle) {
	m := posterOn(c, d.Style)
	m.world()
	m.islets()
	m.travellers()
	r := StopR(c.All())
	roads := &roads{m, &d, d.lanesOn(c.All()), r}
	m.way(d.squares())
	roads.bed()
	roads.beads()
	roads.walks()
	marks := d.marks(c.All())
	apart := append(d.apart(c.All()), roads.ground()...)
	for _, k := range marks {
		apart = append(apart, k.rect)
	}
	m.names(d.Poster, r, apart, noRoom)
	if m.titled(d.Title) {
		m.cartouche(d.Title, d.Line)
	}
	m.rose()
	roads.flights()
	for _, k := range marks {
		roads.tie(k)
	}
	for _, k := range marks {
		roads.mark(k)
	}
	m.frame(d.Style)
	c.Grain(c.All(), 4)
}

// noRoom is what a name costs that would hide something.
const noRoom = 1000

// roads are the roads of all seats on a chart.
type roads struct {
	*chart
	d *Chronicle
	l *lanes
	r float64 // of a square
}

func (p *roads) line(points []geo.Point) paint.Path {
	path := p.Path()
	for i, q := range points {
		if i == 0 {
			path.Move(q.X, q.Y)
		} else {
			path.Line(q.X, q.Y)
		}
	}
	return path
}

// anybody says of each square whether somebody walked to it from the one before.
func (p *roads) anybody() (on [MostSquares]bool) {
	for _, w := range p.d.Ways {
		walked, _ := w.walked()
		for i, is := range walked {
			on[i] = on[i] || is
		}
	}
	return on
}

// bed is the pale ground on which the lanes lie: as broad as those that are there.
func (p *roads) bed() {
	for _, s := range []struct {
		col  color.NRGBA
		more float64
	}{{palette.Mix(p.inks.line, p.land, 0.3), 0.2}, {palette.PaperLight, 0.11}} {
		for seat, w := range p.d.Ways {
			on, _ := w.walked()
			for _, run := range runs(on) {
				p.Stroke(p.line(p.l.along(seat, run[0], run[1])), s.col, p.l.wide[seat]+s.more*p.r)
			}
		}
	}
}

// ground are pieces of what the lanes cover, which names keep clear of.
func (p *roads) ground() (out []stage.Rect) {
	on, side := p.anybody(), p.l.all
	for i := 1; i < len(p.l.at); i++ {
		if !on[i] {
			continue
		}
		a, b := p.l.at[i-1], p.l.at[i]
		for t := 0.125; t < 1; t += 0.25 {
			out = append(out,
				stage.Rect{X: a.X + (b.X-a.X)*t - side/2, Y: a.Y + (b.Y-a.Y)*t - side/2, W: side, H: side})
		}
	}
	return out
}

// beads are the squares: small discs under the lanes, with the sign of their kind where
// nobody came by.
func (p *roads) beads() {
	on := p.anybody()
	for i, at := range p.l.at {
		k := p.d.Kinds[i]
		hue := hueOf(k)
		by := on[i] || i+1 < len(on) && on[i+1]
		r := 0.62 * p.r
		if by {
			r = math.Max(0.5*p.r, p.l.all/2+0.16*p.r)
		}
		p.Path().Circle(at.X, at.Y, r).Fill(palette.Mix(hue, palette.Ink, 0.25))
		p.Path().Circle(at.X, at.Y, r-0.06*p.r).Fill(hue)
		p.Path().Circle(at.X, at.Y, r-0.15*p.r).Fill(palette.Mix(palette.PaperLight, hue, 0.12))
		if !by {
			p.Glyph(signOf(k), hue, at.X, at.Y, 1.25*r)
		}
	}
}

// walks are the lanes of all, the own one last, with its stops.
func (p *roads) walks() {
	for _, own := range []bool{false, true} {
		for seat, w := range p.d.Ways {
			if !w.Seat || (seat == p.d.Own) != own {
				continue
			}
			on, _ := w.walked()
			for _, run := range runs(on) {
				way := p.l.along(seat, run[0], run[1])
				lines.Stripe(p.Canvas, func() paint.Path { return p.line(way) }, w.Colour, p.l.wide[seat])
			}
		}
	}
	if p.d.Own < 0 {
		return
	}
	w := p.d.Ways[p.d.Own]
	for i := 1; i < len(w.Hops); i += 2 {
		at := p.l.passes(p.d.Own, int(w.Hops[i]))
		p.Stroke(p.Path().Circle(at.X, at.Y, 0.34*p.l.wide[p.d.Own]).Keep(palette.PaperLight), palette.Ink, 1)
	}
}

// flights are bows from square to square, with a plane on each.
func (p *roads) flights() {
	for _, own := range []bool{false, true} {
		for seat, w := range p.d.Ways {
			if !w.Seat || (seat == p.d.Own) != own {
				continue
			}
			_, all := w.walked()
			for _, f := range all {
				p.flight(seat, f[0], f[1])
			}
		}
	}
}

func (p *roads) flight(seat, from, to int) {
	a, mid, b := p.l.arc(seat, from, to, p.on.Y+0.4*p.r)
	bow := func() paint.Path { return p.Path().Move(a.X, a.Y).Bend(mid.X, mid.Y, b.X, b.Y) }
	wide := math.Max(0.9*p.l.wide[seat], 0.13*p.r)
	p.Stroke(bow(), palette.Fade(palette.PaperLight, 0.9), wide+0.13*p.r)
	lines.Stripe(p.Canvas, bow, p.d.Ways[seat].Colour, wide)
	x, y := (a.X+2*mid.X+b.X)/4, (a.Y+2*mid.Y+b.Y)/4
	col, side := palette.Seat(p.d.Ways[seat].Colour), 0.7*p.r
	if seat == p.d.Own {
		side = p.r
	}
	k := side / 48
	p.Saved(x, y, math.Atan2(b.Y-a.Y, b.X-a.X)+math.Pi/4, func() {
		plane := func() paint.Path { return p.Path().Trace(planePath, -24*k, -24*k, k) }
		p.Stroke(plane(), palette.PaperLight, 9*k)
		p.Stroke(plane().Keep(col), palette.Mix(col, palette.Ink, 0.6), 2*k)
	})
}

// tie leads from a mark that stands aside to its square.
func (p *roads) tie(k mark) {
	x, y := k.rect.Mid()
	if math.Hypot(x-k.stop.X, y-k.stop.Y) < 0.75*k.rect.H {
		return
	}
	col := palette.Seat(p.d.Ways[k.seat].Colour)
	p.Stroke(p.Path().Move(x, y).Line(k.stop.X, k.stop.Y), palette.PaperLight, 0.2*p.r)
	p.Stroke(p.Path().Move(x, y).Line(k.stop.X, k.stop.Y), palette.Mix(col, palette.Ink, 0.2), 0.1*p.r)
}

// mark is a pawn, or a medallion with the sign of what was won in a ring of the seat's
// cloth.
func (p *roads) mark(k mark) {
	colour := p.d.Ways[k.seat].Colour
	if k.kind == 0 {
		p.Picture(k.rect, stage.Pic{ID: colour}, func(c *paint.Canvas, pic stage.Pic) { pawn(c, pic, p.d.Style) })
		return
	}
	x, y := k.rect.Mid()
	r, col := k.rect.W/2, palette.Seat(colour)
	p.Path().Circle(x+0.04*r, y+0.1*r, r).Fill(palette.Fade(palette.Shadow, 0.4))
	ink := palette.Mix(col, palette.On(col), 0.45)
	p.Stroke(p.Weave(p.Path().Circle(x, y, r-0.8), paint.SeatWeave(colour), col, ink, math.Max(0.3*r, 4)),
		palette.Mix(col, palette.Ink, 0.6), 1.2)
	p.Path().Circle(x, y, 0.74*r).Fill(palette.PaperLight)
	p.Glyph(signOf(k.kind), hueOf(k.kind), x, y, 1.02*r)
}
