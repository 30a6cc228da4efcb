package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// page is the acting seat's page: rucksack, wallet, album.
func (l *Layout) page(seat game.Seat) {
	l.Show(stage.Pic{Kind: "gl.page", ID: l.Colour(seat), Data: Sheet{Style: l.B.Style}}, l.At.Page)
	l.seatSpot(seat, stage.Rect{X: l.Out.Prompt.X, Y: l.Out.Prompt.Y, W: 40, H: 40})
	l.rucksack(seat, l.At.Bag, false)
	l.wallet(seat)
	l.album(seat)
	x := l.Out.Prompt.X + l.Out.Prompt.W
	for _, s := range l.states(seat) {
		x -= ChipW + 4
		l.chip(seat, s[0], s[1], stage.Rect{X: x, Y: l.Out.Prompt.Y + 5, W: ChipW, H: ChipH})
	}
	own := l.N(rules.ActiveN) == int(seat) && l.Of(seat, rules.WantsN) == 0
	if !own || len(l.drew(seat)) > 0 {
		x -= 4 + l.asks(seat, stage.Rect{X: x - AskW - 4, Y: l.Out.Prompt.Y + 1, W: AskW, H: AskH})
	}
	l.Out.Prompt.W = x - 8 - l.Out.Prompt.X
}

// rucksack is a seat's bag with what lies in it, each sort of item in its place;
// what is missing is seen faintly.
func (l *Layout) rucksack(seat game.Seat, r stage.Rect, open bool) {
	l.Show(stage.Pic{Kind: "gl.bag", ID: l.Colour(seat), Data: Bag{l.B.Style, open}}, r)
	pieces := l.View.Pile(rules.BagZone, seat).Pieces
	places := BagPlaces(r, len(l.B.R.Items)-1)
	l.Out.At[lay.Of(seat, rules.BagZone, len(pieces))] = places[1]
	if l.Ctx.Holes {
		l.Out.At[lay.Of(seat, rules.BagZone, len(pieces))] = MoreItems(r)
	}
	var first, many [rules.MaxItems + 1]int
	hidden := false
	for i := len(pieces) - 1; i >= 0; i-- {
		item := rules.ItemOf(pieces[i])
		first[item] = i
		many[item]++
		hidden = hidden || item == 0
		l.Out.At[lay.Of(seat, rules.BagZone, i)] = places[max(item, 1)]
	}
	if hidden { // how many there are is all that is known
		for i := min(len(pieces), len(places)-1); i > 0; i-- {
			l.Show(l.B.backPic(pieces[i-1]), places[i].Inset(6).Fit(CardW/CardH))
		}
		at := stage.Rect{X: r.X + (r.W-CountW)/2, Y: r.Y + r.H/2, W: CountW, H: CountH}
		if l.Ctx.Holes {
			l.Place(lay.Of(seat, rules.BagZone, 0), at.Inset(-24))
		} else {
			at = at.At(r.X+0.84*r.W-CountW, r.Y+0.9*r.H-CountH)
		}
		l.Figure("gl.count", 0, 0, len(pieces), at)
		l.Note(r, "bag", len(pieces), l.Who(seat))
		return
	}
	more := lay.Of(seat, rules.BagZone, len(pieces))
	at := l.Out.At[more]
	for i := 1; i < len(l.B.R.Items); i++ {
		// an empty pocket is filled by a click
		if l.items(seat, rules.Item(i), first[i], many[i], places[i]); l.Ctx.Holes && many[i] == 0 {
			l.Place(more, places[i])
		}
	}
	l.Out.At[more] = at
}

// MoreItems is where one more item is laid by hand: on the lid of a rucksack.
func MoreItems(r stage.Rect) stage.Rect {
	return stage.Rect{X: r.X + r.W/2 + 22, Y: r.Y + 4, W: 48, H: 38}
}

// items are the items of one sort, the first on top.
func (l *Layout) items(seat game.Seat, item rules.Item, first, many int, r stage.Rect) {
	const shown = 3 // of several, so many are seen
	pic := stage.Pic{Kind: "gl.item", Data: Item{Style: l.B.Style, Key: l.B.R.Items[item]}}
	if many == 0 {
		pic.Look = 1
		l.Show(pic, r)
		with := l.Who(seat)
		with["Item"] = l.ItemName(item)
		l.Say(r, "missing", with)
		return
	}
	pieces := l.View.Pile(rules.BagZone, seat).Pieces
	var at []int
	for i, p := range pieces {
		if rules.ItemOf(p) == item && len(at) < shown {
			at = append(at, i)
		}
	}
	for i := len(at) - 1; i > 0; i-- {
		d := 6 * float64(i)
		l.Piece(lay.Of(seat, rules.BagZone, at[i]), pic, r.At(r.X+d, r.Y-d))
	}
	p := l.Card(lay.Of(seat, rules.BagZone, first), r, func(game.Spot, game.Piece) lay.Look {
		return lay.Look{Pic: pic, Large: stage.Pic{Kind: "gl.itemcard", Data: l.itemData(item)},
			Size: [2]float64{BackLarge, BackLarge * 1.4}, Brief: true}
	})
	p.Solid = true
	if many > 1 {
		l.Figure("gl.count", 0, 0, many, stage.Rect{X: r.X + r.W - CountW + 8, Y: r.Y + r.H - CountH, W: CountW,
			H: CountH})
	}
}

