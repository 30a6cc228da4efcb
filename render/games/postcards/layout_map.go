package postcards

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// france is the map with its regions; what stands on it comes on top.
func (l layout) france() {
	paper := stage.Pic{Kind: "pc.map", Look: mapBare}
	if l.Ctx.Tall {
		paper.Look |= mapTall
	}
	l.Show(paper, l.at.france)
	for r := 1; r <= rules.NumRegions; r++ {
		at := l.at.onMap(RegionRect(r))
		if owner, all := l.owner(r); all {
			l.Show(stage.Pic{Kind: "pc.regionowned", ID: r, Look: l.Colour(owner)}, at)
		}
		p := l.Place(lay.Common(rules.RegionSpot, r), at)
		p.Lit, p.Room = stage.Pic{Kind: "pc.regionlit", ID: r}, 0
		p.Ring = stage.Pic{Kind: "pc.regionring", ID: r}
		p.Shape = func(x, y float64) bool { return RegionHas(r, x-l.at.france.X, y-l.at.france.Y) }
	}
	l.Out.Ground = len(l.Out.Sprites)
}

// owner says who has all sites of a region (P4.5).
func (l layout) owner(region int) (game.Seat, bool) {
	seat := -1
	for i := range rules.Regions[region].Sites {
		p := l.View.At(lay.Common(rules.Sites, region, i))
		if p.Back == 0 || seat >= 0 && number(p) != seat {
			return game.Nobody, false
		}
		seat = number(p)
	}
	return game.Seat(seat), true
}

// standing lays camps and bikes over the lit regions.
func (l layout) standing() {
	for r := 1; r <= rules.NumRegions; r++ {
		for i := range rules.Regions[r].Sites {
			s := lay.Common(rules.Sites, r, i)
			l.Place(s, l.at.onMap(SiteRect(r, i))).Lit.ID = 1
			if piece := l.View.At(s); piece.Back != 0 {
				l.Piece(s, Board{}.Face(piece, s, l.Ctx), l.at.onMap(CampRect(r, i)))
			}
		}
		l.bikes(r)
	}
}

// bikes are the bikes that stand in a region.
func (l layout) bikes(r int) {
	var here []game.Spot
	for i := range l.View.Seats {
		s := lay.Common(rules.Bikes, r, i)
		if l.View.At(s).Back != 0 {
			here = append(here, s)
		} else {
			l.Out.At[s] = l.at.onMap(BikeRects(r, 1)[0])
		}
	}
	for i, at := range BikeRects(r, max(1, len(here)))[:len(here)] {
		l.Card(here[i], l.at.onMap(at), l.bare)
	}
}

// supply is what may be taken: the notebook, the postcards, the gifts.
func (l layout) supply() {
	v, book := l.View, l.at.book
	l.Show(stage.Pic{Kind: "pc.notebook"}, book)
	l.Zones(game.Nobody, lay.Zone{Zone: rules.Row, At: func(i, _ int) stage.Rect {
		return RowRect(book, i)
	}, N: 5, Look: l.travel})
	a, b := RowRect(book, 1), RowRect(book, 2)
	l.Note(stage.Rect{X: a.X + a.W, Y: book.Y, W: b.X - a.X - a.W, H: book.H}, "binding", 0, nil)
	deck := l.pile(rules.TravelDeck, rules.BackTravel, DeckRect(book), 0)
	deck.Large, deck.Size = stage.Pic{Kind: "pc.travel"}, [2]float64{224, 328}
	l.Spread(l.pile(rules.TravelDiscard, rules.BackTravel, DiscardRect(book), 1), 62, 91, l.bare)

	top := v.Pile(rules.CardTop, game.Nobody).Len()
	l.headed(rules.CardDeck, paint.LookLeft, "postcard_deck", l.Landed(rules.CardDeck, game.Nobody)+top, l.at.deckHead)
	first := l.at.cards.At(0, 4)
	l.Whole(game.Nobody, first, rules.CardDeck)
	l.Spread(l.headed(rules.CardDiscard, paint.LookRight, "discarded", l.Landed(rules.CardDiscard, game.Nobody),
		l.at.cardsUsed), 156, 105, l.bare)
	if v.Pile(rules.CardDeck, game.Nobody).Len() > 0 && (!l.Ctx.Holes || top > 0) {
		l.Show(stage.Pic{Kind: "pc.pile", ID: int(rules.BackPostcard)}, first.At(first.X+4, first.Y+5))
	}
	l.Zones(game.Nobody,
		lay.Zone{Zone: rules.CardTop, Row: l.at.cards, N: 1, Look: l.picture},
		lay.Zone{Zone: rules.CardRow, At: func(i, _ int) stage.Rect {
			return l.at.cards.At(i+1, 4)
		}, N: 3, Look: l.picture})

	l.Text(paint.TextTag, paint.Ink(paint.InkLight), l.Ctx.Words.T("postcards.zone.gift_row"), l.at.openHead)
	l.Spread(l.headed(rules.GiftDiscard, paint.LookRight, "used", l.Landed(rules.GiftDiscard, game.Nobody),
		l.at.giftsUsed), 84, 126, l.bare)
	gifts := l.Place(lay.Common(rules.GiftDeck, 0), l.at.open.At(0, 4))
	if l.Landed(rules.GiftDeck, game.Nobody) > 0 {
		l.Show(stage.Pic{Kind: "pc.gift"}, gifts.Rect)
		gifts.Large, gifts.Size = stage.Pic{Kind: "pc.gift"}, [2]float64{220, 330}
	}
	l.Zones(game.Nobody, lay.Zone{Zone: rules.GiftRow, At: func(i, _ int) stage.Rect {
		return l.at.open.At(i+1, 4)
	}, N: 3, Look: l.gift})
}

// headed is the place of a pile that is told by its name and how many it has;
// nothing is said of an empty discard.
func (l layout) headed(z game.Zone, look int, key string, n int, r stage.Rect) *board.Place {
	if n > 0 || z == rules.CardDeck {
		l.Text(paint.TextTag, look|paint.Ink(paint.InkLight),
			l.Ctx.Words.T("table.count", map[string]any{"Name": l.Ctx.Words.T("postcards.zone." + key), "N": n}), r)
	}
	return l.Place(lay.Common(z, 0), r)
}

// pile is a deck or a discard with its count.
func (l layout) pile(z game.Zone, back uint8, r stage.Rect, look int) *board.Place {
	l.Figure("pc.pile", int(back), look, l.Landed(z, game.Nobody), r)
	return l.Place(lay.Common(z, 0), r)
}
