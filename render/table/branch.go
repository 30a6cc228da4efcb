package table

import (
	"strconv"

	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Branch is what a match that asks "What if ..." branched off.
type Branch struct {
	Of    string // the other match, by its name; "" where it is no longer there
	Round int    // in which this one leaves it; 0 where that isn't known
}

// words are what the ribbon says on its lines, and what it says when it is pointed at.
func (b *Branch) words(d *Deps) (lines []string, long string) {
	w := d.Words
	lines, long = []string{w.T("branch.if")}, w.T("branch.lost")
	if b.Round > 0 {
		with := map[string]any{"N": strconv.Itoa(b.Round), "Name": b.Of}
		lines, long = append(lines, w.T("branch.round", with)), w.T("branch.from", with)
	}
	return lines, long
}

// The ribbon: how wide and high it is, and its lines.
const (
	branchWide = 172.0
	branchHigh = 58.0
	branchLine = 26.0
	branchTail = 20.0 // its notched end, without words
)

// ribbon is always seen where a match asks "What if ...", beside the buttons at the upper left.
type ribbon struct{ *pointer }

// Build implements Part.
func (r *ribbon) Build(f *stage.Frame) {
	if r.deps.Branch != nil {
		r.Ribbon(f, r.deps.Branch, 446, 0)
	}
}

// branch is the ribbon on the sheet of a result.
func (r *Result) branch(f *stage.Frame, sheet stage.Rect) {
	if b := r.table.deps.Branch; b != nil {
		r.table.Ribbon(f, b, sheet.X+sheet.W-branchWide-8, sheet.Y+20)
	}
}

// branchID is the name of its hot.
const branchID = "table.branch"

// Ribbon hangs the ribbon of a branch at a place.
func (s *Surface) Ribbon(f *stage.Frame, b *Branch, x, y float64) {
	lines, long := b.words(s.deps)
	r := stage.Rect{X: x, Y: y, W: branchWide, H: branchHigh}
	f.Add(stage.Pic{Kind: "branch"}, r)
	top := r.Y + (branchHigh-4-branchLine*float64(len(lines)))/2
	for i, words := range lines {
		at := stage.Rect{X: r.X + 10, Y: top + branchLine*float64(i), W: r.W - 10 - branchTail, H: branchLine}
		ui.Text(f, at, paint.TextTag, paint.LookCentre|paint.Ink(paint.InkLight), words)
	}
	f.Point(stage.Hot{ID: branchID, Rect: r, Label: long, Gives: true})
	s.tipOver(f, branchID)
}

// branchRibbon paints the ribbon: a band of cloth with seams and a notched end.
func branchRibbon(c *paint.Canvas, _ stage.Pic) {
	ground := palette.Sea
	w, h := c.W-3, c.H-4
	band := func(dx, dy float64) paint.Path {
		return c.Path().Poly(dx, dy, w+dx, dy, w-branchTail+6+dx, h/2+dy, w+dx, h+dy, dx, h+dy)
	}
	band(2, 4).Fill(palette.Fade(palette.Shadow, 0.35))
	c.Stroke(band(0, 0).Keep(ground), palette.Mix(ground, palette.Ink, 0.45), 1.6)
	thread := palette.Fade(palette.PaperLight, 0.5)
	for _, y := range [...]float64{2.8, h - 2.8} {
		c.Dashed(c.Path().Move(6, y).Line(w-branchTail, y), thread, 1.4, 6, 5)
	}
}
