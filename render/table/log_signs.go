package table

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/deeds"
)

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
		s := deeds.One(style, i, line, width)
		new := line.Seat != last
		if !new {
			before := out[len(out)-1].signs
			at := before[len(before)-1]
			s.X = at.X + at.Wide + deeds.Gap
		}
		if new || s.X+s.Wide > width {
			s.X = 0
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
		at := stage.Rect{X: r.X + rowIn + s.X - deeds.Gap/2, Y: r.Y, W: s.Wide + deeds.Gap, H: r.H}
		if i == 0 {
			at.X, at.W = at.X+deeds.Gap/2-3, at.W-deeds.Gap/2+3
		}
		if say := l.buildSign(f, s, at); say != nil {
			tip = say
		}
	}
	return tip
}

// locked says whether the last of what can't be taken back is among these: nothing before it can.
func (l *timeline) locked(signs []deeds.Sign) bool {
	for n := l.told() - 1; n >= signs[0].N; n-- {
		if l.barrier(n) != nil {
			return n <= signs[len(signs)-1].N
		}
	}
	return false
}

// buildSign is one action as a sign.
func (l *timeline) buildSign(f *stage.Frame, s deeds.Sign, at stage.Rect) (tip func()) {
	line, id := l.lines[s.N], logID(s.N)
	ink := l.rowLook(f, s.N, id, at)
	x := at.X + (at.W-s.Wide)/2
	deeds.Add(f, line, s, stage.Rect{X: x, Y: at.Y, W: at.X + at.W - x, H: at.H}, ink)
	f.Point(stage.Hot{ID: id, Does: looks(s.N + 1), Rect: at, Label: line.Short})
	if f.Over != id {
		return nil
	}
	return func() { l.Tip(f, at, long(append([]string{line.Short}, l.says(s.N)...))) }
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
