package table

import (
	"strconv"

	"posterestante/render/paint"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// row is a line of the log as it is broken: which telling, and its words.
type row struct {
	line  int
	first bool
	words string
}

// rows breaks tellings to the log's width.
func (t *Table) rows() []row {
	style := paint.TextStyle(paint.TextTag, 0)
	width := t.lay.Log.W - 20 - rowIn - 34
	for i := len(t.broken); i < len(t.lines); i++ {
		t.broken = append(t.broken, style.Lines(t.lines[i].Short, width))
	}
	var out []row
	for i, lines := range t.broken[:len(t.lines)] {
		for j, words := range lines {
			out = append(out, row{i, j == 0, words})
		}
	}
	return out
}

// buildLog is the list of what was done, the last at the bottom.
func (t *Table) buildLog(f *stage.Frame) {
	r := t.lay.Log
	ui.Panel(f, r, 1)
	rows := t.rows()
	tip := -1
	var tipAt stage.Rect
	t.log.Build(f, "log", r.Inset(10), len(rows), rowHigh, func(i int, r stage.Rect) {
		line := t.lines[rows[i].line]
		id := "log." + strconv.Itoa(rows[i].line)
		if rows[i].first {
			f.Add(stage.Pic{Kind: "swatch", ID: t.house.Colours[line.Seat]}, stage.Rect{X: r.X, Y: r.Y + 3, W: 22, H: 22})
		}
		ui.Text(f, stage.Rect{X: r.X + rowIn, Y: r.Y, W: r.W - rowIn, H: rowHigh}, paint.TextTag, 0, rows[i].words)
		f.Hots = append(f.Hots, stage.Hot{ID: id, Rect: r, Label: line.Short})
		if f.Over == id && tip < 0 && len(line.Long) > 0 {
			tip, tipAt = rows[i].line, r
		}
	})
	if tip >= 0 && t.overFor >= hoverAfter {
		ui.Tip(f, tipAt, long(t.lines[tip].Long))
	}
}

func long(lines []string) string {
	out := ""
	for i, l := range lines {
		if i > 0 {
			out += "\n"
		}
		out += l
	}
	return out
}
