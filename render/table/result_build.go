package table

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Portrait implements stage.Portrait.
func (r *Result) Portrait() bool { return true }

// Classic implements stage.Classic, as its table.
func (r *Result) Classic() bool { return r.table.Classic() }

// Build implements stage.Scene.
func (r *Result) Build(f *stage.Frame) {
	t := r.table
	w := t.deps.Words
	all := f.Canvas()
	f.Add(stage.Pic{Kind: "backdrop"}, all)
	more := all.H - stage.Height // of a window of 4:3
	sheet := stage.Rect{X: 60, Y: 30, W: 1800, H: 1020 + more}
	if f.Tall {
		sheet = stage.Rect{X: 30, Y: 40, W: 1020, H: 1840}
	}
	ui.Panel(f, sheet, 3)
	ui.Text(f, stage.Rect{X: sheet.X, Y: sheet.Y + 10, W: sheet.W, H: 110}, paint.TextTitle, paint.LookCentre,
		w.T("result.title"))
	r.branch(f, sheet)
	in, buttons := resultIn, r.buttons()
	if f.Tall {
		in = r.reasons(f, stage.Rect{X: 70, Y: 164, W: 940})
		in.H = buttonsEnd - buttonsStep*float64(len(buttonRows(buttons, f.Text, in.W))) - in.Y - 10
	} else {
		in.H += more
		r.reasonsWide(f)
	}
	switch {
	case !r.course:
		r.spread(f, in)
	case f.Tall:
		r.courseTall(f, in)
	default:
		t.deps.Chart(f, stage.Rect{X: 100, Y: 214, W: 1720, H: 700 + more})
	}
	if r.large && r.paper != nil {
		f.Cover()
		f.Add(stage.Pic{Kind: "dim"}, all)
		f.Add(stage.Pic{Kind: "scan", Data: r.paper}, all.Inset(16).Fit(pageShape))
		f.Point(stage.Hot{ID: "result.page", Does: resultPage, Rect: all, Label: w.T("result.page.back"), Lit: true})
		return
	}
	if r.rows <= r.total {
		f.Point(stage.Hot{ID: "result.skip", Rect: all, Label: w.T("result.skip")})
	}
	// While points still count too: a click on one does what it says.
	if f.Tall {
		r.buildRows(f, buttons, in)
	} else {
		r.buildRow(f, buttons, stage.Rect{X: 100, Y: 940 + more, W: 1720, H: 76}, 130)
	}
	if r.rows > r.total {
		f.First = "result.again"
	}
	if f.Over == branchID {
		ui.Tooltip(f)
	}
	if r.dialog != nil {
		r.dialog.Build(f)
	}
}

// reasonsWide says why the match is over, in at most two lines: the reason, and what
// parted equal points; and what helped in the match.
func (r *Result) reasonsWide(f *stage.Frame) {
	for i, why := range r.closing() {
		at := stage.Rect{X: 90, Y: 144 + 32*float64(i), W: 1740, H: 37}
		style := paint.TextSmall
		if ui.Style(f, style).Width(why) > at.W {
			style = paint.TextTag
		}
		ui.Text(f, at, style, paint.LookCentre|paint.Ink(paint.InkSoft), why)
	}
	r.remarksWide(f)
}

// closing says why the match is over, and who came where and by what: that, or what parted
// equal points.
func (r *Result) closing() []string {
	why := r.table.Teller.Why(r.table.ending())
	if rank := r.table.Teller.Ranking(&r.table.View, r.scores); rank != "" && len(why) > 0 {
		why = append(why[:1:1], rank)
	}
	return why
}

// button is something that can be done with a match that is over.
type button struct {
	id, verb string
	does     any
}

// buttons are all of them.
func (r *Result) buttons() []button {
	w, d := r.table.deps.Words, r.table.deps
	all := []button{
		{"result.again", w.T(r.again()), resultAgain},
		{"result.table", w.T("result.replay"), resultTable},
	}
	if r.table.canUndo() == nil {
		all = append(all, button{"result.back", w.T("end.back"), stage.CmdUndo})
	}
	if d.Chart != nil {
		key := "result.course"
		if r.course {
			key = "result.columns"
		}
		all = append(all, button{"result.course", w.T(key), resultCourse})
	}
	for i, x := range d.Extras {
		all = append(all, button{x.ID, x.Verb, extraDo(i)})
	}
	return append(all, button{"result.menu", w.T("result.menu"), resultMenu})
}

// again is the key of what comes first: to play again, or where the game settles a tie by it, a new match.
func (r *Result) again() string {
	if slices.ContainsFunc(r.table.ending(), func(f game.Fact) bool { return f.Key == game.TieAgain }) {
		return "result.anew"
	}
	return "result.again"
}

// buttonGap is the room between two buttons.
const buttonGap = 18.0

// buildRow lays buttons beside each other, in the middle of a row: each is as wide as its
// verb, and at most so much more.
func (r *Result) buildRow(f *stage.Frame, all []button, in stage.Rect, more float64) {
	spare := min((in.W-rowWide(all, f.Text, in.H))/float64(len(all)), more)
	x := in.X + (in.W-rowWide(all, f.Text, in.H)-spare*float64(len(all)))/2
	for _, b := range all {
		look := 0
		if b.id == "result.again" {
			look = paint.Main
		}
		wide := paint.ButtonWidth(b.verb, f.Text, in.H) + spare
		ui.Button(f, b.id, stage.Rect{X: x, Y: in.Y, W: wide, H: in.H}, b.verb, look).Does = b.does
		x += wide + buttonGap
	}
}

// rowWide is how wide buttons of that height have to be beside each other.
func rowWide(all []button, text int, high float64) float64 {
	need := buttonGap * float64(len(all)-1)
	for _, b := range all {
		need += paint.ButtonWidth(b.verb, text, high)
	}
	return need
}
