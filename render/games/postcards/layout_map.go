package postcards

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// onMap moves a rectangle of the map panel to where the panel lies.
func onMap(r stage.Rect) stage.Rect { return r.At(MapPanel.X+r.X, MapPanel.Y+r.Y) }

// france is the map with its regions and sites; camps and bikes come on top.
func (l *lay) france() {
	l.still("pc.map", 0, 0, "", MapPanel)
	for r := 1; r <= rules.NumRegions; r++ {
		if owner, all := l.owner(r); all {
			l.still("pc.regionowned", r, l.colour(owner), "", onMap(RegionRect(r)))
		}
		p := l.place(common(rules.RegionSpot, r, 0), onMap(RegionRect(r)))
		p.Lit, p.Room = stage.Pic{Kind: "pc.regionlit", ID: r}, 0
		p.Ring = stage.Pic{Kind: "pc.regionring", ID: r}
		p.Shape = func(x, y float64) bool { return RegionHas(r, x-MapPanel.X, y-MapPanel.Y) }
	}
	l.out.Ground = len(l.out.Sprites)
}

// owner says who has all sites of a region (P4.5).
func (l *lay) owner(region int) (game.Seat, bool) {
	seat := -1
	for i := range rules.Regions[region].Sites {
		p := l.v.At(common(rules.Sites, region, i))
		if p.Back == 0 || seat >= 0 && number(p) != seat {
			return game.Nobody, false
		}
		seat = number(p)
	}
	return game.Seat(seat), true
}

// france2 lays camps and bikes over the lit regions.
func (l *lay) france2() {
	for r := 1; r <= rules.NumRegions; r++ {
		for i := range rules.Regions[r].Sites {
			s, at := common(rules.Sites, r, i), onMap(SiteRect(r, i))
			p := l.place(s, at)
			p.Lit = stage.Pic{Kind: "lit", ID: 1}
			if piece := l.v.At(s); piece.Back != 0 {
				l.piece(s, stage.Pic{Kind: "pc.camp", ID: l.c.Colours[number(piece)]}, onMap(CampRect(r, i)))
			}
		}
		l.bikes(r)
	}
}

// bikes are the bikes that stand in a region.
func (l *lay) bikes(r int) {
	var here, away []game.Spot
	for i := range l.v.Seats {
		s := common(rules.Bikes, r, i)
		if l.v.At(s).Back != 0 {
			here = append(here, s)
		} else {
			away = append(away, s)
		}
	}
	for i, at := range BikeRects(r, max(1, len(here)))[:len(here)] {
		l.place(here[i], onMap(at))
		l.piece(here[i], stage.Pic{Kind: "pc.bike", ID: l.colour(game.Seat(here[i].Sub))}, onMap(at))
	}
	for _, s := range away {
		l.out.At[s] = onMap(BikeRects(r, 1)[0])
	}
}

// supply is the left column: the notebook, the postcards, the gifts.
func (l *lay) supply() {
	v := l.v
	l.still("pc.notebook", 0, 0, "", Book)
	for i := range 5 {
		l.travel(common(rules.Row, i, 0), RowRect(Book, i))
	}
	l.binding()
	large(l.pile(rules.TravelDeck, rules.BackTravel, DeckRect(Book), 0), stage.Pic{Kind: "pc.travel"}, 224, 328)
	l.spread(l.pile(rules.TravelDiscard, rules.BackTravel, DiscardRect(Book), 1), "pc.travel", 62, 91)

	l.headed(common(rules.CardDeck, 0, 0), paint.LookLeft, "postcard_deck", l.landed(rules.CardDeck, game.Nobody)+v.Pile(rules.CardTop, game.Nobody).Len(), stage.Rect{X: 12, Y: 270, W: 286, H: 28})
	l.out.At[common(rules.CardDeck, 0, 0)] = stage.Rect{X: 8, Y: 300, W: pictW, H: pictH}
	l.spread(l.headed(common(rules.CardDiscard, 0, 0), paint.LookRight, "discarded", l.landed(rules.CardDiscard, game.Nobody), stage.Rect{X: 298, Y: 270, W: 136, H: 28}), "pc.picture", 156, 105)
	if v.Pile(rules.CardDeck, game.Nobody).Len() > 0 && (!l.c.Holes || v.At(common(rules.CardTop, 0, 0)).Back != 0) {
		l.still("pc.pile", int(rules.BackPostcard), 0, "", stage.Rect{X: 12, Y: 305, W: pictW, H: pictH})
	}
	for i, s := range []game.Spot{common(rules.CardTop, 0, 0), common(rules.CardRow, 0, 0), common(rules.CardRow, 1, 0), common(rules.CardRow, 2, 0)} {
		r := stage.Rect{X: 8 + float64(i%2)*(pictW+16), Y: 300 + float64(i/2)*(pictH+8), W: pictW, H: pictH}
		p := l.place(s, r)
		if n := number(v.At(s)); n != 0 {
			if v.Counter(rules.OpenFaces, game.Nobody) == 1 {
				large(p, stage.Pic{Kind: "pc.written", ID: n}, 640, 280)
			} else {
				large(p, stage.Pic{Kind: "pc.picture", ID: n}, 620, 417)
			}
			l.piece(s, stage.Pic{Kind: "pc.picture", ID: n}, r)
		}
	}

	gy := 614.0
	l.text(paint.TextTag, paint.Ink(paint.InkLight), l.c.Words.T("postcards.zone.gift_row"), stage.Rect{X: 12, Y: 587, W: 220, H: 26})
	l.spread(l.headed(common(rules.GiftDiscard, 0, 0), paint.LookRight, "used", l.landed(rules.GiftDiscard, game.Nobody), stage.Rect{X: 236, Y: 586, W: 156, H: 28}), "pc.gift", 84, 126)
	deck := stage.Rect{X: 8, Y: gy, W: giftW, H: giftH}
	p := l.place(common(rules.GiftDeck, 0, 0), deck)
	if l.landed(rules.GiftDeck, game.Nobody) > 0 {
		l.still("pc.gift", 0, 0, "", deck)
		large(p, stage.Pic{Kind: "pc.gift"}, 220, 330)
	}
	for i := range 3 {
		s := common(rules.GiftRow, i, 0)
		r := stage.Rect{X: 116 + float64(i)*108, Y: gy, W: giftW, H: giftH}
		p := l.place(s, r)
		l.gift(p, s, r)
	}
}

