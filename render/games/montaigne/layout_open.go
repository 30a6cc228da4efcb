package montaigne

import (
	"math"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// openPanel lies over the chart and the lanes, left of the log.
var openPanel = stage.Rect{X: 460, Y: 8, W: 1002, H: 756}

// panel is a sheet over the table with a title; what lies under it can't be
// pointed at. It gives what is free on it.
func (l *lay) panel(r stage.Rect, title string) stage.Rect {
	l.out.Cover(r)
	l.still("panel", 3, 0, "", r.Inset(-paint.ShadowRoom))
	l.text(paint.TextCaption, paint.Ink(paint.InkSea), title, stage.Rect{X: r.X + 34, Y: r.Y + 16, W: r.W - 68, H: 44})
	return stage.Rect{X: r.X + 34, Y: r.Y + 70, W: r.W - 68, H: r.H - 96}
}

// grid gives n places of w x h in rows, as large as fits into r: rows overlap
// when they must.
func grid(r stage.Rect, n int, w, h, gap float64) (out []stage.Rect) {
	cols := max(1, int((r.W+gap)/(w+gap)))
	rows := max(1, (n+cols-1)/cols)
	step := h + gap
	if rows > 1 {
		step = math.Min(step, (r.H-h)/float64(rows-1))
	}
	for i := range n {
		out = append(out, stage.Rect{X: r.X + float64(i%cols)*(w+gap), Y: r.Y + float64(i/cols)*step, W: w, H: h})
	}
	return out
}

// drawer shows all of the discard, the last first (M4.1).
func (l *lay) drawer() {
	pieces := l.v.Pile(rules.Discard, game.Nobody).Pieces
	in := l.panel(openPanel, l.c.Words.N("montaigne.table.discard.title", len(pieces)))
	at := grid(in, len(pieces), drawerW, drawerH, 6)
	for i := range pieces {
		l.card(common(rules.Discard, i), at[len(pieces)-1-i], true)
	}
}

// opened shows a seat's voyage and hand large.
func (l *lay) opened(seat game.Seat) {
	in := l.panel(openPanel, l.c.Words.T("montaigne.table.opened", l.who(seat)))
	n, m := l.v.Pile(rules.Voyage, seat).Len(), l.v.Pile(rules.Hand, seat).Len()
	high := in.H
	if seat != l.c.Page {
		high -= 176
	}
	start := of(seat, rules.Start, 0)
	for i, at := range grid(stage.Rect{X: in.X, Y: in.Y, W: in.W, H: high}, n+1, openCardW, openCardH, 8) {
		if i == 0 {
			p := l.place(start, at)
			p.Large, p.Size, p.Told = stage.Pic{Kind: "mo.start", Text: cityName(l.c, rules.Bordeaux)}, [2]float64{200, 280}, true
			l.piece(start, stage.Pic{Kind: "mo.start", Text: cityName(l.c, rules.Bordeaux)}, at)
			continue
		}
		l.card(of(seat, rules.Voyage, i-1), at, true)
	}
	if seat == l.c.Page {
		return
	}
	y := in.Y + in.H - 158
	l.text(paint.TextTag, 0, l.c.Words.N("montaigne.table.hand", m, l.who(seat)), stage.Rect{X: in.X, Y: y, W: in.W, H: 26})
	step := 94 + 6.0
	if m > 1 {
		step = math.Min(step, (in.W-94)/float64(m-1))
	}
	for i := range m {
		l.card(of(seat, rules.Hand, i), stage.Rect{X: in.X + step*float64(i), Y: y + 32, W: 94, H: 118}, step >= 94)
	}
}

// looked is the seat whose hand the viewer looks into, Nobody for none (M7.2).
func (l *lay) looked() game.Seat {
	kind := uint8(l.v.Counter(rules.StepKind, game.Nobody))
	seat := game.Seat(l.v.Counter(rules.StepA, game.Nobody))
	if kind != rules.StepRead && kind != rules.StepChoose || seat == l.c.Page || int(seat) >= l.v.Seats || l.c.Open != game.Nobody {
		return game.Nobody
	}
	if pieces := l.v.Pile(rules.Hand, seat).Pieces; len(pieces) == 0 || pieces[0].ID == 0 {
		return game.Nobody
	}
	return seat
}

// look shows the hand that is looked into, to the seat that looks (M7.2).
func (l *lay) look() {
	seat := l.looked()
	if seat == game.Nobody {
		return
	}
	pieces := l.v.Pile(rules.Hand, seat).Pieces
	r := openPanel
	cols := int((r.W - 68 + 8) / (openCardW + 8))
	rows := (len(pieces) + cols - 1) / cols
	r.H = math.Min(r.H, 96+float64(rows)*(openCardH+8))
	in := l.panel(r, l.c.Words.T("montaigne.table.look", l.who(seat)))
	for i, at := range grid(in, len(pieces), openCardW, openCardH, 8) {
		l.card(of(seat, rules.Hand, i), at, true)
	}
}
