package paint

import (
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// buttonStyle is how a button of that height has its verb.
func buttonStyle(h float64) Style {
	if h > 70 {
		return Style{Role: fonts.Caption, Size: 36, Align: Centre, Ink: palette.Ink, Track: 0.02}
	}
	return Style{Role: fonts.Medium, Size: max(fonts.Smallest, min(26, h*0.42)), Align: Centre, Ink: palette.Ink}
}

// ButtonWidth is how wide a button of that height has to be for its verb at its
// full size.
func ButtonWidth(verb string, text int, h float64) float64 {
	return buttonStyle(h).oneLine(text, h).Width(verb) + 26
}

// ButtonHolds says whether a button of that size shows its verb whole, on one line or on two.
func ButtonHolds(verb string, w, h float64) bool {
	s := Style{Role: fonts.Medium, Size: fonts.Smallest}
	if s.Width(verb) <= w-16 {
		return true
	}
	s, at := inButton(s, 0, verb, stage.Rect{W: w - 8, H: h - 8})
	return s.Wrap && at.H <= h-8
}

// button: a raised sheet with its verb. Main ones are painted in sea blue.
func button(c *Canvas, p stage.Pic) {
	r := stage.Rect{X: 3, Y: 2, W: c.W - 8, H: c.H - 8}
	s := buttonStyle(c.H)
	face, edge := palette.PaperLight, palette.PaperDeep
	switch {
	case p.Look&Danger != 0:
		face, edge, s.Ink = palette.Brick, palette.Mix(palette.Brick, palette.Ink, 0.4), palette.PaperLight
	case p.Look&Main != 0:
		face, edge, s.Ink = palette.Sea, palette.Mix(palette.Sea, palette.Ink, 0.4), palette.PaperLight
	}
	if p.Look&Over != 0 {
		face = palette.Mix(face, palette.Ochre, 0.28)
	}
	if p.Look&Down != 0 { // it gives way, and throws no shadow
		r.Y += 3
		face = palette.Mix(face, palette.Ink, 0.12)
	}
	switch {
	case p.Look&Off != 0:
		c.Stroke(c.Path().Rect(r, 6), palette.PaperDeep, 1.5)
		s.Ink = palette.InkFaint
	case p.Look&Quiet != 0:
		if p.Look&Over != 0 {
			c.Path().Rect(r, 6).Fill(palette.Fade(palette.Ochre, 0.35))
		}
	default:
		if p.Look&Down == 0 {
			c.Path().Rect(stage.Rect{X: r.X + 1.5, Y: r.Y + 3.5, W: r.W, H: r.H}, 6).
				Fill(palette.Fade(palette.Shadow, 0.28))
		}
		c.Stroke(c.Path().Rect(r, 6).Keep(face), edge, 1.5)
	}
	s, in := inButton(s.oneLine(p.Size, c.H), p.Size, p.Text, r)
	c.Text(p.Text, in, s)
}

// inButton is the style in which words stand in a button, and where: on one line, or on two where they are clearly
// larger there, the sooner the larger words are wished.
func inButton(s Style, size int, words string, r stage.Rect) (Style, stage.Rect) {
	const lead = 1.06
	clearly := 1.25
	if size > 0 {
		clearly = 1.05
	}
	two, w := s, r.W-16
	two.Wrap, two.Lead, two.Size = true, lead, math.Min(s.Size, (r.H-3)/(2*lead))
	s.Size = fitSize(s, words, w)
	whole := func(w float64) bool { return two.fits(words, w, 2*lead*two.Size) }
	for two.Size >= fonts.Smallest && !whole(w) {
		two.Size -= 0.5
	}
	if in := r.Inset(4); two.Size < clearly*s.Size && s.Width(words) <= w+1 || two.Size < fonts.Smallest {
		return s, in
	}
	for w > 40 && whole(w-4) { // until both lines are as long
		w -= 4
	}
	high := two.Height(words, w)
	return two, stage.Rect{X: r.X + (r.W-w)/2, Y: r.Y + (r.H-high)/2 - 0.06*two.Size, W: w, H: high}
}
