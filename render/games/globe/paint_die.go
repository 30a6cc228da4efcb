package globe

import (
	"cmp"
	"image/color"
	"math"
	"slices"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

type vec [3]float64

func (a vec) dot(b vec) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }

// turned is a vector turned about x, then about y, then about z, in radians; x
// goes right, y down, z towards the eye.
func (a vec) turned(by vec) vec {
	for axis, angle := range by {
		i, j := (axis+1)%3, (axis+2)%3
		sin, cos := math.Sincos(angle)
		a[i], a[j] = a[i]*cos-a[j]*sin, a[i]*sin+a[j]*cos
	}
	return a
}

// A dieSide is a face of the die: where it looks to, and its own two axes.
type dieSide struct{ out, right, down vec }

// dieSides are the faces of a die that shows 1; opposite ones make 7.
var dieSides = [7]dieSide{
	1: {vec{0, 0, 1}, vec{1, 0, 0}, vec{0, 1, 0}},
	6: {vec{0, 0, -1}, vec{-1, 0, 0}, vec{0, 1, 0}},
	2: {vec{0, 1, 0}, vec{1, 0, 0}, vec{0, 0, -1}},
	5: {vec{0, -1, 0}, vec{1, 0, 0}, vec{0, 0, 1}},
	3: {vec{1, 0, 0}, vec{0, 0, -1}, vec{0, 1, 0}},
	4: {vec{-1, 0, 0}, vec{0, 0, 1}, vec{0, 1, 0}},
}

// dieShows is how a die that shows 1 is turned so that it shows another face.
var dieShows = [7]vec{1: {}, 2: {math.Pi / 2, 0, 0}, 3: {0, -math.Pi / 2, 0}, 4: {0, math.Pi / 2, 0}, 5: {-math.Pi / 2, 0, 0}, 6: {0, math.Pi, 0}}

// dieTumbles are the frames of a die that rolls, as the Looks 1 to 4 of its Pic.
var dieTumbles = [...]vec{{}, {0.7, 0.5, 0.3}, {-0.5, 0.9, 1.1}, {0.9, -0.6, 2.0}, {-0.7, -0.8, 2.8}}

// pips are where the pips of a face lie.
var pips = [7][][2]float64{
	1: {{0, 0}},
	2: {{-1, -1}, {1, 1}},
	3: {{-1, -1}, {0, 0}, {1, 1}},
	4: {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	5: {{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}},
	6: {{-1, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {1, 1}},
}

// die is the wooden die: ID is the face that it shows, 0 on its edge; Look 1 to 4
// are the frames in which it tumbles.
func die(c *paint.Canvas, p stage.Pic) {
	x, y := c.All().Mid()
	s := math.Min(c.W, c.H) * 0.335
	face := min(max(p.ID, 0), 6)
	tilt := vec{-0.20, 0.15, 0.06}
	switch look := p.Look % len(dieTumbles); {
	case look > 0:
		tilt, s = dieTumbles[look], s*0.88
	case face == 0:
		tilt, s = vec{0.62, 0.76, 0.14}, s*0.86
	}
	c.Path().Ellipse(x+s*0.16, y+s*0.98, s*1.22, s*0.34).Fill(palette.Fade(palette.Shadow, 0.30))
	c.Path().Ellipse(x+s*0.10, y+s*0.92, s*0.95, s*0.24).Fill(palette.Fade(palette.Shadow, 0.28))
	at := func(v vec) vec { return v.turned(dieShows[max(face, 1)]).turned(tilt) }
	light := vec{-0.36, -0.50, 0.79}
	order := []int{1, 2, 3, 4, 5, 6}
	slices.SortFunc(order, func(a, b int) int { return cmp.Compare(at(dieSides[a].out)[2], at(dieSides[b].out)[2]) })
	wood, dark, pale := palette.Mix(palette.WoodLight, palette.Ochre, 0.42),
		palette.Mix(palette.Wood, palette.WoodDark, 0.3), palette.Mix(palette.PaperLight, palette.Ochre, 0.42)
	for _, n := range order {
		f := dieSides[n]
		out, right, down := at(f.out), at(f.right), at(f.down)
		if out[2] < 0.02 {
			continue
		}
		spot := func(u, v float64) (float64, float64) {
			return x + s*(out[0]+right[0]*u+down[0]*v), y + s*(out[1]+right[1]*u+down[1]*v)
		}
		lit := math.Max(0, out.dot(light))
		col := palette.Mix(dark, wood, math.Min(1, lit*1.9))
		if lit > 0.45 {
			col = palette.Mix(wood, pale, (lit-0.45)*1.5)
		}
		dieFace(c, spot, col, s)
		for _, pip := range pips[n] {
			c2 := c.Path()
			for i := range 18 {
				sin, cos := math.Sincos(float64(i) * math.Pi / 9)
				if px, py := spot(pip[0]*0.52+cos*0.19, pip[1]*0.52+sin*0.19); i == 0 {
					c2.Move(px, py)
				} else {
					c2.Line(px, py)
				}
			}
			c2.Close().Fill(palette.Ink)
		}
	}
	c.Grain(c.All(), 4)
}

// dieFace paints a face with rounded corners and a little of its grain.
func dieFace(c *paint.Canvas, spot func(u, v float64) (x, y float64), col color.NRGBA, s float64) {
	const in = 0.86
	square := func(a float64) paint.Path {
		p := c.Path()
		for i, uv := range [4][2]float64{{-a, -a}, {a, -a}, {a, a}, {-a, a}} {
			if x, y := spot(uv[0], uv[1]); i == 0 {
				p.Move(x, y)
			} else {
				p.Line(x, y)
			}
		}
		return p.Close()
	}
	edge := palette.Mix(col, palette.Ink, 0.55)
	c.Stroke(square(in).Keep(edge), edge, s*0.28+2)
	c.Stroke(square(in).Keep(col), col, s*0.28-1)
	for i, v := range []float64{-0.62, -0.2, 0.34, 0.75} {
		ax, ay := spot(-0.9, v)
		bx, by := spot(0, v+0.14*float64(i%2*2-1))
		ex, ey := spot(0.9, v)
		c.Stroke(c.Path().Move(ax, ay).Bend(bx, by, ex, ey), palette.Fade(palette.Mix(col, palette.WoodDark, 0.6),
			0.35), s*0.035)
	}
}
