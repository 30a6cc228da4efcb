package montaigne

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Kinds returns the painters of all that lies on the table of Montaigne.
func Kinds() paint.Table {
	return paint.Table{
		"mo.card": paint.Typed(card), "mo.token": token, "mo.back": back, "mo.large": paint.Typed(largeCard),
		"mo.start": start, "mo.pile": pile, "mo.count": count, "mo.slot": slot,
		"mo.tile": tile, "mo.taken": taken, "mo.largetile": paint.Typed(largeTile), "mo.chip": chip, "mo.books": books,
		"mo.home": home, "mo.last": lastTurn,
		"mo.station": station, "mo.lane": lane, "mo.page": page, "mo.desk": desk, "mo.box": tileTray,
		"mo.chart": paint.Typed(chart), "mo.towns": paint.Typed(towns), "mo.route": paint.Typed(route),
		"mo.chronicle": paint.Typed(paintChronicle),
		"mo.called":    calledBack, "mo.castle": castle, "mo.gate": gate, "mo.pawn": pawn, "mo.foot": foot,
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

// sheet is a card of paper within its shadow.
func sheet(c *paint.Canvas, d, radius float64, col color.NRGBA) stage.Rect {
	return c.Sheet(d, radius, col, 0.38)
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
