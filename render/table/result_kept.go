package table

import (
	"math"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// What cards that were brought home are laid by.
const (
	keptShape = 1.4   // of a card, height to width
	keptMost  = 210.0 // its height
	keptLeast = 100.0 // for cards in a row, at least
	keptGap   = 8.0
	keptFew   = 5 // cards are no larger where there are fewer
)

// kept lays what a seat brought home side by side, as far as its lines are counted: in as
// many rows as show it largest.
func (r *Result) kept(f *stage.Frame, k board.Keeper, seat game.Seat, lines int, in stage.Rect) {
	t := r.table
	var all, shown []stage.Pic
	for i := range lines {
		cards := k.Kept(&t.View, seat, i, &t.Ctx)
		all = append(all, cards...)
		if i < r.rows {
			shown = append(shown, cards...)
		}
	}
	if len(all) == 0 {
		return
	}
	w, cols := keptRows(in, max(keptFew, r.mostKept(k)))
	h, step := keptShape*w, w+keptGap
	rows := (len(all) + cols - 1) / cols
	y := in.Y + (in.H-float64(rows)*(h+keptGap)+keptGap)/2
	for i, pic := range shown {
		row := i / cols
		here := float64(min(cols, len(all)-row*cols))
		x := in.X + (in.W-here*step+keptGap)/2
		f.Add(pic, stage.Rect{X: x + float64(i%cols)*step, Y: y + float64(row)*(h+keptGap), W: w, H: h})
	}
}

// keptRows is how wide so many cards are in as many rows as show them largest, and how many
// lie in a row.
func keptRows(in stage.Rect, n int) (wide float64, cols int) {
	for rows := 1; rows <= n; rows++ {
		c := (n + rows - 1) / rows
		high := math.Min((in.H+keptGap)/float64(rows)-keptGap, keptMost)
		if w := math.Min(high/keptShape, (in.W+keptGap)/float64(c)-keptGap); w > wide {
			wide, cols = w, c
		}
	}
	return wide, cols
}

// mostKept is how many cards a seat brought home at most: all seats' are as large.
func (r *Result) mostKept(k board.Keeper) (most int) {
	for i, score := range r.scores {
		n := 0
		for line := range score.Lines {
			n += len(k.Kept(&r.table.View, game.Seat(i), line, &r.table.Ctx))
		}
		most = max(most, n)
	}
	return most
}

// besides is what decides where all else is equal, to stand behind a seat's place; "" where lines say it all.
func (r *Result) besides(seat game.Seat) string {
	if k, ok := r.table.deps.Board.(board.Keeper); ok {
		return " · " + k.Besides(&r.table.View, seat, &r.table.Ctx)
	}
	return ""
}
