package globe

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Targets are the squares that the page's seat may go or fly to now, each with the
// middle of its disc.
func Targets(b Board, v *game.View, c *board.Context) map[int][2]float64 {
	l := b.layout(v, c, board.Standing{})
	out := map[int][2]float64{}
	for _, i := range l.ahead() {
		out[i] = [2]float64{-1, -1}
	}
	for _, t := range l.targets() {
		out[t.square] = t.stop
	}
	return out
}

// Labels are where the airports' names stand on a poster, and what else of it they
// keep clear of but the squares.
func Labels(d Poster, in stage.Rect) (out, others []stage.Rect) {
	m := posterIn(in, d.Style)
	others = []stage.Rect{m.roseAt(), m.title()}
	for _, l := range d.labels(in, d.apart(in)) {
		out = append(out, l.at)
	}
	return out, others
}

// PackFaces are where the faces of the die stand on a line of the packing shelf.
func PackFaces(in stage.Rect) [6]stage.Rect { return packFaces(in) }

// OpenedAt is where the n-th of so many cards lies in a seat that is opened.
func OpenedAt(in stage.Rect, n, of int) stage.Rect { return filling(in, of, 10).At(n, of) }
