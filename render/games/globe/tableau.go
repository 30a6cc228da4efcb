package globe

import (
	"time"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// How an auction ends: the envelopes lie sealed, their slips come out in so many frames, the gavel
// rises and knocks twice, and then it is seen who has it, for how much.
const (
	sealedFor = 500 * time.Millisecond
	slipFor   = 70 * time.Millisecond
	openFor   = 650 * time.Millisecond
	goingFor  = 450 * time.Millisecond // the last bid aloud stands
	raiseFor  = 180 * time.Millisecond
	knockFor  = 110 * time.Millisecond
)

// ending is the scene of an auction's end: who bid, what was bid, and to whom it is sold.
type ending struct {
	*Layout
	sheet, lot stage.Rect
	in         stage.Rect // beside the lot
	ground     []stage.Sprite
	bids       []game.Event
	sold       game.Event
}

// Tableau is an auction's end: the envelopes of all who were asked are opened together, or
// the last bid aloud stands; the gavel knocks, and the highest bid has it.
func (b Board) Tableau(next []game.Event, v *game.View, c *board.Context) *board.Tableau {
	bids, sold, n := opened(next)
	if len(bids) == 0 {
		if sold, n = knocked(next, v); n == 0 {
			return nil
		}
	}
	e := ending{Layout: b.layout(v, c, board.Standing{}), bids: bids, sold: sold}
	e.lays()
	t := &board.Tableau{Sheet: e.sheet, Cue: "ribbon", Events: n, Plain: sold.Seat == game.Nobody}
	if len(bids) > 0 {
		t.Frames = append(t.Frames, e.frame(sealedFor, 0, false, up))
		for look := 1; look < EnvelopeSlips; look++ {
			t.Frames = append(t.Frames, e.frame(slipFor, look, false, up))
		}
		t.Frames = append(t.Frames, e.frame(openFor, EnvelopeSlips, false, up))
	} else {
		t.Cue, t.Plain = "", true // the bid that has it was heard
		t.Frames = append(t.Frames, e.frame(goingFor, 0, false, up))
	}
	knock := e.frame(knockFor, EnvelopeSlips, true, down)
	knock.Cue = "gavel"
	t.Frames = append(t.Frames, e.frame(raiseFor, EnvelopeSlips, false, high), knock,
		e.frame(knockFor, EnvelopeSlips, true, up), e.frame(0, EnvelopeSlips, true, down))
	return t
}

// lays lays what doesn't change: the ground, and what is sold.
func (l *ending) lays() {
	wide, title := len(l.bids), "opened.bids"
	if wide == 0 {
		wide, title = l.View.Seats-1, "gavel"
	}
	l.sheet = l.At.SceneRect(float64(max(wide, 3))*(EnvelopeW+18)+DrawnW+160, EnvelopeH+sceneHead+230)
	l.in = l.Ground("gl.auction", l.sheet, l.Head(title))
	l.Out.Sprites[len(l.Out.Sprites)-1].Pic.Look = WithoutGavel
	l.lot = stage.Rect{X: l.in.X + 20, Y: l.in.Y + 4, W: DrawnW, H: DrawnH}
	l.Layout.lot(l.lot)
	l.ground = l.Out.Sprites
	l.in.X, l.in.W = l.in.X+DrawnW+50, l.in.W-DrawnW-50
}

// How the gavel is held.
const (
	down = iota
	up
	high
)

// frame is a frame of the scene: how far the slips are out, whether it is told who has it, and
// how the gavel is held.
func (l *ending) frame(lasts time.Duration, look int, won bool, gavel int) board.Frame {
	l.Out.Sprites = append([]stage.Sprite{}, l.ground...)
	foot := l.envelopes(look, won)
	if len(l.bids) == 0 {
		foot = l.paddles(won)
	}
	l.gavel(gavel)
	if won {
		l.Text(paint.TextTitle, paint.LookCentre, l.Money(int(l.sold.Value)),
			stage.Rect{X: l.in.X, Y: foot + 2, W: l.in.W, H: 92})
		l.Text(paint.TextLabel, paint.LookCentre, l.verdict(l.sold),
			stage.Rect{X: l.in.X, Y: foot + 94, W: l.in.W, H: 32})
	}
	return board.Frame{Sprites: l.Out.Sprites, Lasts: lasts}
}

// envelopes are those of a sale by sealed bids; it gives where their row ends.
func (l *ending) envelopes(look int, won bool) float64 {
	in := stage.Rect{X: l.in.X, Y: l.in.Y + 16, W: l.in.W, H: EnvelopeH}
	row := sideBySide(in, len(l.bids), EnvelopeW, EnvelopeH, 18)
	row.Middle = true
	for i, bid := range l.bids {
		d, words := Envelope{l.B.Style, EnvelopeSealed, l.Ctx.Names[bid.Seat]}, ""
		if look > 0 {
			d.State, words = EnvelopeOpen, "–"
			if bid.Value > 0 {
				words = l.Money(int(bid.Value))
			}
		}
		l.who(stage.Pic{Kind: "gl.envelope", ID: l.Colour(bid.Seat), Look: look, Text: words, Data: d},
			row.At(i, len(l.bids)), won, bid.Seat)
	}
	return row.In.Y + EnvelopeH
}

// paddles are those of a sale aloud.
func (l *ending) paddles(won bool) float64 {
	seller, n := game.Seat(max(0, l.N(rules.SellerN)-1)), l.View.Seats-1
	row := sideBySide(stage.Rect{X: l.in.X, Y: l.in.Y + 26, W: l.in.W, H: BidderH}, n, EnvelopeW, BidderH, 18)
	row.Middle = true
	for i := range n {
		seat := game.Seat((int(seller) + i + 1) % l.View.Seats)
		d, words := Bidder{l.B.Style, BidderOut, l.Ctx.Names[seat]}, ""
		if seat == l.sold.Seat {
			d.State, words = BidderLeads, l.Money(int(l.sold.Value))
		}
		l.who(stage.Pic{Kind: "gl.bidder", ID: l.Colour(seat), Text: words, Data: d}, row.At(i, n), won, seat)
	}
	return row.In.Y + BidderH
}

// who shows a bidder: raised who has it, the others faint.
func (l *ending) who(p stage.Pic, r stage.Rect, won bool, seat game.Seat) {
	s := stage.Sprite{Pic: p, Rect: r}
	switch {
	case won && seat == l.sold.Seat:
		s.Rect.Y -= 14
	case won:
		s.Alpha = 0.55
	}
	l.Out.Sprites = append(l.Out.Sprites, s)
}

// gavel shows the gavel under the lot, on its block or raised from it.
func (l *ending) gavel(held int) {
	r := stage.Rect{X: l.lot.X + l.lot.W/2 - GavelSide/2, Y: l.lot.Y + l.lot.H + 14, W: GavelSide, H: GavelSide}
	l.Show(stage.Pic{Kind: "gl.gavel", ID: GavelBlock}, r)
	hammer := stage.Sprite{Pic: stage.Pic{Kind: "gl.gavel", ID: GavelHammer}, Rect: r}
	hammer.Angle, hammer.Rect.Y = 0.28*float64(held), r.Y-7*float64(held)
	l.Out.Sprites = append(l.Out.Sprites, hammer)
}

// opened are the bids that the next events open, if the first opens one, to whom it is
// sold then, and how many events that takes.
func opened(next []game.Event) (bids []game.Event, sold game.Event, n int) {
	for i, e := range next {
		switch {
		case e.Kind != game.Note && i == 0:
			return nil, e, 0
		case e.Kind == game.Note && e.Key == rules.NoteBid:
			bids = append(bids, e)
		case e.Kind == game.Note && e.Key == rules.NoteSold:
			return bids, e, i + 1
		case e.Kind == game.Note && len(bids) == 0:
			return nil, e, 0
		}
	}
	return nil, game.Event{}, 0
}

// knocked is to whom it is sold by the next events, if they begin with the end of a sale aloud, and
// how many events that takes.
func knocked(next []game.Event, v *game.View) (sold game.Event, n int) {
	if v.Counter(rules.StepKindN, game.Nobody) != int(rules.StepCry) {
		return game.Event{}, 0
	}
	for i, e := range next {
		switch {
		case e.Kind == game.Note && e.Key == rules.NoteSold:
			return e, i + 1
		case e.Kind != game.Count || e.Counter != rules.MoneyN:
			return game.Event{}, 0
		}
	}
	return game.Event{}, 0
}

// verdict is to whom it is sold, and for how much.
func (l *Layout) verdict(sold game.Event) string {
	key := "note.sold"
	with := game.Args{"Who": game.SaySeat(sold.Seat), "Price": rules.SayMoney(int(sold.Value))}
	if sold.Seat == game.Nobody {
		key = "note.sold_bank"
		delete(with, "Who")
	}
	return l.Ctx.Tell.Say(game.Say(key, with))
}

// slip is how far the slip of an opened envelope has come out, by its Look; Look 0 is
// wholly.
func slip(look int) float64 {
	if look == 0 {
		return 1
	}
	return float64(look) / EnvelopeSlips
}
