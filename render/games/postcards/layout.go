// Package postcards is the table of Postcards: where its spots lie and what its
// pieces look like. It knows no window.
//
// The words: the page lies along the bottom and is one seat's; the book is the
// notebook with the travel row; a tile is a postcard of another seat, small.
package postcards

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// The rectangles of the table, frozen after the grey-box of four seats with
// nine postcards each. The map is 38 % of the canvas.
var (
	MapPanel    = stage.Rect{X: 448, Y: 0, W: 1024, H: 770}
	Book        = stage.Rect{X: 8, Y: 52, W: 432, H: 214}
	Page        = stage.Rect{X: 0, Y: 770, W: 1920, H: 310}
	offer       = stage.Rect{X: 456, Y: 540, W: 256, H: 224}
	prompt      = stage.Rect{X: 18, Y: 780, W: 1560, H: 42}
	mainKey     = stage.Rect{X: 1714, Y: 996, W: 196, H: 72}
	undoKey     = stage.Rect{X: 1714, Y: 926, W: 196, H: 60}
	hand        = stage.Rect{X: 14, Y: 832, W: 430, H: 141}
	keptAt      = stage.Rect{X: 1526, Y: 782, W: 64, H: 38} // the last of those in a row
	roundAt     = stage.Rect{X: 1716, Y: 784, W: 194, H: 78}
	grid        = stage.Rect{X: 456, Y: 828, W: 850, H: 248}
	trackAt     = stage.Rect{X: 1320, Y: 828, W: 380, H: 70}
	itineraryAt = stage.Rect{X: 1320, Y: 904, W: 230, H: 84}
	sentAt      = stage.Rect{X: 1560, Y: 912, W: 140, H: 64}
	giftsAt     = stage.Rect{X: 1320, Y: 992, W: 300, H: 84}
	openPanel   = stage.Rect{X: 40, Y: 56, W: 1424, H: 706}
)

const (
	handW          = 96.0
	pictW, pictH   = 208.0, 140.0
	smallW, smallH = 96.0, 64.0
	giftW, giftH   = 100.0, 150.0
	seatW, seatH   = 442.0, 168.0
	tileW, tileH   = 52.0, 54.0
)

// Board is the table of Postcards.
type Board struct{}

var _ board.Board = Board{}

// Main are the buttons at the lower right.
func (Board) Main() []game.Spot {
	return []game.Spot{button(rules.ButtonEnd), button(rules.ButtonPass), button(rules.ButtonAutoma)}
}

// Score is the counter of points scored in play.
func (Board) Score() game.Counter { return rules.ScoreN }

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
		At: map[game.Spot]stage.Rect{}, Keys: map[game.Spot]string{}, Worn: map[string]stage.Pic{}, Scores: map[game.Seat]stage.Rect{},
		Offer: offer, Prompt: prompt, Main: mainKey, Undo: undoKey,
	}}
	l.france()
	l.supply()
	y := 4.0
	for i := 1; i < v.Seats; i++ {
		seat := game.Seat((int(c.Page) + i) % v.Seats)
		l.seat(seat, stage.Rect{X: 1474, Y: y, W: seatW, H: seatH})
		y += seatH + 4
	}
	l.out.Log = stage.Rect{X: 1474, Y: y, W: seatW, H: 766 - y}
	l.page(c.Page)
	l.france2()
	if c.Open != game.Nobody {
		l.opened(c.Open)
	}
	l.look(c.Page)
	return l.out
}

func common(z game.Zone, index, sub int) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: uint8(index), Sub: uint8(sub)}
}
func of(seat game.Seat, z game.Zone, index int) game.Spot {
	return game.Spot{Zone: z, Seat: seat, Index: uint8(index)}
}
func button(b uint8) game.Spot { return common(rules.Buttons, int(b), 0) }

// still adds what never moves.
func (l *lay) still(kind string, id, look int, text string, r stage.Rect) {
	l.out.Sprites = append(l.out.Sprites, stage.Sprite{Pic: stage.Pic{Kind: kind, ID: id, Look: look, Text: text}, Rect: r})
}

func (l *lay) text(style, look int, words string, r stage.Rect) {
	if words != "" {
		l.still("text", style, look, words, r)
	}
}

// key names a piece from view to view: by its identity where it has one of its
// own, else by where it lies.
func key(p game.Piece, s game.Spot) string {
	switch p.Back {
	case rules.BackTravel, rules.BackPostcard, rules.BackGift, rules.BackItinerary, rules.BackBike, rules.BackBonus, rules.BackFirst:
		if p.ID != 0 {
			return "p" + strconv.Itoa(int(p.ID))
		}
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
	l.out.Places = append(l.out.Places, board.Place{
		Spot: s, Rect: r, Lit: stage.Pic{Kind: "lit"}, Room: 6,
	})
	return &l.out.Places[len(l.out.Places)-1]
}

// large says what is shown when the place is pointed at.
func large(p *board.Place, pic stage.Pic, w, h float64) {
	p.Large, p.Size, p.Brief = pic, [2]float64{w, h}, pic.Kind == "pc.written"
}

// colour is the colour of a seat.
func (l *lay) colour(seat game.Seat) int { return l.c.Colours[seat] }

// number is a piece's number within its sort.
func number(p game.Piece) int {
	_, n := rules.Sort(p)
	return n
}

// Face is the picture of a piece on its way to a spot where it has no sprite.
func (Board) Face(p game.Piece, s game.Spot, c *board.Context) stage.Pic {
	n := number(p)
	switch p.Back {
	case rules.BackTravel:
		return stage.Pic{Kind: "pc.travel", ID: n}
	case rules.BackPostcard:
		if n == 0 {
			return stage.Pic{Kind: "pc.pile", ID: int(rules.BackPostcard)}
		}
		return stage.Pic{Kind: "pc.picture", ID: n}
	case rules.BackGift:
		return stage.Pic{Kind: "pc.gift", ID: n}
	case rules.BackCamp:
		return stage.Pic{Kind: "pc.camp", ID: c.Colours[n]}
	case rules.BackBike:
		return stage.Pic{Kind: "pc.bike", ID: c.Colours[n]}
	case rules.BackStamp:
		return stage.Pic{Kind: "pc.stamp", ID: stampColour(s)}
	case rules.BackMemory:
		return stage.Pic{Kind: "pc.memory", ID: memoryEffect(s)}
	case rules.BackFirst:
		return stage.Pic{Kind: "pc.token", ID: 1}
	}
	return stage.Pic{Kind: "pc.token"}
}

func stampColour(s game.Spot) int {
	if s.Zone != rules.Stamps {
		return 0
	}
	return int(rules.Postcards[s.Index].Stamps[s.Sub])
}

func memoryEffect(s game.Spot) int {
	if s.Zone != rules.Memories {
		return 0
	}
	return int(rules.Postcards[s.Index].Memories[s.Sub].Effect)
}
