package table

import (
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

const (
	largeOff  = 24.0  // how far what is shown large stands off its place, in logical pixels
	rulesWide = 470.0 // how wide the rules beside it are
	edge      = 8.0   // what stays free at the edge of the canvas
)

// bringing is what a click would bring, as far as that is known: what would be done, and what came of it.
type bringing struct {
	title string
	lines []string
}

// large shows a place's picture large near it, with its words: what a click would
// bring, or its rules, in two lines at once; all when it is held, or pointed at for
// longer.
func (o *foresight) large(f *stage.Frame, p *board.Place, words string) {
	var brings *bringing
	if a := o.aheadOf(p.Spot); a != nil && len(p.Spread) == 0 {
		brings = &bringing{}
		brings.title, brings.lines = o.foretold(a)
	}
	o.closeUp(f, p, words, brings)
}

// Large shows a place's picture large near it, with its words and its rules.
func (s *Surface) Large(f *stage.Frame, p *board.Place, words string) { s.closeUp(f, p, words, nil) }

// Beside shows a picture large near where something lies, with words of its own.
func (s *Surface) Beside(f *stage.Frame, p *board.Place, about stage.Rect, words string) {
	pic := *p
	pic.Rect = about
	title, rest, more := strings.Cut(words, "\n")
	said := sheet{title: title}
	if more {
		said.lines = strings.Split(rest, "\n")
	}
	said.build(f, &pic, s.kept(f))
}

// kept is what may not be covered while something is shown large.
func (s *Surface) kept(f *stage.Frame) []shy {
	if s.clear == nil {
		return nil
	}
	return s.clear(f)
}

// closeUp shows a place's picture large near it, with its words, and what a click would bring; nil for nothing.
func (s *Surface) closeUp(f *stage.Frame, p *board.Place, words string, brings *bringing) {
	if len(p.Spread) > 0 {
		s.spread(f, p, words)
		return
	}
	rules, cited := s.uncite(s.Teller.Rules(&s.View, p.Spot))
	if brings == nil && p.Large.Kind == "" && len(rules) == 0 {
		s.Tip(f, p.Rect, words)
		return
	}
	pic := *p
	if s.overFor < hoverAfter && s.pointing != holding { // words at once, the card when the pointer rests
		pic.Large, pic.Size = stage.Pic{}, [2]float64{}
	}
	pic.Size = growing(f, &pic, f.Canvas().H-2*edge)
	s.said(f, p, words, rules, cited, brings).build(f, &pic, s.kept(f))
}

// growing is how large the large picture of a place is at the frame's size of words, at most so high.
func growing(f *stage.Frame, p *board.Place, most float64) [2]float64 {
	w, h := p.Size[0], p.Size[1]
	if p.Large.Look&paint.Grows == 0 || h == 0 {
		return p.Size
	}
	k := max(1, min(paint.Growth(f.Text), most/h))
	return [2]float64{k * w, k * h}
}

// said is what stands beside a place that is shown large.
func (s *Surface) said(f *stage.Frame, p *board.Place, words string, rules []string, cited []game.Rule,
	brings *bringing) sheet {
	title, rest, _ := strings.Cut(words, "\n")
	out, lines := sheet{title: title}, []string(nil)
	if brings != nil {
		out.title, lines = brings.title, brings.lines
	}
	hint := s.deps.Words.T("tip.hold")
	switch {
	case len(lines)+len(rules) > 0 && (s.pointing == holding || s.overFor >= rulesAfter):
		out.lines, out.cited = slices.Concat(lines, rules), cited
	case brings != nil:
		out.lines = lines[:min(len(lines), atOnce)]
		if len(rules) > 0 || len(lines) > atOnce {
			out.hint = hint
		}
	case p.Told:
		return sheet{}
	default:
		if !p.Brief && rest != "" {
			out.lines = strings.Split(rest, "\n")
		}
		if len(rules) > 0 {
			out.lines = append(out.lines, s.short(f, rules[0]))
			out.cited = cited[:min(len(cited), 1)]
			out.hint = hint
		}
	}
	return out
}

// atOnce is how many lines are shown at once of what is pointed at.
const atOnce = 2

// short is a rule in at most so many lines.
func (s *Surface) short(f *stage.Frame, rule string) string {
	style := ui.Style(f, paint.TextSmall)
	lines := style.Lines(rule, sheetWide(f))
	if len(lines) <= atOnce {
		return rule
	}
	lines[atOnce-1] = style.Fit(lines[atOnce-1]+" "+lines[atOnce], sheetWide(f))
	return strings.Join(lines[:atOnce], " ")
}

// sheetWide is how wide the words of a sheet may be.
func sheetWide(f *stage.Frame) float64 { return rulesWide + 60*float64(f.Text) - 2*sheetPad }

const sheetPad = 22.0

// sheet is what is said beside a picture that is shown large.
type sheet struct {
	title string
	lines []string
	cited []game.Rule // the rules that the lines quote, shown as chips: R opens the first
	hint  string      // what more can be done
}

// build shows the picture of a place large, and the sheet beside it.
func (s sheet) build(f *stage.Frame, p *board.Place, clear []shy) {
	const pad, room = sheetPad, 2.0
	most := sheetWide(f)
	in, high := 0.0, 0.0
	type line struct {
		style, look int
		words       string
		high        float64
	}
	var all []line
	add := func(style, ink int, words string) {
		if words != "" {
			in = min(most, max(in, ui.Style(f, style).Width(words)+2))
			all = append(all, line{style, paint.LookWrap | paint.Ink(ink), words, 0})
		}
	}
	add(paint.TextCaption, paint.InkSea, s.title)
	for _, l := range s.lines {
		add(paint.TextSmall, paint.InkUsual, l)
	}
	add(paint.TextTag, paint.InkSoft, s.hint)
	chips := 0.0
	if len(s.cited) > 0 {
		chips = codeHigh + 6
		in = max(in, min(most, float64(len(s.cited))*(codeWide+6)))
	}
	high += chips
	for i := range all {
		all[i].high = ui.High(f, all[i].style, all[i].words, in)
		high += all[i].high + room
	}
	wide := 0.0
	if len(all) > 0 {
		wide, high = in+2*pad, high+24
	}
	pic, words := besides(f.Canvas(), p, wide, high, clear)
	if p.Large.Kind != "" {
		f.Add(p.Large, pic)
	}
	if wide == 0 {
		return
	}
	ui.Panel(f, words, 1)
	x, y := words.X+pad, words.Y+12
	for _, l := range all {
		if l.style == paint.TextTag && chips > 0 { // before the hint
			s.codes(f, x, y, in)
			y, chips = y+chips, 0
		}
		ui.Text(f, stage.Rect{X: x, Y: y, W: in, H: l.high}, l.style, l.look, l.words)
		y += l.high + room
	}
	if chips > 0 {
		s.codes(f, x, y, in)
	}
}

// besides is where the large picture of a place lies and its words, of that size: beside
// each other, or the words below it on a canvas that is too narrow.
func besides(on stage.Rect, p *board.Place, wide, high float64, clear []shy) (pic, words stage.Rect) {
	const gap = 14.0
	w, h := p.Size[0], p.Size[1]
	if w > 0 && wide > 0 && w+gap+wide > on.W-2*edge {
		r := stand(on, p.Rect, max(w, wide), h+gap+high, clear)
		return stage.Rect{X: r.X, Y: r.Y, W: w, H: h}, stage.Rect{X: r.X, Y: r.Y + h + gap, W: wide, H: high}
	}
	left := w
	if w > 0 && wide > 0 {
		left += gap
	}
	r := stand(on, p.Rect, left+wide, max(high, h), clear)
	at := func(high float64) float64 { // what is lower stands near its place
		if r.Y < p.Rect.Y {
			return r.Y + r.H - high
		}
		return r.Y
	}
	return stage.Rect{X: r.X, Y: at(h), W: w, H: h}, stage.Rect{X: r.X + left, Y: at(high), W: wide, H: high}
}

// The chips of a sheet: they go when the pointer does, so that they are looked at, not
// clicked.
const codeWide, codeHigh = 92.0, 36.0

func (s sheet) codes(f *stage.Frame, x, y, width float64) {
	for i, r := range s.cited {
		if float64(i+1)*(codeWide+6) <= width+6 {
			f.Add(stage.Pic{Kind: "button", Text: string(r)}, stage.Rect{X: x + float64(i)*(codeWide+6), Y: y,
				W: codeWide, H: codeHigh})
		}
	}
}

// spread shows the cards of a pile side by side, the last first.
func (s *Surface) spread(f *stage.Frame, p *board.Place, words string) {
	const gap, most, pad = 8.0, 1000.0, 24.0
	title, _, _ := strings.Cut(words, "\n")
	cols := min(len(p.Spread), int(most/(p.Cell[0]+gap)))
	rows := (len(p.Spread) + cols - 1) / cols
	head := ui.High(f, paint.TextCaption, title, most)
	w := max(float64(cols)*(p.Cell[0]+gap)-gap, 380)
	h := float64(rows)*(p.Cell[1]+gap) - gap
	r := stand(f.Canvas(), p.Rect, w+2*pad, h+head+2*pad, s.kept(f))
	ui.Panel(f, r, 1)
	ui.Text(f, stage.Rect{X: r.X + pad, Y: r.Y + 14, W: w, H: head}, paint.TextCaption, paint.Ink(paint.InkSea), title)
	for i, pic := range p.Spread {
		f.Add(pic, stage.Rect{X: r.X + pad + float64(i%cols)*(p.Cell[0]+gap),
			Y: r.Y + pad + head + float64(i/cols)*(p.Cell[1]+gap), W: p.Cell[0], H: p.Cell[1]})
	}
}
