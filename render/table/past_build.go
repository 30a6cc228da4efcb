package table

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
)

const (
	stepsHigh = 62.0  // of the buttons that step through a match
	wallHigh  = 112.0 // of the words of a barrier
	rowsLeast = 250.0 // that the log keeps where there is less room
)

// pastHigh is how much of a room a look back takes under the log.
func (l *timeline) pastHigh(f *stage.Frame, room float64) float64 {
	h := stepsHigh
	if l.sides != nil {
		h += l.comparedHigh(f, room-h)
	}
	if l.walled() && room-h-wallHigh*larger(f) >= rowsLeast {
		h += wallHigh * larger(f)
	}
	return h
}

// walled says whether a barrier keeps the match from going on from here.
func (l *timeline) walled() bool { return !l.session().Over() && l.wall() != nil }

// whyWalled says which barrier that is, "" for none.
func (l *timeline) whyWalled() string {
	if !l.walled() {
		return ""
	}
	b := l.wall()
	return l.deps.Words.T("past.wall", map[string]any{"N": b.Step + 1, "Why": l.Teller.Barrier(b)})
}

// buildPastHead says at the right of the log's head where the look back is,
// with what is not always offered.
func (l *timeline) buildPastHead(f *stage.Frame, r stage.Rect) {
	w, s := l.deps.Words, l.session()
	right := r.X + r.W
	offer := func(does pastDo, id, icon, key string) {
		right -= 52
		l.iconButton(f, id, stage.Rect{X: right, Y: r.Y - 2, W: 52, H: 42}, icon, w.T(key), 0).Does = does
		right -= 4
	}
	if l.mayEdit() {
		offer(pastPosition, "past.position", "settings", "past.position")
	}
	if l.walled() && s.MayLift() {
		offer(pastLift, "past.lift", "padlock_open", "past.lift")
	}
	left := r.X + 44*float64(len(l.deps.Names)) + 4
	ui.Text(f, stage.Rect{X: left, Y: r.Y, W: right - left, H: 38}, paint.TextTag,
		paint.LookRight|paint.Ink(paint.InkSoft),
		w.T("past.at", map[string]any{"N": l.past.at, "Of": s.Len()}))
}

// buildPast are the steps of a look back, and what keeps the match from going
// on from there.
func (l *timeline) buildPast(f *stage.Frame, r stage.Rect) {
	w, s, p := l.deps.Words, l.session(), l.past
	ui.Rule(f, stage.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: 3})
	play := "run"
	if p.plays {
		play = "pause"
	}
	wide := (r.W - 4*6) / 5
	for i, b := range []struct {
		does            pastDo
		id, icon, words string
		key             stage.Key
		off             bool
	}{
		{pastFirst, "past.first", "first", "past.first", stage.KeyHome, p.at == 0},
		{pastBack, "past.back", "back", "past.back", stage.KeyLeft, p.at == 0},
		{pastPlay, "past.play", play, "past." + play, stage.KeySpace, p.at == s.Len()},
		{pastForth, "past.forth", "forth", "past.forth", stage.KeyRight, p.at == s.Len()},
		{pastLast, "past.last", "last", "past.last", stage.KeyEnd, p.at == s.Len()},
	} {
		look := 0
		if b.off {
			look = paint.Off
		}
		at := stage.Rect{X: r.X + float64(i)*(wide+6), Y: r.Y + 9, W: wide, H: stepsHigh - 10}
		l.iconButton(f, b.id, at, b.icon, shortcut.WithKey(w, w.T(b.words), b.key), look).Does = b.does
		f.Bind(b.key, b.does)
	}
	if l.sides != nil {
		l.buildCompared(f, stage.Rect{X: r.X, Y: r.Y + stepsHigh + 4, W: r.W, H: r.H - stepsHigh - 4})
	}
	if why := l.whyWalled(); why != "" && r.H > stepsHigh {
		y := r.Y + stepsHigh + 4
		f.Add(stage.Pic{Kind: "icon", Text: "padlock"}, stage.Rect{X: r.X, Y: y + 2, W: 32, H: 32})
		ui.Text(f, stage.Rect{X: r.X + 42, Y: y, W: r.W - 42, H: r.H - stepsHigh - 6}, paint.TextTag,
			paint.LookWrap, why)
	}
}

// buildPastButtons stand where the match goes on otherwise.
func (l *timeline) buildPastButtons(f *stage.Frame) {
	w, s, p := l.deps.Words, l.session(), l.past
	key, look := "past.now", paint.Main
	if s.Over() {
		key = "past.result"
	}
	if l.deps.Compared != nil {
		key = "analysis.back"
	}
	l.raw(f, "past.now", l.Lay.Main, w.T(key), look).Does = pastNow
	key, look = "past.go", 0
	if s.Over() {
		key = "past.whatif"
	}
	if s.Over() && l.deps.WhatIf == nil || !s.Over() && (p.at == s.Len() || l.wall() != nil || l.busyElse()) {
		look = paint.Off
	}
	l.raw(f, "past.go", l.Lay.Undo, w.T(key), look).Does = pastGo
	f.First = "past.forth"
}

// mayEdit says whether the position may be opened in the editor, which shows
// all of it: only where nothing of it is to be hidden any more.
func (l *timeline) mayEdit() bool {
	return l.deps.Position != nil && (l.session().Over() || l.session().Lifted())
}

// busyElse says whether it is not the viewer who decides in the match now:
// what was done can't be taken back while another seat is at it.
func (l *timeline) busyElse() bool {
	turn := l.session().Turn()
	return turn != l.View.Seat || !l.person(turn)
}
