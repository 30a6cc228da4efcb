package paint

import (
	"fmt"
	"image"
	"image/draw"
	"math"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/stage"
)

// Sample is a Pic at a logical size at which it is shown.
type Sample struct {
	Pic  stage.Pic
	W, H float64
}

// Samples are a list of samples being made.
type Samples []Sample

// Add adds a picture at sizes, given as pairs of width and height.
func (s *Samples) Add(p stage.Pic, wh ...float64) {
	for i := 0; i+1 < len(wh); i += 2 {
		*s = append(*s, Sample{p, wh[i], wh[i+1]})
	}
}

// Each adds a picture at sizes with every ID from one to another.
func (s *Samples) Each(from, to int, p stage.Pic, wh ...float64) {
	for p.ID = from; p.ID <= to; p.ID++ {
		s.Add(p, wh...)
	}
}

// name is what a sheet writes under a sample: kind, which, how it looks.
func (s Sample) name() string {
	if s.Pic.Look != 0 {
		return fmt.Sprintf("%s %d/%d", s.Pic.Kind, s.Pic.ID, s.Pic.Look)
	}
	return fmt.Sprintf("%s %d", s.Pic.Kind, s.Pic.ID)
}

// Sheet lays all samples out side by side, each with its name, at a scale; only
// those of one kind unless that is "".
func Sheet(t Table, all []Sample, scale float64, only string) *image.RGBA {
	const width, gap, caption = 1980.0, 12.0, 24.0
	s := Style{Role: fonts.Body, Size: 18, Ink: palette.Ink}
	x, y, row := gap, gap, 0.0
	at := make([]stage.Rect, len(all))
	for i, p := range all {
		if only != "" && p.Pic.Kind != only {
			continue
		}
		w := math.Max(p.W, s.Width(p.name())+2)
		if x+w+gap > width {
			x, y, row = gap, y+row+gap+caption, 0
		}
		at[i] = stage.Rect{X: x, Y: y, W: p.W, H: p.H}
		x += w + gap
		row = math.Max(row, p.H)
	}
	h := y + row + gap + caption
	c := New(width, h, int(width*scale), int(h*scale))
	c.Path().Rect(c.All(), 0).Fill(palette.Mix(palette.Wood, palette.PaperShade, 0.55))
	for i, p := range all {
		r := at[i]
		if r.W == 0 {
			continue
		}
		q := t.Paint(p.Pic, p.W, p.H, int(p.W*scale+0.5), int(p.H*scale+0.5))
		draw.Draw(c.im, q.Rect.Add(image.Pt(int(r.X*scale), int(r.Y*scale))), q, image.Point{}, draw.Over)
		c.At(p.name(), r.X, r.Y+r.H+19, s)
	}
	return c.im
}
