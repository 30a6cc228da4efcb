package stats

import (
	"fmt"
	"strconv"
	"strings"

	figures "posterestante/game/stats"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Portrait implements stage.Portrait.
func (s *Stats) Portrait() bool { return true }

// Build implements stage.Scene.
func (s *Stats) Build(f *stage.Frame) {
	s.load()
	p := s.person()
	switch {
	case !f.Tall:
		s.plan = wide
	case p == nil:
		s.plan = upright
	default:
		s.plan = s.stand(p)
	}
	at := &s.plan
	f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
	ui.Panel(f, at.panel, 2)
	ui.Text(f, at.title, paint.TextTitle, 0, s.t("stats.title"))
	lids := s.lids()
	s.head(f, lids)
	ui.Rule(f, at.rule)
	if p != nil {
		s.persons(f)
		s.tiles(f, p)
		s.sources(f, p)
		s.against(f, p)
		s.charts(f, p)
	} else {
		f.Add(stage.Pic{Kind: "poster"}, at.poster)
		look := paint.LookWrap | paint.Ink(paint.InkSoft)
		if f.Tall {
			look |= paint.LookCentre
		}
		ui.Text(f, at.none, paint.TextCaption, look, s.t("stats.none"))
	}
	ui.Button(f, "stats.back", at.back, s.t("stats.back"), 0).Does = ui.Back
	look := 0
	if s.data.Report.Matches == 0 {
		look = paint.Off
	}
	ui.Button(f, "stats.export", at.export, s.t("stats.export"), look).Does = exports
	ui.Text(f, at.notes, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), s.said())
	f.First = "stats.back"
	s.games.BuildOpen(f, "stats.game", lids, s.game)
	s.dialog.Build(f)
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
	r, at := s.report(), &s.plan
	if len(lids) > 1 {
		s.games.Build(f, "stats.game", at.game, lids, s.game)
	} else if len(lids) == 1 && f.Tall {
		ui.Text(f, at.name, paint.TextCaption, paint.Ink(paint.InkSea), lids[0].Name)
	}
	if f.Tall || len(lids) < 2 {
		f.Add(stage.Pic{Kind: "postmark", Text: strconv.Itoa(r.Matches)}, at.mark)
	}
	ui.Text(f, at.counted, paint.TextLabel, paint.LookRight|paint.Ink(paint.InkSoft),
		s.deps.Words.N("stats.counted", r.Matches))
}

// persons is the list of them.
func (s *Stats) persons(f *stage.Frame) {
	people, across := s.report().Persons, s.plan.across
	s.scroll.Build(f, "stats.list", s.plan.list, (len(people)+across-1)/across, rowHigh, func(row int, r stage.Rect) {
		r.W /= float64(across)
		for i := row * across; i < min(len(people), (row+1)*across); i++ {
			s.one(f, i, r)
			r.X += r.W
		}
	})
}

// one is a person of the list.
func (s *Stats) one(f *stage.Frame, i int, r stage.Rect) {
	p := &s.report().Persons[i]
	ui.Row(f, fmt.Sprintf("stats.person.%d", i), r, p.Name, i == s.at).Does = person(i)
	name := paint.TextStyle(paint.TextLabel, 0).Fit(p.Name, r.W-44)
	ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 8, W: r.W - 32, H: 34}, paint.TextLabel, 0, name)
	ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 42, W: r.W - 32, H: 28}, paint.TextTag, paint.Ink(paint.InkSoft),
		s.deps.Words.N("stats.row", p.All.Games+p.Lifted.Games))
}

// tiles are the large figures.
func (s *Stats) tiles(f *stage.Frame, p *figures.Person) {
	shared := ""
	if p.All.Shared > 0 {
		shared = s.deps.Words.N("stats.shared", p.All.Shared)
	}
	type tile struct{ figure, words, more string }
	count := func(n int, key, more string) tile { return tile{strconv.Itoa(n), s.deps.Words.N(key, n), more} }
	tiles := []tile{
		count(p.All.Games, "stats.tile.games", ""),
		count(p.All.Wins, "stats.tile.wins", shared),
		{strconv.Itoa(p.All.Best), s.t("stats.tile.best"), ""},
		{s.number(p.All.Mean()), s.t("stats.tile.mean"), ""},
	}
	if s.report().Terms().Sent != "" {
		tiles = append(tiles, tile{s.number(p.All.MeanSent()), s.t("stats.tile.sent"), ""})
	}
	n := float64(len(tiles))
	at := s.plan.tiles
	wide, in := (at.W-gap*(n-1))/n, 10.0
	if f.Tall { // they are narrow
		in = 14
	}
	for i, tile := range tiles {
		r := stage.Rect{X: at.X + float64(i)*(wide+gap), Y: at.Y, W: wide, H: at.H}
		f.Add(stage.Pic{Kind: "stats.tile"}, r.Inset(-tileRoom))
		ui.Text(f, stage.Rect{X: r.X + 8, Y: r.Y + 8, W: r.W - 16, H: 60}, paint.TextHead,
			paint.LookCentre|paint.Ink(paint.InkSea), tile.figure)
		h := at.H - 76 + 4*float64(f.Text)
		if tile.more != "" {
			h = 26
			ui.Text(f, stage.Rect{X: r.X + 6, Y: r.Y + 94, W: r.W - 12, H: 26}, paint.TextTag,
				paint.LookCentre|paint.Ink(paint.InkSoft), tile.more)
		}
		ui.Text(f, stage.Rect{X: r.X + in, Y: r.Y + 66, W: r.W - 2*in, H: h}, paint.TextTag,
			paint.LookCentre|paint.LookWrap, tile.words)
	}
}

// number writes a mean with one digit, as the language does.
func (s *Stats) number(n float64) string {
	return strings.Replace(strconv.FormatFloat(n, 'f', 1, 64), ".", s.t("stats.decimal"), 1)
}

// heading is a strip of tape with words.
func heading(f *stage.Frame, r stage.Rect, words string) {
	wide := ui.Wide(f, paint.TextLabel, words, r.H) + 31
	f.Add(stage.Pic{Kind: "stats.tape"}, stage.Rect{X: r.X - 8, Y: r.Y, W: min(wide, r.W+8), H: r.H})
	ui.Text(f, stage.Rect{X: r.X + 8, Y: r.Y, W: r.W - 8, H: r.H}, paint.TextLabel, 0, words)
}

// said is what there is to say of the counting.
func (s *Stats) said() string {
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
	return strings.Join(said, " ")
}
