package table

import (
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Build implements stage.Scene.
func (r *Result) Build(f *stage.Frame) {
	t := r.table
	w := t.deps.Words
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	ui.Panel(f, stage.Rect{X: 60, Y: 30, W: 1800, H: 1020}, 3)
	ui.Text(f, stage.Rect{X: 60, Y: 40, W: 1800, H: 110}, paint.TextTitle, paint.LookCentre, w.T("result.title"))
	for i, why := range t.teller.Why(t.session().Ending()) { // at most two: the reason, and what parted equal points
		ui.Text(f, stage.Rect{X: 160, Y: 144 + 37*float64(i), W: 1600, H: 37}, paint.TextSmall, paint.LookCentre|paint.Ink(paint.InkSoft), why)
	}
	if r.course {
		t.deps.Chart(f, stage.Rect{X: 100, Y: 214, W: 1720, H: 700})
	} else {
		r.columns(f)
	}
	if s := t.session(); s.Lifted() || s.Crossed() {
		f.Add(stage.Pic{Kind: "icon", Text: "padlock_open"}, stage.Rect{X: 100, Y: 66, W: 34, H: 34})
		ui.Text(f, stage.Rect{X: 144, Y: 62, W: 420, H: 64}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), w.T("past.lifted"))
	}
	if r.rows <= r.total {
		f.Hots = append(f.Hots, stage.Hot{ID: "result.skip", Rect: stage.Rect{W: stage.Width, H: stage.Height}, Label: w.T("result.skip")})
	}
	r.buttons(f) // while points still count too: a click on one does what it says
	if r.dialog != nil {
		r.dialog.Build(f)
	}
}

// columns are the seats' scores side by side.
func (r *Result) columns(f *stage.Frame) {
	n := len(r.scores)
	wide := min(520.0, 1720.0/float64(n)-20)
	x := stage.Width/2 - (float64(n)*(wide+20)-20)/2
	for i, s := range r.scores {
		r.column(f, game.Seat(i), s, stage.Rect{X: x + float64(i)*(wide+20), Y: 222, W: wide, H: 690})
	}
}

// buttons are what can be done with a match that is over.
func (r *Result) buttons(f *stage.Frame) {
	w, d := r.table.deps.Words, r.table.deps
	type button struct{ id, verb string }
	all := []button{{"result.again", w.T("result.again")}, {"result.table", w.T("result.replay")}}
	if r.table.canUndo() == nil {
		all = append(all, button{"result.back", w.T("end.back")})
	}
	if d.Chart != nil {
		key := "result.course"
		if r.course {
			key = "result.columns"
		}
		all = append(all, button{"result.course", w.T(key)})
	}
	for _, x := range d.Extras {
		all = append(all, button{x.ID, x.Verb})
	}
	all = append(all, button{"result.menu", w.T("result.menu")})
	const gap = 18.0
	const high, room = 76.0, 1720.0
	need, n := gap*float64(len(all)-1), float64(len(all))
	for _, b := range all {
		need += paint.ButtonWidth(b.verb, f.Text, high)
	}
	spare := min((room-need)/n, 130) // each is as wide as its verb, and so much more
	x := (stage.Width - need - spare*n) / 2
	for i, b := range all {
		look := 0
		if i == 0 {
			look = paint.Main
		}
		wide := paint.ButtonWidth(b.verb, f.Text, high) + spare
		ui.Button(f, b.id, stage.Rect{X: x, Y: 940, W: wide, H: high}, b.verb, look)
		x += wide + gap
	}
	if r.rows > r.total {
		f.First = "result.again"
	}
}

func (r *Result) column(f *stage.Frame, seat game.Seat, s game.Score, at stage.Rect) {
	t := r.table
	look := 1
	if r.rows > r.total && s.Place > 1 {
		look = 0 // the winner's page stays the lightest
	}
	ui.Panel(f, at, look)
	t.addPortrait(f, seat, stage.Rect{X: at.X + 22, Y: at.Y + 20, W: 48, H: 48})
	ui.Text(f, stage.Rect{X: at.X + 84, Y: at.Y + 18, W: at.W - 100, H: 54}, paint.TextCaption, 0, t.deps.Names[seat])
	y := at.Y + 92
	sum := 0
	size := t.scoreSize(f.Text, s.Lines, at)
	for i, line := range s.Lines {
		if i >= r.rows {
			break
		}
		sum += line.Points
		words := t.teller.ScoreLine(line)
		h := scoreHigh(size, words, at.W-120)
		ui.Text(f, stage.Rect{X: at.X + 24, Y: y, W: at.W - 120, H: h}, paint.TextSmall, paint.LookWrap, words)
		ui.Text(f, stage.Rect{X: at.X + at.W - 100, Y: y, W: 76, H: 29}, paint.TextLabel, paint.LookRight, strconv.Itoa(line.Points))
		y += h + 4
	}
	ui.Rule(f, stage.Rect{X: at.X + 24, Y: at.Y + at.H - 130, W: at.W - 48, H: 4})
	ui.Text(f, stage.Rect{X: at.X + at.W - 180, Y: at.Y + at.H - 122, W: 156, H: 60}, paint.TextHead, paint.LookRight, strconv.Itoa(sum))
	if r.rows > r.total {
		key := "journal.place." + strconv.Itoa(s.Place)
		switch {
		case s.Place == 1 && len(game.Winners(r.scores)) > 1:
			key = "end.shared"
		case s.Place == 1:
			key = "result.wins"
		}
		ui.Text(f, stage.Rect{X: at.X + 24, Y: at.Y + at.H - 60, W: at.W - 48, H: 48}, paint.TextCaption, paint.Ink(paint.InkGood), t.deps.Words.T(key))
	}
}

// scoreSize is the largest size of words, up to the one wished, at which all
// lines of a score stand above its sum.
func (t *Table) scoreSize(wish int, lines []game.ScoreLine, at stage.Rect) int {
	for ; wish > 0; wish-- {
		high := 92.0
		for _, line := range lines {
			high += scoreHigh(wish, t.teller.ScoreLine(line), at.W-120) + 4
		}
		if high <= at.H-134 {
			break
		}
	}
	return wish
}

// scoreHigh is how high a line of a score is at a size of words.
func scoreHigh(size int, words string, width float64) float64 {
	return paint.TextStyle(paint.TextSmall, 0).Larger(size).Height(words, width) + 8
}
