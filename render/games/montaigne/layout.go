// Package montaigne is the table of Voyages avec Montaigne: where its spots lie
// and what its pieces look like. It knows no window.
//
// The words: the page lies along the bottom and is one seat's; a lane is the
// line of another seat, small but complete; a station is the cards of one city
// that lie side by side in a voyage; the chart is the map from Bordeaux to
// Rome; the desk is the board with the reserve; the drawer shows the discard.
package montaigne

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// The rectangles of the table, frozen after the grey-box of four seats with
// twenty cards in each voyage.
var (
	Desk    = stage.Rect{X: 8, Y: 52, W: 440, H: 408}
	TileBox = stage.Rect{X: 8, Y: 464, W: 440, H: 306}
	Page    = stage.Rect{X: 0, Y: 776, W: stage.Width, H: 304}
	lanes   = stage.Rect{X: 456, Y: 4, W: 1456, H: 764} // they stand at its foot, the chart and the log over them
	prompt  = stage.Rect{X: 18, Y: 784, W: 1404, H: 40}
	offer   = stage.Rect{X: 1490, Y: 954, W: 208, H: 128} // two buttons at most
	undoKey = stage.Rect{X: 1708, Y: 956, W: 202, H: 54}
	mainKey = stage.Rect{X: 1708, Y: 1012, W: 202, H: 62}
	voyage  = stage.Rect{X: 14, Y: 840, W: 1682, H: 121} // of the page
	hand    = stage.Rect{X: 14, Y: 963, W: 1180, H: 114}
	heldBox = stage.Rect{X: 1206, Y: 963, W: 276, H: 114}
)

// Sizes of pieces, in logical pixels.
const (
	laneGap                = 4.0
	logW                   = 440.0
	rowW, rowH             = 134.0, 182.0 // cards of the board
	deckW, deckH           = 96.0, 130.0
	ownW, ownH             = 72.0, 98.0 // of the page's voyage
	handW, handH           = 94.0, 114.0
	backW, backH           = 46.0, 64.0
	tileW, tileH           = 100.0, 62.0
	heldW, heldH           = 88.0, 55.0
	stationH               = 22.0
	largeW, largeH         = 320.0, 400.0
	openCardW              = 104.0
	openCardH              = 146.0
	drawerW, drawerH       = 94.0, 126.0
	largeTileW, largeTileH = 330.0, 236.0
)

// Board is the table of Voyages avec Montaigne.
type Board struct{}

var _ board.Board = Board{}

// Main are the buttons at the lower right.
func (Board) Main() []game.Spot {
	return []game.Spot{button(rules.ButtonEnd), button(rules.ButtonPass)}
}

// Score is no counter: points are tiles and Montaignes, which are seen (M6.5).
func (Board) Score() game.Counter { return 0 }

// Kinds are the painters of the pieces.
func (Board) Kinds() paint.Table { return Kinds() }

// Samples are all pictures of the pieces.
func (Board) Samples() []paint.Sample { return Samples() }

// lay is a layout being made.
type lay struct {
	v   *game.View
	c   *board.Context
	out *board.Layout
}

// Layout lays a view out.
func (Board) Layout(v *game.View, c *board.Context) *board.Layout {
	l := &lay{v, c, &board.Layout{
		At: map[game.Spot]stage.Rect{}, Keys: map[game.Spot]string{}, Scores: map[game.Seat]stage.Rect{},
		Offer: offer, Prompt: prompt, Main: mainKey, Undo: undoKey,
	}}
	chart := ChartRect(v.Seats)
	l.out.Log = stage.Rect{X: chart.X + chart.W + 6, Y: chart.Y, W: logW, H: chart.H}
	l.out.Telling = stage.Rect{X: l.out.Log.X + 6, Y: l.out.Log.Y + 8, W: logW - 12, H: l.out.Log.H - 108}
	l.chart(chart)
	l.desk()
	l.tileBox()
	for i := 1; i < v.Seats; i++ {
		l.lane(game.Seat((int(c.Page)+i)%v.Seats), LaneRect(v.Seats, i-1))
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
	return l.out
}

// laneHighs are how high a lane is, by the number of seats.
var laneHighs = [rules.MaxSeats + 1]float64{2: 206, 3: 164, 4: 144}

// LaneRect is where the n-th of the other seats' lanes lies, from 0.
func LaneRect(seats, n int) stage.Rect {
	high := laneHighs[min(max(seats, 2), rules.MaxSeats)]
	top := lanes.Y + lanes.H - float64(seats-1)*(high+laneGap) + laneGap
	return stage.Rect{X: lanes.X, Y: top + float64(n)*(high+laneGap), W: lanes.W, H: high}
}

// ChartRect is where the chart lies: all that the lanes leave, beside the log.
func ChartRect(seats int) stage.Rect {
	return stage.Rect{X: lanes.X, Y: lanes.Y, W: lanes.W - logW - 6, H: LaneRect(seats, 0).Y - 6 - lanes.Y}
}

func common(z game.Zone, index int) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: uint8(index)}
}
func of(seat game.Seat, z game.Zone, index int) game.Spot {
	return game.Spot{Zone: z, Seat: seat, Index: uint8(index)}
}
func button(b uint8) game.Spot { return common(rules.Buttons, int(b)) }

