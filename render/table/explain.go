package table

import (
	"slices"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// cardHigh is how high the card stands that an explained action was about.
const cardHigh = 112.0

// explain has the telling beside the map say what the last action of a look
// back was, and why, beside the card that it was about.
func (l *timeline) explain() {
	l.lastTold, l.past.card = nil, stage.Sprite{}
	n := l.past.at
	if c := l.deps.Compared; n == 0 || c != nil && n == c.At { // there is more to see on the table
		return
	}
	line := l.reasoned(n-1, true)
	l.lastTold = &line
	l.past.card = l.cardOf(n - 1)
}

// reasoned is a line of the log with the reason of the opponent who did it; with
// all, what a seat that thinks passed over too.
func (l *timeline) reasoned(n int, all bool) wording.Line {
	line := l.lines[n]
	if reason := l.Teller.ReasonOf(l.session(), n, l.View.Seat); len(reason) > 0 {
		l.overheard(n)
		line.Long = append(slices.Clone(line.Long), reason...)
	}
	if why := l.why(n, all); len(why) > 0 {
		l.overheard(n)
		line.Long = append(slices.Clone(line.Long), why...)
	}
	return line
}

// cardOf is a picture of the card that an action was about: the first piece
// that its seat spoke of, else the first whose face the viewer saw move; no
// Kind where there is none.
func (o *showing) cardOf(n int) stage.Sprite {
	s := o.session()
	before := s.ViewAt(n, o.View.Seat)
	lay := o.deps.Board.Layout(&before, &o.Ctx)
	events := game.EventsFor(s.Step(n).Events, o.View.Seat)
	for _, kind := range []game.EventKind{game.Note, game.Move} {
		for _, e := range events {
			at := e.From
			if kind == game.Note {
				at = e.To
			}
			r, ok := lay.Rect(at)
			if e.Kind == kind && e.Piece.ID != 0 && ok && r.W >= 60 && r.H >= 60 {
				pic := o.deps.Board.Face(e.Piece, at, &o.Ctx)
				shape := o.fit(pic, r)
				return stage.Sprite{Pic: pic, Rect: stage.Rect{W: shape.W * cardHigh / shape.H, H: cardHigh}}
			}
		}
	}
	return stage.Sprite{}
}

// explainMost is how high the telling of a look back may grow.
const explainMost = 750.0

// shorten leaves out lines before the last ones until they are no higher than
// that; the log has them all.
func shorten(lines []string, most float64, high func(string) float64) string {
	for cut := 0; ; cut++ {
		n := len(lines)
		if cut == 0 || n-cut < 4 {
			if words := long(lines); high(words) <= most || n < 4 {
				return words
			}
			if cut > 0 {
				return long(brief(lines))
			}
			continue
		}
		short := append(append([]string{}, lines[:2]...), "…")
		if words := long(append(short, lines[2+cut:]...)); high(words) <= most {
			return words
		}
	}
}

// explainAt is where the telling of a look back of that size lies: clear of the bar and the log.
func (l *timeline) explainAt(w, h float64) stage.Rect {
	at := l.Lay.Told()
	switch all := l.Canvas(); {
	case l.Ctx.Tall:
		at.X = min(at.X, all.W-8-w)
	case at.X+w > all.W-8: // left of the log
		at.X, at.Y, at.H = l.Lay.Log.X-8-w, l.Lay.Log.Y, l.Lay.Log.H-8
	}
	r := stage.Rect{X: at.X, Y: max(at.Y+at.H-h, 8), W: w, H: h}
	if log := l.Lay.Log; r.Meets(log) { // its buttons stay free
		if l.Ctx.Tall {
			r.Y = max(8, log.Y-8-h)
		} else {
			r.X = log.X - 8 - w
		}
	}
	if r.Meets(barAt) {
		r.Y = barAt.Y + barAt.H + 8
	}
	if slices.ContainsFunc(l.Lay.Sheets, r.Meets) {
		return l.besideSheets(r)
	}
	return r
}

// pastClear is what the telling of a look back keeps clear of: its buttons, and the scene that lies over the table.
func (l *timeline) pastClear() []stage.Rect {
	return append([]stage.Rect{barAt.Inset(-edge), l.Lay.Log, l.Lay.Main.Inset(-edge), l.Lay.Undo.Inset(-edge)},
		l.Lay.Sheets...)
}

// besideSheets is a rectangle of that size near there, beside the scene: over a part of it only where there is no room
// for all.
func (l *timeline) besideSheets(r stage.Rect) stage.Rect {
	var clear []shy
	for i, keep := range l.pastClear() {
		weight := 20 * shyOfWords
		if i >= len(l.pastClear())-len(l.Lay.Sheets) {
			weight = shyOfWords
		}
		clear = append(clear, shy{keep, weight})
	}
	x, y := r.Mid()
	return stand(l.Canvas(), stage.Rect{X: x, Y: y}, r.W, r.H, clear)
}

// buildExplain is the telling of a look back: the card, what was done, why, and
// the paragraph of the rule.
func (l *timeline) buildExplain(f *stage.Frame) {
	if l.lastTold == nil || l.Ctx.Open != game.Nobody {
		return
	}
	w := 600 + 60*float64(f.Text)
	in := w - 36
	high := func(words string) float64 { return ui.High(f, paint.TextTag, words, in) }
	card, head, side := l.past.card, 50.0, 0.0
	if card.Pic.Kind != "" {
		head, side = cardHigh+8, card.Rect.W+18
	}
	short := ui.High(f, paint.TextLabel, l.lastTold.Bare, in-side)
	head = max(head, 44+short)
	rule, rh := "", 0.0
	if l.deps.RuleText != nil && l.lastTold.Rule != "" {
		if rule = l.deps.RuleText(l.lastTold.Rule); rule != "" {
			rh = high(rule) + 66
		}
	}
	why, wh := "", 0.0
	lines, cited := l.lastTold.Long, []game.Rule(nil)
	if rule != "" { // beside the button of the rule that is quoted
		lines, cited = l.uncite(lines)
		cited = slices.DeleteFunc(cited, func(r game.Rule) bool { return r == l.lastTold.Rule })
	}
	if len(lines) > 0 {
		why = shorten(lines, max(explainMost-head-rh-30, 120), high)
		wh = high(why) + 6
	}
	quote, h := rule, 12+head+wh+rh+12
	r := l.explainAt(w, h)
	if rule != "" && len(l.Lay.Sheets) > 0 && slices.ContainsFunc(l.pastClear(), r.Meets) { // its button opens it
		quote, rh = "", 66
		h = 12 + head + wh + rh + 12
		r = l.explainAt(w, h)
	}
	l.past.said = r
	ui.Panel(f, r, 1)
	x, y := r.X+18, r.Y+12
	l.addBadge(f, l.lastTold.Seat, stage.Rect{X: x, Y: y, W: 30, H: 30})
	ui.Text(f, stage.Rect{X: x + 40, Y: y, W: in - side - 40, H: 32}, paint.TextLabel, paint.Ink(paint.InkSea),
		l.deps.Names[l.lastTold.Seat])
	ui.Text(f, stage.Rect{X: x, Y: y + 38, W: in - side, H: short}, paint.TextLabel, paint.LookWrap, l.lastTold.Bare)
	if side > 0 {
		f.Add(card.Pic, card.Rect.At(r.X+w-14-card.Rect.W, y))
	}
	y += head
	ui.Text(f, stage.Rect{X: x, Y: y, W: in, H: wh}, paint.TextTag, paint.LookWrap, why)
	if rule == "" {
		return
	}
	y += wh
	ui.Rule(f, stage.Rect{X: x, Y: y, W: in, H: 3})
	words := l.deps.Words.T("past.rule", map[string]any{"Rule": string(l.lastTold.Rule)})
	ui.Button(f, "past.rule", stage.Rect{X: x - 8, Y: y + 8, W: 190, H: 46}, words, 0).Does = l.lastTold.Rule
	l.chips(f, x+190, y+8, in-190, cited)
	ui.Text(f, stage.Rect{X: x, Y: y + 58, W: in, H: rh - 58}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft),
		quote)
}
