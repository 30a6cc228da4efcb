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
	keptGap   = 8.0
	keptFew   = 5 // cards are no larger where there are fewer
)

// kept lays what a seat brought home side by side, as far as its lines are counted.
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
	n := float64(len(all))
	w := math.Min(math.Min(in.H, keptMost)/keptShape, (in.W+keptGap)/float64(max(keptFew, r.mostKept(k)))-keptGap)
	h, step := keptShape*w, w+keptGap
	x, y := in.X+(in.W-w-(n-1)*step)/2, in.Y+(in.H-h)/2
	for i, pic := range shown {
		f.Add(pic, stage.Rect{X: x + float64(i)*step, Y: y, W: w, H: h})
	}
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
