package table

import (
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
		r.spread(f)
	}
	if s := t.session(); s.Lifted() || s.Crossed() {
		f.Add(stage.Pic{Kind: "icon", Text: "padlock_open"}, stage.Rect{X: 100, Y: 66, W: 34, H: 34})
		ui.Text(f, stage.Rect{X: 144, Y: 62, W: 420, H: 64}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), w.T("past.lifted"))
	}
	if r.large && r.paper != nil {
		f.Cover()
		f.Add(stage.Pic{Kind: "dim"}, stage.Rect{W: stage.Width, H: stage.Height})
		all := stage.Rect{W: stage.Width, H: stage.Height}
		f.Add(stage.Pic{Kind: "scan", Data: r.paper}, all.Inset(16).Fit(pageShape))
		f.Hots = append(f.Hots, stage.Hot{ID: "result.page", Rect: all, Label: w.T("result.page.back"), Lit: true})
		return
	}
	if r.rows <= r.total {
		f.Hots = append(f.Hots, stage.Hot{ID: "result.skip", Rect: stage.Rect{W: stage.Width, H: stage.Height}, Label: w.T("result.skip")})
	}
	r.buttons(f) // while points still count too: a click on one does what it says
	if r.dialog != nil {
		r.dialog.Build(f)
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
