package globe

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// auction is the scene of an auction: what is sold, who bids, and for the seat that
// bids now the numbers.
func (l *Layout) auction() {
	seller, floor := game.Seat(max(0, l.N(rules.SellerN)-1)), l.N(rules.OfferFloor)
	bidder := EnvelopeH
	if l.Step == rules.StepCry {
		bidder = BidderH
	}
	in := l.Ground("gl.auction", l.At.SceneRect(1080, saleH+sceneHead+28),
		l.Ctx.Words.T("globe.table.auction", l.Who(seller)))
	lot := stage.Rect{X: in.X + 26, Y: in.Y, W: DrawnW, H: DrawnH}
	l.lot(lot)
	with := map[string]any{"N": l.Money(floor)}
	l.Text(paint.TextLabel, paint.LookCentre, l.Ctx.Words.T("globe.table.floor", with),
		stage.Rect{X: in.X, Y: lot.Y + lot.H + 10, W: DrawnW + 52, H: 30})
	row := sideBySide(stage.Rect{X: in.X + DrawnW + 76, Y: in.Y, W: in.W - DrawnW - 76, H: bidder}, l.View.Seats-1,
		EnvelopeW, bidder, 12)
	for i := 1; i < l.View.Seats; i++ {
		l.bidder(game.Seat((int(seller)+i)%l.View.Seats), floor, row.At(i-1, l.View.Seats-1))
	}
	if least, most := l.bidding(floor); most >= least {
		l.bids(stage.Rect{X: row.In.X, Y: in.Y + saleH - stepperH, W: row.In.W}, least, most)
	}
}

// saleH is how high the scene of a sale is under its title.
const saleH = 300.0

// bidding is from what to what who is asked may bid, where that is somebody who sees this table;
// else the most is 0.
func (l *Layout) bidding(floor int) (least, most int) {
	least = max(1, (floor+9)/10)
	bids, who := l.mine(), l.Ctx.Page
	if l.Step == rules.StepCry {
		least, who = max(least, l.N(rules.StepN)+1), l.View.Turn
		bids = who != game.Nobody && l.Ctx.Here.Has(who)
	}
	if !bids {
		return least, 0
	}
	return least, min(l.Of(who, rules.MoneyN)/10, mostBid)
}

// bidder is one who may bid: by envelope, or aloud.
func (l *Layout) bidder(seat game.Seat, floor int, r stage.Rect) {
	if l.Step == rules.StepCry {
		l.crier(seat, r)
		return
	}
	d := Envelope{l.B.Style, EnvelopeWaits, l.Ctx.Names[seat]}
	switch {
	case l.Of(seat, rules.BidN) == 1:
		d.State = EnvelopeSealed
	case l.Of(seat, rules.MoneyN) < floor:
		d.State = EnvelopeOut
	}
	l.Show(stage.Pic{Kind: "gl.envelope", ID: l.Colour(seat), Data: d}, r)
	l.Say(r, "envelope."+strconv.Itoa(d.State), l.Who(seat))
}

// crier is one who may bid aloud.
func (l *Layout) crier(seat game.Seat, r stage.Rect) {
	d := Bidder{l.B.Style, BidderIn, l.Ctx.Names[seat]}
	p := stage.Pic{Kind: "gl.bidder", ID: l.Colour(seat)}
	switch {
	case l.N(rules.StepA) == int(seat)+1:
		d.State, p.Text = BidderLeads, l.bid(l.N(rules.StepN))
	case l.View.Turn == seat:
		d.State = BidderAsked
	case l.N(rules.StepB)>>seat&1 == 0:
		d.State = BidderOut
	}
	p.Data = d
	l.Show(p, r)
	l.Say(r, "bidder."+strconv.Itoa(d.State), l.Who(seat))
}

// bids is the stepper of a bid; aloud its large keys bid at once.
func (l *Layout) bids(r stage.Rect, least, most int) {
	amount := &board.Amount{Least: least, Most: most, Times: 10, Verb: l.Head("seal"), Say: l.bid, Parts: amountParts}
	if l.Step != rules.StepCry {
		l.Stepper(r, amount, shortcuts(least, most))
		return
	}
	base := l.base()
	amount.Verb = l.Head("cry")
	amount.Parts = func(n int) []game.Spot { return rules.CryParts(int16(n), base, int16(least)) }
	l.raises(stage.Rect{X: r.X, Y: r.Y, W: r.W, H: RaiseH}, least, most)
	l.bar(r, amount)
}

