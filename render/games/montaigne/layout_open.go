package montaigne

import (
	"math"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// sheet is a sheet over the table with a title. It gives what is free on it.
func (l layout) sheet(r stage.Rect, title string) stage.Rect {
	l.Sheet(r)
	l.Text(paint.TextCaption, paint.Ink(paint.InkSea), title, stage.Rect{X: r.X + 34, Y: r.Y + 16, W: r.W - 68, H: 44})
	return stage.Rect{X: r.X + 34, Y: r.Y + 70, W: r.W - 68, H: r.H - 96}
}

// large is how cards lie on a sheet.
func large(in stage.Rect) lay.Row {
	return lay.Row{In: in, W: openCardW, H: openCardH, Gap: 8, Lines: lay.Sheet}
}

// drawer shows all of the discard, the last first (M4.1).
func (l layout) drawer() {
	n := l.View.Pile(rules.Discard, game.Nobody).Len()
	row := lay.Row{In: l.sheet(l.on.opened, l.Ctx.Words.N("montaigne.table.discard.title", n)), W: drawerW, H: drawerH,
		Gap: 6, Lines: lay.Sheet}
	for i := n - 1; i >= 0; i-- { // of each the upper part is seen, where its sign is
		l.Card(lay.Common(rules.Discard, i), row.At(n-1-i, n), l.named)
	}
}

// opened shows a seat's voyage and hand large.
func (l layout) opened(seat game.Seat) {
	in := l.sheet(l.on.opened, l.Ctx.Words.T("montaigne.table.opened", l.Who(seat)))
	n, m := l.View.Pile(rules.Voyage, seat).Len(), l.View.Pile(rules.Hand, seat).Len()
	row := large(in)
	if seat != l.Ctx.Page {
		row.In.H -= 176
	}
	l.Card(lay.Of(seat, rules.Start, 0), row.At(0, n+1), l.start(cityName(l.Ctx, rules.Bordeaux)))
	l.Zones(seat, lay.Zone{Zone: rules.Voyage, At: func(i, _ int) stage.Rect {
		return row.At(i+1, n+1)
	}, Look: l.named})
	if seat == l.Ctx.Page {
		return
	}
	y := in.Y + in.H - 158
	l.Text(paint.TextTag, 0, l.Ctx.Words.N("montaigne.table.hand", m, l.Who(seat)),
		stage.Rect{X: in.X, Y: y, W: in.W, H: 26})
	hand := lay.Zone{Zone: rules.Hand, Row: lay.Row{In: stage.Rect{X: in.X, Y: y + 32, W: in.W}, W: 94, H: 118, Gap: 6},
		Look: l.named}
	if m > 1 && hand.Row.At(1, m).X < in.X+94 { // too little is seen of each
		hand.Look = l.plain
	}
	l.Zones(seat, hand)
}

// looked is the seat whose hand the viewer looks into, Nobody for none (M7.2).
func (l layout) looked() game.Seat {
	kind := uint8(l.View.Counter(rules.StepKind, game.Nobody))
	seat := game.Seat(l.View.Counter(rules.StepA, game.Nobody))
	if kind != rules.StepRead && kind != rules.StepChoose || seat == l.Ctx.Page || int(seat) >= l.View.Seats ||
		l.Ctx.Open != game.Nobody {
		return game.Nobody
	}
	if pieces := l.View.Pile(rules.Hand, seat).Pieces; len(pieces) == 0 || pieces[0].ID == 0 {
		return game.Nobody
	}
	return seat
}

// look shows the hand that is looked into, to the seat that looks (M7.2).
func (l layout) look() {
	seat := l.looked()
	if seat == game.Nobody {
		return
	}
	n := l.View.Pile(rules.Hand, seat).Len()
	r := l.on.opened
	r.H = math.Min(r.H, 104+large(stage.Rect{W: r.W - 68, H: 4000}).High(n))
	l.Zones(seat, lay.Zone{Zone: rules.Hand, Row: large(l.sheet(r, l.Ctx.Words.T("montaigne.table.look", l.Who(seat)))),
		Look: l.named})
}
