package stats

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	figures "posterestante/game/stats"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The rectangles of the page.
const (
	left, right = 190.0, 1760.0
	listWide    = 300.0
	mid         = left + listWide + 40 // where the figures begin
	halfAt      = mid + 590            // where their right half begins
	top, keysAt = 236.0, 892.0
	courseAt    = 648.0 // where the heading of the chart begins
	gap         = 15.0  // between tiles
)

// Build implements stage.Scene.
func (s *Stats) Build(f *stage.Frame) {
	s.load()
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	ui.Text(f, stage.Rect{X: 186, Y: 66, W: 900, H: 148}, paint.TextTitle, 0, s.t("stats.title"))
	lids := s.lids()
	s.head(f, lids)
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
	s.games.BuildOpen(f, "stats.game", lids, s.game)
	if s.dialog != nil {
		s.dialog.Build(f)
	}
}

// lids are the games that have figures, with how many matches of each count.
func (s *Stats) lids() (all []ui.Lid) {
	for i := range s.data.Report.Games {
		g := &s.data.Report.Games[i]
		all = append(all, ui.Lid{Name: s.t(g.Game + ".name"), Note: s.deps.Words.N("stats.counted", g.Matches)})
	}
	return all
}

// head is the choice of the game, once matches of two are counted, and how many
// matches of the chosen one are.
func (s *Stats) head(f *stage.Frame, lids []ui.Lid) {
	r := s.report()
	counted := stage.Rect{X: right - 400, Y: 130, W: 400, H: 50}
	if len(lids) > 1 {
		s.games.Build(f, "stats.game", stage.Rect{X: 760, Y: 120, W: 600, H: 66}, lids, s.game)
	} else {
		f.Add(stage.Pic{Kind: "postmark", Text: strconv.Itoa(r.Matches)}, stage.Rect{X: 1000, Y: 92, W: 330, H: 108})
	}
	ui.Text(f, counted, paint.TextLabel, paint.LookRight|paint.Ink(paint.InkSoft), s.deps.Words.N("stats.counted", r.Matches))
}

// persons is the list on the left.
func (s *Stats) persons(f *stage.Frame) {
	people := s.report().Persons
	s.scroll.Build(f, "stats.list", stage.Rect{X: left, Y: top, W: listWide, H: 632}, len(people), 79, func(i int, r stage.Rect) {
		p := &people[i]
		ui.Row(f, fmt.Sprintf("stats.person.%d", i), r, p.Name, i == s.at)
		name := paint.TextStyle(paint.TextLabel, 0).Fit(p.Name, r.W-44)
		ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 8, W: r.W - 32, H: 34}, paint.TextLabel, 0, name)
		ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 42, W: r.W - 32, H: 28}, paint.TextTag, paint.Ink(paint.InkSoft),
			s.deps.Words.N("stats.row", p.All.Games+p.Lifted.Games))
	})
}

