// Package montaigne is the table of Voyages avec Montaigne: where its spots lie
// and what its pieces look like. It knows no window.
//
// The words: the page lies along the bottom and is one seat's; a lane is the
// line of another seat, small but complete; a station is the cards of one city
// that lie side by side in a voyage; the chart is the map from Bordeaux to
// Rome; the desk is the board with the reserve; the drawer shows the discard.
package montaigne

import (
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// Sizes of pieces, in logical pixels.
const (
	laneGap                = 4.0
	logW                   = 440.0
	rowW, rowH             = 134.0, 182.0 // cards of the board
	deckW, deckH           = 96.0, 130.0
	ownW, ownH             = 108.0, 150.0 // of the page's voyage
	tokenW, tokenH         = 42.0, 58.0   // the least of another's
	backW, backH           = 46.0, 64.0
	tileW, tileH           = 203.0, 68.0
	heldW, heldH           = 120.0, 59.0
	wonW, wonH             = 62.0, 39.0 // of another's tiles
	stationH               = 22.0
	largeW, largeH         = 320.0, 400.0
	openCardW              = 104.0
	openCardH              = 146.0
	drawerW, drawerH       = 94.0, 126.0
	largeTileW, largeTileH = 330.0, 236.0
)

// Sizes at which backs and tiles are shown large.
var backLarge, tileLarge = [2]float64{200, 280}, [2]float64{largeTileW, largeTileH}

// Board is the table of Voyages avec Montaigne.
type Board struct{}

// Portrait says that it has a layout for the tall canvas.
func (Board) Portrait() bool { return true }

var _ board.Board = Board{}

// Main are the buttons at the lower right.
func (Board) Main() []game.Spot {
	return []game.Spot{lay.Common(rules.Buttons, int(rules.ButtonEnd)),
		lay.Common(rules.Buttons, int(rules.ButtonPass))}
}

// Score is no counter: points are tiles and Montaignes, which are seen (M6.5).
func (Board) Score() game.Counter { return 0 }

// Kinds are the painters of the pieces.
func (Board) Kinds() paint.Table { return Kinds() }

// Samples are all pictures of the pieces.
func (Board) Samples() []paint.Sample { return Samples() }

// layout is a layout being made.
type layout struct {
	*lay.Lay
	on *plan
}

var kit = lay.Kit{Lit: stage.Pic{Kind: "mo.lit"}, Room: 5, Words: "montaigne.table."}

// Layout lays a view out.
func (Board) Layout(v *game.View, c *board.Context) *board.Layout {
	p := planOf(c)
	l := layout{lay.New(&kit, v, c, p.stands), p}
	chart := p.chartRect(v.Seats)
	l.Out.Map = chart
	l.Out.Log, l.Out.Telling = p.logRects(v.Seats)
	l.Out.Road = roadsOf(chart)
	l.chart(chart)
	l.Out.Ground = len(l.Out.Sprites)
	l.desk()
	l.tileBox()
	for i, seat := range l.Others() {
		l.lane(seat, p.laneRect(v.Seats, i))
	}
	l.page(c.Page)
	l.travellers(chart)
	switch {
	case c.Open == board.Drawer:
		l.drawer()
	case c.Open != game.Nobody && int(c.Open) < v.Seats:
		l.opened(c.Open)
	}
	l.look()
	return l.Out
}

// named is how a card looks with its city written on it, and plain without; its
// face is shown where it is known and face up or in a hand, else its back.
func (l layout) named(s game.Spot, p game.Piece) lay.Look { return l.card(s, p, true) }
func (l layout) plain(s game.Spot, p game.Piece) lay.Look { return l.card(s, p, false) }

// titled is how cards look with what they are written on them, with or without
// their city.
func (l layout) titled(city bool) lay.Looks {
	return func(s game.Spot, p game.Piece) lay.Look {
		look := l.card(s, p, city)
		n := rules.CardOf(p)
		if look.Pic.Kind != "mo.card" || n == 0 {
			return look
		}
		said := label{title: cardWords(l.Ctx, n).title}
		if city {
			said.city = cityName(l.Ctx, rules.City(p.Back))
		}
		look.Pic.Data = said
		return look
	}
}

// token is a card so small that only what it is stands on it.
func (l layout) token(s game.Spot, p game.Piece) lay.Look {
	look := l.plain(s, p)
	if look.Pic.Kind == "mo.card" {
		look.Pic.Kind = "mo.token"
	}
	return look
}

func (l layout) card(s game.Spot, p game.Piece, named bool) lay.Look {
	pic := cardPic(p, s, l.Ctx, named)
	if n := rules.CardOf(p); n != 0 {
		said := cardWords(l.Ctx, n)
		return lay.Look{Pic: pic, Large: stage.Pic{Kind: "mo.large", ID: int(n), Data: said},
			Size: [2]float64{largeW, largeHigh(said)}, Told: true}
	}
	name := cityName(l.Ctx, rules.City(p.Back))
	return lay.Look{Pic: pic, Large: stage.Pic{Kind: "mo.back", ID: int(p.Back), Text: name}, Size: backLarge,
		Told: name != ""}
}

func cardPic(p game.Piece, s game.Spot, c *board.Context, named bool) stage.Pic {
	n, city := int(rules.CardOf(p)), rules.City(p.Back)
	pic := stage.Pic{Kind: "mo.card", ID: n}
	if n == 0 || !p.Up && s.Zone != rules.Hand {
		pic = stage.Pic{Kind: "mo.back", ID: int(p.Back)}
		if n != 0 && s.Zone == rules.Voyage {
			pic.Look = 1 // the Noble, turned face down (M7.2)
		}
	}
	switch {
	case !named || city < rules.Bordeaux || city > rules.Florence:
	case pic.Kind == "mo.back":
		pic.Text = cityName(c, city)
	default:
		pic.Data = label{city: cityName(c, city), title: cardWords(c, uint8(n)).title}
	}
	return pic
}

// tile is how a tile looks.
func (l layout) tile(_ game.Spot, p game.Piece) lay.Look {
	t := rules.TileOf(p)
	return lay.Look{Pic: stage.Pic{Kind: "mo.tile", ID: int(t), Text: l.short(t)},
		Large: stage.Pic{Kind: "mo.largetile", ID: int(t), Data: tileWords(l.Ctx, t, rules.Long(l.View))},
		Size:  tileLarge, Told: true}
}

// won is a tile that somebody holds: what it asked for is done.
func (l layout) won(s game.Spot, p game.Piece) lay.Look {
	look := l.tile(s, p)
	look.Pic.Text = ""
	return look
}

// short is what a tile asks for, in a few words.
func (l layout) short(t uint8) string {
	name := rules.TileName(t)
	said := l.Ctx.Words.T("montaigne.tile." + name + ".short")
	if n := rules.LeastCount(t, rules.Long(l.View)); n > 1 {
		said += " " + l.Ctx.Words.N("montaigne.table.tile_least", n)
	}
	return said
}

// start is how the tile looks that a voyage begins with.
func (l layout) start(name string) lay.Looks {
	return func(game.Spot, game.Piece) lay.Look {
		return lay.Look{Pic: stage.Pic{Kind: "mo.start", Text: name},
			Large: stage.Pic{Kind: "mo.start", Text: cityName(l.Ctx, rules.Bordeaux)}, Size: backLarge, Told: true}
	}
}

// Face is the picture of a piece on its way to a spot where it has no sprite.
func (Board) Face(p game.Piece, s game.Spot, c *board.Context) stage.Pic {
	switch {
	case rules.TileOf(p) != 0:
		return stage.Pic{Kind: "mo.tile", ID: int(rules.TileOf(p))}
	case p.Back == rules.BackStart:
		return stage.Pic{Kind: "mo.start"}
	}
	return cardPic(p, s, c, false)
}
