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

// RowRect is the place of a card of the board; the first three lie open, from
// the free one to the dearest, the fourth face down beside the reserve.
func RowRect(i int) stage.Rect {
	if i == 3 {
		return stage.Rect{X: Desk.X + 330, Y: Desk.Y + 266, W: deckW, H: deckH}
	}
	return lay.Row{In: stage.Rect{X: Desk.X + 9, Y: Desk.Y + 30, W: Desk.W - 18}, W: rowW, H: rowH, Gap: 10}.At(i, 3)
}

var (
	reserveAt = stage.Rect{X: Desk.X + 224, Y: Desk.Y + 266, W: deckW, H: deckH}
	callAt    = stage.Rect{X: Desk.X + 118, Y: Desk.Y + 266, W: deckW, H: deckH}
	discardAt = stage.Rect{X: Desk.X + 12, Y: Desk.Y + 266, W: deckW, H: deckH}
)

// heads are the words over the places of the desk.
var heads = []struct {
	key string
	at  stage.Rect
}{
	{"board", stage.Rect{X: Desk.X + 10, Y: Desk.Y + 28, W: Desk.W - 20}}, // clear of what is lit
	{"discard", discardAt}, {"reserve", reserveAt}, {"hidden", RowRect(3)}, {"call", callAt},
}

// desk is the board with its costs, the reserve, the discard, the King's Call.
func (l layout) desk() {
	w := l.Ctx.Words
	l.Show(stage.Pic{Kind: "mo.desk", Look: l.View.Counter(rules.Called, game.Nobody), Text: w.T("montaigne.table.free")}, Desk)
	for _, h := range heads {
		l.Text(paint.TextTag, paint.LookCentre, w.T("montaigne.table."+h.key), stage.Rect{X: h.at.X - 5, Y: h.at.Y - 26, W: h.at.W + 10, H: 24})
	}
	l.Zones(game.Nobody, lay.Zone{Zone: rules.Row, At: func(i, _ int) stage.Rect { return RowRect(i) }, N: 4, Look: l.named})
	for i := range 3 {
		l.Say(CostRect(i), "cost."+strconv.Itoa(i), nil)
	}
	l.Out.At[lay.Common(rules.Reserve, 0)] = reserveAt
	if l.View.Pile(rules.Reserve, game.Nobody).Len() > 0 {
		l.under(reserveAt)
	}
	l.Card(lay.Common(rules.ReserveTop, 0), reserveAt, l.named)
	l.count(l.Landed(rules.Reserve, game.Nobody)+l.View.Pile(rules.ReserveTop, game.Nobody).Len(), reserveAt)
	l.discardPile()
	if l.Card(lay.Common(rules.CallAside, 0), callAt, l.plain).Large.Kind == "" {
		l.Say(callAt, "call.waits", nil)
	}
}

// discardPile is the discard, which a click opens.
func (l layout) discardPile() {
	n := l.View.Pile(rules.Discard, game.Nobody).Len()
	for i := range n + 1 {
		l.Out.At[lay.Common(rules.Discard, i)] = discardAt
	}
	if n == 0 {
		l.Say(discardAt, "discard.empty", nil)
		return
	}
	l.Open(board.Drawer, discardAt, l.Ctx.Words.N("montaigne.table.discard.open", n))
	if l.Ctx.Open == board.Drawer {
		return
	}
	if n > 1 {
		l.under(discardAt)
	}
	for i := max(0, n-2); i < n; i++ {
		s := lay.Common(rules.Discard, i)
		l.Piece(s, cardPic(l.View.At(s), s, l.Ctx, true), discardAt)
	}
	l.count(l.Landed(rules.Discard, game.Nobody), discardAt)
	for i := range n { // they wait in the drawer until it is opened
		l.Place(lay.Common(rules.Discard, i), discardAt).Drawer = true
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
	l.Show(stage.Pic{Kind: "mo.box"}, TileBox)
	l.Text(paint.TextTag, 0, w.T("montaigne.table.tiles"), stage.Rect{X: TileBox.X + 14, Y: TileBox.Y + 4, W: 280, H: 24})
	holders := [rules.NumTiles + 1]game.Seat{}
	for t := range holders {
		holders[t] = game.Nobody
		for seat := range l.View.Seats {
			if l.View.At(lay.Of(game.Seat(seat), rules.TilesHeld, t)).Back != 0 {
				holders[t] = game.Seat(seat)
			}
		}
	}
	row := tileRow
	row.Down = row.In.H / float64((rules.NumTiles-outOf(l.View.Seats)+1)/2)
	at := 0
	for t := 1; t <= rules.NumTiles; t++ {
		if t >= int(rules.TileReturn3) && t < int(rules.TileReturn3)+outOf(l.View.Seats) {
			continue
		}
		s, r := lay.Common(rules.TileRow, t), row.At(at, rules.NumTiles)
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

// tileRow is where the tiles lie that nobody has.
var tileRow = lay.Row{In: stage.Rect{X: TileBox.X + 15, Y: TileBox.Y + 34, W: 2*(tileW+4) - 4, H: TileBox.H - 40}, W: tileW, H: tileH, Gap: 4, Lines: rules.NumTiles / 2}

// chip is a figure with its sign.
func (l layout) chip(id, look, n int, key string, seat game.Seat, r stage.Rect) {
	l.Figure("mo.chip", id, look, n, r)
	l.Note(r, key, n, l.Who(seat))
}
