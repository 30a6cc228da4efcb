package globe

import (
	"image/color"
	"math"

	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
)

// hues are the colours of the kinds, in the poster's few hues; entry 0 is the
// rucksack's.
var hues = [...]color.NRGBA{
	0:               {0x8a, 0x7a, 0x4c, 255},
	rules.Job:       palette.Mix(palette.Sea, palette.Ink, 0.12),
	rules.Chance:    {0x5f, 0x86, 0x4a, 255},
	rules.Mail:      {0xc9, 0x7f, 0x62, 255},
	rules.Souvenir:  palette.Brick,
	rules.Report:    {0x6b, 0x5a, 0x83, 255},
	rules.Adventure: palette.Mix(palette.Pine, palette.Ink, 0.1),
	rules.Lodging:   {0x7a, 0x3e, 0x4a, 255},
	rules.Airport:   palette.Ochre,
	rules.Start:     palette.Ochre,
}

// hueOf is the colour of a kind of square or deck.
func hueOf(k rules.Kind) color.NRGBA {
	if int(k) >= len(hues) {
		k = 0
	}
	return hues[k]
}

// planePath is the outline of a plane that flies to the upper right.
const planePath = "M36 10 C38 9 40 11 38.5 13 L32 20 L36.5 36 L33 38 L26 26 L19 32.5 L19.5 38 L17 39 L14.5 33.5 L9 31 L10 28.5 L15.5 29 L22 22 L10 15 L12 11.5 L28 16 Z"

// signs are the kinds as they stand on the road: silhouettes that are told apart
// at 24 pixels, of few strokes.
var signs = [...]paint.Glyph{
	0: {"c M10 20 C10 6 38 6 38 20 V41 C38 45 10 45 10 41 Z", "n M17 9 C17 1 31 1 31 9", "l M15 28 H33 V40 H15 Z", "3 M15 33 H33"},
	rules.Job: { // an apron
		"3 M16 12 C16 1 32 1 32 12", "3 M3 23 H45",
		"c M15 9 H33 V19 C37 20 40 23 40 27 L43 45 H5 L8 27 C8 23 11 20 15 19 Z", "l M15 28 H33 V38 H15 Z", "n M24 28 V38",
	},
	rules.Chance: { // four leaves
		"3 M24 26 Q27 38 37 46",
		"c M24 24 C11 26 2 21 4 13 Q5 9 10 9 Q10 3 15 2 C22 1 26 11 24 24 Z", "c M24 24 C22 11 27 2 35 4 Q39 5 39 10 Q45 10 46 15 C47 22 37 26 24 24 Z",
		"c M24 24 C37 22 46 27 44 34 Q43 38 38 38 Q38 44 33 44 C26 46 22 37 24 24 Z", "c M24 24 C26 37 21 45 13 44 Q9 43 9 38 Q3 38 2 33 C1 26 11 22 24 24 Z",
	},
	rules.Mail: { // an envelope
		"l M2 9 H46 V40 H2 Z", "c M2 9 H46 L24 28 Z", "n M2 40 L18 23 M46 40 L30 23",
	},
	rules.Souvenir: { // a stall under its awning
		"l M6 22 H42 V45 H6 Z", "s M6 33 H42 V45 H6 Z",
		"c M9 3 H39 L46 19 C46 25 37 25 35 19 C35 25 25 25 24 19 C23 25 13 25 13 19 C11 25 2 25 2 19 Z", "l M18 3 H24 V19 C23 25 13 25 13 19 Z", "l M32 3 H39 L46 19 C46 25 37 25 35 19 Z",
	},
	rules.Report: { // a typewriter
		"l M13 2 H35 V20 H13 Z", "n M18 8 H30 M18 13 H30", "k M3 18 H45 V25 H3 Z", "c M8 25 H40 L46 45 H2 Z", "l M12 29 H36 L39 40 H9 Z", "3 M15 34.5 H17 M23 34.5 H25 M31 34.5 H33",
	},
	rules.Adventure: { // a summit with its rope
		"k M26 45 L37 21 L47 45 Z", "c M1 45 L20 6 L39 45 Z", "l M20 6 L12.5 21.5 L16 20 L20 24 L24 20 L27.5 21.5 Z", "n M20 6 V1 L28 3.5 L20 6",
		"n M10 45 C12 36 21 40 22 33",
	},
	rules.Lodging: { // a bed
		"3 M4 6 V44 M44 25 V44", "l M8 18 H19 V29 H8 Z", "c M4 27 H44 V37 H4 Z", "c M19 20 C30 17 44 20 44 27 H19 Z",
	},
	rules.Airport: { // a plane on a ring
		"c O 24 24 22.5 22.5", "l O 24 24 17.4 17.4",
		"K " + planePath,
	},
	rules.Start: { // a house with its flag
		"c M4 24 L24 5 L44 24 V45 H4 Z", "n M1 26 L24 4 L47 26", "l M17 45 V30 H31 V45 Z", "l M11 26 H16 V32 H11 Z", "l M32 26 H37 V32 H32 Z",
	},
}

// signOf is the sign of a kind.
func signOf(k rules.Kind) paint.Glyph {
	if int(k) >= len(signs) {
		k = 0
	}
	return signs[k]
}

// kindSign paints the sign of a kind about x, y, r its half side.
func kindSign(c *paint.Canvas, k rules.Kind, x, y, r float64) {
	c.Glyph(signOf(k), hueOf(k), x, y, 2*r)
}

// sticker paints the sign of a kind as a sticker cut out round its outline, with
// its shadow.
func sticker(c *paint.Canvas, k rules.Kind, x, y, r float64) {
	side, rim := 2*r*0.90, math.Max(r*0.19, 2.6)
	halo(c, signOf(k), palette.Fade(palette.Shadow, 0.34), x+r*0.05, y+r*0.10, side, rim+r*0.05)
	halo(c, signOf(k), palette.PaperLight, x, y, side, rim)
	kindSign(c, k, x, y, r*0.90)
}

// halo paints all of a glyph in one colour, so much broader than it is.
func halo(c *paint.Canvas, g paint.Glyph, col color.NRGBA, x, y, side, rim float64) {
	k := side / 48
	for _, line := range g {
		pen, path := line[:1], line[2:]
		p := c.Path().Trace(path, x-24*k, y-24*k, k)
		if pen == "n" || pen == "3" {
			c.Stroke(p, col, rim*1.5)
			continue
		}
		c.Stroke(p.Keep(col), col, 2*rim)
	}
}
