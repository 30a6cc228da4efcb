package postcards

import (
	"math"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// seat is the small, complete panel of another seat.
func (l layout) seat(seat game.Seat, r stage.Rect) {
	v := l.View
	l.Panel("pc.seat", seat, r, l.Ctx.Words.T("table.open.seat", map[string]any{"Name": l.Ctx.Names[seat]}))
	x := r.X + r.W - 36 // left of the ribbon of whose turn it is
	chip := func(id, n int, w float64, key string) stage.Rect {
		x -= w
		at := stage.Rect{X: x, Y: r.Y + 11, W: w, H: 32}
		l.Figure("pc.chip", id, 0, n, at)
		l.Note(at, key, n, l.Who(seat))
		return at
	}
	l.Out.Scores[seat] = chip(9, v.Counter(rules.ScoreN, seat), 72, "score") // points may have three figures
	l.Whole(seat, chip(6, l.Landed(rules.Sent, seat), 54, "sent"), rules.Sent)
	campAt := chip(7, v.Pile(rules.Track, seat).Len(), 62, "track")
	handAt := campAt
	if v.Counter(rules.Level, seat) == int(rules.Person) { // an Automa has none
		handAt = chip(8, l.Landed(rules.Hand, seat), 54, "hand")
	}
	l.Name(seat, stage.Rect{X: r.X + 12, Y: r.Y + 12, W: 30, H: 30},
		stage.Rect{X: r.X + 48, Y: r.Y + 12, W: x - r.X - 52, H: 30})
	l.Whole(seat, campAt, rules.Track)
	l.Whole(seat, handAt, rules.Hand, rules.Look, rules.Played)
	if l.Ctx.Open != seat {
		l.Zones(seat, lay.Zone{Zone: rules.Cards, Row: tileRow(r, v.Pile(rules.Cards, seat).Len()), Look: l.mini,
			On: l.small})
	}
	itinerary := stage.Rect{X: r.X + 14, Y: r.Y + 112, W: 170, H: 46}
	gifts := stage.Rect{X: r.X + 194, Y: r.Y + 110, W: 150, H: 50}
	l.Zones(seat, lay.Zone{Zone: rules.ItineraryHeld, Row: lay.Row{In: itinerary, W: itinerary.W, H: itinerary.H}, N: 1,
		Packed: true, Look: l.itinerary})
	const w, step, gap = 34.0, 13.0, 8.0 // what it has played this turn lies right of its gifts, one over the other
	if n := float64(v.Pile(rules.Played, seat).Len()); n > 0 {
		wide := w + step*(n-1)
		played := lay.Row{In: stage.Rect{X: gifts.X + gifts.W - wide, Y: gifts.Y, W: wide}, W: w, H: gifts.H,
			Gap: step - w}
		gifts.W -= wide + gap
		l.Zones(seat, lay.Zone{Zone: rules.Played, Row: played, Look: l.travel})
	}
	l.Zones(seat, lay.Zone{Zone: rules.GiftsHeld, Row: lay.Row{In: gifts, W: w, H: gifts.H, Gap: 6}, Look: l.gift})
	l.tokens(seat, stage.Rect{X: r.X + 352, Y: r.Y + 116, W: 36, H: 36}, 1, 0)
}

// tileRow is how so many postcards of another seat lie on its panel: up to seven side by
// side, the fewer the wider; more like a fan.
func tileRow(panel stage.Rect, n int) lay.Row {
	in := stage.Rect{X: panel.X + 12, Y: panel.Y + 49, W: panel.W - 24}
	w := (in.W+tileGap)/float64(min(max(n, 4), 8)) - tileGap
	return lay.Row{In: in, W: math.Floor(w), H: tileH, Gap: tileGap}
}

// small has stamps and memories come to a postcard that is too small for them.
func (l layout) small(s game.Spot, r stage.Rect) {
	n := number(l.View.At(s))
	if n == 0 {
		return
	}
	for j := range rules.Postcards[n].Stamps {
		l.Out.At[lay.Common(rules.Stamps, n, j)] = r
	}
	for j := range 3 {
		l.Out.At[lay.Common(rules.Memories, n, j)] = r
	}
}

// opened shows all postcards of a seat large, over the map, as high as they need.
func (l layout) opened(seat game.Seat) {
	const w, h, gap, head, foot = 424.0, 184.0, 20.0, 70.0, 24.0
	n := l.View.Pile(rules.Cards, seat).Len()
	r := l.at.opened
	cols := math.Floor((r.W - 80 + gap) / (w + gap))
	row := lay.Row{In: stage.Rect{X: r.X + 60, Y: r.Y + head, W: cols*(w+gap) - gap, H: r.H - head - foot}, W: w, H: h,
		Gap: gap, Down: h + 12, Lines: lay.Sheet}
	// else it lies on all that may be taken, not on a part of each
	if high := head + row.High(n) + foot; !l.Ctx.Tall || r.Y+high < l.at.book.Y {
		r.H = min(r.H, high)
	}
	l.Sheet(r)
	title := l.Ctx.Words.T("table.opened.title", map[string]any{"Name": l.Ctx.Names[seat]})
	l.Text(paint.TextCaption, 0, title, stage.Rect{X: r.X + 40, Y: r.Y + 18, W: r.W - 80, H: 44})
	l.Zones(seat, lay.Zone{Zone: rules.Cards, Row: row, Look: l.shown, On: l.laid})
	if n == 0 {
		l.Text(paint.TextBody, paint.LookCentre, l.Ctx.Words.T("table.opened.none"), r)
	}
}

// shown is how an unsent postcard looks that lies large already.
func (l layout) shown(s game.Spot, p game.Piece) lay.Look {
	return lay.Look{Pic: l.mine(s, p).Pic, Solid: true}
}

// look shows what the hiking guide's five postcards are (P8.5), to the seat
// whose page it is alone.
func (l layout) look(seat game.Seat) {
	pieces := l.View.Pile(rules.Look, seat).Pieces
	if len(pieces) == 0 || pieces[0].ID == 0 {
		return
	}
	r := stage.Rect{X: l.at.france.X + 60, Y: 150, W: 904, H: 350}
	l.Sheet(r)
	l.Text(paint.TextCaption, paint.LookCentre, l.Ctx.Words.T("table.look"),
		stage.Rect{X: r.X, Y: r.Y + 14, W: r.W, H: 44})
	row := lay.Row{In: stage.Rect{X: r.X + 24, Y: r.Y + 70, W: 3*cardW + 24, H: r.H - 70}, W: cardW, H: cardH, Gap: 12,
		Down: cardH + 14, Lines: lay.Sheet}
	l.Zones(seat, lay.Zone{Zone: rules.Look, Row: row, Look: func(_ game.Spot, p game.Piece) lay.Look {
		return l.written(stage.Pic{Kind: "pc.written", ID: number(p)})
	}})
}
