package globe

import (
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// Sizes at which pieces are shown, in logical pixels.
const (
	CardW, CardH     = 64.0, 90.0   // on the shelf, in panels
	WonW, WonH       = 112.0, 156.0 // in the album
	DrawnW, DrawnH   = 130.0, 182.0 // bag cards just drawn
	BackLarge        = 200.0        // wide, and 1.4 as high
	ReadW            = 360.0        // of a card large; as high as its words need
	PawnW, PawnH     = 40.0, 54.0
	FareW, FareH     = 60.0, 26.0
	GlowSide         = 96.0         // of the light under a pawn that walks
	LiftW, LiftH     = 380.0, 200.0 // of a car with those who ride in it
	DeckTitle        = 24.0         // over the cards of a deck
	ItemSide         = 84.0         // in the page's rucksack
	ChipW, ChipH     = 74.0, 30.0
	PlaceW, PlaceH   = 380.0, 190.0 // of a square large, without what is told of it
	EnvelopeW        = 150.0
	EnvelopeH        = 104.0
	RaiseW, RaiseH   = 190.0, 66.0 // a large key of a bid
	BidderH          = 88.0        // of who bids aloud
	CountW, CountH   = 44.0, 30.0
	ChoiceW, ChoiceH = 420.0, 148.0
	ShelfW, ShelfH   = 150.0, 170.0
	NoteW, NoteH     = 150.0, 72.0
	AskW, AskH       = 46.0, 40.0 // of the button by which a seat speaks out of turn
)

// Plan is where things lie on one of the two canvases: all rectangles that never
// change, in logical pixels. The poster has the proportions of a cut of package geo's
// world.
type Plan struct {
	Canvas         stage.Rect
	Poster         stage.Rect
	Seats          stage.Rect // panels of the other seats
	Decks          stage.Rect
	Die            stage.Rect // in the one but last cell of the decks
	Page           stage.Rect
	Bag            stage.Rect // the rucksack of the page
	Wallet         stage.Rect
	Album          stage.Rect
	board.Standing // what is told hangs down from its strip over the arctic

	rows      int     // of panels that there is room for
	stacked   bool    // panels stand below each other before they stand beside each other
	panelMost float64 // how wide a panel is at most
	beside    float64 // from a card to the numbers that are chosen beside it
}

// The plans, the same for every number of seats.
var (
	Wide = &Plan{
		Canvas: stage.Rect{W: stage.Width, H: stage.Height},
		Poster: stage.Rect{X: 8, Y: 52, W: 1480, H: 590},
		Seats:  stage.Rect{X: 8, Y: 646, W: 1480, H: 126},
		Decks:  stage.Rect{X: 1494, Y: 6, W: 418, H: 396},
		Die:    stage.Rect{X: 1642, Y: 282, W: 104, H: 104},
		Page:   stage.Rect{X: 0, Y: 776, W: stage.Width, H: 304},
		Bag:    stage.Rect{X: 14, Y: 836, W: 330, H: 238},
		Wallet: stage.Rect{X: 352, Y: 836, W: 174, H: 238},
		Album:  stage.Rect{X: 534, Y: 836, W: 946, H: 238},
		Standing: board.Standing{
			Log:     stage.Rect{X: 1494, Y: 406, W: 418, H: 364},
			Telling: stage.Rect{X: 448, Y: 4, W: 1036, H: 46},
			Prompt:  stage.Rect{X: 18, Y: 792, W: 1456, H: 43},
			Offer:   stage.Rect{X: 1494, Y: 786, W: 208, H: 288},
			Beside:  stage.Rect{X: 1708, Y: 786, W: 204, H: 158},
			Main:    stage.Rect{X: 1494, Y: 1012, W: 208, H: 62},
			Undo:    stage.Rect{X: 1708, Y: 1016, W: 204, H: 58},
		},
		rows: 1, panelMost: 740, beside: 30,
	}
	Tall = &Plan{
		Canvas: stage.Rect{W: stage.TallWidth, H: stage.TallHeight},
		Poster: stage.Rect{X: 8, Y: 56, W: 1064, H: 688},
		Seats:  stage.Rect{X: 8, Y: 748, W: 1064, H: 258},
		Decks:  stage.Rect{X: 8, Y: 1010, W: 418, H: 372},
		Die:    stage.Rect{X: 156, Y: 1265, W: 104, H: 104},
		Page:   stage.Rect{X: 0, Y: 1386, W: stage.TallWidth, H: 534},
		Bag:    stage.Rect{X: 14, Y: 1456, W: 330, H: 238},
		Wallet: stage.Rect{X: 352, Y: 1456, W: 174, H: 238},
		Album:  stage.Rect{X: 8, Y: 1700, W: 1064, H: 214},
		Standing: board.Standing{
			Log:     stage.Rect{X: 432, Y: 1010, W: 640, H: 372},
			Telling: stage.Rect{X: 448, Y: 4, W: 624, H: 48},
			Prompt:  stage.Rect{X: 18, Y: 1402, W: 1044, H: 53},
			Offer:   stage.Rect{X: 536, Y: 1458, W: 262, H: 234},
			Beside:  stage.Rect{X: 808, Y: 1458, W: 264, H: 106},
			Main:    stage.Rect{X: 536, Y: 1630, W: 262, H: 62},
			Undo:    stage.Rect{X: 808, Y: 1634, W: 264, H: 58},
		},
		rows: 2, panelMost: 1064, beside: 14,
	}
	Classic = &Plan{
		Canvas: stage.Rect{W: stage.Width, H: stage.ClassicHeight},
		Poster: stage.Rect{X: 80, Y: 52, W: 1760, H: 702},
		Seats:  stage.Rect{X: 8, Y: 760, W: 1060, H: 372},
		Decks:  stage.Rect{X: 1074, Y: 760, W: 418, H: 372},
		Die:    stage.Rect{X: 1222, Y: 1015, W: 104, H: 104},
		Page:   stage.Rect{X: 0, Y: 1136, W: stage.Width, H: 304},
		Bag:    stage.Rect{X: 14, Y: 1196, W: 330, H: 238},
		Wallet: stage.Rect{X: 352, Y: 1196, W: 174, H: 238},
		Album:  stage.Rect{X: 534, Y: 1196, W: 946, H: 238},
		Standing: board.Standing{
			Log:     stage.Rect{X: 1498, Y: 760, W: 414, H: 372},
			Telling: stage.Rect{X: 448, Y: 4, W: 1392, H: 46},
			Prompt:  stage.Rect{X: 18, Y: 1152, W: 1456, H: 43},
			Offer:   stage.Rect{X: 1494, Y: 1146, W: 208, H: 288},
			Beside:  stage.Rect{X: 1708, Y: 1146, W: 204, H: 158},
			Main:    stage.Rect{X: 1494, Y: 1372, W: 208, H: 62},
			Undo:    stage.Rect{X: 1708, Y: 1376, W: 204, H: 58},
		},
		rows: 3, stacked: true, panelMost: 1060, beside: 30,
	}
)

// PlanOf is the plan of a context's canvas.
func PlanOf(c *board.Context) *Plan {
	switch {
	case c.Tall:
		return Tall
	case c.Classic:
		return Classic
	}
	return Wide
}

// planUnder is the plan with a poster of that size, or else one whose poster shows the same cut of the world.
func planUnder(poster stage.Rect) *Plan {
	switch {
	case cutOf(poster) == cutOf(Tall.Poster):
		return Tall
	case poster.W == Classic.Poster.W:
		return Classic
	}
	return Wide
}

const panelGap = 6.0 // between the panels

// panelTop is how high a panel is at most: more it has no use for.
const panelTop = 258.0

// PanelRect is where the n-th of the other seats' panels lies, from 0. Where there is
// room for two rows, up to three stand in one, the higher; of three, one to a row.
func (p *Plan) PanelRect(seats, n int) stage.Rect {
	others, rows := max(seats-1, 1), p.rows
	switch {
	case p.stacked:
		rows = min(rows, others)
	case others <= 3:
		rows = 1
	}
	cols := (others + rows - 1) / rows
	rows = (others + cols - 1) / cols
	w := (p.Seats.W+panelGap)/float64(cols) - panelGap
	if others > 1 { // the only one has all the room, and what it still lacks lies there
		w = min(w, p.panelMost)
	}
	h := min((p.Seats.H+panelGap)/float64(rows)-panelGap, panelTop)
	return stage.Rect{X: p.Seats.X + (w+panelGap)*float64(n%cols), Y: p.Seats.Y + (h+panelGap)*float64(n/cols),
		W: w, H: h}
}

// deckColumns are where the columns of decks begin and end, as shares of their mat:
// the last has the longest heading.
var deckColumns = [4]float64{0, 0.322, 0.644, 1}

// DeckCell is the n-th cell of the decks, from 0: a heading, and two cards.
func (p *Plan) DeckCell(n int) stage.Rect {
	in := p.Decks.Inset(4)
	left, right := deckColumns[n%3], deckColumns[n%3+1]
	return stage.Rect{X: in.X + in.W*left, Y: in.Y + in.H/3*float64(n/3), W: in.W * (right - left), H: in.H / 3}
}

// moreWon is where one more card is laid by hand: at the end of the album.
func (p *Plan) moreWon() stage.Rect {
	return stage.Rect{X: p.Album.X + p.Album.W - 70, Y: p.Album.Y + 58, W: 52, H: WonH}
}

// SceneRect is a scene of that size over the middle of the poster, no wider than it.
func (p *Plan) SceneRect(w, h float64) stage.Rect {
	x, y := p.Poster.Mid()
	w = min(w, p.Poster.W-8)
	return stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// sideBySide is how so many pieces lie in a row of that width: as wide as they are
// where that leaves room, else narrower.
func sideBySide(in stage.Rect, n int, w, h, gap float64) lay.Row {
	return lay.Row{In: in, W: min(w, (in.W+gap)/float64(max(n, 1))-gap), H: h, Gap: gap}
}

// larger is how many times as large things are on the poster as on the wide one, which is where they are drawn for.
func (p *Plan) larger() float64 { return max(1, StopR(p.Poster)/StopR(Wide.Poster)) }

// PawnRect is where the n-th of a pile of pawns stands on a square, from 0: side by
// side over its number, and from four on all on one token.
func (p *Plan) PawnRect(style Style, square, n, of int) stage.Rect {
	x, y := Stop(style, square, p.Poster)
	k := p.larger()
	foot := y + StopR(p.Poster) - k*pawnFoot
	if of > fanned {
		return stage.Rect{X: x - k*TokenW/2, Y: foot - k*TokenW, W: k * TokenW, H: k * TokenW}
	}
	step, w, h := k*[...]float64{1: 0, 2: 20, 3: 12}[of], k*PawnW, k*PawnH
	return stage.Rect{X: x - (step*float64(of-1)+w)/2 + step*float64(n), Y: foot - h, W: w, H: h}
}

const (
	fanned   = 3    // pawns stand side by side; more are one token
	pawnFoot = 24.2 // from the lower edge of a square to the feet on it
	TokenW   = 54.0 // of the token of many
)
