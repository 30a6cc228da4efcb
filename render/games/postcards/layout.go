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

// Portrait says that it has a layout for the tall canvas.
func (Board) Portrait() bool { return true }

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
type layout struct {
	*lay.Lay
	at *plan
}

// begun is a layout that begins, with what never changes.
func begun(v *game.View, c *board.Context) layout {
	p := planOf(c)
	l := layout{lay.New(&kit, v, c, p.stands), p}
	l.Out.Map, l.Out.Taken = p.france, p.taken()
	return l
}

var kit = lay.Kit{Lit: stage.Pic{Kind: "lit"}, Room: 6, Words: "postcards.tip.", Alike: alike}

// alike are pieces whose identity says only of what sort they are.
func alike(p game.Piece) bool {
	switch p.Back {
	case rules.BackTravel, rules.BackPostcard, rules.BackGift, rules.BackItinerary, rules.BackBike, rules.BackBonus,
		rules.BackFirst:
		return false
	}
	return true
}

// Layout lays a view out.
func (Board) Layout(v *game.View, c *board.Context) *board.Layout {
	l := begun(v, c)
	l.france()
	l.supply()
	others := l.Others()
	panels, log := l.at.others(len(others))
	for i, seat := range others {
		l.seat(seat, panels[i])
	}
	l.Out.Log = log
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
