package journal

import (
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	rules "posterestante/game/postcards"
	figures "posterestante/game/stats"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/chart"
)

// table is the scoring: a line a seat, a column a source of points.
func (p *page) table() {
	c := p.c
	head := paint.Style{Role: fonts.Body, Size: 18, Ink: palette.InkSoft, Align: paint.Right}
	cell := paint.Style{Role: fonts.Medium, Size: 21, Ink: palette.Ink, Align: paint.Right}
	total := paint.Style{Role: fonts.Caption, Size: 26, Ink: palette.Ink, Align: paint.Right}
	earned := figures.Earned(p.Session)
	var shown []string
	for _, source := range rules.Terms.Sources {
		for seat := range earned {
			if source != figures.Rest || earned[seat][source] != 0 {
				shown = append(shown, source)
				break
			}
		}
	}
	const nameWide, totalWide = 184.0, 68.0
	wide := (tableAt.W - nameWide - totalWide) / float64(len(shown))
	at := func(i int, y float64) stage.Rect {
		return stage.Rect{X: tableAt.X + nameWide + float64(i)*wide, Y: y, W: wide, H: 32}
	}
	c.Text(p.t("journal.scores"), stage.Rect{X: tableAt.X, Y: tableAt.Y - 4, W: nameWide, H: 32},
		paint.Style{Role: fonts.Caption, Size: 26, Ink: palette.Ink})
	for i, source := range shown {
		c.Text(p.t("stats.short."+source), at(i, tableAt.Y-4), head)
	}
	c.Text(p.t("stats.short.total"), stage.Rect{X: tableAt.X + tableAt.W - totalWide, Y: tableAt.Y - 4, W: totalWide,
		H: 32}, head)
	y := tableAt.Y + 30
	c.Stroke(c.Path().Move(tableAt.X, y).Line(tableAt.X+tableAt.W, y), palette.InkSoft, 1.6)
	for seat, name := range p.Names {
		c.Swatch(p.Colours[seat], tableAt.X+14, y+17, 10)
		c.Text(name, stage.Rect{X: tableAt.X + 34, Y: y + 1, W: nameWide - 36, H: 32},
			paint.Style{Role: fonts.Medium, Size: 21, Ink: palette.Ink})
		for i, source := range shown {
			s, words := cell, strconv.Itoa(earned[seat][source])
			if earned[seat][source] == 0 {
				s.Ink, words = palette.InkFaint, "–"
			}
			c.Text(words, at(i, y+1), s)
		}
		c.Text(strconv.Itoa(p.scores[seat].Total), stage.Rect{X: tableAt.X + tableAt.W - totalWide, Y: y + 1,
			W: totalWide, H: 32}, total)
		y += 33
		c.Stroke(c.Path().Move(tableAt.X, y).Line(tableAt.X+tableAt.W, y), palette.Fade(palette.PaperDeep, 0.8), 1)
	}
}

// chart is how the points rose, with what there is to say of the page.
func (p *page) chart() {
	c := p.c
	c.Text(p.t("journal.course"), stage.Rect{X: chartAt.X, Y: chartAt.Y, W: chartAt.W, H: 34},
		paint.Style{Role: fonts.Caption, Size: 26, Ink: palette.Ink})
	curves := chart.Curves{Course: figures.Course(p.Session), Names: p.Names, Colours: p.Colours, Words: p.Words}
	if p.Session.Over() {
		curves.Final = figures.Finals(p.Session)
	}
	pic := curves.Pic()
	p.kinds = p.kinds.With(chart.Kinds())
	p.put(pic, stage.Rect{X: chartAt.X, Y: chartAt.Y + 38, W: chartAt.W, H: chartAt.H - 66})
	note := p.t("journal.mark_note")
	if p.Session.Crossed() {
		note = p.t("journal.lifted") + " " + note
	}
	s := paint.Style{Role: fonts.Body, Size: 18, Ink: palette.InkSoft}
	c.Text(note, stage.Rect{X: chartAt.X, Y: chartAt.Y + chartAt.H - 26, W: chartAt.W, H: 28}, s)
}
