package paint

import (
	"image"
	"image/color"
	"math"
	"strings"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"

	"posterestante/assets/fonts"
	"posterestante/render/engine/stage"
)

// Align is where words lie in their rectangle.
type Align int

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Style is how words look.
type Style struct {
	Role  fonts.Role
	Size  float64 // height of the em, in logical pixels
	Ink   color.NRGBA
	Align Align
	Wrap  bool    // into lines, from the top; otherwise one line, in the middle of the height
	Lead  float64 // distance of lines as a multiple of Size; 0 is 1.3
	Track float64 // extra space between letters, as a multiple of Size
}

func (s Style) lead() float64 {
	if s.Lead == 0 {
		return 1.3 * s.Size
	}
	return s.Lead * s.Size
}

// measureAt is the scale at which words are measured: the same at each window
// size, so that lines break alike everywhere.
const measureAt = 2.0

// Width returns how wide the words are on one line, in logical pixels.
func (s Style) Width(words string) float64 {
	m := s.meter()
	m.add(words)
	return m.width()
}

// Height returns how high the words are when broken to the width, in logical pixels.
func (s Style) Height(words string, width float64) float64 {
	return float64(s.count(words, width)) * s.lead()
}

// Fit cuts the words to the width, with an ellipsis.
func (s Style) Fit(words string, width float64) string {
	// Rounding at other scales must not cut what fits.
	n := s.room(words, width+0.5)
	if n == len(words) {
		return words
	}
	r := []rune(words[:n])
	low, high := 0, len(r)
	for low < high {
		mid := (low + high + 1) / 2
		if s.Width(strings.TrimRight(string(r[:mid]), " ")+"…") <= width {
			low = mid
		} else {
			high = mid - 1
		}
	}
	if low == 0 {
		return ""
	}
	return strings.TrimRight(string(r[:low]), " ") + "…"
}

// extent returns how high capitals rise and how deep tails hang, in logical
// pixels; what the files say of themselves is not always so.
func (s Style) extent() (up, low float64) {
	f := fonts.Face(s.Role, s.Size*measureAt)
	h, _, _ := f.GlyphBounds('H')
	g, _, _ := f.GlyphBounds('g')
	return -float64(h.Min.Y) / 64 / measureAt, float64(g.Max.Y) / 64 / measureAt
}

// Text sets words in the rectangle.
func (c *Canvas) Text(words string, r stage.Rect, s Style) {
	if words == "" || r.W <= 0 {
		return
	}
	if !s.Wrap {
		up, low := s.extent()
		base := r.Y + (r.H+up)/2 // capitals stand in the middle
		base = math.Min(base, math.Max(r.Y+r.H-low-1, r.Y+up))
		c.line(s.Fit(words, r.W), r, base, s)
		return
	}
	fit := max(1, int((r.H+0.3*s.Size)/s.lead()))
	lines := s.lines(words, r.W, fit+1)
	if len(lines) > fit {
		lines = lines[:fit]
		last := lines[fit-1]
		for s.Width(last+" …") > r.W && last != "" {
			last = string([]rune(last)[:len([]rune(last))-1])
		}
		lines[fit-1] = last + " …"
	}
	_, low := s.extent()
	first, lead := 1.02*s.Size, s.lead()
	switch over := first + float64(len(lines)-1)*lead + low + 2 - r.H; {
	case over <= 0:
	case len(lines) == 1:
		first -= over
	default: // closer, or the last line's tails are cut
		lead -= over / float64(len(lines)-1)
	}
	for i, l := range lines {
		c.line(l, r, r.Y+first+float64(i)*lead, s)
	}
}

// At sets one line with its baseline at y and its left, middle or right at x.
func (c *Canvas) At(words string, x, y float64, s Style) {
	w := s.Width(words)
	r := stage.Rect{X: x, W: w}
	switch s.Align {
	case Centre:
		r.X -= w / 2
	case Right:
		r.X -= w
	}
	c.line(words, r, y, s)
}

// Overheard is told of each line of words that is painted and how large its letters are, in pixels; only tests set it.
var Overheard func(words string, pixels float64)

func (c *Canvas) line(words string, r stage.Rect, base float64, s Style) {
	if words == "" {
		return
	}
	if Overheard != nil {
		Overheard(words, s.Size*c.Scale)
	}
	face := fonts.Face(s.Role, s.Size*c.Scale)
	track := s.Track * s.Size * c.Scale
	wide := float64(font.MeasureString(face, words))/64 + track*float64(len([]rune(words))-1)
	x, y := c.dc.TransformPoint(r.X, base)
	switch s.Align {
	case Centre:
		x += (r.W*c.Scale - wide) / 2
	case Right:
		x += r.W*c.Scale - wide
	}
	d := font.Drawer{Dst: c.im, Src: image.NewUniform(s.Ink), Face: face}
	d.Dot = fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.I(int(math.Round(y)))}
	if track == 0 {
		d.DrawString(words)
		return
	}
	for _, ch := range words {
		d.DrawString(string(ch))
		d.Dot.X += fixed.Int26_6(track * 64)
	}
}