func (l *Layout) itemData(i rules.Item) Item { return Item{l.B.Style, l.B.R.Items[i], l.ItemName(i)} }

// wallet is what a seat has in money, tickets and cheques.
func (l *Layout) wallet(seat game.Seat) {
	l.Show(stage.Pic{Kind: "gl.wallet", Data: Sheet{Style: l.B.Style}}, l.At.Wallet)
	const notes, gap = 3, 4
	y := l.At.Wallet.Y + (l.At.Wallet.H-notes*NoteH-(notes-1)*gap)/2
	note := func(what, n, thick int) stage.Rect {
		r := stage.Rect{X: l.At.Wallet.X + (l.At.Wallet.W-NoteW)/2, Y: y, W: NoteW, H: NoteH}
		l.Show(stage.Pic{Kind: "gl.note", Text: l.figure(what, n), Data: Note{l.B.Style, what, thick}}, r)
		l.count(seat, what, n, r)
		y += NoteH + gap
		return r
	}
	money := l.Of(seat, rules.MoneyN)
	l.Out.Scores[seat] = note(ChipMoney, money, min(4, (money+249)/250))
	if l.Ctx.Holes { // all its numbers are set at once
		l.Out.Scores[seat] = l.At.Wallet
	}
	tickets := l.Of(seat, rules.TicketsN)
	l.Place(rules.GoodSpot(rules.GoodTicket), note(ChipTickets, tickets, min(4, tickets)))
	if l.cheques() {
		n := l.Of(seat, rules.ChequesN)
		l.Place(rules.GoodSpot(rules.GoodCheques), note(ChipCheques, n, min(4, (n+4)/5)))
	}
}

// albumPart is the n-th part of an album, from 0, that has so many places for cards in
// each: a part is as wide as its cards need.
func albumPart(album stage.Rect, cells [3]int, n int) stage.Rect {
	var from, all float64
	for i, c := range cells {
		w := float64(max(c, 2)) + 0.3 // a heading is as wide as two cards
		if i < n {
			from += w
		}
		all += w
	}
	in := album.W - 24
	return stage.Rect{X: album.X + 12 + in*from/all, Y: album.Y + 10, W: in * (float64(max(cells[n], 2)) + 0.3) / all,
		H: album.H - 20}
}

// wonRow is how so many cards lie in a part of the album, and whether their titles can
// be read there: as large as fit side by side, in two lines where that is larger.
func wonRow(part stage.Rect, n int) (row lay.Row, titled bool) {
	const shape, gap = WonH / WonW, 8.0
	in := stage.Rect{X: part.X + 6, Y: part.Y + 48, W: part.W - 18, H: WonH}
	side := func(cols, lines int) float64 {
		return min(WonW, (in.W+gap)/float64(cols)-gap, ((in.H+6)/float64(lines)-6)/shape)
	}
	w, lines := side(max(n, 1), 1), 1
	if two := side((n+1)/2, 2); n > 1 && two > w {
		w, lines = two, 2
	}
	return lay.Row{In: in, W: w, H: w * shape, Gap: gap, Lines: lines, Down: w*shape + 6}, w >= WonW-4
}

// album are the cards a seat has won, by kind, and how many of each it needs.
func (l *Layout) album(seat game.Seat) {
	d := Album{Sheet: Sheet{l.B.Style, [4]string{l.kindName(rules.Souvenir), l.kindName(rules.Report),
		l.kindName(rules.Adventure)}}}
	for i := range d.Cells {
		d.Cells[i] = max(l.kept(seat, rules.Souvenir+rules.Kind(i)), l.N(rules.NeedN))
	}
	l.Show(stage.Pic{Kind: "gl.album", Data: d}, l.At.Album)
	pieces := l.View.Pile(rules.WonZone, seat).Pieces
	l.Out.At[lay.Of(seat, rules.WonZone, len(pieces))] = albumPart(l.At.Album, d.Cells, 0)
	for i, n := range d.Cells {
		k, part := rules.Souvenir+rules.Kind(i), albumPart(l.At.Album, d.Cells, i)
		l.chip(seat, ChipSouvenir+i, l.kept(seat, k), stage.Rect{X: part.X + part.W - ChipW - 10, Y: part.Y,
			W: ChipW, H: ChipH})
		if l.Ctx.Holes && k == rules.Adventure {
			part.W = l.At.moreWon().X - part.X
		}
		row, titled := wonRow(part, n)
		look, at := l.titled, 0
		if !titled {
			look = l.card
		}
		for i, p := range pieces {
			if c := rules.CardOf(p); c == 0 || rules.KindOf(c) != k {
				continue
			}
			l.Card(lay.Of(seat, rules.WonZone, i), row.At(at, n), look)
			at++
		}
		for ; at < n; at++ {
			r := row.At(at, n)
			l.Show(stage.Pic{Kind: "gl.hole", Data: Back{l.B.Style, k}}, r)
			if l.Ctx.Holes {
				l.Place(lay.Of(seat, rules.WonZone, len(pieces)), r)
			}
		}
	}
	if l.Ctx.Holes {
		l.Out.At[lay.Of(seat, rules.WonZone, len(pieces))] = l.At.moreWon()
	}
}
