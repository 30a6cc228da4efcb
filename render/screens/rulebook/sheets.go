package rulebook

import (
	"math"
	"strings"

	"posterestante/assets/rules"
	"posterestante/game"
	"posterestante/render/engine/paint"
)

// How a page is set, in logical pixels.
const (
	oursIn    = 50.0 // how far our choice's words stand in
	oursPad   = 10.0
	oursGap   = 8.0
	figureGap = 12.0
	leastGap  = 20.0 // between paragraphs
)

// block is a paragraph as laid out; y is from the top of the canvas.
type block struct {
	para  *rules.Paragraph
	lead  bool // it is the chapter's own: no number stands beside it
	head  bool // its title stands above it
	y, h  float64
	oursW float64  // of the slip with our choice
	words []string // lines
	ours  []string
	under []rules.Figure // wide figures
	side  []rules.Figure
}

// sheet is a page of rules.
type sheet struct {
	chapter int
	blocks  []block
}

// has says whether the rule, or the beginning of the chapter, is on the sheet.
func (s *sheet) has(r game.Rule) bool {
	for i := range s.blocks {
		if s.blocks[i].para.Number == r {
			return true
		}
	}
	return false
}

// setting is how the book is set: k is how many times as large as usual its
// words are, note what our choices begin with, plan where its pages are.
type setting struct {
	k    float64
	note string
	plan *plan
}

// room is how high the paragraphs of a sheet may be.
func (g setting) room() float64 { return g.plan.bodyTo - g.plan.bodyY }

// style is one of paint's text styles in the setting.
func (g setting) style(id int) paint.Style {
	s := paint.TextStyle(id, 0)
	s.Size *= g.k
	return s
}

// The distance of lines and the height of a paragraph's title, in logical
// pixels at the usual size.
const (
	wordLead = 37.0
	oursLead = 31.0
	headH    = 42.0
)

// layOut lays the whole book out, each chapter from a new sheet on. Words that
// would make a paragraph longer than a sheet are set a little smaller.
func layOut(b *rules.Book, text int, note string, p *plan) ([]sheet, setting) {
	usual := paint.TextStyle(paint.TextBody, 0)
	g := setting{usual.Larger(text).Size / usual.Size, note, p}
	for {
		out, fits := g.layOut(b)
		if fits || g.k <= 1 {
			return out, g
		}
		g.k = math.Max(1, g.k-0.04)
	}
}

// layOut says, too, whether every paragraph fits on a sheet.
func (g setting) layOut(b *rules.Book) (out []sheet, fits bool) {
	fits = true
	for i := range b.Chapters {
		c := &b.Chapters[i]
		blocks := []block{g.block(&c.Paragraph, true, false)}
		for j := range c.Rules {
			blocks = append(blocks, g.block(&c.Rules[j], false, titled(c, j)))
		}
		for _, part := range g.share(blocks) {
			g.spaceOut(part)
			out = append(out, sheet{i, part})
			fits = fits && (len(part) > 1 || part[0].h <= g.room())
		}
	}
	return out, fits
}

// block lays a paragraph out; large words may leave no room for its figures.
func (g setting) block(p *rules.Paragraph, lead, head bool) block {
	of := block{para: p, lead: lead, head: head}
	b := g.measure(of, p.Figures)
	if b.h > g.room() {
		b = g.measure(of, nil)
	}
	return b
}

// measure breaks a paragraph into lines. Figures that are not too wide stand
// beside it; what comes below them has all the width.
func (g setting) measure(b block, figures []rules.Figure) block {
	p, under, beside := b.para, 0.0, 0.0
	for _, f := range figures {
		w, h := f.Size()
		if w > sideW {
			b.under = append(b.under, f)
			under += figureGap + h
			continue
		}
		if len(b.side) > 0 {
			beside += figureGap
		}
		b.side = append(b.side, f)
		beside += h
	}
	if b.head {
		b.h = headH * g.k
	}
	narrow := 0
	if beside > 0 {
		narrow = int(math.Ceil((beside + figureGap/2 - b.h) / (wordLead * g.k)))
	}
	if b.words = g.flow(p.Words, narrow); p.Item != "" {
		b.words = g.item(p.Words)
	}
	b.h += float64(len(b.words)) * wordLead * g.k
	if p.Choice() {
		b.oursW = g.plan.fullW
		if b.h < beside {
			b.oursW = g.plan.textW
		}
		b.ours = g.style(paint.TextSmall).Lines(g.note+" "+p.Ours, b.oursW-oursIn-oursPad)
		b.h += oursGap + 2*oursPad + float64(len(b.ours))*oursLead*g.k
	}
	b.h = math.Max(b.h, beside) + under
	return b
}

// flow breaks words into lines, the first few of them narrow.
func (g setting) flow(words string, narrow int) []string {
	var out []string
	for _, part := range strings.Split(words, "\n") {
		lines := g.style(paint.TextBody).Lines(part, g.plan.textW)
		if left := max(narrow-len(out), 0); left < len(lines) {
			rest := g.style(paint.TextBody).Lines(strings.Join(lines[left:], " "), g.plan.fullW)
			lines = append(lines[:left], rest...)
		}
		out = append(out, lines...)
	}
	return out
}

// share parts a chapter's blocks into as few sheets as can be, and those as
// equally full as can be.
func (g setting) share(blocks []block) [][]block {
	best := fill(blocks, g.room())
	low, high := 0.0, g.room()
	for high-low > 4 {
		mid := (low + high) / 2
		if got := fill(blocks, mid); len(got) <= len(best) {
			best, high = got, mid
		} else {
			low = mid
		}
	}
	return best
}

// fill puts blocks on sheets until one is full.
func fill(blocks []block, height float64) [][]block {
	var out [][]block
	used := math.Inf(1)
	for _, b := range blocks {
		gap := b.least()
		if used+gap+b.h > height {
			out = append(out, nil)
			used = -gap
		}
		last := len(out) - 1
		out[last] = append(out[last], b)
		used += gap + b.h
	}
	return out
}

// spaceOut gives the blocks of a sheet their heights; spare room goes between them.
func (g setting) spaceOut(blocks []block) {
	sum := 0.0
	for i := range blocks {
		sum += blocks[i].h
		if i > 0 {
			sum += blocks[i].least()
		}
	}
	spare := 0.0
	if n := len(blocks) - 1; n > 0 {
		spare = math.Min(g.plan.gap-leastGap, math.Max(0, (g.room()-sum)/float64(n)))
	}
	y := g.plan.bodyY
	for i := range blocks {
		if i > 0 {
			y += blocks[i].least() + spare
		}
		blocks[i].y = y
		y += blocks[i].h
	}
}

// lay lays the book out for a size of words and a canvas, and stays with what was shown.
func (s *Scene) lay(text int, tall bool) {
	var top game.Rule
	if len(s.sheets) > 0 {
		top = s.sheets[s.at].blocks[0].para.Number
	}
	if s.lit != "" {
		top = s.lit
	}
	s.plan = planOf(tall)
	s.sheets, s.set = layOut(s.cfg.Book, text, s.cfg.Words.T("rulebook.ours"), s.plan)
	s.text, s.at, s.came = text, max(s.page(top), 0), nil
}

// page is the sheet that a rule is on, or -1.
func (s *Scene) page(r game.Rule) int {
	for i := range s.sheets {
		if s.sheets[i].has(r) {
			return i
		}
	}
	return -1
}
