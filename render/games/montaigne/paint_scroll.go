package montaigne

import (
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// scroll is where the title of a chart of some size is set, wide enough for its least letters.
func scroll(width, height float64, title string) stage.Rect {
	s := siteScale(width, height)
	least := paint.Style{Role: fonts.Title, Size: fonts.Smallest}
	w, h := math.Max(176*s, least.Width(title)+16*s), 46*s
	return stage.Rect{X: 0.085 * width, Y: height - h - 16*s, W: w, H: h}
}

// cartouche is the title of the chart, on a scroll, where there is room.
func cartouche(c *paint.Canvas, title string) {
	s := siteScale(c.W, c.H)
	r := scroll(c.W, c.H, title)
	w, h := r.W, r.H
	for _, side := range [...]float64{-1, 1} { // the rolled ends
		x := r.X + r.W/2 + side*r.W/2
		c.Stroke(c.Path().Poly(x-side*10*s, r.Y+6*s, x+side*16*s, r.Y+6*s, x+side*8*s, r.Y+h/2+5*s, x+side*16*s,
			r.Y+h+6*s, x-side*10*s, r.Y+h+6*s).Keep(palette.PaperShade), sepia, 1.3)
	}
	c.Path().Rect(r.At(r.X+2, r.Y+4), 3).Fill(palette.Fade(palette.Shadow, 0.25))
	c.Stroke(c.Path().Rect(r, 3).Keep(palette.PaperLight), sepia, 1.5)
	c.Stroke(c.Path().Rect(r.Inset(4*s), 2), palette.Fade(sepia, 0.5), 0.9)
	c.Words(title, stage.Rect{X: r.X + 8*s, Y: r.Y + 4*s, W: w - 16*s, H: h * 0.56}, fonts.Title, 21*s, palette.Ink)
	c.Words("1580 – 1581", stage.Rect{X: r.X + 8*s, Y: r.Y + h*0.52, W: w - 16*s, H: h * 0.40}, fonts.Caption, 18,
		palette.Mix(palette.Brick, palette.Ink, 0.2))
}
