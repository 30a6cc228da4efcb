package paint

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// Weave is a pattern, so that colour never carries meaning alone.
type Weave int

// The patterns. Seats have the first four, Checks and Stripes, travel colours the
// second four: the same as on the icons of assets/icons.
const (
	Hatch   Weave = iota // lines that rise to the right
	Dots                 // round dots
	Zigzag               // level zigzags
	Grid                 // crossed lines
	Waves                // level waves
	Scales               // fish scales, roof tiles
	Herring              // stems with leaves
	Suns                 // little suns and dots
	Stripes              // level lines
	Checks               // a chess board
	Fall                 // lines that fall to the right
	Posts                // upright lines
	Plain                // nothing
	Weaves               // how many there are
)

// SeatWeave returns the pattern of a seat's colour, 0 to 5; others wrap round.
func SeatWeave(i int) Weave {
	return [palette.Seats]Weave{Hatch, Dots, Zigzag, Grid, Checks, Stripes}[wrapSeat(i)]
}

func wrapSeat(i int) int { return (i%palette.Seats + palette.Seats) % palette.Seats }

// TravelWeave returns the pattern of a travel colour.
func TravelWeave(i int) Weave { return Waves + Weave((i%4+4)%4) }

// cloth is a gg.Pattern: a Weave in device pixels, its edges softened.
type cloth struct {
	w         Weave
	step      float64
	ground    color.NRGBA
	shade     [17]color.NRGBA // from ground to ink
	thickness float64
}

func newCloth(w Weave, ground, ink color.NRGBA, step float64) *cloth {
	c := &cloth{w: w, ground: ground, step: math.Max(step, 3)}
	c.thickness = math.Max(c.step*0.22, 1)
	for i := range c.shade {
		c.shade[i] = palette.Mix(ground, ink, float64(i)/16)
	}
	return c
}

// strongCloth is a cloth whose ink lies further from its ground, in broader lines.
func strongCloth(w Weave, ground, ink color.NRGBA, step float64) *cloth {
	far := palette.Ink
	if palette.Luma(ink) > palette.Luma(ground) {
		far = palette.PaperLight
	}
	c := newCloth(w, ground, palette.Mix(ink, far, 0.55), step)
	c.thickness *= 1.2
	return c
}

// ColorAt implements gg.Pattern.
func (c *cloth) ColorAt(ix, iy int) color.Color {
	x, y, s := float64(ix)+0.5, float64(iy)+0.5, c.step
	d := math.Inf(1) // how far outside of the ink, in pixels
	switch c.w {
	case Hatch:
		d = line((x+y)/math.Sqrt2, s) - c.thickness/2
	case Fall:
		d = line((x-y)/math.Sqrt2, s) - c.thickness/2
	case Stripes:
		d = line(y, s) - c.thickness/2
	case Posts:
		d = line(x, s) - c.thickness/2
	case Grid:
		d = math.Min(line(x, s), line(y, s)) - c.thickness/2
	case Waves:
		d = line(y+0.22*s*math.Sin(x*2*math.Pi/(2*s)), s) - c.thickness/2
	case Dots:
		row := math.Floor(y / (0.8 * s))
		if int(row)%2 != 0 {
			x += s / 2
		}
		d = math.Hypot(line(x, s), line(y-0.4*s, 0.8*s)) - 0.24*s
	case Zigzag:
		d = line(y-math.Abs(line(x, s))*0.9, s*0.8)*0.74 - c.thickness/2
	case Scales:
		h := s / 2
		row := math.Floor(y / h)
		d = math.Abs(math.Hypot(line(x+math.Mod(row, 2)*h, s), y-row*h)-h) - c.thickness/2
	case Herring:
		dx := line(x, s)
		d = dx - c.thickness/2
		if dx < 0.4*s {
			d = math.Min(d, line(y+0.78*dx, s*0.55)*0.79-c.thickness/2)
		}
	case Suns:
		s *= 1.25
		i, j := math.Round(x/s), math.Round(y/s)
		dx, dy := x-i*s, y-j*s
		r := math.Hypot(dx, dy)
		d = r - 0.09*s
		if int(i+j)%2 == 0 {
			turn := line(math.Atan2(dy, dx), math.Pi/4)
			d = math.Max(math.Max(0.15*s-r, r-0.42*s), r*math.Sin(turn)-c.thickness/2)
		}
	case Checks:
		a, b := line(x, s), line(y, s)
		in := math.Min(math.Abs(a-s/4), math.Abs(b-s/4))
		if (a < s/4) == (b < s/4) {
			d = -in
		} else {
			d = in
		}
	}
	t := math.Min(1, math.Max(0, 0.5-d))
	return c.shade[int(t*16+0.5)]
}

// line returns how far v is from the nearest multiple of step.
func line(v, step float64) float64 {
	return math.Abs(v - step*math.Round(v/step))
}

// Sign adds a seat's silhouette about the middle x, y: disc, square, triangle,
// quatrefoil, star, cross, so that seats are told apart without colour.
func (p Path) Sign(seat int, x, y, r float64) Path {
	switch wrapSeat(seat) {
	case 0:
		return p.Circle(x, y, r)
	case 1:
		return p.Rect(stage.Rect{X: x - 0.9*r, Y: y - 0.9*r, W: 1.8 * r, H: 1.8 * r}, 0.12*r)
	case 2:
		return p.Poly(x, y-1.1*r, x+1.08*r, y+0.8*r, x-1.08*r, y+0.8*r)
	case 4:
		return p.Poly(star(x, y, 1.24*r)...)
	case 5:
		a, b := 0.40*r, 1.08*r
		return p.Poly(x-a, y-b, x+a, y-b, x+a, y-a, x+b, y-a, x+b, y+a, x+a, y+a, x+a, y+b, x-a, y+b, x-a, y+a, x-b,
			y+a, x-b, y-a, x-a, y-a)
	}
	a, b, e := 0.44*r, 0.72*r, 1.3*r
	return p.Move(x-a, y-a).Curve(x-b, y-e, x+b, y-e, x+a, y-a).Curve(x+e, y-b, x+e, y+b, x+a, y+a).
		Curve(x+b, y+e, x-b, y+e, x-a, y+a).Curve(x-e, y+b, x-e, y-b, x-a, y-a).Close()
}

// star are the corners of a star of five points about x, y.
func star(x, y, r float64) (xy []float64) {
	for i := range 10 {
		d := r
		if i%2 == 1 {
			d = 0.5 * r
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 5)
		xy = append(xy, x+d*sin, y-d*cos)
	}
	return xy
}

// Swatch paints a seat's colour: its silhouette with its pattern and an ink edge.
func (c *Canvas) Swatch(seat int, x, y, r float64) {
	col := palette.Seat(seat)
	ink := palette.Mix(col, palette.On(col), 0.38)
	p := c.Weave(c.Path().Sign(seat, x, y, r), SeatWeave(seat), col, ink, math.Max(r*0.42, 6))
	c.Stroke(p, palette.Ink, math.Max(1.5, r*0.08))
}
