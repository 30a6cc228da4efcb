package rulebook

import (
	"posterestante/assets/rules"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// How the lines of the memo and the tips are set, in logical pixels.
const (
	itemIn  = 44.0 // how far they stand in, at the usual size
	itemGap = 8.0  // between them at least
)

// titled says whether a chapter's rule has its title above it: of the lines of a list
// only the first, and none where the chapter is called so already.
func titled(c *rules.Chapter, rule int) bool {
	p := &c.Rules[rule]
	return p.Item == "" || p.Title != c.Title && (rule == 0 || c.Rules[rule-1].Title != p.Title)
}

// least is the least distance from the block above.
func (b *block) least() float64 {
	if b.para.Item != "" && !b.head {
		return itemGap
	}
	return leastGap
}

// item breaks a line of a list as wide as it may be.
func (g setting) item(words string) []string {
	return g.style(paint.TextBody).Lines(words, g.plan.fullW-itemIn*g.k)
}

// item is a line of a list, behind its dot or number.
func (s *Scene) item(f *stage.Frame, b *block) {
	p, at, k, y := b.para, s.plan, s.set.k, b.y
	if b.head {
		head := stage.Rect{X: at.textX, Y: y, W: at.fullW, H: (headH - 4) * k}
		s.line(f, head, paint.TextCaption, paint.Ink(paint.InkSea), p.Title, "")
		y += headH * k
	}
	s.line(f, stage.Rect{X: at.textX, Y: y, W: itemIn * k, H: wordLead * k}, paint.TextBody, paint.Ink(paint.InkSea),
		p.Item, "")
	for _, l := range b.words {
		r := stage.Rect{X: at.textX + itemIn*k, Y: y, W: at.fullW - itemIn*k, H: wordLead * k}
		s.line(f, r, paint.TextBody, 0, l, p.Number)
		y += wordLead * k
	}
}

// called is what a paragraph is called: its number, if it is a rule, and its title.
func called(p *rules.Paragraph) string {
	if !rules.IsRule(p.Number) {
		return p.Title
	}
	return string(p.Number) + " " + p.Title
}

// origin is what one comes back to: a rule's number, or the page that a line stands on.
func (s *Scene) origin(r game.Rule) string {
	if i := s.page(r); i >= 0 && !rules.IsRule(r) {
		return s.cfg.Book.Chapters[s.sheets[i].chapter].Title
	}
	return string(r)
}
