package stats

import (
	"fmt"
	"strconv"
	"strings"

	figures "posterestante/game/stats"
	"posterestante/render/paint"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// The rectangles of the page.
const (
	left, right   = 190.0, 1760.0
	listWide      = 300.0
	mid           = left + listWide + 40 // where the figures begin
	halfAt        = mid + 590            // where their right half begins
	top, keysAt   = 236.0, 892.0
	tileWide, gap = 234.0, 15.0
)

// Build implements stage.Scene.
func (s *Stats) Build(f *stage.Frame) {
	s.load()
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	ui.Text(f, stage.Rect{X: 186, Y: 66, W: 900, H: 148}, paint.TextTitle, 0, s.t("stats.title"))
	f.Add(stage.Pic{Kind: "postmark", Text: strconv.Itoa(s.data.Report.Matches)}, stage.Rect{X: 1000, Y: 92, W: 330, H: 108})
	ui.Text(f, stage.Rect{X: right - 400, Y: 130, W: 400, H: 50}, paint.TextLabel, paint.LookRight|paint.Ink(paint.InkSoft),
		s.house.Words.N("stats.counted", s.data.Report.Matches))
	ui.Rule(f, stage.Rect{X: left, Y: 216, W: right - left, H: 4})
	if p := s.person(); p != nil {
		s.persons(f)
		s.tiles(f, p)
		s.sources(f, p)
		s.against(f, p)
		s.course(f, p)
	} else {
		f.Add(stage.Pic{Kind: "poster"}, stage.Rect{X: 300, Y: 262, W: 440, H: 590})
		ui.Text(f, stage.Rect{X: 830, Y: 480, W: 800, H: 130}, paint.TextCaption, paint.LookWrap|paint.Ink(paint.InkSoft), s.t("stats.none"))
	}
	ui.Button(f, "stats.back", stage.Rect{X: left, Y: keysAt, W: 200, H: 76}, s.t("stats.back"), 0)
	look := 0
	if s.data.Report.Matches == 0 {
		look = paint.Off
	}
	ui.Button(f, "stats.export", stage.Rect{X: right - 330, Y: keysAt, W: 330, H: 76}, s.t("stats.export"), look)
	s.notes(f)
	f.First = "stats.back"
	if s.dialog != nil {
		s.dialog.Build(f)
	}
}

// persons is the list on the left.
func (s *Stats) persons(f *stage.Frame) {
	people := s.data.Report.Persons
	s.scroll.Build(f, "stats.list", stage.Rect{X: left, Y: top, W: listWide, H: 632}, len(people), 79, func(i int, r stage.Rect) {
		p := &people[i]
		ui.Row(f, fmt.Sprintf("stats.person.%d", i), r, p.Name, i == s.at)
		name := paint.TextStyle(paint.TextLabel, 0).Fit(p.Name, r.W-44)
		ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 8, W: r.W - 32, H: 34}, paint.TextLabel, 0, name)
		ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 42, W: r.W - 32, H: 28}, paint.TextTag, paint.Ink(paint.InkSoft),
			s.house.Words.N("stats.row", p.All.Games+p.Lifted.Games))
	})
}

// tiles are the large figures.
func (s *Stats) tiles(f *stage.Frame, p *figures.Person) {
	shared := ""
	if p.All.Shared > 0 {
		shared = s.house.Words.N("stats.shared", p.All.Shared)
	}
	for i, tile := range []struct{ figure, words, more string }{
		{strconv.Itoa(p.All.Games), s.t("stats.tile.games"), ""},
		{strconv.Itoa(p.All.Wins), s.t("stats.tile.wins"), shared},
		{strconv.Itoa(p.All.Best), s.t("stats.tile.best"), ""},
		{s.number(p.All.Mean()), s.t("stats.tile.mean"), ""},
		{s.number(p.All.MeanSent()), s.t("stats.tile.sent"), ""},
	} {
		r := stage.Rect{X: mid + float64(i)*(tileWide+gap), Y: top + 4, W: tileWide, H: 128}
		f.Add(stage.Pic{Kind: "stats.tile"}, r.Inset(-tileRoom))
		ui.Text(f, stage.Rect{X: r.X + 8, Y: r.Y + 8, W: r.W - 16, H: 60}, paint.TextHead, paint.LookCentre|paint.Ink(paint.InkSea), tile.figure)
		h := 52.0
		if tile.more != "" {
			h = 26
			ui.Text(f, stage.Rect{X: r.X + 6, Y: r.Y + 94, W: r.W - 12, H: 26}, paint.TextTag, paint.LookCentre|paint.Ink(paint.InkSoft), tile.more)
		}
		ui.Text(f, stage.Rect{X: r.X + 10, Y: r.Y + 66, W: r.W - 20, H: h}, paint.TextTag, paint.LookCentre|paint.LookWrap, tile.words)
	}
}

