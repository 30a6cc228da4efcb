package stats

import (
	"slices"
	"strconv"

	figures "posterestante/game/stats"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/chart"
)

// sources are bars: where the points come from.
func (s *Stats) sources(f *stage.Frame, p *figures.Person) {
	r := s.plan.sources
	heading(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: headHigh}, s.t("stats.sources"))
	chart.Bars(f, stage.Rect{X: r.X, Y: r.Y + s.plan.bars, W: r.W, H: r.H - s.plan.bars}, s.bars(p))
}

// bars are the means of all sources, but of those that are seldom and gave nothing.
func (s *Stats) bars(p *figures.Person) (list []chart.Bar) {
	terms := s.report().Terms()
	for _, source := range terms.Sources {
		mean := p.All.MeanOf(source)
		if mean == 0 && slices.Contains(terms.Seldom, source) {
			continue
		}
		list = append(list, chart.Bar{Label: s.t("stats.source." + terms.Game + "." + source), Value: mean,
			Words: s.number(mean)})
	}
	return list
}

// lines are how many the table of opponents and options has, with its head.
func (s *Stats) lines(p *figures.Person) int {
	terms := s.report().Terms()
	n := len(terms.Met(p.Against)) + len(terms.Choices()) + 1
	if p.Lifted.Games > 0 {
		n++
	}
	return n
}

// against is the table of the kinds of opponents and of the options.
func (s *Stats) against(f *stage.Frame, p *figures.Person) {
	terms, r := s.report().Terms(), s.plan.against
	heading(f, stage.Rect{X: r.X, Y: r.Y, W: s.plan.heading, H: headHigh}, s.t("stats.against_head."+terms.Game))
	kinds, choices := terms.Met(p.Against), terms.Choices()
	t := grid{s: s, f: f, r: r, y: r.Y + headHigh + 4, columns: []string{"games", "wins", "best", "mean"}}
	if terms.Sent != "" {
		t.columns = append(t.columns, "sent")
	}
	t.high = min(s.plan.high, (r.Y+r.H-t.y)/float64(s.lines(p)))
	t.head()
	for _, kind := range kinds {
		t.line(s.t(figures.KindWords(kind)), p.Against[kind])
	}
	if len(choices) > 0 {
		ui.Rule(f, stage.Rect{X: r.X, Y: t.y + t.high, W: r.W, H: 4})
		t.y += 4
	}
	for _, c := range choices {
		t.line(s.t(c.Words()), p.Options[c.Key()])
	}
	if p.Lifted.Games > 0 {
		t.line(s.t("stats.lifted_short"), &p.Lifted)
	}
}

// grid is a table of figures being built, a line below the other.
type grid struct {
	s       *Stats
	f       *stage.Frame
	r       stage.Rect
	y, high float64
	columns []string
}

func (t *grid) column(i int) stage.Rect {
	const apart = 8.0
	cell := t.s.plan.cell
	return stage.Rect{X: t.r.X + t.r.W - float64(len(t.columns)-i)*cell + apart, Y: t.y, W: cell - apart, H: t.high}
}

func (t *grid) head() {
	for i, key := range t.columns {
		ui.Text(t.f, t.column(i), paint.TextTag, paint.LookRight|paint.Ink(paint.InkSoft), t.s.t("stats.col."+key))
	}
}

func (t *grid) line(name string, g *figures.Figures) {
	t.y += t.high
	ui.Text(t.f, stage.Rect{X: t.r.X, Y: t.y, W: t.column(0).X + 4 - t.r.X, H: t.high}, paint.TextTag, 0, name)
	cells := []string{"–", "–", "–", "–", "–"}
	if g != nil && g.Games > 0 {
		cells = []string{strconv.Itoa(g.Games), strconv.Itoa(g.Wins), strconv.Itoa(g.Best), t.s.number(g.Mean()),
			t.s.number(g.MeanSent())}
	}
	for i := range t.columns {
		ui.Text(t.f, t.column(i), paint.TextTag, paint.LookRight, cells[i])
	}
}
