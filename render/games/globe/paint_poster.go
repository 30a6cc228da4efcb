package globe

import (
	"image/color"
	"math"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// inks are the colours of a poster of a style.
type inks struct {
	sea, shallow, land, line color.NRGBA
	dry, green, ice          color.NRGBA // what lies on the land
	road                     color.NRGBA
	edge, edge2              color.NRGBA
}

var posterInks = [NumStyles]inks{
	Ochre: {
		sea: color.NRGBA{0x9f, 0xbf, 0xb4, 255}, shallow: color.NRGBA{0xc9, 0xd3, 0xb8, 255}, land: color.NRGBA{0xec, 0xd3, 0x94, 255}, line: color.NRGBA{0x6b, 0x48, 0x2c, 255},
		dry: color.NRGBA{0xe6, 0xb8, 0x6c, 255}, green: color.NRGBA{0xc6, 0xbf, 0x7d, 255}, ice: color.NRGBA{0xf5, 0xea, 0xcd, 255},
		road: palette.Mix(palette.Brick, palette.Ink, 0.12), edge: color.NRGBA{0xc8, 0x7a, 0x34, 255}, edge2: color.NRGBA{0x7a, 0x45, 0x2b, 255},
	},
	Airmail: {
		sea: color.NRGBA{0xa3, 0xc4, 0xd2, 255}, shallow: color.NRGBA{0xc6, 0xdb, 0xdc, 255}, land: color.NRGBA{0xf0, 0xe2, 0xbf, 255}, line: color.NRGBA{0x37, 0x4a, 0x60, 255},
		dry: color.NRGBA{0xeb, 0xcc, 0x98, 255}, green: color.NRGBA{0xc6, 0xce, 0xa2, 255}, ice: color.NRGBA{0xf8, 0xf3, 0xe3, 255},
		road: color.NRGBA{0x2b, 0x4a, 0x7a, 255}, edge: palette.Brick, edge2: color.NRGBA{0x2f, 0x5a, 0x8c, 255},
	},
}

func inksOf(s Style) *inks { return &posterInks[s%NumStyles] }

// chart is a map on a canvas: at says where a unit of package geo lies.
type chart struct {
	*paint.Canvas
	*inks
	sheet *geo.Chart
	on    stage.Rect
	k     float64 // logical pixels a unit
	tall  float64 // times as much upwards
}

// posterOn is the map of a style's road on all of a canvas, by the cut that fills it
// better.
func posterOn(c *paint.Canvas, style Style) *chart {
	m := posterIn(c.All(), style)
	m.Canvas, m.inks = c, inksOf(style)
	return m
}

// posterIn is that on a poster in that rectangle, to measure on.
func posterIn(in stage.Rect, style Style) *chart {
	on := mapOn(in)
	return &chart{sheet: chartOn(in, style), on: on, k: on.W / geo.WorldWidth, tall: 1}
}

// at is where a point of the flat wide map lies, onCut one of the map itself.
func (m *chart) at(p geo.Point) (x, y float64)    { return m.onCut(m.sheet.At(p)) }
func (m *chart) onCut(p geo.Point) (x, y float64) { return m.on.X + p.X*m.k, m.on.Y + p.Y*m.k*m.tall }

// world paints sea and land.
func (m *chart) world() {
	all := m.All()
	m.Path().Rect(all, 0).Fill(m.sea)
	shores := m.shores()
	coast := func() paint.Path {
		p := m.Path()
		for _, l := range shores {
			for i, q := range l {
				if i == 0 {
					p.Move(q.X, q.Y)
				} else {
					p.Line(q.X, q.Y)
				}
			}
			p.Close()
		}
		return p
	}
	m.Stroke(coast(), palette.Mix(m.sea, m.shallow, 0.5), 11*m.k)
	m.Stroke(coast(), m.shallow, 5*m.k)
	m.graticule()
	coast().Fill(m.land)
	if m.k > 0.5 {
		m.Clip(coast(), m.country)
	}
	m.Stroke(coast(), m.line, math.Max(0.85*m.k, 0.8))
}

// shores are the outlines of lands and lakes that may lie on the canvas, as they lie
// there.
func (m *chart) shores() (out [][]geo.Point) {
	for _, l := range geo.Lands() {
		for i, r := range l {
			o := m.outline(r)
			if i == 0 && m.Canvas != nil && !m.seen(o) {
				break
			}
			out = append(out, o)
		}
	}
	return out
}

// outline is a closed outline as it lies on the canvas: a long straight shore bends as
// the map does.
func (m *chart) outline(r []geo.Point) (out []geo.Point) {
	const straight = 9.0
	for i, p := range r {
		q := r[(i+1)%len(r)]
		n := math.Ceil(math.Hypot(q.X-p.X, q.Y-p.Y) / straight)
		for j := 0.0; j < n; j++ {
			x, y := m.at(geo.Point{X: p.X + (q.X-p.X)*j/n, Y: p.Y + (q.Y-p.Y)*j/n})
			out = append(out, geo.Point{X: x, Y: y})
		}
	}
	return out
}

// seen says whether something of a shore may lie on the canvas.
func (m *chart) seen(shore []geo.Point) bool {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, p := range shore {
		x0, x1, y0, y1 = math.Min(x0, p.X), math.Max(x1, p.X), math.Min(y0, p.Y), math.Max(y1, p.Y)
	}
	return stage.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Meets(m.All().Inset(-12 * m.k))
}

// graticule are meridians and parallels, thin, the equator and the tropics dashed.
func (m *chart) graticule() {
	ink := palette.Fade(palette.Mix(m.sea, m.line, 0.5), 0.45)
	line := func(lon, lat, toLon, toLat float64) paint.Path {
		const steps = 48
		p := m.Path()
		for i := range steps + 1 {
			t := float64(i) / steps
			if x, y := m.at(geo.Project(lon+(toLon-lon)*t, lat+(toLat-lat)*t)); i == 0 {
				p.Move(x, y)
			} else {
				p.Line(x, y)
			}
		}
		return p
	}
	const west, east, north, south = geo.WorldWest - 2, geo.WorldEast + 2, geo.WorldNorth + 1, geo.WorldSouth - 1
	for lon := 0.0; lon < geo.WorldEast; lon += 30 {
		m.Stroke(line(lon, north, lon, south), ink, 0.9)
	}
	for lat := -40.0; lat <= 60; lat += 20 {
		m.Stroke(line(west, lat, east, lat), ink, 0.9)
	}
	for _, lat := range []float64{23.4, -23.4} {
		m.Dashed(line(west, lat, east, lat), ink, 1.1, 7, 6)
	}
}

// country lays deserts, woods, ice and mountains on the land, each a flat shape.
func (m *chart) country() {
	for _, b := range countries {
		col := [...]color.NRGBA{m.dry, m.green, m.ice}[b.what]
		m.blob(b.at).Fill(palette.Mix(m.land, col, 0.62))
	}
	dark, light := palette.Mix(m.land, m.line, 0.38), palette.Mix(m.land, palette.PaperLight, 0.7)
	for _, r := range ranges {
		for i := 0; i+3 < len(r); i += 2 {
			ax, ay := m.at(geo.Project(r[i], r[i+1]))
			bx, by := m.at(geo.Project(r[i+2], r[i+3]))
			d := math.Hypot(bx-ax, by-ay)
			n := math.Ceil(d / (7.5 * m.k))
			if d > 45*m.k { // another range
				n = 1
			}
			for j := 0.0; j < n; j++ {
				t := j / n
				m.peak(ax+(bx-ax)*t, ay+(by-ay)*t+2*math.Sin(float64(i)+3*j),
					m.k*(4.6+1.3*math.Sin(float64(i)*2.1+j*1.7)), light, dark)
			}
		}
	}
}

// peak is a mountain, s half as broad as it is.
func (m *chart) peak(x, y, s float64, light, dark color.NRGBA) {
	m.Path().Poly(x-s, y+s*0.6, x-s*0.1, y-s*0.9, x+s*0.22, y+s*0.6).Fill(light)
	m.Path().Poly(x-s*0.1, y-s*0.9, x+s, y+s*0.6, x+s*0.1, y+s*0.6, x+s*0.16, y).Fill(dark)
}

// blob is a smooth outline through places, given as longitudes and latitudes.
func (m *chart) blob(at []float64) paint.Path {
	n := len(at) / 2
	pt := func(i int) (float64, float64) { i = (i + n) % n; return m.at(geo.Project(at[2*i], at[2*i+1])) }
	p := m.Path()
	x, y := pt(0)
	p.Move(x, y)
	for i := range n {
		ax, ay := pt(i - 1)
		bx, by := pt(i)
		cx, cy := pt(i + 1)
		dx, dy := pt(i + 2)
		p.Curve(bx+(cx-ax)/6, by+(cy-ay)/6, cx-(dx-bx)/6, cy-(dy-by)/6, cx, cy)
	}
	return p.Close()
}