// number writes a mean with one digit, as the language does.
func (s *Stats) number(n float64) string {
	text := strconv.FormatFloat(n, 'f', 1, 64)
	if s.house.Words.Lang() == "fr" {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

// heading is a strip of tape with words.
func heading(f *stage.Frame, r stage.Rect, words string) {
	wide := paint.TextStyle(paint.TextLabel, 0).Width(words) + 32
	f.Add(stage.Pic{Kind: "stats.tape"}, stage.Rect{X: r.X - 8, Y: r.Y, W: min(wide, r.W+8), H: r.H})
	ui.Text(f, stage.Rect{X: r.X + 8, Y: r.Y, W: r.W - 8, H: r.H}, paint.TextLabel, 0, words)
}

// sources are bars: where the points come from.
func (s *Stats) sources(f *stage.Frame, p *figures.Person) {
	heading(f, stage.Rect{X: mid, Y: 386, W: 560, H: 36}, s.t("stats.sources"))
	var list []Bar
	for _, source := range figures.Sources {
		mean := p.All.MeanOf(source)
		if mean == 0 && (source == "automa" || source == "rest") {
			continue // persons have none of these
		}
		list = append(list, Bar{s.t("stats.source." + source), mean, s.number(mean)})
	}
	Bars(f, stage.Rect{X: mid, Y: 434, W: 560, H: 440}, list)
}

// against is the table of the Automa's levels and of the boards' sides.
func (s *Stats) against(f *stage.Frame, p *figures.Person) {
	heading(f, stage.Rect{X: halfAt, Y: 386, W: 600, H: 36}, s.t("stats.against_head"))
	const cell, high = 97.0, 34.0
	soft := paint.Ink(paint.InkSoft)
	column := func(i int, y float64) stage.Rect {
		return stage.Rect{X: right - float64(5-i)*cell, Y: y, W: cell, H: high}
	}
	y := 426.0
	for i, key := range []string{"games", "wins", "best", "mean", "sent"} {
		ui.Text(f, column(i, y), paint.TextTag, paint.LookRight|soft, s.t("stats.col."+key))
	}
	line := func(name string, g *figures.Figures) {
		y += high
		ui.Text(f, stage.Rect{X: halfAt, Y: y, W: right - 5*cell - halfAt, H: high}, paint.TextTag, 0, name)
		cells := []string{"–", "–", "–", "–", "–"}
		if g != nil && g.Games > 0 {
			cells = []string{strconv.Itoa(g.Games), strconv.Itoa(g.Wins), strconv.Itoa(g.Best), s.number(g.Mean()), s.number(g.MeanSent())}
		}
		for i, words := range cells {
			ui.Text(f, column(i, y), paint.TextTag, paint.LookRight, words)
		}
	}
	for _, level := range figures.Levels {
		line(s.t("stats.against."+strings.TrimPrefix(level, "automa:")), p.Against[level])
	}
	ui.Rule(f, stage.Rect{X: halfAt, Y: y + high, W: right - halfAt, H: 4})
	y += 4
	for _, side := range []string{"A", "B"} {
		line(s.t("stats.side", map[string]any{"Side": side}), p.Sides[side])
	}
	if p.Lifted.Games > 0 {
		line(s.t("stats.lifted_short"), &p.Lifted)
	}
}

// course is the chart of the best match.
func (s *Stats) course(f *stage.Frame, p *figures.Person) {
	for i := range s.data.Matches {
		m := &s.data.Matches[i]
		if m.ID != p.Best {
			continue
		}
		c := Curves{Course: m.Course, Words: s.house.Words}
		for _, seat := range m.Seats {
			c.Names, c.Colours, c.Final = append(c.Names, seat.Name), append(c.Colours, seat.Colour), append(c.Final, seat.Total)
		}
		heading(f, stage.Rect{X: halfAt, Y: 648, W: 600, H: 36}, s.t("stats.course"))
		Chart(f, stage.Rect{X: halfAt, Y: 690, W: right - halfAt, H: 190}, c)
		return
	}
}

// notes are what there is to say of the counting, between the buttons.
func (s *Stats) notes(f *stage.Frame) {
	var said []string
	if s.note != "" {
		said = append(said, s.note)
	}
	if n := s.data.Report.Lifted; n > 0 {
		said = append(said, s.house.Words.N("stats.lifted", n))
	}
	n := 0
	for _, k := range s.data.Report.Skipped {
		n += k
	}
	if n > 0 {
		said = append(said, s.house.Words.N("stats.skipped", n))
	}
	ui.Text(f, stage.Rect{X: left + 230, Y: keysAt - 6, W: right - left - 590, H: 96}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), strings.Join(said, " "))
}
