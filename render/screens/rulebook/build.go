package rulebook

import (
	"fmt"
	"strconv"
	"strings"

	"posterestante/assets/rules"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Portrait implements stage.Portrait.
func (s *Scene) Portrait() bool { return true }

// Build implements stage.Scene.
func (s *Scene) Build(f *stage.Frame) {
	s.focus = f.Focus
	if f.Text != s.text || f.Tall != s.plan.tall {
		s.lay(f.Text, f.Tall)
	}
	f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
	f.Add(stage.Pic{Kind: "rb.spread"}, f.Canvas())
	w, p := s.cfg.Words, s.plan
	ui.Text(f, p.title, paint.TextTitle, 0, w.T("rulebook.title"))
	ui.Text(f, p.book, paint.TextCaption, paint.Ink(paint.InkSea), s.cfg.Book.Title)
	s.buildField(f)
	if s.searching() {
		s.buildHits(f)
	} else {
		s.buildChapters(f)
	}
	ui.Rule(f, stage.Rect{X: p.list.X, Y: p.line, W: p.list.W, H: 4})
	s.buildChoice(f)
	ui.Button(f, "rulebook.back", p.back, w.T("rulebook.back"), 0).Does = ui.Back
	lids := s.lids()
	if len(lids) > 1 {
		s.games.Build(f, "rulebook.game", p.game, lids, s.cfg.Game)
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
	words, choiceAt := s.cfg.Words.T("rulebook.choice"), s.plan.choice
	f.Add(stage.Pic{Kind: "rb.choice"}, stage.Rect{X: choiceAt.X, Y: choiceAt.Y + 13, W: 40, H: 40})
	r := stage.Rect{X: choiceAt.X + 54, W: choiceAt.W - 54}
	r.H = paint.TextStyle(paint.TextSmall, paint.LookWrap).Grown(f.Text, words, r.W, choiceAt.H).Height(words, r.W)
	r.Y = choiceAt.Y + (choiceAt.H-r.H)/2 - 2
	ui.Text(f, r, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft), words)
}

func (s *Scene) buildField(f *stage.Frame) {
	w, fieldAt := s.cfg.Words, s.plan.field
	s.field.Build(f, "rulebook.search", fieldAt, w.T("rulebook.search"))
	if s.field.Text == "" && !s.field.Open {
		r := fieldAt.Inset(10)
		ui.Text(f, stage.Rect{X: r.X, Y: fieldAt.Y, W: r.W, H: fieldAt.H}, paint.TextBody, paint.Ink(paint.InkSoft),
			w.T("rulebook.search"))
	}
	if s.field.Text != "" {
		r := stage.Rect{X: fieldAt.X + fieldAt.W - 54, Y: fieldAt.Y + (fieldAt.H-48)/2, W: 50, H: 50}
		hot := ui.Button(f, "rulebook.clear", r, "×", paint.Quiet)
		hot.Does, hot.Label = clearSearch, w.T("rulebook.clear")
	}
}

// buildChapters is the table of contents, each chapter with its page.
func (s *Scene) buildChapters(f *stage.Frame) {
	rows, each := s.plan.places(len(s.cfg.Book.Chapters))
	room := s.plan.column(s.plan.list, 0).W - 142
	high := s.even(f, room, each)
	for i := range s.cfg.Book.Chapters {
		c := &s.cfg.Book.Chapters[i]
		r := s.plan.column(s.plan.list, i/rows)
		r.Y, r.H = r.Y+float64(i%rows)*each, each
		on := s.sheets[s.at].chapter == i
		ui.Row(f, "rulebook.chapter."+strconv.Itoa(i), r, called(&c.Paragraph), on).Does = chapter(c.Number)
		y := r.Y + (r.H-high)/2
		if rules.IsRule(c.Number) {
			ui.Text(f, stage.Rect{X: r.X + 16, Y: y, W: 70, H: high}, paint.TextLabel, paint.Ink(paint.InkSea),
				string(c.Number))
		}
		ui.Text(f, stage.Rect{X: r.X + 86, Y: y, W: room, H: high}, paint.TextLabel, 0, c.Title)
		ui.Text(f, stage.Rect{X: r.X + r.W - 56, Y: r.Y, W: 44, H: r.H}, paint.TextTag,
			paint.LookRight|paint.Ink(paint.InkSoft), strconv.Itoa(s.first(i)+1))
	}
}

// even is the height of the places of all chapters' titles at which the longest
// still fits: so they grow alike.
func (s *Scene) even(f *stage.Frame, wide, row float64) float64 {
	style := paint.TextStyle(paint.TextLabel, 0)
	size := style.Larger(f.Text).Size
	for i := range s.cfg.Book.Chapters {
		size = min(size, style.Grown(f.Text, s.cfg.Book.Chapters[i].Title, wide, row).Size)
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
	if len(s.hits) == 0 {
		ui.Text(f, stage.Rect{X: s.plan.list.X, Y: s.plan.list.Y + 2, W: s.plan.list.W, H: 100}, paint.TextSmall,
			paint.LookWrap|paint.Ink(paint.InkSoft), w.T("rulebook.none"))
		return
	}
	look := paint.Ink(paint.InkSoft)
	if s.plan.tall { // below the field's right end
		look |= paint.LookRight
	}
	ui.Text(f, s.plan.found, paint.TextTag, look, w.N("rulebook.hits", len(s.hits)))
	across := s.plan.across
	s.list.Build(f, "rulebook.hits", s.plan.hits, (len(s.hits)+across-1)/across, hitH*s.set.k,
		func(row int, r stage.Rect) {
			for i := range across {
				if n := row*across + i; n < len(s.hits) {
					s.hit(f, n, s.plan.column(r, i))
				}
			}
		})
}

func (s *Scene) hit(f *stage.Frame, i int, r stage.Rect) {
	p, k := s.hits[i].Paragraph, s.set.k
	ui.Row(f, "rulebook.hit."+strconv.Itoa(i), r, called(p), p.Number == s.lit).Does = found(p.Number)
	line := stage.Rect{X: r.X + 14, Y: r.Y + 8*k, W: r.W - 20, H: 36 * k}
	if rules.IsRule(p.Number) {
		f.Add(stage.Pic{Kind: "rb.tab", Text: string(p.Number)},
			stage.Rect{X: r.X + 12, Y: r.Y + 26*k - 18, W: hitTabW, H: 36})
		line.X, line.W = line.X+hitTabW+10, line.W-hitTabW-10
	}
	s.line(f, line, paint.TextLabel, 0, s.set.style(paint.TextLabel).Fit(p.Title, line.W), "")
	line = stage.Rect{X: r.X + 14, Y: r.Y + 48*k, W: r.W - 22, H: 34 * k}
	s.line(f, line, paint.TextSmall, paint.Ink(paint.InkSoft), s.set.style(paint.TextSmall).
		Fit(s.about(p.Words, p.Ours), line.W), "")
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
	w, p := s.cfg.Words, s.plan
	if s.at > 0 {
		ui.Button(f, "rulebook.before", p.before, w.T("rulebook.before"), 0).Does = sheetAt(s.at - 1)
	}
	if s.at < len(s.sheets)-1 {
		ui.Button(f, "rulebook.next", p.next, w.T("rulebook.next"), 0).Does = sheetAt(s.at + 1)
	}
	f.Bind(stage.KeyHome, sheetAt(0))
	f.Bind(stage.KeyEnd, sheetAt(len(s.sheets)-1))
	page := p.page
	if n := len(s.came); n > 0 {
		words := w.T("rulebook.return", map[string]any{"Rule": s.origin(s.came[n-1].rule)})
		ui.Button(f, "rulebook.return", p.came, words, 0).Does = goReturn
		page.X = p.came.X + p.came.W + returnGap
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
	if c, ok := h.Does.(citation); ok {
		if p := s.cfg.Book.At(c.cited); p != nil {
			ui.Tip(f, h.Rect, fmt.Sprintf("%s – %s", c.cited, p.Title))
		}
	}
	if _, ok := h.Does.(picture); ok || h.Does == clearSearch {
		ui.Tooltip(f)
	}
}
