package rulebook

import "posterestante/render/engine/stage"

// Plan is where all lies on a canvas, in logical pixels: the page with contents and
// search, and the page of rules beside it or, in a window higher than wide, below it.
type plan struct {
	tall        bool
	left, right stage.Rect // the two pages
	inLeft
	inRight
	foot
}

// inLeft is the page with contents and search.
type inLeft struct {
	title, book stage.Rect // what it is called
	field       stage.Rect
	list        stage.Rect // chapters
	across      int        // columns of chapters
	row         float64    // how high a chapter's row is at most
	line        float64    // where the ruled line below them begins
	found, hits stage.Rect // how much the search found, and that
	choice      stage.Rect // the sign of our choices
	back, game  stage.Rect
}

// inRight is the page of rules.
type inRight struct {
	tab, titled  stage.Rect // the chapter's number and title
	tabX, headX  float64    // where a paragraph's number and title stand
	textX, textW float64    // its words, beside figures
	sideX, fullW float64    // figures beside it; the width of words with nothing beside them
	bodyY        float64    // where paragraphs stand
	bodyTo       float64
	gap          float64 // between them at most
}

// foot is the foot of the page of rules.
type foot struct{ before, next, page, came stage.Rect }

// Of what has the same size on both.
const (
	tabW      = 96.0
	sideW     = 278.0 // figures beside a paragraph
	columns   = 28.0  // between columns of the contents
	hitH      = 90.0
	hitTabW   = 84.0
	returnGap = 8.0
)

var wide = plan{
	left: stage.Rect{X: 48, Y: 36, W: 580, H: 1008}, right: stage.Rect{X: 656, Y: 36, W: 1216, H: 1008},
	inLeft: inLeft{
		title: stage.Rect{X: 88, Y: 40, W: 500, H: 120}, book: stage.Rect{X: 90, Y: 156, W: 498, H: 40},
		field: stage.Rect{X: 88, Y: 212, W: 500, H: 56},
		list:  stage.Rect{X: 88, Y: 290, W: 500, H: 572}, across: 1, row: 52, line: 876,
		found: stage.Rect{X: 88, Y: 284, W: 500, H: 40}, hits: stage.Rect{X: 88, Y: 326, W: 500, H: 546},
		choice: stage.Rect{X: 88, Y: 888, W: 500, H: 66},
		back:   stage.Rect{X: 88, Y: 966, W: 190, H: 60}, game: stage.Rect{X: 290, Y: 966, W: 300, H: 60},
	},
	inRight: inRight{
		tab: stage.Rect{X: 690, Y: 86, W: tabW, H: 54}, titled: stage.Rect{X: 812, Y: 44, W: 1028, H: 132},
		tabX: 690, headX: 812, textX: 812, textW: 728, sideX: 1562, fullW: 1028, bodyY: 194, bodyTo: 964, gap: 44,
	},
	foot: foot{
		before: stage.Rect{X: 812, Y: 976, W: 250, H: 54}, next: stage.Rect{X: 1590, Y: 976, W: 250, H: 54},
		page: stage.Rect{X: 1220, Y: 976, W: 212, H: 54}, came: stage.Rect{X: 1080, Y: 976, W: 250, H: 54},
	},
}

// Upright the notebook is opened upwards: numbers stand before the titles, not in a
// margin, so that words and figures have all the width.
var upright = plan{
	tall: true,
	left: stage.Rect{X: 28, Y: 28, W: 1024, H: 600}, right: stage.Rect{X: 28, Y: 656, W: 1024, H: 1236},
	inLeft: inLeft{
		title: stage.Rect{X: 48, Y: 34, W: 340, H: 120}, book: stage.Rect{X: 50, Y: 146, W: 498, H: 40},
		field: stage.Rect{X: 400, Y: 64, W: 632, H: 66},
		list:  stage.Rect{X: 48, Y: 196, W: 984, H: 312}, across: 2, row: 78, line: 514,
		found: stage.Rect{X: 560, Y: 146, W: 472, H: 40}, hits: stage.Rect{X: 48, Y: 196, W: 984, H: 312},
		choice: stage.Rect{X: 576, Y: 526, W: 456, H: 66},
		back:   stage.Rect{X: 48, Y: 526, W: 190, H: 66}, game: stage.Rect{X: 250, Y: 526, W: 300, H: 66},
	},
	inRight: inRight{
		tab: stage.Rect{X: 48, Y: 684, W: tabW, H: 54}, titled: stage.Rect{X: 48, Y: 728, W: 984, H: 120},
		tabX: 48, headX: 160, textX: 48, textW: 684, sideX: 754, fullW: 984, bodyY: 868, bodyTo: 1800, gap: 64,
	},
	foot: foot{
		before: stage.Rect{X: 48, Y: 1812, W: 250, H: 66}, next: stage.Rect{X: 782, Y: 1812, W: 250, H: 66},
		page: stage.Rect{X: 434, Y: 1812, W: 212, H: 66}, came: stage.Rect{X: 306, Y: 1812, W: 250, H: 66},
	},
}

// planOf is the plan of a canvas.
func planOf(tall bool) *plan {
	if tall {
		return &upright
	}
	return &wide
}

// places are how many rows the contents have, and how high each is.
func (p *plan) places(chapters int) (rows int, high float64) {
	rows = (chapters + p.across - 1) / p.across
	return rows, min(p.row, p.list.H/float64(rows))
}

// column is one of the columns of a row of the contents, or of what was found.
func (p *plan) column(r stage.Rect, i int) stage.Rect {
	n := float64(p.across)
	w := (r.W - columns*(n-1)) / n
	return stage.Rect{X: r.X + float64(i)*(w+columns), Y: r.Y, W: w, H: r.H}
}
