package rulebook

import (
	"fmt"
	"strconv"
	"strings"

	"posterestante/assets/rules"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// query is what is looked for.
func (s *Scene) query() rules.Query { return rules.Ask(s.field.Text) }

// refID is the hot of a citation: the n-th on the sheet, by whom, of what.
func refID(n int, citing, cited game.Rule) string {
	return fmt.Sprintf("rulebook.ref:%d:%s:%s", n, citing, cited)
}

// buildSheet is the right page.
func (s *Scene) buildSheet(f *stage.Frame) {
	sh := &s.sheets[s.at]
	c := &s.cfg.Book.Chapters[sh.chapter]
	first := len(f.Sprites)
	if rules.IsRule(c.Number) {
		f.Add(stage.Pic{Kind: "rb.tab", Text: string(c.Number), Look: s.on(c.Number)}, s.plan.tab)
	}
	ui.Text(f, s.plan.titled, paint.TextTitle, 0, c.Title)
	ui.Rule(f, stage.Rect{X: s.plan.textX, Y: s.plan.titled.Y + s.plan.titled.H, W: s.plan.fullW, H: 4})
	for i := range sh.blocks {
		s.block(f, &sh.blocks[i])
	}
	if s.coming > 0 {
		t := 1 - float64(s.coming)/float64(turning)
		ease := (1 - t) * (1 - t)
		for i := first; i < len(f.Sprites); i++ {
			f.Sprites[i].Alpha = 0.15 + 0.85*t
			if !s.cfg.Calm {
				f.Sprites[i].Rect.X += s.from * 28 * ease
			}
		}
	}
}

// on is the Look of what belongs to a rule.
func (s *Scene) on(r game.Rule) int {
	if s.lit == r {
		return paint.On
	}
	return 0
}

// block is a paragraph with its number, figures and what we chose.
func (s *Scene) block(f *stage.Frame, b *block) {
	p, at, y, ink := b.para, s.plan, b.y, paint.Ink(paint.InkSoft)
	if !b.lead {
		if s.lit == p.Number {
			pad := min(8, b.least()/2)
			f.Add(stage.Pic{Kind: "rb.glow"}, stage.Rect{X: at.tabX - 12, Y: y - pad,
				W: at.sideX + sideW - at.tabX + 24, H: b.h + 2*pad})
		}
		ink = 0
	}
	if p.Item != "" {
		s.item(f, b)
		return
	}
	if b.head {
		head := stage.Rect{X: at.headX, Y: y, W: at.textX + at.fullW - at.headX, H: (headH - 4) * s.set.k}
		f.Add(stage.Pic{Kind: "rb.tab", Text: string(p.Number), Look: s.on(p.Number)},
			stage.Rect{X: at.tabX, Y: y + 1 + (head.H-38)/2, W: tabW, H: 38})
		s.line(f, head, paint.TextCaption, 0, p.Title, "")
		y += headH * s.set.k
	}
	for _, l := range b.words {
		s.line(f, stage.Rect{X: at.textX, Y: y, W: at.fullW, H: wordLead * s.set.k}, paint.TextBody, ink, l, p.Number)
		y += wordLead * s.set.k
	}
	y = s.ours(f, b, y)
	n, top := 0, b.y
	for i := range b.side {
		w, h := b.side[i].Size()
		s.figure(f, &b.side[i], at.sideX+(sideW-w)/2, top, p.Number, &n)
		top += h + figureGap
	}
	y = max(y, top-figureGap)
	for i := range b.under {
		w, h := b.under[i].Size()
		s.figure(f, &b.under[i], at.textX+min(0, (at.fullW-w)/2), y+figureGap, p.Number, &n)
		y += figureGap + h
	}
}

// ours is the slip with what we chose; it returns where it ends.
func (s *Scene) ours(f *stage.Frame, b *block, y float64) float64 {
	if len(b.ours) == 0 {
		return y
	}
	y += oursGap
	lead := oursLead * s.set.k
	h := float64(len(b.ours))*lead + 2*oursPad
	f.Add(stage.Pic{Kind: "rb.ours"}, stage.Rect{X: s.plan.textX, Y: y, W: b.oursW, H: h})
	f.Add(stage.Pic{Kind: "rb.choice"}, stage.Rect{X: s.plan.textX + 8, Y: y + oursPad + (lead-34)/2, W: 34, H: 34})
	for i, l := range b.ours {
		r := stage.Rect{X: s.plan.textX + oursIn, Y: y + oursPad + float64(i)*lead, W: b.oursW - oursIn - oursPad,
			H: lead}
		if rest, ok := strings.CutPrefix(l, s.set.note); ok && i == 0 {
			s.line(f, r, paint.TextSmall, paint.Ink(paint.InkWarn), s.set.note, "")
			w := s.set.style(paint.TextSmall).Width(s.set.note + " ")
			r.X, r.W, l = r.X+w, r.W-w, strings.TrimPrefix(rest, " ")
		}
		s.line(f, r, paint.TextSmall, 0, l, b.para.Number)
	}
	return y + h
}

// line sets a line of words: what is looked for on a mark, and what cites
// another rule as a link. No citing rule: citations are plain words.
func (s *Scene) line(f *stage.Frame, r stage.Rect, id, look int, words string, citing game.Rule) {
	style := s.set.style(id)
	for _, m := range s.query().Marks(words) {
		x, w := style.Width(words[:m.From]), style.Width(words[m.From:m.To])
		h := style.Size * 1.22
		f.Add(stage.Pic{Kind: "rb.mark"}, stage.Rect{X: r.X + x - 3, Y: r.Y + (r.H-h)/2, W: w + 6, H: h})
	}
	high := style.Size*1.15 + 0.1 // no more: words grow as far as their place lets them
	box := stage.Rect{Y: r.Y + (r.H-high)/2, H: high}
	at := 0
	put := func(to int, look int) {
		x := style.Width(words[:at])
		box.X, box.W = r.X+x, style.Width(words[at:to])+2
		ui.Text(f, box, id, look, words[at:to])
		at = to
	}
	if citing != "" {
		for _, ref := range rules.Refs(words) {
			if s.cfg.Book.At(ref.Rule) == nil {
				continue
			}
			put(ref.From, look)
			hot := refID(cites(f), citing, ref.Rule)
			q := stage.Rect{X: r.X + style.Width(words[:ref.From]) - 2, Y: r.Y, W: style.Width(string(ref.Rule)) + 4,
				H: r.H}
			over := 0
			if f.Over == hot {
				over = paint.Over
			}
			f.Add(stage.Pic{Kind: "rb.link", Look: over}, q)
			put(ref.To, paint.Ink(paint.InkSea))
			f.Point(stage.Hot{ID: hot, Does: citation{citing, ref.Rule}, Rect: q, Label: string(ref.Rule), Lit: true})
		}
	}
	put(len(words), look)
}

// cites is how many citations there are so far.
func cites(f *stage.Frame) int {
	n := 0
	for i := range f.Hots {
		if _, ok := f.Hots[i].Does.(citation); ok {
			n++
		}
	}
	return n
}

// figure puts a figure's pictures and names; n counts the sheet's for their hots.
func (s *Scene) figure(f *stage.Frame, fig *rules.Figure, x, y float64, of game.Rule, n *int) {
	for i := range fig.Pictures {
		p := &fig.Pictures[i]
		dx, dy := fig.At(i)
		r := stage.Rect{X: x + dx, Y: y + dy, W: p.W, H: p.H}
		f.Add(stage.Pic{Kind: p.Kind, ID: p.ID, Look: p.Look, Text: p.Text}, r)
		if p.Name == "" {
			continue
		}
		name := s.cfg.Words.T(p.Name)
		if fig.Columns > 0 {
			ui.Text(f, stage.Rect{X: r.X + p.W + 12, Y: y + dy, W: fig.Cell[0] - p.W - 14, H: p.H},
				paint.TextSmall, 0, name)
			continue
		}
		*n++
		id := "rulebook.picture." + string(of) + "." + strconv.Itoa(*n)
		f.Point(stage.Hot{ID: id, Does: picture(*n), Rect: r, Label: name})
	}
}
