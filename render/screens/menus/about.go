package menus

import (
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// About says what this is, whose the games are, and under what licences.
type About struct{ deps *Deps }

// Update implements stage.Scene.
func (a *About) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if ui.Leaves(in) {
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}

// Portrait implements stage.Portrait.
func (a *About) Portrait() bool { return true }

// Build implements stage.Scene.
func (a *About) Build(f *stage.Frame) {
	d := a.deps
	in := ui.Page(f, 2, d.t("about.title"))
	ui.Text(f, stage.Rect{X: in.X + in.W - 500, Y: 130, W: 500, H: 50}, paint.TextLabel,
		paint.LookRight|paint.Ink(paint.InkSoft),
		d.t("about.version", with("Version", d.Version)))
	size := f.Text
	for n := size; n > 0; n-- { // as large as leaves room for the button
		probe := stage.Frame{Text: n, Tall: f.Tall}
		if left, side := a.words(&probe, in); f.Tall && side < 1740 || !f.Tall && left < 880 && side < 990 {
			break
		}
		f.Text = n - 1
	}
	_, side := a.words(f, in)
	f.Text = size
	a.stamp(f, in, side)
	at := ui.Foot(in)
	ui.Button(f, "about.back", stage.Rect{X: at.X, Y: at.Y, W: 200, H: at.H}, d.t("about.back"), 0).Does = ui.Back
	f.First = "about.back"
}

// stamp is in the lower corner, with its postmark, where the words leave it room: on a
// tall page as large as that is.
func (a *About) stamp(f *stage.Frame, in stage.Rect, words float64) {
	pic := stage.Pic{Kind: "stampframe", Text: "52"}
	r := stage.Rect{W: 220, H: 264}
	if high := in.Y + in.H - words - 40; f.Tall && high > 400 {
		pic, r.H = stage.Pic{Kind: "poster"}, min(high, 580)
		r.W = r.H * 0.7078
	}
	r.X, r.Y = in.X+in.W-r.W, in.Y+in.H-4-r.H
	if words >= r.Y {
		return
	}
	f.Add(pic, r)
	f.Add(stage.Pic{Kind: "postmark", Text: "2025"}, stage.Rect{X: r.X - 260, Y: r.Y + r.H*5/33, W: 420, H: 150})
}

// words adds the paragraphs and returns where the left and right columns end: on a tall
// page the right one lies below the left one.
func (a *About) words(f *stage.Frame, in stage.Rect) (left, side float64) {
	d := a.deps
	x, right, half, games := in.X, 1020.0, 740.0, 806.0
	if f.Tall {
		right, half, games = x, in.W, in.W
	}
	side = para(f, x, in.Y+28, in.W, paint.InkUsual, d.t("about.unofficial")) + 26
	left = head(f, x, side, half, d.t("about.games"))
	for _, g := range d.Box {
		left = para(f, x, left, games, paint.InkUsual, d.t("about."+g.Name)) + 12
	}
	if f.Tall {
		side = left + 24
	}
	side = head(f, right, side, half, d.t("about.licences"))
	side = para(f, right, side, half, paint.InkUsual, d.t("about.fonts")) + 16
	side = para(f, right, side, half, paint.InkUsual, d.t("about.modules")) + 16
	side = para(f, right, side, half, paint.InkSea, d.t("about.thanks")) + 16
	side = para(f, right, side, half, paint.InkSea, d.t("about.buy"))
	return left, side
}

// head adds a heading and returns where its text begins.
func head(f *stage.Frame, x, y, w float64, words string) float64 {
	ui.Text(f, stage.Rect{X: x, Y: y, W: w, H: 50}, paint.TextHead, 0, words)
	return y + 64
}

// para adds a paragraph and returns where it ends.
func para(f *stage.Frame, x, y, w float64, ink int, words string) float64 {
	h := ui.High(f, paint.TextBody, words, w)
	ui.Text(f, stage.Rect{X: x, Y: y, W: w, H: h}, paint.TextBody, paint.LookWrap|paint.Ink(ink), words)
	return y + h
}

// NewAbout returns the scene.
func NewAbout(d *Deps) *About { return &About{d} }
