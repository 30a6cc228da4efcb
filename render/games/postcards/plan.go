package postcards

import (
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// plan is where things lie on one of the two canvases: all rectangles that never
// change, in logical pixels.
type plan struct {
	canvas stage.Rect
	france stage.Rect // the panel of the map
	book   stage.Rect
	page   stage.Rect
	stands board.Standing // its prompt is as wide as it is where nothing stands at its right
	bonus  stage.Rect
	opened stage.Rect // as high as it may be
	own
	offered
}

// own are the things of the page.
type own struct {
	hand   stage.Rect
	kept   stage.Rect // the last of what is kept in a row; the pips of the plays end there
	round  stage.Rect
	score  stage.Rect
	grid   stage.Rect // of its postcards
	track  stage.Rect
	trip   stage.Rect // the itinerary
	sent   stage.Rect
	gifts  stage.Rect
	tokens stage.Rect // the first of two
	down   float64    // 1: they lie one below the other; 0: side by side
}

// offered are the postcards and the gifts that may be taken.
type offered struct {
	cards, open         lay.Row    // the deck first
	deckHead, cardsUsed stage.Rect // the words over them
	openHead, giftsUsed stage.Rect
}

// The rectangles of the wide canvas, frozen after the grey-box of four seats with
// nine postcards each, and anew when the page's own postcards became the largest on
// it. The map is 38 % of the canvas, the page's postcards 13 %.
var wide = plan{
	canvas: stage.Rect{W: stage.Width, H: stage.Height},
	france: stage.Rect{X: 448, Y: 0, W: MapWidth, H: MapHeight},
	book:   stage.Rect{X: 8, Y: 52, W: 432, H: 214},
	page:   stage.Rect{X: 0, Y: 770, W: 1920, H: 310},
	bonus:  stage.Rect{X: 405, Y: 588, W: 26, H: 26},
	opened: stage.Rect{X: 40, Y: 56, W: 1424, H: 706},
	stands: board.Standing{
		Offer:  stage.Rect{X: 456, Y: 540, W: 256, H: 224},
		Prompt: stage.Rect{X: 18, Y: 786, W: 1560, H: 42},
		Main:   stage.Rect{X: 1714, Y: 996, W: 196, H: 72},
		Undo:   stage.Rect{X: 1714, Y: 924, W: 196, H: 66},
	},
	own: own{
		hand:   stage.Rect{X: 14, Y: 838, W: 430, H: 141},
		kept:   stage.Rect{X: 1526, Y: 782, W: 64, H: 38},
		round:  stage.Rect{X: 1716, Y: 780, W: 194, H: 76},
		score:  stage.Rect{X: 1596, Y: 780, W: 104, H: 42},
		grid:   stage.Rect{X: 456, Y: 828, W: 1072, H: 248},
		track:  stage.Rect{X: 14, Y: 996, W: 430, H: 79},
		trip:   stage.Rect{X: 1540, Y: 828, W: 166, H: 62},
		sent:   stage.Rect{X: 1540, Y: 904, W: 124, H: 64},
		gifts:  stage.Rect{X: 1540, Y: 990, W: 166, H: 84},
		tokens: stage.Rect{X: 1670, Y: 900, W: 34, H: 34},
		down:   1,
	},
	offered: offered{
		cards:    lay.Row{In: stage.Rect{X: 8, Y: 300, W: 2*pictW + 16, H: 2*pictH + 8}, W: pictW, H: pictH, Gap: 16, Down: pictH + 8, Lines: lay.Sheet},
		open:     lay.Row{In: stage.Rect{X: 8, Y: 614, W: 4*giftW + 24}, W: giftW, H: giftH, Gap: 8},
		deckHead: stage.Rect{X: 12, Y: 270, W: 286, H: 28}, cardsUsed: stage.Rect{X: 298, Y: 270, W: 136, H: 28},
		openHead: stage.Rect{X: 12, Y: 587, W: 220, H: 26}, giftsUsed: stage.Rect{X: 236, Y: 586, W: 156, H: 28},
	},
}

// Those of the tall canvas: the map over its whole width, the bar on the ocean; below
// it what may be taken beside the other seats, and the page at the foot.
const (
	tallPictW, tallPictH = 196.0, 132.0
	tallGiftW, tallGiftH = 80.0, 120.0
)

var tall = plan{
	canvas: stage.Rect{W: stage.TallWidth, H: stage.TallHeight},
	france: stage.Rect{X: 28, Y: 0, W: MapWidth, H: MapHeight},
	book:   stage.Rect{X: 6, Y: 776, W: 432, H: 214},
	page:   stage.Rect{X: 0, Y: 1416, W: stage.TallWidth, H: 504},
	bonus:  stage.Rect{X: 1052, Y: 775, W: 26, H: 26},
	opened: stage.Rect{X: 46, Y: 60, W: 988, H: 930},
	stands: board.Standing{
		Offer:  stage.Rect{X: 36, Y: 540, W: 256, H: 224},
		Prompt: stage.Rect{X: 18, Y: 1430, W: 850, H: 54},
		Main:   stage.Rect{X: 876, Y: 1604, W: 196, H: 66},
		Undo:   stage.Rect{X: 876, Y: 1536, W: 196, H: 66},
	},
	own: own{
		hand:   stage.Rect{X: 8, Y: 1484, W: 430, H: 141},
		kept:   stage.Rect{X: 374, Y: 1630, W: 64, H: 38},
		round:  stage.Rect{X: 872, Y: 10, W: 194, H: 76},
		score:  stage.Rect{X: 968, Y: 1425, W: 104, H: 40},
		grid:   stage.Rect{X: 4, Y: 1671, W: 1072, H: 248},
		track:  stage.Rect{X: 446, Y: 1484, W: 422, H: 78},
		trip:   stage.Rect{X: 446, Y: 1566, W: 166, H: 62},
		sent:   stage.Rect{X: 622, Y: 1572, W: 96, H: 64},
		gifts:  stage.Rect{X: 728, Y: 1576, W: 140, H: 84},
		tokens: stage.Rect{X: 446, Y: 1634, W: 34, H: 34},
	},
	offered: offered{
		cards:    lay.Row{In: stage.Rect{X: 450, Y: 804, W: 2*tallPictW + 8, H: 2*tallPictH + 8}, W: tallPictW, H: tallPictH, Gap: 8, Lines: lay.Sheet},
		open:     lay.Row{In: stage.Rect{X: 874, Y: 804, W: 2*tallGiftW + 16, H: 2*tallGiftH + 8}, W: tallGiftW, H: tallGiftH, Gap: 8, Lines: lay.Sheet},
		deckHead: stage.Rect{X: 452, Y: 774, W: 284, H: 28}, cardsUsed: stage.Rect{X: 736, Y: 774, W: 132, H: 28},
		openHead: stage.Rect{X: 872, Y: 774, W: 178, H: 28}, giftsUsed: stage.Rect{X: 874, Y: 1052, W: 168, H: 26},
	},
}

// planOf is the plan of a context's canvas.
func planOf(c *board.Context) *plan {
	if c.Tall {
		return &tall
	}
	return &wide
}

// others are where the panels of so many other seats lie, in turn order, and where the
// log does: below them on the wide canvas; on the tall one the log lies below the
// notebook, and the panels beside it, the third over the log.
func (p *plan) others(n int) (panels []stage.Rect, log stage.Rect) {
	if p == &wide {
		r := stage.Rect{X: 1474, Y: 4, W: seatW, H: seatH}
		for range n {
			panels = append(panels, r)
			r.Y += seatH + 4
		}
		return panels, stage.Rect{X: r.X, Y: r.Y, W: seatW, H: 766 - r.Y}
	}
	const gap = 2.0
	r := stage.Rect{X: 450, Y: 1078, W: 626, H: seatH}
	for i := range n {
		if i == 2 {
			r = stage.Rect{X: 4, Y: 994, W: seatW, H: seatH}
		}
		panels = append(panels, r)
		r.Y += seatH + gap
	}
	log = stage.Rect{X: 4, Y: 994, W: seatW}
	if n > 2 {
		log.Y = r.Y
	}
	log.H = p.page.Y - gap - log.Y
	return panels, log
}

// taken is where what may be taken lies: the notebook, the postcards, the gifts.
func (p *plan) taken() []stage.Rect {
	gifts := p.open.In
	gifts.H = p.open.High(4)
	return []stage.Rect{p.book, p.cards.In, gifts}
}

// onMap moves a rectangle of the map panel to where the panel lies.
func (p *plan) onMap(r stage.Rect) stage.Rect { return r.At(p.france.X+r.X, p.france.Y+r.Y) }

// Where the pieces of the page lie.
func (p *plan) handRow() lay.Row {
	return lay.Row{In: p.hand, W: handW, H: p.hand.H, Gap: 6, Least: 5}
}
func (p *plan) sentRow() lay.Row {
	return lay.Row{In: p.sent, W: smallW, H: p.sent.H, Gap: 6}
}
func (p *plan) giftsRow() lay.Row {
	return lay.Row{In: p.gifts, W: 56, H: p.gifts.H, Gap: 6}
}

// cardRow is how so many unsent postcards lie on the page.
func (p *plan) cardRow(n int) lay.Row {
	f, lines := &tallForm, 1
	switch {
	case n > 6:
		f, lines = &narrowForm, 2
	case n > 3:
		f, lines = &wideForm, 2
	}
	return lay.Row{In: p.grid, W: f.w, H: f.h, Gap: 8, Down: f.h + 6, Lines: lines}
}
