package globe

import (
	"time"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// How the envelopes of an auction are opened: they lie sealed, the slips come out in
// so many frames, and then it is seen who has it.
const (
	sealedFor = 500 * time.Millisecond
	slipFor   = 70 * time.Millisecond
	openFor   = 650 * time.Millisecond
)

// Tableau is an auction's end: the envelopes of all who were asked are opened
// together, and the highest bid has it.
func (b Board) Tableau(next []game.Event, v *game.View, c *board.Context) *board.Tableau {
	bids, sold, n := opened(next)
	if len(bids) == 0 {
		return nil
	}
	l := b.layout(v, c, board.Layout{})
	sheet := l.At.SceneRect(float64(max(len(bids), 3))*(EnvelopeW+18)+DrawnW+160, EnvelopeH+sceneHead+230)
	in := l.Ground("gl.auction", sheet, l.Head("opened.bids"))
	l.lot(stage.Rect{X: in.X + 20, Y: in.Y + 4, W: DrawnW, H: DrawnH})
	ground := l.Out.Sprites
	in.X, in.W = in.X+DrawnW+50, in.W-DrawnW-50
	row := sideBySide(stage.Rect{X: in.X, Y: in.Y + 26, W: in.W, H: EnvelopeH}, len(bids), EnvelopeW, EnvelopeH, 18)
	row.Middle = true
	frame := func(lasts time.Duration, look int, won bool) board.Frame {
		l.Out.Sprites = append([]stage.Sprite{}, ground...)
		for i, bid := range bids {
			d := Envelope{b.Style, EnvelopeSealed, c.Names[bid.Seat]}
			words := ""
			if look > 0 {
				d.State, words = EnvelopeOpen, "–"
				if bid.Value > 0 {
					words = l.Money(int(bid.Value))
				}
			}
			r := row.At(i, len(bids))
			s := stage.Sprite{Pic: stage.Pic{Kind: "gl.envelope", ID: l.Colour(bid.Seat), Look: look, Text: words,
				Data: d}, Rect: r}
			switch {
			case won && bid.Seat == sold.Seat:
				s.Rect.Y -= 14
			case won:
				s.Alpha = 0.55
			}
			l.Out.Sprites = append(l.Out.Sprites, s)
		}
		if won {
			l.Text(paint.TextLabel, paint.LookCentre, l.verdict(sold), stage.Rect{X: in.X, Y: row.In.Y + EnvelopeH + 16,
				W: in.W, H: 32})
		}
		return board.Frame{Sprites: l.Out.Sprites, Lasts: lasts}
	}
	t := &board.Tableau{Sheet: sheet, Cue: "ribbon", Events: n}
	t.Frames = append(t.Frames, frame(sealedFor, 0, false))
	for look := 1; look < EnvelopeSlips; look++ {
		t.Frames = append(t.Frames, frame(slipFor, look, false))
	}
	verdict := frame(0, EnvelopeSlips, true)
	verdict.Cue = "gavel"
	t.Frames = append(t.Frames, frame(openFor, EnvelopeSlips, false), verdict)
	return t
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