// travel is a travel card that lies open.
func (l *lay) travel(s game.Spot, r stage.Rect) {
	p := l.place(s, r)
	if piece := l.v.At(s); piece.Back != 0 {
		pic := stage.Pic{Kind: "pc.travel", ID: number(piece)}
		if pic.ID != 0 && r.H < 150 {
			large(p, pic, 224, 328)
		}
		l.piece(s, pic, r)
	}
}

// gift is a gift that lies open.
func (l *lay) gift(p *board.Place, s game.Spot, r stage.Rect) {
	n := number(l.v.At(s))
	if n == 0 {
		return
	}
	large(p, stage.Pic{Kind: "pc.gift", ID: n, Data: l.giftText(n)}, 280, 420)
	p.Told = true
	l.piece(s, stage.Pic{Kind: "pc.gift", ID: n}, r)
}

// giftText is the name and the rule of a gift, for its large picture.
func (l *lay) giftText(n int) paint.Titled {
	g := rules.Gifts[n]
	w := l.c.Words
	key := "postcards.gift." + g.Kind.String()
	with := map[string]any{}
	if g.Kind == rules.KeyRing {
		with["Kind"] = w.T("postcards.kind." + g.Site.String())
	}
	return paint.Titled{Title: w.T(key + ".name"), Words: w.T(key+".rule", with)}
}

// headed is the place of a pile that is told by its name and how many it has;
// nothing is said of an empty discard.
func (l *lay) headed(s game.Spot, look int, key string, n int, r stage.Rect) *board.Place {
	if n > 0 || s.Zone == rules.CardDeck {
		l.text(paint.TextTag, look|paint.Ink(paint.InkLight), l.c.Words.T("table.count", map[string]any{"Name": l.c.Words.T("postcards.zone." + key), "N": n}), r)
	}
	return l.place(s, r)
}

// pile is a deck or a discard with its count.
func (l *lay) pile(z game.Zone, back uint8, r stage.Rect, look int) *board.Place {
	l.still("pc.pile", int(back), look, strconv.Itoa(l.landed(z, game.Nobody)), r)
	return l.place(common(z, 0, 0), r)
}

// spread has the cards of a discard shown, the last first.
func (l *lay) spread(p *board.Place, kind string, w, h float64) {
	pieces := l.v.Pile(p.Spot.Zone, game.Nobody).Pieces
	for i := range pieces {
		p.Spread = append(p.Spread, stage.Pic{Kind: kind, ID: number(pieces[len(pieces)-1-i])})
	}
	p.Cell = [2]float64{w, h}
}

// landed is how many pieces of a pile have arrived there.
func (l *lay) landed(z game.Zone, seat game.Seat) int {
	return max(0, l.v.Pile(z, seat).Len()-l.c.Air[board.Pile{Zone: z, Seat: seat}])
}

// note has something that is no spot say what it is.
func (l *lay) note(r stage.Rect, key string, n int, with map[string]any) {
	words := l.c.Words.N("postcards.tip."+key, n, with)
	l.out.Notes = append(l.out.Notes, board.Note{Rect: r, Words: words})
}

// binding says what the notebook's binding parts.
func (l *lay) binding() {
	a, b := RowRect(Book, 1), RowRect(Book, 2)
	l.note(stage.Rect{X: a.X + a.W, Y: Book.Y, W: b.X - a.X - a.W, H: Book.H}, "binding", 0, nil)
}