// base is what a bid aloud goes beyond: that of who leads, or the floor, in tens.
func (l *Layout) base() int16 {
	return rules.CryBase(int16(l.N(rules.StepN)), int16(l.N(rules.OfferFloor)))
}

// raises are the large keys of the next bids.
func (l *Layout) raises(r stage.Rect, least, most int) {
	row := sideBySide(r, len(rules.Raises), RaiseW, RaiseH, 14)
	for n := least; n <= min(most, least+20); n++ {
		i := rules.Raise(int16(n), l.base(), int16(least))
		if i < 0 {
			continue
		}
		at := row.At(i, len(rules.Raises))
		p := l.Place(lay.Common(rules.Buttons, int(rules.ButtonRaise)+i), at)
		p.Lit, p.Room = stage.Pic{Kind: "gl.litkey"}, 2
		l.Show(stage.Pic{Kind: "gl.key", Text: l.bid(n), Data: Key{Style: l.B.Style}}, at)
	}
}

// lot is what is up for auction: one good large, several side by side.
func (l *Layout) lot(r stage.Rect) {
	n := l.goods()
	cols, rows := 1, 1
	if n > 1 {
		cols, rows = 2, (n+1)/2
	}
	const gap = 6.0
	w, h := (r.W+gap)/float64(cols)-gap, (r.H+gap)/float64(rows)-gap
	l.lay(func(i int) stage.Rect {
		return stage.Rect{X: r.X + float64(i%cols)*(w+gap), Y: r.Y + float64(i/cols)*(h+gap), W: w, H: h}
	})
}

// goods is how many lie in the lot.
func (l *Layout) goods() int {
	items, cards := l.View.Pile(rules.LotZone, game.Nobody), l.View.Pile(rules.LotCards, game.Nobody)
	return items.Len() + cards.Len() + l.N(rules.LotTickets) + min(1, l.N(rules.LotCheques))
}

// lay lays the goods of the lot, each in the place of its number.
func (l *Layout) lay(at func(i int) stage.Rect) {
	i := 0
	next := func(shape float64) stage.Rect {
		i++
		return at(i - 1).Fit(shape)
	}
	for n := range l.View.Pile(rules.LotZone, game.Nobody).Pieces {
		l.Card(lay.Common(rules.LotZone, n), next(DrawnW/DrawnH), func(_ game.Spot, p game.Piece) lay.Look {
			return lay.Look{Pic: l.drawn(p)}
		})
	}
	for n := range l.View.Pile(rules.LotCards, game.Nobody).Pieces {
		l.Card(lay.Common(rules.LotCards, n), next(WonW/WonH), l.titled)
	}
	for range l.N(rules.LotTickets) {
		l.Show(stage.Pic{Kind: "gl.note", Text: "1", Data: Note{l.B.Style, ChipTickets, 1}}, next(NoteW/NoteH))
	}
	if n := l.N(rules.LotCheques); n > 0 {
		l.Show(stage.Pic{Kind: "gl.note", Text: strconv.Itoa(n), Data: Note{l.B.Style, ChipCheques, min(4, n)}},
			next(NoteW/NoteH))
	}
}

// bundle is the scene of a lot that is made up.
func (l *Layout) bundle() {
	const gap = 14.0
	in := l.Ground("gl.auction", l.At.SceneRect(rules.MostLot*(DrawnW+gap)+60, DrawnH+sceneHead+28), l.Head("bundle"))
	row := sideBySide(in, rules.MostLot, DrawnW, DrawnH, gap)
	for i := range rules.MostLot {
		l.Out.At[lay.Common(rules.LotZone, i)] = row.At(i, rules.MostLot)
		l.Out.At[lay.Common(rules.LotCards, i)] = row.At(i, rules.MostLot)
	}
	l.lay(func(i int) stage.Rect { return row.At(i, rules.MostLot) })
}
