package montaigne

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// heads are the words over the places of the desk.
func (p *plan) heads() []struct {
	key string
	at  stage.Rect
} {
	return []struct {
		key string
		at  stage.Rect
	}{
		{"board", p.onDesk(10, 28, p.desk.W-20, 0)}, // clear of what is lit
		{"discard", p.discard()}, {"reserve", p.reserve()}, {"hidden", p.rowRect(3)}, {"call", p.call()},
	}
}

// desk is the board with its costs, the reserve, the discard, the King's Call.
func (l layout) desk() {
	w := l.Ctx.Words
	look := 0
	if l.View.Counter(rules.Called, game.Nobody) == 1 {
		look = deskCalled
	}
	if l.Ctx.Tall {
		look |= deskTall
	}
	l.Show(stage.Pic{Kind: "mo.desk", Look: look, Text: w.T("montaigne.table.free")}, l.on.desk)
	for _, h := range l.on.heads() {
		l.Text(paint.TextTag, paint.LookCentre, w.T("montaigne.table."+h.key),
			stage.Rect{X: h.at.X - 5, Y: h.at.Y - 26, W: h.at.W + 10, H: 24})
	}
	l.Zones(game.Nobody, lay.Zone{Zone: rules.Row, At: func(i, _ int) stage.Rect {
		return l.on.rowRect(i)
	}, N: 4, Look: l.named})
	for i := range 3 {
		l.Say(l.on.costRect(i), "cost."+strconv.Itoa(i), nil)
	}
	l.Out.At[lay.Common(rules.Reserve, 0)] = l.on.reserve()
	if l.View.Pile(rules.Reserve, game.Nobody).Len() > 0 {
		l.under(l.on.reserve())
	}
	l.Card(lay.Common(rules.ReserveTop, 0), l.on.reserve(), l.named)
	l.count(l.Landed(rules.Reserve, game.Nobody)+l.View.Pile(rules.ReserveTop, game.Nobody).Len(), l.on.reserve())
	l.discardPile()
	if l.Card(lay.Common(rules.CallAside, 0), l.on.call(), l.plain).Large.Kind == "" {
		l.Say(l.on.call(), "call.waits", nil)
	}
}

// discardPile is the discard, which a click opens.
func (l layout) discardPile() {
	n := l.View.Pile(rules.Discard, game.Nobody).Len()
	for i := range n + 1 {
		l.Out.At[lay.Common(rules.Discard, i)] = l.on.discard()
	}
	if n == 0 {
		l.Say(l.on.discard(), "discard.empty", nil)
		return
	}
	l.Open(board.Drawer, l.on.discard(), l.Ctx.Words.N("montaigne.table.discard.open", n))
	if l.Ctx.Open == board.Drawer {
		return
	}
	if n > 1 {
		l.under(l.on.discard())
	}
	for i := max(0, n-2); i < n; i++ {
		s := lay.Common(rules.Discard, i)
		l.Piece(s, cardPic(l.View.At(s), s, l.Ctx, true), l.on.discard())
	}
	l.count(l.Landed(rules.Discard, game.Nobody), l.on.discard())
	for i := range n { // they wait in the drawer until it is opened
		l.Place(lay.Common(rules.Discard, i), l.on.discard()).Drawer = true
	}
}

// under are the edges of the cards under the top one of a pile, and count how
// many there are, on its corner.
func (l layout) under(r stage.Rect) {
	l.Show(stage.Pic{Kind: "mo.pile"}, stage.Rect{X: r.X, Y: r.Y, W: r.W + 6, H: r.H + 6})
}

func (l layout) count(n int, r stage.Rect) {
	if n > 1 {
		l.Figure("mo.count", 0, 0, n, stage.Rect{X: r.X + r.W - 38, Y: r.Y - 6, W: 44, H: 30})
	}
}

// tileBox are the tiles not yet taken, and who holds the others.
func (l layout) tileBox() {
	w := l.Ctx.Words
	box := l.on.boxOf(l.View.Seats)
	l.Show(stage.Pic{Kind: "mo.box"}, box)
	l.Text(paint.TextTag, 0, w.T("montaigne.table.tiles"), stage.Rect{X: box.X + 14, Y: box.Y + 4, W: 280, H: 24})
	holders := [rules.NumTiles + 1]game.Seat{}
	for t := range holders {
		holders[t] = game.Nobody
		for seat := range l.View.Seats {
			if l.View.At(lay.Of(game.Seat(seat), rules.TilesHeld, t)).Back != 0 {
				holders[t] = game.Seat(seat)
			}
		}
	}
	n := rules.NumTiles - outOf(l.View.Seats)
	row, at := l.on.tiles(l.View.Seats), 0
	for t := 1; t <= rules.NumTiles; t++ {
		if t >= int(rules.TileReturn3) && t < int(rules.TileReturn3)+outOf(l.View.Seats) {
			continue
		}
		s, r := lay.Common(rules.TileRow, t), row.At(at, n)
		at++
		l.Out.At[s] = r
		switch holder := holders[t]; {
		case l.View.At(s).Back != 0:
			l.Card(s, r, l.tile)
		case holder != game.Nobody:
			l.Show(stage.Pic{Kind: "mo.taken", ID: t, Look: l.Colour(holder), Text: l.short(uint8(t))}, r)
			with := l.Who(holder)
			with["Tile"] = w.T("montaigne.tile." + rules.TileName(uint8(t)) + ".name")
			l.Say(r, "tile.held", with)
		default:
			l.Show(stage.Pic{Kind: "mo.taken", ID: t, Look: -1}, r)
			l.Say(r, "tile.out", nil)
		}
	}
}

// outOf is how many return tiles so few seats leave in the box (M2.2): the highest.
func outOf(seats int) int { return rules.MaxSeats - seats }

// chip is a figure with its sign.
func (l layout) chip(id, look, n int, key string, seat game.Seat, r stage.Rect) {
	l.Figure("mo.chip", id, look, n, r)
	l.Note(r, key, n, l.Who(seat))
}
