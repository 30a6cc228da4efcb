package rulebook

import (
	"fmt"
	"strconv"
	"strings"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The left page, in logical pixels.
var (
	left      = stage.Rect{X: 48, Y: 36, W: 580, H: 1008}
	fieldAt   = stage.Rect{X: 88, Y: 212, W: 500, H: 56}
	listArea  = stage.Rect{X: 88, Y: 290, W: 500, H: 572} // chapters
	hitsArea  = stage.Rect{X: 88, Y: 326, W: 500, H: 546}
	choiceAt  = stage.Rect{X: 88, Y: 888, W: 500, H: 66}
	backAt    = stage.Rect{X: 88, Y: 966, W: 190, H: 60}
	beforeAt  = stage.Rect{X: textX, Y: 976, W: 250, H: 54}
	nextAt    = stage.Rect{X: 1590, Y: 976, W: 250, H: 54}
	pageAt    = stage.Rect{X: 1220, Y: 976, W: 212, H: 54}
	returnAt  = stage.Rect{X: 1072, Y: 976, W: 508, H: 54}
	chapterH  = listArea.H / 11
	hitH      = 90.0
	hitTabW   = 84.0
	returnGap = 8.0
)

// Build implements stage.Scene.
func (s *Scene) Build(f *stage.Frame) {
	s.focus = f.Focus
	if f.Text != s.text {
		s.lay(f.Text)
	}
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	f.Add(stage.Pic{Kind: "rb.spread"}, stage.Rect{W: stage.Width, H: stage.Height})
	w := s.cfg.Words
	ui.Text(f, stage.Rect{X: 88, Y: 40, W: 500, H: 120}, paint.TextTitle, 0, w.T("rulebook.title"))
	ui.Text(f, stage.Rect{X: 90, Y: 156, W: 498, H: 40}, paint.TextCaption, paint.Ink(paint.InkSea), s.cfg.Book.Title)
	s.buildField(f)
	if s.searching() {
		s.buildHits(f)
	} else {
		s.buildChapters(f)
	}
	ui.Rule(f, stage.Rect{X: 88, Y: 876, W: 500, H: 4})
	s.buildChoice(f)
	ui.Button(f, "rulebook.back", backAt, w.T("rulebook.back"), 0)
	lids := s.lids()
	if len(lids) > 1 {
		s.games.Build(f, "rulebook.game", stage.Rect{X: backAt.X + backAt.W + 12, Y: backAt.Y, W: 300, H: backAt.H}, lids, s.cfg.Game)
	}
	s.buildSheet(f)
	s.buildFoot(f)
	f.First = "rulebook.search"
	s.buildTip(f)
	s.games.BuildOpen(f, "rulebook.game", lids, s.cfg.Game)
}

// lids are the games whose rules can be read.
func (s *Scene) lids() (all []ui.Lid) {
	for _, name := range s.cfg.Games {
		all = append(all, ui.Lid{Name: name})
	}
	return all
}

// buildChoice explains the sign of our choices.
func (s *Scene) buildChoice(f *stage.Frame) {
	words := s.cfg.Words.T("rulebook.choice")
	f.Add(stage.Pic{Kind: "rb.choice"}, stage.Rect{X: choiceAt.X, Y: choiceAt.Y + 13, W: 40, H: 40})
	r := stage.Rect{X: choiceAt.X + 54, W: choiceAt.W - 54}
	r.H = paint.TextStyle(paint.TextSmall, paint.LookWrap).Grown(f.Text, words, r.W, choiceAt.H).Height(words, r.W)
	r.Y = choiceAt.Y + (choiceAt.H-r.H)/2 - 2
	ui.Text(f, r, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft), words)
}

func (s *Scene) buildField(f *stage.Frame) {
	w := s.cfg.Words
	s.field.Build(f, "rulebook.search", fieldAt, w.T("rulebook.search"))
	if s.field.Text == "" && !s.field.Open {
		r := fieldAt.Inset(10)
		ui.Text(f, stage.Rect{X: r.X, Y: fieldAt.Y, W: r.W, H: fieldAt.H}, paint.TextBody, paint.Ink(paint.InkSoft), w.T("rulebook.search"))
	}
	if s.field.Text != "" {
		r := stage.Rect{X: fieldAt.X + fieldAt.W - 54, Y: fieldAt.Y + 4, W: 50, H: 50}
		ui.Button(f, "rulebook.clear", r, "×", paint.Quiet)
		f.Hots[len(f.Hots)-1].Label = w.T("rulebook.clear")
	}
}

// buildChapters is the table of contents, each chapter with its page.
func (s *Scene) buildChapters(f *stage.Frame) {
	wide, high := listArea.W-142, s.even(f, listArea.W-142)
	for i := range s.cfg.Book.Chapters {
		c := &s.cfg.Book.Chapters[i]
		r := stage.Rect{X: listArea.X, Y: listArea.Y + float64(i)*chapterH, W: listArea.W, H: chapterH}
		ui.Row(f, "rulebook.chapter."+strconv.Itoa(i), r, string(c.Number)+" "+c.Title, s.sheets[s.at].chapter == i)
		y := r.Y + (r.H-high)/2
		ui.Text(f, stage.Rect{X: r.X + 16, Y: y, W: 70, H: high}, paint.TextLabel, paint.Ink(paint.InkSea), string(c.Number))
		ui.Text(f, stage.Rect{X: r.X + 86, Y: y, W: wide, H: high}, paint.TextLabel, 0, c.Title)
		ui.Text(f, stage.Rect{X: r.X + r.W - 56, Y: r.Y, W: 44, H: r.H}, paint.TextTag, paint.LookRight|paint.Ink(paint.InkSoft), strconv.Itoa(s.first(i)+1))
	}
}

