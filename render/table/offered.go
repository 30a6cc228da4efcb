package table

import (
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// offerRects are where so many buttons stand that are offered, as one reads: one below the other down to the foot of
// Offer, then to their right as far down as Beside reaches; where that isn't enough the lowest share their rows.
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
	for i := range rows {
		r := stage.Rect{X: l.Offer.X, Y: foot - step*float64(rows-i), W: l.Offer.W, H: high}
		cells := 1 + split(n-rows-beside, rows, i)
		wide := (r.W - gap*float64(cells-1)) / float64(cells)
		for c := range cells {
			out = append(out, stage.Rect{X: r.X + (wide+gap)*float64(c), Y: r.Y, W: wide, H: high})
		}
		if i < beside {
			out = append(out, stage.Rect{X: l.Beside.X, Y: r.Y, W: l.Beside.W, H: high})
		}
	}
	return out
}

// split is how many more stand in a row where so many don't have one of their own: the lowest rows take them first.
func split(more, rows, row int) int {
	if more <= 0 {
		return 0
	}
	n := more / rows
	if row >= rows-more%rows {
		n++
	}
	return n
}
