package globe

import (
	"slices"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// cell is where the two cards of a cell lie.
func cell(r stage.Rect) (deck, open stage.Rect) {
	left := r.X + (r.W-2*CardW-3)/2
	deck = stage.Rect{X: left, Y: r.Y + DeckTitle + 6, W: CardW, H: CardH}
	return deck, deck.At(left+CardW+3, deck.Y)
}

// kinds are the decks of the game.
func (l *Layout) kinds() (out []rules.Kind) {
	for k := rules.Job; int(k) <= rules.NumDecks; k++ {
		if len(l.B.R.Decks[k]) > 0 {
			out = append(out, k)
		}
	}
	return out
}

// decks are the decks, each beside the card last read of it; then the bag cards,
// where there is a deck of them, and the round. Between them lies the die.
func (l *Layout) decks() {
	l.Show(stage.Pic{Kind: "gl.decks", Data: Sheet{Style: l.B.Style}}, l.At.Decks)
	n := 0
	for _, k := range l.kinds() {
		r := l.At.DeckCell(n)
		n++
		deck, open := cell(r)
		l.deckTitle(l.kindName(k), r)
		l.deck(lay.Common(game.Zone(k), 0), k, deck)
		l.Show(stage.Pic{Kind: "gl.hole", Data: Back{l.B.Style, k}}, open)
		l.Card(lay.Common(rules.OpenCard, int(k)-1), open, l.card)
	}
	if l.B.R.Copies > 0 {
		r := l.At.DeckCell(n)
		n++
		deck, _ := cell(r)
		l.deckTitle(l.Head("items"), r)
		l.deck(lay.Common(rules.ItemDeck, 0), 0, deck.At(r.X+(r.W-CardW)/2, deck.Y))
	}
	for ; n < 8; n++ { // the round is last
	}
	r := l.At.DeckCell(n)
	l.Show(stage.Pic{Kind: "gl.round", Text: strconv.Itoa(l.N(rules.Round)),
		Data: Sheet{Style: l.B.Style, Titles: [4]string{l.Head("round")}}}, r)
	if l.B.R.Copies == 0 {
		l.Out.At[lay.Common(rules.ItemDeck, 0)] = l.At.Die
	}
}

func (l *Layout) deckTitle(words string, r stage.Rect) {
	l.Show(stage.Pic{Kind: "gl.head", Text: words}, stage.Rect{X: r.X + 1, Y: r.Y + 2, W: r.W - 2, H: DeckTitle})
}

// deck is a deck face down.
func (l *Layout) deck(s game.Spot, k rules.Kind, r stage.Rect) {
	switch n := l.Landed(s.Zone, game.Nobody); {
	case n == 0:
		l.Show(stage.Pic{Kind: "gl.hole", Data: Back{l.B.Style, k}}, r)
	case n > 1:
		l.Show(stage.Pic{Kind: "gl.pile"}, stage.Rect{X: r.X, Y: r.Y, W: r.W + 5, H: r.H + 5})
		fallthrough
	default:
		l.Show(stage.Pic{Kind: "gl.back", Data: Back{l.B.Style, k}}, r)
	}
	p := l.Place(s, r)
	p.Large, p.Size = stage.Pic{Kind: "gl.back", Data: Back{l.B.Style, k}}, [2]float64{BackLarge, BackLarge * 1.4}
}

// die is the die as it was last rolled in this turn.
func (l *Layout) die() {
	l.Moves("die", stage.Pic{Kind: "gl.die", ID: l.N(rules.Die)}, l.At.Die)
}

// card is how a card looks, small and without words.
func (l *Layout) card(s game.Spot, p game.Piece) lay.Look { return l.cardLook(p, false) }

// titled is a card with its title.
func (l *Layout) titled(s game.Spot, p game.Piece) lay.Look { return l.cardLook(p, true) }

// unpriced is a card without its price.
func (l *Layout) unpriced(s game.Spot, p game.Piece) lay.Look {
	look := l.cardLook(p, false)
	if d, ok := look.Pic.Data.(Front); ok {
		d.Price = ""
		look.Pic.Data = d
	}
	return look
}

func (l *Layout) cardLook(p game.Piece, titled bool) lay.Look {
	c := rules.CardOf(p)
	if c == 0 {
		return lay.Look{Pic: l.B.backPic(p)}
	}
	read := l.Reading(c)
	large := stage.Pic{Kind: "gl.reading", Look: paint.Grows, Data: read}
	return lay.Look{Pic: l.B.front(c, l.Ctx, titled), Large: large,
		Size: [2]float64{ReadW, read.High()}, Told: true}
}

// front is a card face up.
func (b Board) front(c uint8, ctx *board.Context, titled bool) stage.Pic {
	k, card := rules.KindOf(c), b.R.Decks.Card(c)
	d := Front{Style: b.Style, Kind: k, Emblem: card.Emblem}
	switch {
	case card.Price == 0:
	case k == rules.Lodging:
		d.Nights = int(card.Price)
	default:
		d.Price = ctx.Tell.Say(rules.SayMoney(int(card.Price)))
	}
	if titled {
		d.Title = ctx.Tell.Say(card.SayTitle(k))
	}
	return stage.Pic{Kind: "gl.front", Data: d}
}

// backPic is a piece face down.
func (b Board) backPic(p game.Piece) stage.Pic {
	k := rules.Kind(p.Back)
	if p.Back == rules.BackItem {
		k = 0
	}
	return stage.Pic{Kind: "gl.back", Data: Back{b.Style, k}}
}

// Reading is a card with all its words.
func (l *Layout) Reading(c uint8) Reading {
	k, card, say := rules.KindOf(c), l.B.R.Decks.Card(c), l.Ctx.Tell.Say
	d := Reading{Front: l.B.front(c, l.Ctx, true).Data.(Front), Sort: l.kindName(k), Place: l.placeName(card.Place),
		Story: say(card.SayWords(k))}
	d.Stop = 1 + slices.IndexFunc(l.B.R.Road, func(q rules.Square) bool { return q.Key == card.Place })
	add := func(words string) {
		if words != "" && d.Does != "" {
			d.Does += "\n"
		}
		d.Does += words
	}
	add(say(card.SayPrice(k)))
	add(say(l.B.R.SayEffects(card.Effects)))
	from := 1
	for _, o := range card.Roll {
		faces := strconv.Itoa(from)
		if int(o.Most) > from {
			faces += "–" + strconv.Itoa(int(o.Most))
		}
		from = int(o.Most) + 1
		add(l.Ctx.Words.T("globe.table.faces", map[string]any{"Faces": faces, "Words": l.outcome(card, o)}))
	}
	for _, o := range card.Choose {
		add(l.Ctx.Words.T("globe.table.or", map[string]any{"Words": l.outcome(card, o)}))
	}
	return d
}

// outcome is what an outcome of an adventure does, in words.
func (l *Layout) outcome(card *rules.Card, o rules.Outcome) string {
	if does := l.Ctx.Tell.Say(l.B.R.SayEffects(o.Effects)); does != "" {
		return does
	}
	return l.Head("well")
}
