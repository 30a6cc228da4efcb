// Package palette holds the colours of the box: warm paper, ink and a few muted
// hues like those of old travel posters. Nothing is pure black or white.
//
// The words: a seat's colour is a player's; a travel colour is one of the four
// of cards and stamps. Neither carries meaning alone: package paint gives each
// its pattern and sign.
package palette

import (
	"image/color"
	"slices"
)

// Surfaces and ink.
var (
	Paper      = rgb(0xf3, 0xe9, 0xd2) // a page
	PaperLight = rgb(0xfa, 0xf4, 0xe4) // a fresh card, a raised button
	PaperShade = rgb(0xe4, 0xd5, 0xb5) // a worn edge, a field to write in
	PaperDeep  = rgb(0xcd, 0xb8, 0x8f) // rules and frames on paper
	Ink        = rgb(0x2e, 0x2a, 0x2b) // words and lines
	InkSoft    = rgb(0x6a, 0x5d, 0x52) // lesser words
	InkFaint   = rgb(0xa0, 0x8f, 0x7a) // what can't be chosen
	Wood       = rgb(0x7d, 0x58, 0x3d) // the café table
	WoodDark   = rgb(0x66, 0x46, 0x30) // its seams
	WoodLight  = rgb(0x8d, 0x67, 0x49) // its grain
	Shadow     = rgb(0x2b, 0x1c, 0x14) // contact shadows, always translucent
)

// The poster's hues.
var (
	Sea     = rgb(0x2f, 0x6f, 0x86)
	Sky     = rgb(0xa9, 0xcd, 0xcb)
	Brick   = rgb(0xb5, 0x4a, 0x36)
	Ochre   = rgb(0xde, 0xa8, 0x45)
	Olive   = rgb(0x7d, 0x8c, 0x4e)
	Pine    = rgb(0x3d, 0x5c, 0x4c)
	Rose    = rgb(0xd9, 0x9a, 0x86)
	Good    = Pine  // what is allowed, gained
	Warning = Brick // what is refused, lost
	Lit     = Ochre // the edge of what may be clicked
)

// Seats is the number of seat colours, Few how many of them are offered where no
// more than four may play, Travels the number of travel colours.
const (
	Seats   = 6
	Few     = 4
	Travels = 4
)

var seats = [Seats]color.NRGBA{
	rgb(0x2b, 0x3f, 0x6b), // ink blue
	rgb(0xcf, 0x6a, 0x32), // terracotta
	rgb(0x8c, 0xc4, 0xb8), // verdigris
	rgb(0xa4, 0x56, 0x6f), // raspberry
	rgb(0xf2, 0xde, 0x9b), // straw
	rgb(0x3c, 0x2b, 0x1c), // umber
}

var travels = [Travels]color.NRGBA{
	rgb(0x47, 0x86, 0xc2), // blue
	rgb(0x74, 0x16, 0x16), // red
	rgb(0x90, 0xca, 0x7a), // green
	rgb(0xfe, 0xea, 0x84), // yellow
}

// Seat returns the colour of a seat, 0 to 5; others wrap round.
func Seat(i int) color.NRGBA { return seats[wrap(i, Seats)] }

// Icon is the colour of an icon's areas that take one, by its name: a travel colour, else brick.
func Icon(name string) color.NRGBA {
	if i := slices.Index(travelIcons[:], name); i >= 0 {
		return travels[i]
	}
	return Brick
}

// travelIcons are the icons of the travel colours.
var travelIcons = [Travels]string{"travel_blue", "travel_red", "travel_green", "travel_yellow"}

// Travel returns a travel colour: blue, red, green, yellow; others wrap round.
func Travel(i int) color.NRGBA { return travels[wrap(i, Travels)] }

// On returns the ink that reads best on the colour: Ink or PaperLight.
func On(c color.NRGBA) color.NRGBA {
	if Luma(c) > 0.42 {
		return Ink
	}
	return PaperLight
}

// Mix returns a with t of b in it, 0 to 1; alpha likewise.
func Mix(a, b color.NRGBA, t float64) color.NRGBA {
	m := func(x, y uint8) uint8 { return uint8(float64(x)*(1-t) + float64(y)*t + 0.5) }
	return color.NRGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}

// Fade returns the colour with so much of its alpha, 0 to 1.
func Fade(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(float64(c.A)*a + 0.5)
	return c
}

// Luma returns how light the colour looks, 0 to 1.
func Luma(c color.NRGBA) float64 {
	return (0.2126*float64(c.R) + 0.7152*float64(c.G) + 0.0722*float64(c.B)) / 255
}

func rgb(r, g, b uint8) color.NRGBA { return color.NRGBA{r, g, b, 0xff} }

func wrap(i, n int) int { return ((i % n) + n) % n }