// show adds what never moves.
func (l *lay) show(p stage.Pic, r stage.Rect) {
	l.out.Sprites = append(l.out.Sprites, stage.Sprite{Pic: p, Rect: r})
}

// still is show without Data.
func (l *lay) still(kind string, id, look int, text string, r stage.Rect) {
	l.show(stage.Pic{Kind: kind, ID: id, Look: look, Text: text}, r)
}

func (l *lay) text(style, look int, words string, r stage.Rect) {
	if words != "" {
		l.still("text", style, look, words, r)
	}
}

// key names a piece from view to view: by its identity where that is known,
// else by where it lies.
func key(p game.Piece, s game.Spot) string {
	if p.ID != 0 {
		return "p" + strconv.Itoa(int(p.ID))
	}
	return board.SpotID(s)
}

// piece adds a piece that lies at a spot.
func (l *lay) piece(s game.Spot, pic stage.Pic, r stage.Rect) {
	k := key(l.v.At(s), s)
	l.out.Sprites = append(l.out.Sprites, stage.Sprite{Key: k, Pic: pic, Rect: r})
	l.out.Keys[s] = k
	l.out.At[s] = r
}

// place makes a spot one that can be pointed at.
func (l *lay) place(s game.Spot, r stage.Rect) *board.Place {
	l.out.At[s] = r
	l.out.Places = append(l.out.Places, board.Place{Spot: s, Rect: r, Lit: stage.Pic{Kind: "mo.lit"}, Room: 5})
	return &l.out.Places[len(l.out.Places)-1]
}

// note has something that is no spot say what it is.
func (l *lay) note(r stage.Rect, key string, n int, with map[string]any) {
	l.out.Notes = append(l.out.Notes, board.Note{Rect: r, Words: l.c.Words.N("montaigne.table."+key, n, with)})
}

// say is note without a number.
func (l *lay) say(r stage.Rect, key string, with map[string]any) {
	l.out.Notes = append(l.out.Notes, board.Note{Rect: r, Words: l.c.Words.T("montaigne.table."+key, with)})
}

// who is the name of a seat, for words.
func (l *lay) who(seat game.Seat) map[string]any { return map[string]any{"Who": l.c.Names[seat]} }

// colour is the colour of a seat.
func (l *lay) colour(seat game.Seat) int { return l.c.Colours[seat] }

// landed is how many pieces of a pile have arrived there.
func (l *lay) landed(z game.Zone, seat game.Seat) int {
	return max(0, l.v.Pile(z, seat).Len()-l.c.Air[board.Pile{Zone: z, Seat: seat}])
}

// card lays the card at a spot: its face where it is known and face up or in a
// hand, else its back. named has its city written on it.
func (l *lay) card(s game.Spot, r stage.Rect, named bool) *board.Place {
	p := l.place(s, r)
	piece := l.v.At(s)
	if piece.Back == 0 {
		return p
	}
	l.piece(s, l.pic(piece, s, named), r)
	l.enlarge(p, piece)
	return p
}

// pic is the picture of a card.
func (l *lay) pic(p game.Piece, s game.Spot, named bool) stage.Pic { return cardPic(p, s, l.c, named) }

func cardPic(p game.Piece, s game.Spot, c *board.Context, named bool) stage.Pic {
	n := int(rules.CardOf(p))
	pic := stage.Pic{Kind: "mo.card", ID: n}
	city := rules.City(p.Back)
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
	case s.Zone == rules.Row:
		pic.Data = label{cityName(c, city), cardWords(c, uint8(n)).title}
	default:
		pic.Data = label{city: cityName(c, city)}
	}
	return pic
}

// enlarge has a card shown large with its words when it is pointed at.
func (l *lay) enlarge(p *board.Place, piece game.Piece) {
	if n := rules.CardOf(piece); n != 0 {
		said := cardWords(l.c, n)
		p.Large, p.Size = stage.Pic{Kind: "mo.large", ID: int(n), Data: said}, [2]float64{largeW, largeHigh(said)}
		p.Told = true
		return
	}
	name := cityName(l.c, rules.City(piece.Back))
	p.Large, p.Size, p.Told = stage.Pic{Kind: "mo.back", ID: int(piece.Back), Text: name}, [2]float64{200, 280}, name != ""
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
