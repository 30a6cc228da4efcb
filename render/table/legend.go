package table

import (
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
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

// What the legend is laid by, in logical pixels.
const (
	legendTop  = 100.0 // over its signs
	legendEnd  = 30.0  // under them
	legendEdge = 50.0
)

// buildLegend explains the signs of the table over it, in columns that are as high as they need to be.
func (c *core) buildLegend(f *stage.Frame) {
	f.Cover()
	all := f.Canvas()
	f.Add(stage.Pic{Kind: "dim"}, all)
	r := stage.Rect{X: 130, Y: 60, W: 1660, H: 960}
	wide, columns := 530.0, 3
	if f.Tall {
		r, wide, columns = stage.Rect{X: 30, Y: 40, W: 1020, H: 1840}, 465, 2
	}
	signs := c.deps.Board.Legend(&c.Ctx)
	most := r.H - legendTop - legendEnd
	room, whole := legendRoom(signs, columns, most, true), true
	if room > most { // what stands under one heading takes two columns
		room, whole = min(most, legendRoom(signs, columns, most, false)), false
	}
	r.Y, r.H = r.Y+(r.H-legendTop-legendEnd-room)/2, legendTop+room+legendEnd
	ui.Panel(f, r, 3)
	w := c.deps.Words
	ui.Text(f, stage.Rect{X: r.X + legendEdge, Y: r.Y + 24, W: r.W - 2*legendEdge, H: 60}, paint.TextHead, 0,
		w.T("table.legend.title"))
	f.Hots = append(f.Hots, stage.Hot{ID: "legend.close", Rect: all, Label: w.T("table.legend.close"), Lit: true})
	for i, at := range legendPlaces(signs, room, whole) {
		s, x, y := signs[i], r.X+legendEdge+wide*float64(at.column), r.Y+legendTop+at.y
		if s.Head {
			ui.Text(f, stage.Rect{X: x, Y: y, W: wide - 20, H: 40}, paint.TextCaption, paint.Ink(paint.InkSea), s.Words)
			continue
		}
		h := max(s.H, 40)
		f.Add(s.Pic, stage.Rect{X: x + 36 - s.W/2, Y: y + (h-s.H)/2, W: s.W, H: s.H})
		ui.Text(f, stage.Rect{X: x + 84, Y: y, W: wide - 100, H: h}, paint.TextSmall, 0, s.Words)
	}
}

// legendPlace is where a sign is explained: in which column, and how far down.
type legendPlace struct {
	column int
	y      float64
}

// legendRoom is how high so many columns must be for the signs; more than most where they don't fit.
func legendRoom(signs []board.Sign, columns int, most float64, whole bool) float64 {
	const least, step = 200, 10
	for room := float64(least); room <= most; room += step {
		if at := legendPlaces(signs, room, whole); at[len(at)-1].column < columns {
			return room
		}
	}
	return most + step
}

// legendPlaces are the places of signs in columns that are at most so high; a heading stays with what follows,
// and where that is wanted with all of it.
func legendPlaces(signs []board.Sign, room float64, whole bool) (out []legendPlace) {
	column, y := 0, 0.0
	for i, s := range signs {
		h := legendHigh(s)
		need := h
		for k := i + 1; s.Head && k < len(signs) && !signs[k].Head && (whole || k == i+1); k++ {
			need += legendHigh(signs[k])
		}
		if s.Head && y > 0 {
			y += 10
		}
		if y > 0 && y+need > room+10 { // what stands last needs no room under it
			column, y = column+1, 0
		}
		out = append(out, legendPlace{column, y})
		y += h
	}
	return out
}

// legendHigh is how much room a sign takes.
func legendHigh(s board.Sign) float64 {
	if s.Head {
		return 50
	}
	return max(s.H, 40) + 10
}
