package table

import (
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// signs is the table with its signs explained over it; anything done closes them.
type signs struct{ table *Table }

// Portrait implements stage.Portrait: they lie over the table.
func (s signs) Portrait() bool { return s.table.Portrait() }

// Classic implements stage.Classic, likewise.
func (s signs) Classic() bool { return s.table.Classic() }

// Update implements stage.Scene.
func (s signs) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}

// Build implements stage.Scene.
func (s signs) Build(f *stage.Frame) {
	s.table.Build(f)
	s.table.buildLegend(f)
}

// buildLegend explains the signs of the table over it, in columns.
func (c *core) buildLegend(f *stage.Frame) {
	f.Cover()
	all := f.Canvas()
	f.Add(stage.Pic{Kind: "dim"}, all)
	r := stage.Rect{X: 130, Y: 60, W: 1660, H: 960}
	wide := 530.0
	if f.Tall {
		r, wide = stage.Rect{X: 30, Y: 40, W: 1020, H: 1840}, 465
	}
	ui.Panel(f, r, 3)
	w := c.deps.Words
	ui.Text(f, stage.Rect{X: r.X + 50, Y: r.Y + 24, W: r.W - 100, H: 60}, paint.TextHead, 0, w.T("table.legend.title"))
	f.Hots = append(f.Hots, stage.Hot{ID: "legend.close", Rect: all, Label: w.T("table.legend.close"), Lit: true})
	const top = 100.0
	end := r.H - 30
	x, y := r.X+50, r.Y+top
	signs := c.deps.Board.Legend(&c.Ctx)
	for i, s := range signs {
		h := max(s.H, 40) + 10
		need := h
		if s.Head && i+1 < len(signs) { // a heading stays with what follows
			need = 50 + signs[i+1].H + 10
		}
		if y+need > r.Y+end {
			x, y = x+wide, r.Y+top
		}
		if s.Head {
			if y > r.Y+top {
				y += 10
			}
			ui.Text(f, stage.Rect{X: x, Y: y, W: wide - 20, H: 40}, paint.TextCaption, paint.Ink(paint.InkSea), s.Words)
			y += 50
			continue
		}
		f.Add(s.Pic, stage.Rect{X: x + 36 - s.W/2, Y: y + (h-10-s.H)/2, W: s.W, H: s.H})
		ui.Text(f, stage.Rect{X: x + 84, Y: y, W: wide - 100, H: h - 10}, paint.TextSmall, 0, s.Words)
		y += h
	}
}
