// Package postcards is the table of Postcards: where its spots lie and what its
// pieces look like. It knows no window.
//
// The words: the page lies along the bottom and is one seat's; the book is the
// notebook with the travel row; a tile is a postcard of another seat, small.
package postcards

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// The rectangles of the table, frozen after the grey-box of four seats with
// nine postcards each, and anew when the page's own postcards became the largest on
// it. The map is 38 % of the canvas, the page's postcards 13 %.
var (
	MapPanel    = stage.Rect{X: 448, Y: 0, W: 1024, H: 770}
	Book        = stage.Rect{X: 8, Y: 52, W: 432, H: 214}
	Page        = stage.Rect{X: 0, Y: 770, W: 1920, H: 310}
	offer       = stage.Rect{X: 456, Y: 540, W: 256, H: 224}
	prompt      = stage.Rect{X: 18, Y: 780, W: 1560, H: 42}
	mainKey     = stage.Rect{X: 1714, Y: 996, W: 196, H: 72}
	undoKey     = stage.Rect{X: 1714, Y: 924, W: 196, H: 66}
	hand        = stage.Rect{X: 14, Y: 838, W: 430, H: 141}
	keptAt      = stage.Rect{X: 1526, Y: 782, W: 64, H: 38} // the last of those in a row
	roundAt     = stage.Rect{X: 1716, Y: 780, W: 194, H: 76}
	grid        = stage.Rect{X: 456, Y: 828, W: 1072, H: 248}
	trackAt     = stage.Rect{X: 14, Y: 996, W: 430, H: 79}
	itineraryAt = stage.Rect{X: 1540, Y: 828, W: 166, H: 62}
	sentAt      = stage.Rect{X: 1540, Y: 904, W: 124, H: 64}
	giftsAt     = stage.Rect{X: 1540, Y: 990, W: 166, H: 84}
	tokensAt    = stage.Rect{X: 1670, Y: 900, W: 34, H: 34} // the first of two, one below the other
	bonusAt     = stage.Rect{X: 405, Y: 588, W: 26, H: 26}
	openPanel   = stage.Rect{X: 40, Y: 56, W: 1424, H: 706}
)

const (
	handW          = 96.0
	pictW, pictH   = 208.0, 140.0
	smallW, smallH = 96.0, 64.0
	giftW, giftH   = 100.0, 150.0
	seatW, seatH   = 442.0, 168.0
	tileH, tileGap = 58.0, 2.0 // of another seat's postcards
)

// Board is the table of Postcards.
type Board struct{}

var _ board.Board = Board{}

// Main are the buttons at the lower right.
func (Board) Main() (out []game.Spot) {
	for _, b := range []uint8{rules.ButtonEnd, rules.ButtonPass, rules.ButtonAutoma} {
		out = append(out, lay.Common(rules.Buttons, int(b)))
	}
	return out
}

// Score is the counter of points scored in play.
func (Board) Score() game.Counter { return rules.ScoreN }

// Kinds are the painters of the pieces.
func (Board) Kinds() paint.Table { return Kinds() }

// Samples are all pictures of the pieces.
func (Board) Samples() []paint.Sample { return Samples() }

// layout is a layout being made.
type layout struct{ *lay.Lay }

var kit = lay.Kit{Lit: stage.Pic{Kind: "lit"}, Room: 6, Words: "postcards.tip.", Alike: alike}

// alike are pieces whose identity says only of what sort they are.
func alike(p game.Piece) bool {
	switch p.Back {
	case rules.BackTravel, rules.BackPostcard, rules.BackGift, rules.BackItinerary, rules.BackBike, rules.BackBonus, rules.BackFirst:
		return false
	}
	return true
}

// Layout lays a view out.
func (Board) Layout(v *game.View, c *board.Context) *board.Layout {
	l := layout{lay.New(&kit, v, c, board.Layout{Offer: offer, Prompt: prompt, Main: mainKey, Undo: undoKey})}
	l.france()
	l.supply()
	r := stage.Rect{X: 1474, Y: 4, W: seatW, H: seatH}
	for _, seat := range l.Others() {
		l.seat(seat, r)
		r.Y += seatH + 4
	}
	l.Out.Log = stage.Rect{X: r.X, Y: r.Y, W: seatW, H: 766 - r.Y}
	l.page(c.Page)
	l.standing()
	if c.Open != game.Nobody {
		l.opened(c.Open)
	}
	l.look(c.Page)
	return l.Out
}

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
	case rules.BackItinerary:
		return stage.Pic{Kind: "pc.itinerary", ID: n}
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