// tiles are the large figures.
func (s *Stats) tiles(f *stage.Frame, p *figures.Person) {
	shared := ""
	if p.All.Shared > 0 {
		shared = s.deps.Words.N("stats.shared", p.All.Shared)
	}
	type tile struct{ figure, words, more string }
	tiles := []tile{
		{strconv.Itoa(p.All.Games), s.t("stats.tile.games"), ""},
		{strconv.Itoa(p.All.Wins), s.t("stats.tile.wins"), shared},
		{strconv.Itoa(p.All.Best), s.t("stats.tile.best"), ""},
		{s.number(p.All.Mean()), s.t("stats.tile.mean"), ""},
	}
	if s.report().Terms().Sent != "" {
		tiles = append(tiles, tile{s.number(p.All.MeanSent()), s.t("stats.tile.sent"), ""})
	}
	n := float64(len(tiles))
	wide := (right - mid - gap*(n-1)) / n
	for i, tile := range tiles {
		r := stage.Rect{X: mid + float64(i)*(wide+gap), Y: top + 4, W: wide, H: 128}
		f.Add(stage.Pic{Kind: "stats.tile"}, r.Inset(-tileRoom))
		ui.Text(f, stage.Rect{X: r.X + 8, Y: r.Y + 8, W: r.W - 16, H: 60}, paint.TextHead, paint.LookCentre|paint.Ink(paint.InkSea), tile.figure)
		h := 52.0 + 4*float64(f.Text)
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
	if s.deps.Words.Lang() == "fr" {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

// heading is a strip of tape with words.
func heading(f *stage.Frame, r stage.Rect, words string) {
	wide := ui.Wide(f, paint.TextLabel, words, r.H) + 31
	f.Add(stage.Pic{Kind: "stats.tape"}, stage.Rect{X: r.X - 8, Y: r.Y, W: min(wide, r.W+8), H: r.H})
	ui.Text(f, stage.Rect{X: r.X + 8, Y: r.Y, W: r.W - 8, H: r.H}, paint.TextLabel, 0, words)
}

// sources are bars: where the points come from.
func (s *Stats) sources(f *stage.Frame, p *figures.Person) {
	heading(f, stage.Rect{X: mid, Y: 386, W: 560, H: 36}, s.t("stats.sources"))
	var list []Bar
	terms := s.report().Terms()
	for _, source := range terms.Sources {
		mean := p.All.MeanOf(source)
		if mean == 0 && slices.Contains(terms.Seldom, source) {
			continue
		}
		list = append(list, Bar{s.t("stats.source." + terms.Game + "." + source), mean, s.number(mean)})
	}
	Bars(f, stage.Rect{X: mid, Y: 434, W: 560, H: 440}, list)
}

// against is the table of the kinds of opponents and of the options.
func (s *Stats) against(f *stage.Frame, p *figures.Person) {
	terms := s.report().Terms()
	heading(f, stage.Rect{X: halfAt, Y: 386, W: 600, H: 36}, s.t("stats.against_head."+terms.Game))
	kinds, choices := terms.Met(p.Against), terms.Choices()
	t := grid{s: s, f: f, y: 426, high: 34, columns: []string{"games", "wins", "best", "mean"}}
	if terms.Sent != "" {
		t.columns = append(t.columns, "sent")
	}
	rows := len(kinds) + len(choices) + 1 // with their head
	if p.Lifted.Games > 0 {
		rows++
	}
	t.high = min(t.high, (courseAt-10-t.y)/float64(rows))
	t.head()
	for _, kind := range kinds {
		t.line(s.t(figures.KindWords(kind)), p.Against[kind])
	}
	if len(choices) > 0 {
		ui.Rule(f, stage.Rect{X: halfAt, Y: t.y + t.high, W: right - halfAt, H: 4})
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
	y, high float64
	columns []string
}

func (t *grid) column(i int) stage.Rect {
	const cell, apart = 97.0, 8.0
	return stage.Rect{X: right - float64(len(t.columns)-i)*cell + apart, Y: t.y, W: cell - apart, H: t.high}
}

func (t *grid) head() {
	for i, key := range t.columns {
		ui.Text(t.f, t.column(i), paint.TextTag, paint.LookRight|paint.Ink(paint.InkSoft), t.s.t("stats.col."+key))
	}
}

func (t *grid) line(name string, g *figures.Figures) {
	t.y += t.high
	ui.Text(t.f, stage.Rect{X: halfAt, Y: t.y, W: t.column(0).X + 4 - halfAt, H: t.high}, paint.TextTag, 0, name)
	cells := []string{"–", "–", "–", "–", "–"}
	if g != nil && g.Games > 0 {
		cells = []string{strconv.Itoa(g.Games), strconv.Itoa(g.Wins), strconv.Itoa(g.Best), t.s.number(g.Mean()), t.s.number(g.MeanSent())}
	}
	for i := range t.columns {
		ui.Text(t.f, t.column(i), paint.TextTag, paint.LookRight, cells[i])
	}
}

// course is the chart of the best match.
func (s *Stats) course(f *stage.Frame, p *figures.Person) {
	for i := range s.data.Matches {
		m := &s.data.Matches[i]
		if m.ID != p.Best {
			continue
		}
		c := Curves{Course: m.Course, Words: s.deps.Words}
		for _, seat := range m.Seats {
			c.Names, c.Colours, c.Final = append(c.Names, seat.Name), append(c.Colours, seat.Colour), append(c.Final, seat.Total)
		}
		heading(f, stage.Rect{X: halfAt, Y: courseAt, W: 600, H: 36}, s.t("stats.course"))
		Chart(f, stage.Rect{X: halfAt, Y: courseAt + 42, W: right - halfAt, H: 190}, c)
		return
	}
}

// notes are what there is to say of the counting, between the buttons.
func (s *Stats) notes(f *stage.Frame) {
	var said []string
	if s.note != "" {
		said = append(said, s.note)
	}
	if n := s.report().Lifted; n > 0 {
		said = append(said, s.deps.Words.N("stats.lifted", n))
	}
	if n := s.report().Coached; n > 0 {
		said = append(said, s.deps.Words.N("stats.coached", n))
	}
	n := 0
	for _, k := range s.data.Report.Skipped {
		n += k
	}
	if n > 0 {
		said = append(said, s.deps.Words.N("stats.skipped", n))
	}
	ui.Text(f, stage.Rect{X: left + 230, Y: keysAt - 6, W: right - left - 590, H: 96}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), strings.Join(said, " "))
}
