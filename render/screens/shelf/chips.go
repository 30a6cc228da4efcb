package shelf

import (
	"strconv"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The parts of a chip, in logical pixels.
const (
	chipSwatch = 46.0  // the face or the colour, with the room after it
	chipMark   = 32.0  // the winner's rosette
	chipGap    = 18.0  // between two travellers
	chipNear   = 4.0   // the same where room is scarce
	chipName   = 230.0 // the longest name
	chipShort  = 90.0  // a name that is cut to less is hard to tell
	chipLeast  = 60.0  // and to less than this no name any more
)

// chips are how the travellers of a row are set.
type chips struct {
	*Line
	size   int     // of words
	name   float64 // how wide a name is at most; 0 for none
	gap    float64
	points bool
}

// Chips are the travellers of a row: face or colour, name, and in the end the points.
// Where room is scarce the words are smaller, then the longest names are cut, then they stand
// nearer together, and at last the faces and who won tell it alone.
func Chips(f *stage.Frame, r stage.Rect, x *Line) {
	c := chips{Line: x, size: f.Text, name: chipShort, gap: chipGap, points: x.Points}
	for c.size > 0 && c.wide() > r.W {
		c.size--
	}
	c.name = chipName
	for c.wide() > r.W && c.name > 0 {
		if c.name -= 5; c.name < chipLeast { // a letter or two tell nobody: the colour does
			c.name = 0
		}
	}
	if c.wide() > r.W {
		c.gap = chipNear
	}
	c.points = c.points && c.wide() <= r.W
	c.put(f, r)
}

// put sets the travellers from the left.
func (c *chips) put(f *stage.Frame, r stage.Rect) {
	names, figures := c.styles()
	at := r.X
	for _, s := range c.Seats {
		Face(f, s, stage.Rect{X: at, Y: r.Y, W: r.H, H: r.H})
		at += chipSwatch
		if c.name > 0 {
			name := names.Fit(s.Name, c.name)
			w := names.Width(name)
			ui.Text(f, stage.Rect{X: at, Y: r.Y, W: w + 2, H: r.H}, paint.TextSmall, 0, name)
			at += w
		}
		if c.Places && s.Place == 1 {
			f.Add(stage.Pic{Kind: "rosette", Text: "1"}, stage.Rect{X: at + 6, Y: r.Y, W: 30, H: r.H})
			at += chipMark
		}
		if c.points {
			points := strconv.Itoa(s.Points)
			w := figures.Width(points)
			ui.Text(f, stage.Rect{X: at + 10, Y: r.Y, W: w + 2, H: r.H}, paint.TextLabel, 0, points)
			at += w + 12
		}
		at += c.gap
	}
}

// styles are how names and points are set.
func (c *chips) styles() (names, figures paint.Style) {
	return paint.TextStyle(paint.TextSmall, 0).Larger(c.size), paint.TextStyle(paint.TextLabel, 0).Larger(c.size)
}

// wide is how wide the travellers are.
func (c *chips) wide() (w float64) {
	names, figures := c.styles()
	for _, s := range c.Seats {
		w += chipSwatch + min(c.name, names.Width(s.Name)) + c.gap
		if c.points {
			w += figures.Width(strconv.Itoa(s.Points)) + 12
		}
		if c.Places && s.Place == 1 {
			w += chipMark
		}
	}
	return w - c.gap
}
