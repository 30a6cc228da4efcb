package table

import (
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// offerRects are where so many buttons stand that are offered, as one reads: one below the other down to the foot of
// Offer, then to their right as far down as Beside reaches; where that isn't enough the lowest stand two to a row.
func offerRects(l *board.Layout, n int) (out []stage.Rect) {
	const high, gap = 2 * grab, 6.0
	const step = high + gap
	foot := l.Offer.Y + l.Offer.H
	rows, beside := n, 0
	if l.Beside.W > 0 {
		most := int((l.Offer.H + gap) / step)
		for rows = min(n, most-1); ; rows++ {
			top := foot - step*float64(rows)
			beside = min(rows, max(0, int((l.Beside.Y+l.Beside.H-top+gap)/step)))
			if rows+beside >= n || rows >= most {
				break
			}
		}
	}
	beside = min(beside, n-rows)
	halved := max(0, n-rows-beside)
	for i := range rows {
		r := stage.Rect{X: l.Offer.X, Y: foot - step*float64(rows-i), W: l.Offer.W, H: high}
		if i >= rows-halved {
			r.W = (r.W - gap) / 2
			out = append(out, r, r.At(r.X+r.W+gap, r.Y))
			continue
		}
		if out = append(out, r); i < beside {
			out = append(out, stage.Rect{X: l.Beside.X, Y: r.Y, W: l.Beside.W, H: high})
		}
	}
	return out
}
