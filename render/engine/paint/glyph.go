package paint

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"posterestante/assets/palette"
)

// Glyph is a small drawing of 48 x 48 units in a colour that the game gives:
// strokes, one a line. A line is a pen and then an outline of absolute SVG
// commands (M L H V C Q Z) and O, an ellipse by its middle and radii. The pens: c
// fills with the glyph's colour, l with light, k with ink, s with a shade of the
// colour, all with an ink edge; n is a line alone; K is ink without an edge; a
// digit is a line so many times as broad.
type Glyph []string

// Glyph draws a glyph about x, y, side logical pixels large, in a colour.
func (c *Canvas) Glyph(g Glyph, col color.NRGBA, x, y, side float64) {
	c.GlyphIn(g, col, palette.Mix(palette.Ink, col, 0.12), x, y, side)
}

// GlyphIn is Glyph with its lines in an ink of their own.
func (c *Canvas) GlyphIn(g Glyph, col, ink color.NRGBA, x, y, side float64) {
	k := side / 48
	wide := math.Max(1.9*k, 0.9)
	for _, line := range g {
		pen, path, _ := strings.Cut(line, " ")
		p := c.Path().Trace(path, x-24*k, y-24*k, k)
		switch pen {
		case "c":
			c.Stroke(p.Keep(col), ink, wide)
		case "l":
			c.Stroke(p.Keep(palette.PaperLight), ink, wide)
		case "s":
			c.Stroke(p.Keep(palette.Mix(col, palette.Ink, 0.3)), ink, wide)
		case "k":
			c.Stroke(p.Keep(ink), ink, wide)
		case "K":
			p.Fill(ink)
		case "n":
			c.Stroke(p, ink, wide)
		default:
			n, _ := strconv.ParseFloat(pen, 64)
			c.Stroke(p, ink, wide*n*0.75)
			if n >= 4 { // broad enough to be filled
				c.Stroke(c.Path().Trace(path, x-24*k, y-24*k, k), col, wide*(n*0.75-1.7))
			}
		}
	}
}

// Trace adds an outline of a Glyph, k times as large, from x, y.
func (p Path) Trace(path string, x, y, k float64) Path {
	f := strings.Fields(spaced.Replace(path))
	cmd := ""
	at := 0
	var px, py float64
	num := func() float64 {
		if at >= len(f) {
			return 0
		}
		v, _ := strconv.ParseFloat(f[at], 64)
		at++
		return v
	}
	point := func() (float64, float64) { px, py = num(), num(); return x + px*k, y + py*k }
	for at < len(f) {
		if strings.ContainsAny(f[at], "MLHVCQZO") {
			cmd = f[at]
			at++
		}
		switch cmd {
		case "M":
			p.Move(point())
			cmd = "L"
		case "L":
			p.Line(point())
		case "H":
			px = num()
			p.Line(x+px*k, y+py*k)
		case "V":
			py = num()
			p.Line(x+px*k, y+py*k)
		case "C":
			ax, ay := point()
			bx, by := point()
			ex, ey := point()
			p.Curve(ax, ay, bx, by, ex, ey)
		case "Q":
			ax, ay := point()
			ex, ey := point()
			p.Bend(ax, ay, ex, ey)
		case "O":
			mx, my := point()
			rx, ry := num()*k, num()*k
			p.Ellipse(mx, my, rx, ry)
		default: // Z
			p.Close()
		}
	}
	return p
}

// spaced sets a command apart from its first number.
var spaced = strings.NewReplacer("M", " M ", "L", " L ", "H", " H ", "V", " V ", "C", " C ", "Q", " Q ", "Z", " Z ", "O", " O ")
