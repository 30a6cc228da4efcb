package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// opened are what another seat has won and still lacks, large, and its bag and its money.
func (l *Layout) opened(seat game.Seat) {
	const chips, high = 36.0, 42.0 // of a figure, and from line to line
	in := l.Ground("gl.scene", l.At.SceneRect(1240, min(l.At.Poster.H-30, 640)),
		l.Ctx.Words.T("globe.table.opened", l.Who(seat)))
	bag := stage.Rect{X: in.X + in.W - 400, Y: in.Y, W: 400, H: in.H - 2*high - 12}
	l.rucksack(seat, bag, false)
	list := func(what [][2]int, y float64) {
		for i, c := range what {
			l.chip(seat, c[0], c[1], stage.Rect{X: bag.X + float64(i)*100, Y: y, W: 96, H: chips})
		}
	}
	carried, won := l.chips(seat)
	list(append([][2]int{{ChipMoney, l.Of(seat, rules.MoneyN)}}, carried...), bag.Y+bag.H+16)
	list(won, bag.Y+bag.H+16+high)
	in.W -= 430
	missing := l.missing(seat)
	n := l.View.Pile(rules.WonZone, seat).Len()
	row := filling(in, n+len(missing), 10)
	for i, k := range missing {
		l.Show(stage.Pic{Kind: "gl.hole", Data: Back{l.B.Style, k}}, row.At(n+i, n+len(missing)))
	}
	row.Least = n + len(missing)
	l.Zones(seat, lay.Zone{Zone: rules.WonZone, Row: row, Look: l.titled})
}

// missing are the kinds of the cards that a seat still has to win, each as often as it lacks one.
func (l *Layout) missing(seat game.Seat) (out []rules.Kind) {
	for k := rules.Souvenir; k <= rules.Adventure; k++ {
		for n := l.kept(seat, k); n < l.N(rules.NeedN); n++ {
			out = append(out, k)
		}
	}
	return out
}

// filling is how so many won cards lie in lines as large as they fit, by 1.7 times their
// size in the album at most.
func filling(in stage.Rect, n int, gap float64) lay.Row {
	const most = 1.7
	k := most
	for ; k > 1; k -= 0.05 {
		cols := int((in.W + gap) / (k*WonW + gap))
		lines := (n + cols - 1) / cols
		if float64(lines)*(k*WonH+gap)-gap <= in.H {
			wide := float64((n+lines-1)/lines)*(k*WonW+gap) - gap + 0.5 // lines as long as each other
			in.X, in.W = in.X+(in.W-wide)/2, wide
			break
		}
	}
	return lay.Row{In: in, W: k * WonW, H: k * WonH, Gap: gap, Lines: lay.Sheet}
}
