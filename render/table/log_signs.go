package table

import (
	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// What a log in signs is laid by: a sign, the room between it and its mark, and between two signs.
const (
	signWide = 23.0
	markGap  = 4.0
	signGap  = 13.0
	unsigned = "play" // the sign of what has none
)

// sign is an action as the log in signs shows it: which telling, and where in its row.
type sign struct {
	line    int
	x, wide float64
}

// signRows are the rows of the log in signs: a turn of a seat, or what it does between those of others, is its swatch
// and a sign for each action, with a figure where one says more. How the match ended stands below in words.
func (l *timeline) signRows(f *stage.Frame) (out []row) {
	style := ui.Style(f, paint.TextTag)
	width := l.Lay.Log.W - 20 - rowIn - lockWide - 34
	last := game.Nobody
	for i, line := range l.lines[:l.told()] {
		if l.filter != 0 && l.filter&(1<<line.Seat) == 0 {
			continue
		}
		s := sign{line: i, wide: signWide}
		if line.Mark != "" {
			s.wide += markGap + style.Width(line.Mark)
		}
		new := line.Seat != last
		if !new {
			before := out[len(out)-1].signs
			at := before[len(before)-1]
			s.x = at.x + at.wide + signGap
		}
		if new || s.x+s.wide > width {
			s.x = 0
			out = append(out, row{line: i, head: new})
		}
		last = line.Seat
		at := &out[len(out)-1]
		at.signs = append(at.signs, s)
		for _, end := range line.End {
			for _, words := range style.Lines(end, width) {
				out = append(out, row{line: i, words: words})
			}
			last = game.Nobody
		}
	}
	return out
}

// buildSigns is a row of signs; what it returns says what was done where it is pointed at.
func (l *timeline) buildSigns(f *stage.Frame, w row, r stage.Rect) (tip func()) {
	if w.head {
		seat := l.lines[w.line].Seat
		f.Add(stage.Pic{Kind: "swatch", ID: l.deps.Colours[seat]}, marked(r, r.X))
	}
	if l.locked(w.signs) {
		l.buildLock(f, r)
	}
	for i, s := range w.signs {
		at := stage.Rect{X: r.X + rowIn + s.x - signGap/2, Y: r.Y, W: s.wide + signGap, H: r.H}
		if i == 0 {
			at.X, at.W = at.X+signGap/2-3, at.W-signGap/2+3
		}
		if say := l.buildSign(f, s, at); say != nil {
			tip = say
		}
	}
	return tip
}

// locked says whether the last of what can't be taken back is among these: nothing before it can.
func (l *timeline) locked(signs []sign) bool {
	for n := l.told() - 1; n >= signs[0].line; n-- {
		if l.barrier(n) != nil {
			return n <= signs[len(signs)-1].line
		}
	}
	return false
}

// buildSign is one action as a sign.
func (l *timeline) buildSign(f *stage.Frame, s sign, at stage.Rect) (tip func()) {
	line, id := l.lines[s.line], logID(s.line)
	look, ink := 0, l.rowLook(f, s.line, id, at)
	if ink != 0 {
		look = iconFaint
	}
	x := at.X + (at.W-s.wide)/2
	f.Add(stage.Pic{Kind: "icon", Text: signOf(line), Look: look}, marked(at, x))
	if line.Mark != "" {
		x += signWide + markGap
		ui.Text(f, stage.Rect{X: x, Y: at.Y, W: at.X + at.W - x, H: at.H}, paint.TextTag, ink, line.Mark)
	}
	f.Point(stage.Hot{ID: id, Does: looks(s.line + 1), Rect: at, Label: line.Short})
	if f.Over != id {
		return nil
	}
	return func() { l.Tip(f, at, long(append([]string{line.Short}, l.says(s.line)...))) }
}

// signOf is the icon of a telling.
func signOf(line wording.Line) string {
	if line.Sign == "" {
		return unsigned
	}
	return line.Sign
}

// Log is how a match is told beside the table.
type Log struct {
	Signs    bool      // in signs, a turn a row; else in words
	OnChange func(Log) // the other was chosen; may be nil
}

// reform is the click that has the log told the other way.
type reform struct{}

// buildForm is the button that has the log told in words, or in signs.
func (l *timeline) buildForm(f *stage.Frame, r stage.Rect) {
	icon, key := "stamp", "past.signs"
	if l.deps.Log.Signs {
		icon, key = "log", "past.words"
	}
	l.iconButton(f, "log.form", r, icon, l.deps.Words.T(key), 0).Does = reform{}
}

// reforms has the log told the other way.
func (l *timeline) reforms() {
	l.deps.Log.Signs = !l.deps.Log.Signs
	if l.deps.Log.OnChange != nil {
		l.deps.Log.OnChange(l.deps.Log)
	}
}
