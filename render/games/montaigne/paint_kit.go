package montaigne

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Kinds returns the painters of all that lies on the table of Montaigne.
func Kinds() paint.Table {
	return paint.Table{
		"mo.card": paint.Typed(card), "mo.back": back, "mo.large": paint.Typed(largeCard), "mo.start": start, "mo.pile": pile, "mo.count": count, "mo.slot": slot,
		"mo.tile": tile, "mo.taken": taken, "mo.largetile": paint.Typed(largeTile), "mo.chip": chip, "mo.books": books, "mo.home": home, "mo.last": lastTurn,
		"mo.station": station, "mo.lane": lane, "mo.page": page, "mo.desk": desk, "mo.box": tileTray, "mo.chart": paint.Typed(chart), "mo.towns": paint.Typed(towns), "mo.route": paint.Typed(route), "mo.called": calledBack, "mo.pawn": pawn, "mo.foot": foot,
		"mo.lit": lit, "mo.sign": sign, "mo.thumb": paint.Typed(thumb),
	}
}

// The hues of the books, as bound in leather; each has its numeral as well.
var bookHues = [...]color.NRGBA{
	palette.InkSoft, palette.Sea, palette.Brick, palette.Mix(palette.Ochre, palette.Ink, 0.42),
}

// The hues of the zones; each has its weave as well.
var (
	zoneHues   = [...]color.NRGBA{palette.PaperDeep, palette.Olive, palette.Mix(palette.Sea, palette.Sky, 0.5), palette.Mix(palette.Rose, palette.Brick, 0.25)}
	zoneWeaves = [...]paint.Weave{paint.Plain, paint.Hatch, paint.Dots, paint.Fall}
	findHue    = palette.Pine
	personHue  = palette.Ochre
	sepia      = palette.Mix(palette.Ink, palette.Brick, 0.18)
	vellum     = palette.Mix(palette.PaperLight, palette.PaperShade, 0.30)
)

// zoneHue is the colour of a city's zone.
func zoneHue(city int) color.NRGBA {
	if city < 1 || city > rules.NumCities {
		return zoneHues[0]
	}
	return zoneHues[rules.City(city).Zone()]
}

// draw draws a glyph about x, y, side logical pixels large, in a colour.
func draw(c *paint.Canvas, g glyph, col color.NRGBA, x, y, side float64) {
	drawIn(c, g, col, palette.Mix(palette.Ink, col, 0.12), x, y, side)
}

func drawIn(c *paint.Canvas, g glyph, col, ink color.NRGBA, x, y, side float64) {
	k := side / 48
	wide := math.Max(1.9*k, 0.9)
	for _, line := range g {
		pen, path, _ := strings.Cut(line, " ")
		p := trace(c.Path(), path, x-24*k, y-24*k, k)
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
				c.Stroke(trace(c.Path(), path, x-24*k, y-24*k, k), col, wide*(n*0.75-1.7))
			}
		}
	}
}

// trace adds an outline in SVG's absolute commands, k times as large, from x, y.
func trace(p paint.Path, path string, x, y, k float64) paint.Path {
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

// sheet is a card of paper within its shadow.
func sheet(c *paint.Canvas, d, radius float64, col color.NRGBA) stage.Rect {
	return c.Sheet(d, radius, col, 0.38)
}

// words sets one line in the middle of a rectangle, no letter below the least size.
func words(c *paint.Canvas, text string, r stage.Rect, role fonts.Role, size float64, ink color.NRGBA) {
	s := paint.Style{Role: role, Size: math.Max(size, fonts.Smallest), Align: paint.Centre, Ink: ink}
	for s.Size > fonts.Smallest && s.Width(text) > r.W {
		s.Size = math.Max(fonts.Smallest, s.Size-0.5)
	}
	c.Text(text, r, s)
}

// weave fills an outline with a zone's colour and weave.
func weave(c *paint.Canvas, p paint.Path, zone int, strength, size float64) paint.Path {
	hue := zoneHues[zone]
	return c.Weave(p, zoneWeaves[zone], hue, palette.Mix(hue, palette.Ink, strength), math.Max(size, 4))
}

// hatch draws fine level lines in a rectangle, closer towards its top, as an
// engraver does a sky.
func hatch(c *paint.Canvas, r stage.Rect, step float64, ink color.NRGBA) {
	step = math.Max(step, 2.2)
	for y, i := r.Y+step*0.5, 0; y < r.Y+r.H; y, i = y+step*(1+0.16*float64(i)), i+1 {
		from, to := r.X, r.X+r.W
		if i%2 == 1 {
			from += r.W * 0.05
		} else if i%3 == 1 {
			to -= r.W * 0.09
		}
		c.Stroke(c.Path().Move(from, y).Line(to, y), palette.Fade(ink, 0.5), step*0.22)
	}
}

var romans = [...]string{"", "I", "II", "III"}
