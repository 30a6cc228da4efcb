package stats

import (
	"math"

	figures "posterestante/game/stats"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/chart"
)

// shown is which of the charts is shown.
type shown int

const (
	bestMatch shown = iota
	lostTurns
)

// match is one that is counted, nil where it isn't there.
func (s *Stats) match(id string) *figures.Match {
	for i := range s.data.Matches {
		if s.data.Matches[i].ID == id {
			return &s.data.Matches[i]
		}
	}
	return nil
}

// best is the match that went best, nil where it isn't there.
func (s *Stats) best(p *figures.Person) *figures.Match { return s.match(p.Best) }

// charts are the course of the best match and the errors by match, one of them shown.
func (s *Stats) charts(f *stage.Frame, p *figures.Person) {
	m := s.best(p)
	if m == nil {
		return
	}
	r := s.plan.course
	ui.Choice(f, "stats.chart", stage.Rect{X: r.X, Y: r.Y, W: r.W, H: s.plan.tabs},
		[]string{s.t("stats.course"), s.t("stats.errors")}, int(s.chart), ui.As[shown])
	r.Y, r.H = r.Y+s.plan.tabs+4, r.H-s.plan.tabs-4
	if s.chart == lostTurns {
		s.errors(f, p, r)
		return
	}
	c := chart.Curves{Course: m.Course, Words: s.deps.Words}
	for _, seat := range m.Seats {
		c.Names, c.Colours, c.Final = append(c.Names, seat.Name), append(c.Colours, seat.Colour),
			append(c.Final, seat.Total)
	}
	c.Add(f, stage.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: r.H - 2})
}

// errors are what the turns of each match cost that was analysed, on the mean; else how one comes to it.
func (s *Stats) errors(f *stage.Frame, p *figures.Person, r stage.Rect) {
	if len(p.Judged) == 0 {
		ui.Text(f, stage.Rect{X: r.X + 8, Y: r.Y, W: r.W - 16, H: r.H}, paint.TextSmall,
			paint.LookWrap|paint.Ink(paint.InkSoft), s.t("stats.errors.none"))
		return
	}
	const said = 30.0
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: said}, paint.TextTag, paint.Ink(paint.InkSoft),
		s.t("stats.errors.means"))
	lost := make([]int, len(p.Judged))
	for i, j := range p.Judged {
		lost[i] = int(math.Round(j.Lost * 1000))
	}
	c := chart.Curves{Course: [][]int{lost}, Names: []string{p.Name}, Colours: []int{s.colour(p)}, Words: s.deps.Words,
		Matches: true}
	c.Add(f, stage.Rect{X: r.X, Y: r.Y + said, W: r.W, H: r.H - said})
}

// colour is the one that somebody last played with of what was analysed.
func (s *Stats) colour(p *figures.Person) int {
	m := s.match(p.Judged[len(p.Judged)-1].Match)
	if m == nil {
		return 0
	}
	for _, e := range m.Errors {
		if seat := m.Seats[e.Seat]; figures.Same(seat.Name, p.Name) {
			return seat.Colour
		}
	}
	return 0
}
