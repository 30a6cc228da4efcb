package paint

import (
	"math"

	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// The long stamp of the menu and who rides along the road on it, in logical pixels.
const (
	axles     = 42.0 // of the bike, from one to the other
	riderWide = 1.9 * axles
	riderHigh = 1.75 * axles
	rideStep  = 3.0 // in an eighth of a second: two pixels of a window of 1280x720
	rideTurns = 16  // positions of the pedals
	rideFrom  = 0.36
	stampEdge = 10.0 // of white paper about the picture
)

// ridgeway is how far down the road lies there, in parts of the picture.
func ridgeway(u float64) float64 { return 0.84 - 0.022*math.Sin(u*9.5) }

// panorama is a long stamp: hills, a village, and a road from edge to edge.
func panorama(c *Canvas, _ stage.Pic) {
	r := c.All().Inset(3)
	c.Path().Rect(stage.Rect{X: r.X + 2, Y: r.Y + 3, W: r.W, H: r.H}, 2).Fill(palette.Fade(palette.Shadow, 0.25))
	c.Perforated(r, palette.PaperLight)
	in := r.Inset(stampEdge)
	c.within(in, func() {
		sky := palette.Mix(palette.Sky, palette.Paper, 0.25)
		c.Path().Rect(in, 0).Fill(sky)
		for i, t := range []float64{0.26, 0.36, 0.46} {
			c.Path().Rect(stage.Rect{X: in.X, Y: in.Y + t*in.H, W: in.W, H: in.H}, 0).
				Fill(palette.Mix(sky, palette.Ochre, 0.13*float64(i+1)))
		}
		sx, sy := in.X+0.60*in.W, in.Y+0.44*in.H
		c.Path().Circle(sx, sy, 0.27*in.H).Fill(palette.Fade(palette.PaperLight, 0.55))
		c.Path().Circle(sx, sy, 0.20*in.H).Fill(palette.Mix(palette.Ochre, palette.PaperLight, 0.25))
		cloud(c, in.X+0.16*in.W, in.Y+0.26*in.H, 0.24*in.H)
		cloud(c, in.X+0.83*in.W, in.Y+0.17*in.H, 0.19*in.H)
		hill(c, in, palette.Mix(palette.Sea, palette.Sky, 0.45), 0, 0.50, 0.09, 0.34, 0.18, 0.47, 0.30, 0.30, 0.42,
			0.52, 0.55, 0.42, 0.68, 0.55, 0.80, 0.33, 0.90, 0.46, 1, 0.38)
		hill(c, in, palette.Mix(palette.Sea, palette.Pine, 0.25), 0, 0.58, 0.14, 0.50, 0.30, 0.60, 0.48, 0.52, 0.66,
			0.62, 0.84, 0.50, 1, 0.58)
		village(c, in.X+0.27*in.W, in.Y+0.70*in.H, 0.13*in.H)
		hill(c, in, palette.Pine, 0, 0.66, 0.10, 0.61, 0.24, 0.68, 0.42, 0.63, 0.60, 0.69, 0.78, 0.60, 1, 0.66)
		hill(c, in, palette.Olive, 0, 0.72, 0.2, 0.69, 0.4, 0.74, 0.6, 0.71, 0.8, 0.74, 1, 0.70)
		for i, x := range []float64{0.05, 0.075, 0.10, 0.70, 0.72, 0.93, 0.955} {
			cypress(c, in.X+x*in.W, in.Y+0.76*in.H, 0.05*in.H, 0.30*in.H*(0.8+0.15*float64(i%3)))
		}
		verge := func(down float64) Path {
			const steps = 40
			p := c.Path().Move(in.X-2, in.Y+in.H+2)
			for i := range steps + 1 {
				u := float64(i) / steps
				p.Line(in.X+u*in.W, in.Y+(ridgeway(u)+down)*in.H)
			}
			return p.Line(in.X+in.W+2, in.Y+in.H+2).Close()
		}
		verge(-0.06).Fill(palette.Mix(palette.Olive, palette.Ochre, 0.45))
		verge(-0.035).Fill(palette.Mix(palette.PaperDeep, palette.Wood, 0.25))
		verge(-0.015).Fill(palette.Paper)
		verge(0.075).Fill(palette.Mix(palette.Pine, palette.Ink, 0.25))
	})
	c.Stroke(c.Path().Rect(in, 0), palette.Fade(palette.Ink, 0.5), 1.2)
}

// rider is the cyclist; ID is how far the pedals are turned.
func rider(c *Canvas, p stage.Pic) {
	k := c.W / riderWide
	turn := 2 * math.Pi * float64(p.ID) / rideTurns
	cyclist(c, 0.38*axles*k, c.H-1.5*k, axles*k, turn)
}

// Rider is the cyclist on a long stamp that lies there, after so many eighths of a
// second: he comes at the left, rides to the right edge, and comes again. At 0 he is
// where a still picture has him.
func Rider(r stage.Rect, breath int) stage.Sprite {
	in := r.Inset(3 + stampEdge)
	way := in.W - riderWide
	steps := int(way / rideStep)
	at := (int(rideFrom*float64(steps)) + breath) % steps
	x := float64(at) * rideStep
	y := in.Y + in.H*ridgeway((x+riderWide*0.45)/in.W)
	s := stage.Sprite{Pic: stage.Pic{Kind: "rider", ID: breath % rideTurns},
		Rect: stage.Rect{X: in.X + x, Y: math.Round((y-riderHigh)/1.5) * 1.5, W: riderWide, H: riderHigh}}
	const fades = 8
	if edge := min(at, steps-1-at); edge < fades {
		s.Alpha = float64(edge+1) / (fades + 1)
	}
	return s
}
