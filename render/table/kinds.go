package table

import (
	"image"
	"image/color"
	"math"

	"posterestante/assets/icons"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/deeds"
)

// iconFaint is the bit of an "icon" Pic's Look that says it is painted faintly.
const iconFaint = deeds.Faint

// Kinds returns the painters of what only the table shows: "icon" is the icon
// named by Text; "iconbutton" a button with one, its Look that of buttons;
// "gain" are points that would be scored, "contact" is the shadow of a piece that is lifted, "dot"
// is a bullet, "branch" the ribbon of a match that branched off another, "step" the mark of a lesson's step;
// "pastframe" runs round a table that is looked
// back at; "ring" is the time that is left to what goes by itself, ID of its steps.
func Kinds() paint.Table {
	return paint.Table{
		"icon": func(c *paint.Canvas, p stage.Pic) {
			if p.Look&iconFaint != 0 {
				icon(c, p.Text, c.All(), palette.InkFaint)
				return
			}
			src, ok := icons.Get(p.Text)
			if ok && icons.Tinted(p.Text) {
				src = icons.Tint(src, palette.Icon(p.Text))
			}
			c.Icon(src, c.All(), nil)
		},
		"gain":   gain,
		"branch": branchRibbon,
		"ring":   ringLeft,
		"contact": func(c *paint.Canvas, _ stage.Pic) {
			for i := range 5 {
				c.Path().Rect(c.All().Inset(2.5*float64(i)), 10).Fill(palette.Fade(palette.Shadow, 0.11))
			}
		},
		"scan": paint.Typed(func(c *paint.Canvas, _ stage.Pic, im *image.RGBA) {
			if im != nil {
				c.Icon(im, c.All(), nil)
			}
		}),
		"scorebar": func(c *paint.Canvas, p stage.Pic) {
			col := palette.Seat(p.ID)
			if p.Look != 0 { // every second piece of a bar is lighter
				col = palette.Mix(col, palette.PaperLight, 0.42)
			}
			path := c.Weave(c.Path().Rect(c.All().Inset(1), 4), paint.SeatWeave(p.ID), col,
				palette.Mix(col, palette.Ink, 0.3), 7)
			c.Stroke(path, palette.Mix(col, palette.Ink, 0.45), 1.4)
		},
		"dot": func(c *paint.Canvas, _ stage.Pic) { c.Path().Circle(c.W/2, c.H/2, c.W*0.36).Fill(palette.Brick) },
		"step": func(c *paint.Canvas, p stage.Pic) {
			ink := palette.PaperDeep
			if p.Look&paint.On != 0 {
				ink = palette.Sea
			}
			c.Path().Rect(c.All().Inset(2), 4).Fill(ink)
		},
		"pastframe": func(c *paint.Canvas, _ stage.Pic) {
			c.Stroke(c.Path().Rect(c.All().Inset(4), 0), palette.Fade(palette.Ochre, 0.9), 8)
			c.Dashed(c.Path().Rect(c.All().Inset(4), 0), palette.Ink, 2.5, 18, 12)
		},
		"iconbutton": iconButton(paint.Kinds()["button"]),
	}
}

// iconButton is a button with a picture on it.
func iconButton(button func(*paint.Canvas, stage.Pic)) func(*paint.Canvas, stage.Pic) {
	return func(c *paint.Canvas, p stage.Pic) {
		button(c, stage.Pic{Look: p.Look})
		ink := palette.Ink
		switch {
		case p.Look&paint.Off != 0:
			ink = palette.InkFaint
		case p.Look&paint.Main != 0:
			ink = palette.PaperLight
		}
		side := min(c.W, c.H) * 0.62
		icon(c, p.Text, stage.Rect{X: (c.W-side)/2 - 1, Y: (c.H-side)/2 - 2, W: side, H: side}, ink)
	}
}

// icon paints an icon in one ink.
func icon(c *paint.Canvas, name string, r stage.Rect, ink color.NRGBA) {
	if src, ok := icons.Get(name); ok {
		c.Icon(icons.Ink(src, ink), r, nil)
	}
}

// ringLeft paints what is left of a ring, from the top on; with the bars of a pause where time stands still.
func ringLeft(c *paint.Canvas, p stage.Pic) {
	x, y := c.W/2, c.H/2
	r := min(x, y) - 4
	c.Stroke(c.Path().Circle(x, y, r).Keep(palette.PaperLight), palette.PaperDeep, 5)
	path := c.Path().Move(x, y-r)
	for i := range 2 * p.ID {
		sin, cos := math.Sincos(2 * math.Pi * float64(i+1) / (2 * ringSteps))
		path.Line(x-r*sin, y-r*cos)
	}
	c.Stroke(path, palette.Sea, 5)
	if p.Look&paint.On != 0 {
		for _, d := range []float64{-6, 6} {
			c.Path().Rect(stage.Rect{X: x + d - 2.5, Y: y - 9, W: 5, H: 18}, 1).Fill(palette.Ink)
		}
	}
}
