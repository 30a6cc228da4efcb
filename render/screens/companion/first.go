package companion

import "posterestante/render/engine/stage"

// first is where all of the first page lies on a canvas, in logical pixels: its two
// cards beside each other, or one below the other in a window higher than wide.
type first struct {
	panel, title, game, rule stage.Rect
	beside, editor           stage.Rect // the cards
	editing
	none
	kept
	back   stage.Rect
	across int // games in a row
}

// editing lies on the editor's card.
type editing struct{ chart, about, edit stage.Rect }

// none lies on the other card while no table is kept.
type none struct{ noChart, noAbout, noNotes, noLay stage.Rect }

// kept are the tables that are kept, and what can be done with one.
type kept struct{ list, delete, lay, on stage.Rect }

var firstWide = first{
	panel: stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, title: stage.Rect{X: 186, Y: 66, H: 148},
	game: stage.Rect{X: 190, Y: 218, W: 1570, H: 64}, rule: stage.Rect{X: 190, Y: 240, W: 1570, H: 4},
	beside: stage.Rect{X: 190, Y: 308, W: 960, H: 590}, editor: stage.Rect{X: 1180, Y: 308, W: 580, H: 590},
	editing: editing{chart: stage.Rect{X: 1382, Y: 398, W: 176, H: 160}, about: stage.Rect{X: 1220, Y: 574, W: 500, H: 216},
		edit: stage.Rect{X: 1220, Y: 798, W: 330, H: 72}},
	none: none{noChart: stage.Rect{X: 820, Y: 404, W: 290, H: 264}, noAbout: stage.Rect{X: 230, Y: 408, W: 550, H: 270},
		noNotes: stage.Rect{X: 230, Y: 678, W: 880, H: 104}, noLay: stage.Rect{X: 230, Y: 798, W: 330, H: 72}},
	kept: kept{list: stage.Rect{X: 214, Y: 394, W: 912, H: 3 * rowHigh}, delete: stage.Rect{X: 230, Y: 798, W: 210, H: 72},
		lay: stage.Rect{X: 456, Y: 798, W: 310, H: 72}, on: stage.Rect{X: 782, Y: 798, W: 328, H: 72}},
	back: stage.Rect{X: 190, Y: 922, W: 200, H: 72}, across: 4,
}

var firstTall = first{
	panel: stage.Rect{X: 30, Y: 30, W: 1020, H: 1860}, title: stage.Rect{X: 114, Y: 40, H: 148},
	game: stage.Rect{X: 118, Y: 192, W: 888, H: 136}, rule: stage.Rect{X: 118, Y: 216, W: 888, H: 4},
	beside: stage.Rect{X: 118, Y: 352, W: 888, H: 898}, editor: stage.Rect{X: 118, Y: 1272, W: 888, H: 486},
	editing: editing{chart: stage.Rect{X: 158, Y: 1364, W: 286, H: 260}, about: stage.Rect{X: 480, Y: 1362, W: 486, H: 280},
		edit: stage.Rect{X: 158, Y: 1656, W: 330, H: 72}},
	none: none{noChart: stage.Rect{X: 287, Y: 596, W: 550, H: 500}, noAbout: stage.Rect{X: 158, Y: 442, W: 808, H: 150},
		noNotes: stage.Rect{X: 508, Y: 1122, W: 458, H: 116}, noLay: stage.Rect{X: 158, Y: 1146, W: 330, H: 72}},
	kept: kept{list: stage.Rect{X: 134, Y: 434, W: 856, H: 6 * rowHigh}, delete: stage.Rect{X: 158, Y: 1154, W: 190, H: 72},
		lay: stage.Rect{X: 364, Y: 1154, W: 286, H: 72}, on: stage.Rect{X: 666, Y: 1154, W: 300, H: 72}},
	back: stage.Rect{X: 118, Y: 1784, W: 200, H: 76}, across: 2,
}

// firstPlan is the plan of a canvas.
func firstPlan(tall bool) *first {
	if tall {
		return &firstTall
	}
	return &firstWide
}
