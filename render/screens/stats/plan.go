package stats

import (
	figures "posterestante/game/stats"
	"posterestante/render/engine/stage"
)

// Plan is where all lies on a canvas, in logical pixels: beside each other, or below
// each other in a window higher than wide.
type plan struct {
	panel, title  stage.Rect
	mark, counted stage.Rect // how many matches count
	name          stage.Rect // which game it is, where there is no choice
	game          stage.Rect // that choice
	rule          stage.Rect
	list          stage.Rect // the persons
	across        int        // so many of them in a row
	ofPerson
	back, export stage.Rect
	notes        stage.Rect
	poster, none stage.Rect // of a page without figures
}

// ofPerson is what there is of a person.
type ofPerson struct {
	tiles      stage.Rect
	sources    stage.Rect // each with its heading
	against    stage.Rect
	course     stage.Rect
	tabs       float64 // how high the choice of the chart is, at the top of it
	heading    float64 // how wide a heading may be
	bars       float64 // how far below its heading what it heads begins: bars
	high, cell float64 // a line of the table, at most, and one of its figures
}

const (
	rowHigh  = 79.0 // of a person
	headHigh = 36.0 // of a heading
	gap      = 15.0 // between tiles
)

var wide = plan{
	panel: stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, title: stage.Rect{X: 186, Y: 66, W: 900, H: 148},
	mark: stage.Rect{X: 1000, Y: 92, W: 330, H: 108}, counted: stage.Rect{X: 1360, Y: 130, W: 400, H: 50},
	game: stage.Rect{X: 760, Y: 120, W: 600, H: 66}, rule: stage.Rect{X: 190, Y: 216, W: 1570, H: 4},
	list: stage.Rect{X: 190, Y: 236, W: 300, H: 632}, across: 1,
	ofPerson: ofPerson{
		tiles:   stage.Rect{X: 530, Y: 240, W: 1230, H: 128},
		sources: stage.Rect{X: 530, Y: 386, W: 560, H: 488}, against: stage.Rect{X: 1120, Y: 386, W: 640, H: 252},
		course: stage.Rect{X: 1120, Y: 646, W: 640, H: 240}, tabs: 50, heading: 600, bars: 48, high: 34, cell: 97,
	},
	back: stage.Rect{X: 190, Y: 892, W: 200, H: 76}, export: stage.Rect{X: 1430, Y: 892, W: 330, H: 76},
	notes:  stage.Rect{X: 420, Y: 886, W: 980, H: 96},
	poster: stage.Rect{X: 300, Y: 262, W: 440, H: 590}, none: stage.Rect{X: 830, Y: 480, W: 800, H: 130},
}

// upright is the plan of the tall canvas, but for what depends on how much there is.
var upright = plan{
	panel: stage.Rect{X: 30, Y: 30, W: 1020, H: 1860}, title: stage.Rect{X: 114, Y: 40, W: 580, H: 148},
	mark: stage.Rect{X: 690, Y: 66, W: 330, H: 108}, counted: stage.Rect{X: 636, Y: 200, W: 370, H: 50},
	name: stage.Rect{X: 118, Y: 200, W: 500, H: 50},
	game: stage.Rect{X: 118, Y: 192, W: 500, H: 66}, rule: stage.Rect{X: 118, Y: 276, W: 888, H: 4},
	list: stage.Rect{X: 118, Y: 294, W: 888}, across: 3,
	ofPerson: ofPerson{tiles: stage.Rect{X: 118, W: 888, H: 156}, heading: 888, bars: 46, high: 42, cell: 112, tabs: 70},
	back:     stage.Rect{X: 118, Y: 1784, W: 200, H: 76}, export: stage.Rect{X: 676, Y: 1784, W: 330, H: 76},
	notes:  stage.Rect{X: 118, Y: 1664, W: 888, H: 108},
	poster: stage.Rect{X: 182, Y: 316, W: 760, H: 1019}, none: stage.Rect{X: 118, Y: 1400, W: 888, H: 130},
}

// How the height is shared out below each other.
const (
	barHigh    = 44.0 // a bar, at most
	chartLeast = 284.0
	chartMost  = 584.0
	apartLeast = 26.0 // between parts
	apartMost  = 56.0
)

// stand puts the parts of a person's page below each other: bars and table have the
// lines that they need, the chart what is left; where all is little it lies less close.
func (s *Stats) stand(p *figures.Person) plan {
	at := upright
	rows := min(2, (len(s.report().Persons)+at.across-1)/at.across)
	at.list.H = float64(rows) * rowHigh
	at.tiles.Y = at.list.Y + at.list.H + 20
	end := at.back.Y - 16
	if s.said() != "" {
		end = at.notes.Y - 6
	}
	bars, lines := float64(len(s.bars(p)))*barHigh, float64(s.lines(p))*at.high
	room := end - at.tiles.Y - at.tiles.H - 3*(apartLeast+at.bars)
	chart := 0.0
	if s.best(p) != nil {
		chart = min(max(room-bars-lines, chartLeast), chartMost)
	}
	k := min(1, (room-chart)/(bars+lines))
	bars, lines = bars*k, lines*k
	apart := apartLeast + min((room-chart-bars-lines)/3, apartMost-apartLeast)
	part := func(y, h float64) stage.Rect {
		return stage.Rect{X: at.tiles.X, Y: y + apart, W: at.tiles.W, H: h + at.bars}
	}
	at.sources = part(at.tiles.Y+at.tiles.H, bars)
	at.against = part(at.sources.Y+at.sources.H, lines)
	at.course = part(at.against.Y+at.against.H, chart)
	return at
}
