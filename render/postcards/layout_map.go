package postcards

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/board"
	"posterestante/render/paint"
	"posterestante/render/stage"
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
		p.Shape = func(x, y float64) bool { return RegionHas(r, x-MapPanel.X, y-MapPanel.Y) }
	}
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
			p.Lit = stage.Pic{Kind: "pc.lit", ID: 1}
			if piece := l.v.At(s); piece.Back != 0 {
				l.piece(s, stage.Pic{Kind: "pc.camp", ID: l.c.Colours[number(piece)]}, onMap(CampRect(r, i)))
			}
		}
		for i := range l.v.Seats {
			s, at := common(rules.Bikes, r, i), onMap(BikeRect(r, i))
			l.out.At[s] = at
			if piece := l.v.At(s); piece.Back != 0 {
				l.piece(s, stage.Pic{Kind: "pc.bike", ID: l.colour(game.Seat(i))}, at)
			}
		}
	}
}

// supply is the left column: the notebook, the postcards, the gifts.
func (l *lay) supply() {
	v := l.v
	l.still("pc.notebook", 0, 0, "", Book)
	for i := range 5 {
		l.travel(common(rules.Row, i, 0), RowRect(Book, i))
	}
	l.pile(rules.TravelDeck, rules.BackTravel, DeckRect(Book), 0)
	l.pile(rules.TravelDiscard, rules.BackTravel, DiscardRect(Book), 1)

	head := stage.Rect{X: 12, Y: 270, W: 300, H: 28}
	l.text(paint.TextTag, paint.Ink(paint.InkLight), l.count("postcard_deck", v.Pile(rules.CardDeck, game.Nobody).Len()+v.Pile(rules.CardTop, game.Nobody).Len()), head)
	l.text(paint.TextTag, paint.LookRight|paint.Ink(paint.InkLight), l.c.Words.T("table.discard", map[string]any{"N": v.Pile(rules.CardDiscard, game.Nobody).Len()}), stage.Rect{X: 238, Y: 270, W: 194, H: 28})
	l.out.At[common(rules.CardDeck, 0, 0)] = stage.Rect{X: 8, Y: 300, W: pictW, H: pictH}
	l.out.At[common(rules.CardDiscard, 0, 0)] = stage.Rect{X: 380, Y: 262, W: 60, H: 40}
	if v.Pile(rules.CardDeck, game.Nobody).Len() > 0 {
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
	l.text(paint.TextTag, paint.Ink(paint.InkLight), l.c.Words.T("postcards.zone.gift_row"), stage.Rect{X: 12, Y: 587, W: 300, H: 26})
	l.out.At[common(rules.GiftDeck, 0, 0)] = stage.Rect{X: 8, Y: gy, W: giftW, H: giftH}
	l.out.At[common(rules.GiftDiscard, 0, 0)] = stage.Rect{X: 380, Y: 580, W: 40, H: 30}
	if n := v.Pile(rules.GiftDeck, game.Nobody).Len(); n > 0 {
		l.still("pc.gift", 0, 0, strconv.Itoa(n), stage.Rect{X: 8, Y: gy, W: giftW, H: giftH})
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
	large(p, stage.Pic{Kind: "pc.gift", ID: n, Text: l.giftText(n)}, 280, 420)
	l.piece(s, stage.Pic{Kind: "pc.gift", ID: n}, r)
}

// giftText is the name and the rule of a gift, for its large picture.
func (l *lay) giftText(n int) string {
	g := rules.Gifts[n]
	w := l.c.Words
	key := "postcards.gift." + g.Kind.String()
	with := map[string]any{}
	if g.Kind == rules.KeyRing {
		with["Kind"] = w.T("postcards.kind." + g.Site.String())
	}
	return w.T(key+".name") + "\n" + w.T(key+".rule", with)
}

// count is the name of a zone with how many pieces it has.
func (l *lay) count(zone string, n int) string {
	return l.c.Words.T("table.count", map[string]any{"Name": l.c.Words.T("postcards.zone." + zone), "N": n})
}

// pile is a deck or a discard with its count.
func (l *lay) pile(z game.Zone, back uint8, r stage.Rect, look int) {
	n := l.v.Pile(z, game.Nobody).Len()
	l.still("pc.pile", int(back), look, strconv.Itoa(n), r)
	l.place(common(z, 0, 0), r)
}
