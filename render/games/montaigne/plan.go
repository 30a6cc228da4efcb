package montaigne

import (
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// plan is where things lie on one of the two canvases: all rectangles that never
// change, in logical pixels.
type plan struct {
	canvas   stage.Rect
	desk     stage.Rect
	box      stage.Rect // of the tiles
	page     stage.Rect
	lanes    stage.Rect     // they stand at its foot, the chart over them
	stands   board.Standing // its prompt is as wide as the page allows, its offer holds two buttons at most
	voyage   stage.Rect     // of the page: the cards and their ribbons
	hand     stage.Rect
	held     stage.Rect
	chips    float64    // how far down the figures of the page stand, at its right edge
	opened   stage.Rect // what is opened lies over the chart and the lanes
	log      stage.Rect // of no width where it lies beside the chart
	tileCols int
	ownWides [3]float64 // widths of cards of the page's voyage, the larger the fewer there are
	lanePlan
}

// lanePlan is how a lane is laid out.
type lanePlan struct {
	laneMost           float64 // how high it is at most: no card of another's is larger than one's own
	laneHeld, laneHand float64 // where its tiles and its hand begin
	heldLines          int
}

// The rectangles of the wide canvas, frozen after the grey-box of four seats with
// twenty cards in each voyage.
var wide = plan{
	canvas: stage.Rect{W: stage.Width, H: stage.Height},
	desk:   stage.Rect{X: 8, Y: 52, W: 440, H: 408},
	box:    stage.Rect{X: 8, Y: 464, W: 440, H: 612},
	page:   stage.Rect{X: 456, Y: 640, W: stage.Width - 456, H: 440},
	lanes:  stage.Rect{X: 456, Y: 4, W: 1456, H: 628},
	stands: board.Standing{
		Prompt: stage.Rect{X: 472, Y: 657, W: 1404, H: 44},
		Offer:  stage.Rect{X: 1708, Y: 740, W: 202, H: 128},
		Undo:   stage.Rect{X: 1708, Y: 934, W: 202, H: 66},
		Main:   stage.Rect{X: 1708, Y: 1006, W: 202, H: 68},
	},
	voyage: stage.Rect{X: 470, Y: 702, W: 1226, H: 174},
	hand:   stage.Rect{X: 470, Y: 882, W: 966, H: 190},
	held:   stage.Rect{X: 1446, Y: 884, W: 250, H: 186},
	chips:  660,
	opened: stage.Rect{X: 460, Y: 8, W: 1002, H: 624},

	lanePlan: lanePlan{laneMost: 150, laneHeld: 916, laneHand: 1116, heldLines: 3},
	tileCols: 2, ownWides: [3]float64{ownW, 96, 84},
}

// Those of the tall canvas: the chart over its whole width, the lanes below it, the
// desk beside the tiles, and the page at the foot.
var tall = plan{
	canvas: stage.Rect{W: stage.TallWidth, H: stage.TallHeight},
	desk:   stage.Rect{X: 4, Y: 742, W: 440, H: 408},
	box:    stage.Rect{X: 448, Y: 742, W: 628, H: 476},
	page:   stage.Rect{X: 0, Y: 1410, W: stage.TallWidth, H: 510},
	lanes:  stage.Rect{X: 8, Y: 68, W: 1064, H: 670},
	stands: board.Standing{
		Prompt: stage.Rect{X: 16, Y: 1428, W: 1048, H: 54},
		Offer:  stage.Rect{X: 866, Y: 1486, W: 206, H: 144},
		Undo:   stage.Rect{X: 866, Y: 1700, W: 206, H: 66},
		Main:   stage.Rect{X: 866, Y: 1772, W: 206, H: 68},
	},
	voyage: stage.Rect{X: 10, Y: 1484, W: 846, H: 174},
	hand:   stage.Rect{X: 10, Y: 1662, W: 846, H: 190},
	held:   stage.Rect{X: 10, Y: 1856, W: 712, H: 60},
	chips:  1867,
	opened: stage.Rect{X: 39, Y: 70, W: 1002, H: 664},
	log:    stage.Rect{X: 4, Y: 1154, W: 440, H: 250},

	lanePlan: lanePlan{laneMost: 130, laneHeld: 704, laneHand: 846, heldLines: 1},
	tileCols: 3, ownWides: [3]float64{ownW, 96, 70},
}

// planOf is the plan of a context's canvas.
func planOf(c *board.Context) *plan {
	if c.Tall {
		return &tall
	}
	return &wide
}

// planAsWide is the plan in which a page, or a lane, is so wide.
func planAsWide(w float64) *plan {
	if w == tall.page.W || w == tall.lanes.W {
		return &tall
	}
	return &wide
}

// laneHighs are how high a lane is, by the number of seats.
var laneHighs = [rules.MaxSeats + 1]float64{2: 150, 3: 112, 4: 98}

// laneRect is where the n-th of the other seats' lanes lies, from 0.
func (p *plan) laneRect(seats, n int) stage.Rect {
	high := min(laneHighs[min(max(seats, 2), rules.MaxSeats)], p.laneMost)
	top := p.lanes.Y + p.lanes.H - float64(seats-1)*(high+laneGap) + laneGap
	return stage.Rect{X: p.lanes.X, Y: top + float64(n)*(high+laneGap), W: p.lanes.W, H: high}
}

// chartRect is where the chart lies: all that the lanes leave, beside the log where
// that lies there.
func (p *plan) chartRect(seats int) stage.Rect {
	r := stage.Rect{X: p.lanes.X, Y: p.lanes.Y, W: p.lanes.W, H: p.laneRect(seats, 0).Y - 6 - p.lanes.Y}
	if p.log.W == 0 {
		r.W -= logW + 6
	}
	return r
}

// logRects are where the log lies, and where it is told what another seat did.
func (p *plan) logRects(seats int) (log, telling stage.Rect) {
	lane := p.laneRect(2, 0)
	switch box := p.boxOf(seats); {
	case p.log.W > 0 && seats == 2: // below desk and tiles, so that the words of a lesson have room
		log = p.log
		log.W = box.X + box.W - log.X
		return log, stage.Rect{X: lane.X + 440, Y: lane.Y - 66, W: 470, H: lane.H + 60}
	case p.log.W > 0: // it is told below the tiles
		y := box.Y + box.H + 6
		return p.log, stage.Rect{X: box.X, Y: y, W: box.W, H: p.page.Y - y - 4}
	}
	chart := p.chartRect(seats)
	log = stage.Rect{X: chart.X + chart.W + 6, Y: chart.Y, W: logW, H: chart.H}
	if seats == 2 { // beside the other's lane, so that the words of a lesson stay free
		return log, stage.Rect{X: lane.X + 640, Y: lane.Y - 66, W: 470, H: lane.H + 60}
	}
	return log, stage.Rect{X: log.X + 6, Y: log.Y + 8, W: logW - 12, H: log.H - 108}
}

// onDesk is a rectangle of the desk.
func (p *plan) onDesk(x, y, w, h float64) stage.Rect {
	return stage.Rect{X: p.desk.X + x, Y: p.desk.Y + y, W: w, H: h}
}

// rowRect is the place of a card of the board; the first three lie open, from
// the free one to the dearest, the fourth face down beside the reserve.
func (p *plan) rowRect(i int) stage.Rect {
	if i == 3 {
		return p.onDesk(330, 266, deckW, deckH)
	}
	return lay.Row{In: p.onDesk(9, 30, p.desk.W-18, 0), W: rowW, H: rowH, Gap: 10}.At(i, 3)
}

// costRect is where a place of the board says what it costs.
func (p *plan) costRect(i int) stage.Rect {
	r := p.rowRect(i)
	return stage.Rect{X: r.X + r.W/2 - 48, Y: r.Y + r.H + 1, W: 96, H: 24}
}

func (p *plan) reserve() stage.Rect { return p.onDesk(224, 266, deckW, deckH) }
func (p *plan) call() stage.Rect    { return p.onDesk(118, 266, deckW, deckH) }
func (p *plan) discard() stage.Rect { return p.onDesk(12, 266, deckW, deckH) }

// boxOf is where the tiles lie for so many seats: two have fewer of them.
func (p *plan) boxOf(seats int) stage.Rect {
	r := p.box
	if p.log.W > 0 && seats == 2 {
		r.H = p.desk.H
	}
	return r
}

// tiles are how the tiles lie that nobody has.
func (p *plan) tiles(seats int) lay.Row {
	n, box := rules.NumTiles-outOf(seats), p.boxOf(seats)
	lines := (n + p.tileCols - 1) / p.tileCols
	wide := float64(p.tileCols)*(tileW+4) - 4
	row := lay.Row{In: stage.Rect{X: box.X + (box.W-wide)/2, Y: box.Y + 34, W: wide, H: box.H - 40}, W: tileW, H: tileH,
		Gap: 4, Lines: lines}
	row.Down = row.In.H / float64(lines)
	return row
}

// laneVoyage is where the cards of a lane lie, over their ribbons.
func (p *plan) laneVoyage(r stage.Rect) stage.Rect {
	return stage.Rect{X: r.X + 206, Y: r.Y + 11, W: p.laneHeld - 206 - 14, H: r.H - 40}
}