// even is the height of the places of all chapters' titles at which the longest
// still fits: so they grow alike.
func (s *Scene) even(f *stage.Frame, wide float64) float64 {
	style := paint.TextStyle(paint.TextLabel, 0)
	size := style.Larger(f.Text).Size
	for i := range s.cfg.Book.Chapters {
		size = min(size, style.Grown(f.Text, s.cfg.Book.Chapters[i].Title, wide, chapterH).Size)
	}
	return size*1.15 + 0.1
}

// first is the sheet on which a chapter begins.
func (s *Scene) first(chapter int) int {
	for i := range s.sheets {
		if s.sheets[i].chapter == chapter {
			return i
		}
	}
	return 0
}

// buildHits is what the search found: number, title, and the words about what
// was looked for.
func (s *Scene) buildHits(f *stage.Frame) {
	w := s.cfg.Words
	head := stage.Rect{X: listArea.X, Y: 284, W: listArea.W, H: 40}
	if len(s.hits) == 0 {
		ui.Text(f, stage.Rect{X: head.X, Y: head.Y + 8, W: head.W, H: 100}, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft), w.T("rulebook.none"))
		return
	}
	ui.Text(f, head, paint.TextTag, paint.Ink(paint.InkSoft), w.N("rulebook.hits", len(s.hits)))
	s.list.Build(f, "rulebook.hits", hitsArea, len(s.hits), hitH*s.set.k, func(i int, r stage.Rect) { s.hit(f, i, r) })
}

func (s *Scene) hit(f *stage.Frame, i int, r stage.Rect) {
	p, k := s.hits[i].Paragraph, s.set.k
	ui.Row(f, "rulebook.hit."+strconv.Itoa(i), r, string(p.Number)+" "+p.Title, p.Number == s.lit)
	f.Add(stage.Pic{Kind: "rb.tab", Text: string(p.Number)}, stage.Rect{X: r.X + 12, Y: r.Y + 26*k - 18, W: hitTabW, H: 36})
	line := stage.Rect{X: r.X + hitTabW + 24, Y: r.Y + 8*k, W: r.W - hitTabW - 30, H: 36 * k}
	s.line(f, line, paint.TextLabel, 0, s.set.style(paint.TextLabel).Fit(p.Title, line.W), "")
	line = stage.Rect{X: r.X + 14, Y: r.Y + 48*k, W: r.W - 22, H: 34 * k}
	s.line(f, line, paint.TextSmall, paint.Ink(paint.InkSoft), s.set.style(paint.TextSmall).Fit(s.about(p.Words, p.Ours), line.W), "")
}

// about is the part of a paragraph from a little before what was looked for.
func (s *Scene) about(words, ours string) string {
	all := strings.ReplaceAll(words, "\n", " ")
	marks := s.query().Marks(all)
	if len(marks) == 0 && ours != "" {
		if m := s.query().Marks(ours); len(m) > 0 {
			all, marks = ours, m
		}
	}
	if len(marks) == 0 || marks[0].To < 34 {
		return all
	}
	from := marks[0].From
	for range 2 { // two words before it
		if i := strings.LastIndex(all[:max(from-1, 0)], " "); i >= 0 {
			from = i + 1
		}
	}
	return "… " + all[from:]
}

// buildFoot is the foot of the right page: turning pages, and the way back from
// where a citation led.
func (s *Scene) buildFoot(f *stage.Frame) {
	w := s.cfg.Words
	look := func(off bool) int {
		if off {
			return paint.Off | paint.Quiet
		}
		return 0
	}
	if s.at > 0 {
		ui.Button(f, "rulebook.before", beforeAt, w.T("rulebook.before"), look(false))
	}
	if s.at < len(s.sheets)-1 {
		ui.Button(f, "rulebook.next", nextAt, w.T("rulebook.next"), look(false))
	}
	page := pageAt
	if n := len(s.came); n > 0 {
		half := stage.Rect{X: returnAt.X + 8, Y: returnAt.Y, W: 250, H: returnAt.H}
		ui.Button(f, "rulebook.return", half, w.T("rulebook.return", map[string]any{"Rule": s.came[n-1].rule}), 0)
		page.X = half.X + half.W + returnGap
	}
	ui.Text(f, page, paint.TextTag, paint.LookCentre|paint.Ink(paint.InkSoft),
		w.T("rulebook.page", map[string]any{"N": s.at + 1, "Of": len(s.sheets)}))
}

// buildTip says where a citation leads, and what a picture shows.
func (s *Scene) buildTip(f *stage.Frame) {
	h := f.Hot(f.Over)
	if h == nil { // a page was turned under the pointer
		return
	}
	if _, cited, ok := refOf(f.Over); ok {
		if p := s.cfg.Book.At(cited); p != nil {
			ui.Tip(f, h.Rect, fmt.Sprintf("%s – %s", cited, p.Title))
		}
	}
	if strings.HasPrefix(f.Over, "rulebook.picture.") || f.Over == "rulebook.clear" {
		ui.Tooltip(f)
	}
}
