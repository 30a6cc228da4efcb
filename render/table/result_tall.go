package table

import (
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The rows of buttons at the foot of a result on the tall canvas: where the last ends,
// and from one to the next.
const (
	buttonsEnd  = 1836.0
	buttonsStep = 90.0
)

// reasons says why the match is over, on as many lines as that takes, and what
// helped in the match; it gives the place below.
func (r *Result) reasons(f *stage.Frame, in stage.Rect) stage.Rect {
	say := func(style int, words string) {
		h := ui.High(f, style, words, in.W)
		ui.Text(f, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: h}, style,
			paint.LookWrap|paint.LookCentre|paint.Ink(paint.InkSoft), words)
		in.Y += h
	}
	for _, why := range r.closing() {
		say(paint.TextSmall, why)
	}
	for _, note := range r.remarks() {
		wide := ui.Style(f, paint.TextTag).Width(note.words)
		f.Add(stage.Pic{Kind: "icon", Text: note.icon}, stage.Rect{X: in.X + (in.W-wide)/2 - 42, Y: in.Y, W: 34, H: 34})
		say(paint.TextTag, note.words)
	}
	in.Y += 16
	return in
}

// buttonRows shares buttons out among as few rows as they need, as evenly as they can.
func buttonRows(all []button, text int, wide float64) (rows [][]button) {
	for n := 1; ; n++ {
		rows = rows[:0]
		for i := range n {
			rows = append(rows, all[i*len(all)/n:(i+1)*len(all)/n])
		}
		fit := true
		for _, row := range rows {
			fit = fit && rowWide(row, text, buttonsStep-14) <= wide
		}
		if fit || n >= len(all) {
			return rows
		}
	}
}

// buildRows lays the buttons in rows as wide as the page.
func (r *Result) buildRows(f *stage.Frame, all []button, in stage.Rect) {
	rows := buttonRows(all, f.Text, in.W)
	y := buttonsEnd - buttonsStep*float64(len(rows)) + 14
	for _, row := range rows {
		r.buildRow(f, row, stage.Rect{X: in.X, Y: y, W: in.W, H: buttonsStep - 14}, in.W)
		y += buttonsStep
	}
}

// courseTall is the chart of the scores, and who won below it.
func (r *Result) courseTall(f *stage.Frame, in stage.Rect) {
	const honour = 220.0
	r.table.deps.Chart(f, stage.Rect{X: in.X - 10, Y: in.Y, W: in.W + 20, H: in.H - honour - honourGap})
	if r.rows > r.total {
		r.winners(f, stage.Rect{X: in.X, Y: in.Y + in.H - honour, W: in.W, H: honour})
	}
}

// laidTall is the spread of a page of that width above so many columns of cards, who won
// between them where that has room; ok says whether all lines stand on the cards.
func (r *Result) laidTall(m measured, in stage.Rect, wide float64, cols, size int, near,
	least float64) (s spread, ok bool) {
	s.size, s.near, s.tall = size, near, true
	s.page = stage.Rect{X: in.X + (in.W-wide)/2, Y: in.Y, W: wide, H: wide / r.shape()}
	w := (in.W - seatGap*float64(cols-1)) / float64(cols)
	if wide > in.W || cols > 1 && w < least {
		return s, false
	}
	highs := r.rowHighs(m, cols, size, near, w)
	spare := in.H - s.page.H - pageGap - seatGap*float64(len(highs)-1)
	for _, h := range highs {
		spare -= h
	}
	ok = spare >= 0
	y := s.page.Y + s.page.H
	last := len(r.scores) % cols // cards of the last row, 0 where it is full
	if last == 0 && spare >= honourMin+honourGap {
		s.honour = stage.Rect{X: in.X, Y: y + honourGap, W: in.W, H: min(spare-honourGap, 210)}
		spare -= s.honour.H + honourGap
		y += s.honour.H + honourGap
	}
	r.place(&s, stage.Rect{X: in.X, Y: y + pageGap, W: in.W, H: in.Y + in.H - y - pageGap}, w, cols, highs, spare)
	if end := s.seats[len(s.seats)-1]; last > 0 && end.H >= holeMin {
		s.hole = true
		s.honour = stage.Rect{X: end.X + end.W + seatGap, Y: end.Y, W: in.X + in.W - end.X - end.W - seatGap, H: end.H}
	}
	return s, ok
}

// holeMin is the least height of a card beside which who won has room.
const holeMin = 240.0

// winnersIn are those who won, where a row of cards has room for one more: their portraits
// above their names.
func (r *Result) winnersIn(f *stage.Frame, at stage.Rect) {
	t, won := r.table, game.Winners(r.scores)
	var names []string
	for _, seat := range won {
		names = append(names, t.deps.Names[seat])
	}
	said := strings.Join(names, ", ")
	high := ui.High(f, paint.TextCaption, said, at.W)
	side := min(at.H-high-60, 190, at.W/float64(len(won)))
	x, y := at.X+(at.W-side*float64(len(won)))/2, at.Y+(at.H-side-high-50)/2
	r.rays(f, at.X+at.W/2, y+side/2, 1.6*side)
	for i, seat := range won {
		r.wreathed(f, seat, x+side*(float64(i)+0.5), y+side/2, side)
	}
	centre := paint.LookWrap | paint.LookCentre
	ui.Text(f, stage.Rect{X: at.X, Y: y + side + 8, W: at.W, H: high}, paint.TextCaption, centre, said)
	ui.Text(f, stage.Rect{X: at.X, Y: y + side + 8 + high, W: at.W, H: 40}, paint.TextLabel,
		paint.LookCentre|paint.Ink(paint.InkGood), t.deps.Words.T(r.winKey()))
}
