package montaigne

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// RowRect is the place of a card of the board; the first three lie open, from
// the free one to the dearest, the fourth face down beside the reserve.
func RowRect(i int) stage.Rect {
	if i == 3 {
		return stage.Rect{X: Desk.X + 330, Y: Desk.Y + 266, W: deckW, H: deckH}
	}
	return stage.Rect{X: Desk.X + 9 + float64(i)*(rowW+10), Y: Desk.Y + 30, W: rowW, H: rowH}
}

var (
	reserveAt = stage.Rect{X: Desk.X + 224, Y: Desk.Y + 266, W: deckW, H: deckH}
	callAt    = stage.Rect{X: Desk.X + 118, Y: Desk.Y + 266, W: deckW, H: deckH}
	discardAt = stage.Rect{X: Desk.X + 12, Y: Desk.Y + 266, W: deckW, H: deckH}
)

// desk is the board with its costs, the reserve, the discard, the King's Call.
func (l *lay) desk() {
	w := l.c.Words
	called := l.v.Counter(rules.Called, game.Nobody)
	l.still("mo.desk", 0, called, w.T("montaigne.table.free"), Desk)
	head := func(key string, r stage.Rect) {
		l.text(paint.TextTag, paint.LookCentre, w.T("montaigne.table."+key), stage.Rect{X: r.X - 5, Y: r.Y - 26, W: r.W + 10, H: 24})
	}
	head("board", stage.Rect{X: Desk.X + 10, Y: Desk.Y + 28, W: Desk.W - 20}) // clear of what is lit
	head("discard", discardAt)
	head("reserve", reserveAt)
	head("hidden", RowRect(3))
	head("call", callAt)
	for i := range 4 {
		s := common(rules.Row, i)
		l.card(s, RowRect(i), true)
		if i < 3 {
			l.say(CostRect(i), "cost."+strconv.Itoa(i), nil)
		}
	}
	l.out.At[common(rules.Reserve, 0)] = reserveAt
	if l.v.Pile(rules.Reserve, game.Nobody).Len() > 0 {
		l.still("mo.pile", 0, 0, "", stage.Rect{X: reserveAt.X, Y: reserveAt.Y, W: reserveAt.W + 6, H: reserveAt.H + 6})
	}
	l.card(common(rules.ReserveTop, 0), reserveAt, true)
	l.count(l.landed(rules.Reserve, game.Nobody)+l.v.Pile(rules.ReserveTop, game.Nobody).Len(), reserveAt)
	l.discardPile()
	s := common(rules.CallAside, 0)
	if p := l.place(s, callAt); l.v.At(s).Back != 0 {
		l.piece(s, stage.Pic{Kind: "mo.card", ID: int(rules.TheCall)}, callAt)
		l.enlarge(p, l.v.At(s))
	} else {
		l.say(callAt, "call.waits", nil)
	}
}

// discardPile is the discard, which a click opens.
func (l *lay) discardPile() {
	pieces := l.v.Pile(rules.Discard, game.Nobody).Pieces
	for i := range len(pieces) + 1 {
		l.out.At[common(rules.Discard, i)] = discardAt
	}
	if len(pieces) == 0 {
		l.say(discardAt, "discard.empty", nil)
		return
	}
	label := l.c.Words.N("montaigne.table.discard.open", len(pieces))
	l.out.Openers = append(l.out.Openers, board.Opener{Seat: board.Drawer, Rect: discardAt, Label: label})
	if l.c.Open == board.Drawer {
		return
	}
	if len(pieces) > 1 {
		l.still("mo.pile", 0, 0, "", stage.Rect{X: discardAt.X, Y: discardAt.Y, W: discardAt.W + 6, H: discardAt.H + 6})
		under := pieces[len(pieces)-2]
		s := common(rules.Discard, len(pieces)-2)
		l.piece(s, l.pic(under, s, true), discardAt)
	}
	top := common(rules.Discard, len(pieces)-1)
	l.piece(top, l.pic(l.v.At(top), top, true), discardAt)
	l.count(l.landed(rules.Discard, game.Nobody), discardAt)
	for i := range pieces { // they wait in the drawer until it is opened
		p := l.place(common(rules.Discard, i), discardAt)
		p.Drawer = true
	}
}

// count says how many cards a pile has, on its corner.
func (l *lay) count(n int, r stage.Rect) {
	if n > 1 {
		l.still("mo.count", 0, 0, strconv.Itoa(n), stage.Rect{X: r.X + r.W - 38, Y: r.Y - 6, W: 44, H: 30})
	}
}

// tileBox are the tiles not yet taken, and who holds the others.
func (l *lay) tileBox() {
	w := l.c.Words
	l.still("mo.box", 0, 0, "", TileBox)
	l.text(paint.TextTag, 0, w.T("montaigne.table.tiles"), stage.Rect{X: TileBox.X + 14, Y: TileBox.Y + 4, W: 280, H: 24})
	for t := 1; t <= rules.NumTiles; t++ {
		s := common(rules.TileRow, t)
		r := tileRect(t)
		l.out.At[s] = r
		holder := game.Nobody
		for seat := range l.v.Seats {
			if l.v.At(of(game.Seat(seat), rules.TilesHeld, t)).Back != 0 {
				holder = game.Seat(seat)
			}
		}
		switch {
		case l.v.At(s).Back != 0:
			l.tile(s, r)
		case holder != game.Nobody:
			l.still("mo.taken", t, l.colour(holder), "", r)
			with := l.who(holder)
			with["Tile"] = w.T("montaigne.tile." + rules.TileName(uint8(t)) + ".name")
			l.say(r, "tile.held", with)
		default:
			l.still("mo.taken", t, -1, "", r)
			l.say(r, "tile.out", nil)
		}
	}
}

// tileRect is where a tile lies that nobody has.
func tileRect(t int) stage.Rect {
	i := t - 1
	return stage.Rect{X: TileBox.X + 13 + float64(i%4)*(tileW+4), Y: TileBox.Y + 30 + float64(i/4)*(tileH+4), W: tileW, H: tileH}
}

// tile is a tile that lies at a spot.
func (l *lay) tile(s game.Spot, r stage.Rect) {
	t := rules.TileOf(l.v.At(s))
	p := l.place(s, r)
	p.Large, p.Size, p.Told = stage.Pic{Kind: "mo.largetile", ID: int(t), Data: tileWords(l.c, t)}, [2]float64{largeTileW, largeTileH}, true
	l.piece(s, stage.Pic{Kind: "mo.tile", ID: int(t)}, r)
}

// chip is a figure with its sign.
func (l *lay) chip(id, look int, n int, key string, seat game.Seat, r stage.Rect) {
	l.still("mo.chip", id, look, strconv.Itoa(n), r)
	l.note(r, key, n, l.who(seat))
}
