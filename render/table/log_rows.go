package table

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/deeds"
)

// row is a line of the log as it is broken: which telling, and its words. A
// heading names the seat whose actions follow. What is told of the opening is of no
// telling: its line is opening.
type row struct {
	line  int
	head  bool
	first bool
	tale  bool // it is something to read of what was laid
	words string
	signs []deeds.Sign // in signs, of the tellings; nil for words
}

// opening is the line of rows that tell how the match was set up.
const opening = -1

// rows breaks tellings to the log's width, under a heading wherever another
// seat begins to act; before all comes what is told of the opening.
func (l *timeline) rows(f *stage.Frame) []row {
	style := ui.Style(f, paint.TextTag)
	if l.brokenAt != f.Text {
		l.broken, l.brokenAt = nil, f.Text
	}
	width := l.Lay.Log.W - 20 - rowIn - lockWide - 34
	var out []row
	for _, sentence := range l.opening {
		for j, words := range style.Lines(sentence, width) {
			if l.filter == 0 {
				out = append(out, row{line: opening, first: j == 0, words: words})
			}
		}
	}
	if l.deps.Log.Signs {
		return append(append(out, l.signRows(f)...), l.faultRows(style.Lines, width)...)
	}
	for i := len(l.broken); i < len(l.lines); i++ {
		l.broken = append(l.broken, l.breaks(i, func(s string) []string { return style.Lines(s, width) }))
	}
	last := game.Nobody
	for i, lines := range l.broken[:l.told()] {
		seat := l.lines[i].Seat
		if l.filter != 0 && l.filter&(1<<seat) == 0 {
			continue
		}
		if seat != last {
			out = append(out, row{line: i, head: true, words: l.deps.Names[seat]})
			last = seat
		}
		out = append(out, lines...)
	}
	return append(out, l.faultRows(style.Lines, width)...)
}

// breaks are the rows of a telling: what was done, what there is to read of it, how the match ended.
func (l *timeline) breaks(i int, lines func(string) []string) (out []row) {
	line := l.lines[i]
	for j, words := range lines(line.Bare) {
		out = append(out, row{line: i, first: j == 0, words: words})
	}
	if line.Tale != "" {
		for _, words := range lines(line.Tale) {
			out = append(out, row{line: i, tale: true, words: words})
		}
	}
	for _, end := range line.End {
		for _, words := range lines(end) {
			out = append(out, row{line: i, words: words})
		}
	}
	return out
}
