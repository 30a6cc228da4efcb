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
	if in.Back || in.Hit == "about.back" {
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}

// Build implements stage.Scene.
func (a *About) Build(f *stage.Frame) {
	d := a.deps
	backdrop(f)
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	const x, w, right, half = 190.0, 1570.0, 1020.0, 740.0
	title(f, d.t("about.title"))
	ui.Text(f, stage.Rect{X: x + w - 500, Y: 130, W: 500, H: 50}, paint.TextLabel, paint.LookRight|paint.Ink(paint.InkSoft),
		d.t("about.version", with("Version", d.Version)))
	ui.Rule(f, stage.Rect{X: x, Y: 216, W: w, H: 4})
	size := f.Text
	for n := size; n > 0; n-- { // as large as leaves room for the button
		probe := stage.Frame{Text: n}
		if left, side := a.words(&probe, x, right, w, half); left < 880 && side < 990 {
			break
		}
		f.Text = n - 1
	}
	_, side := a.words(f, x, right, w, half)
	f.Text = size
	if side < 700 {
		f.Add(stage.Pic{Kind: "stampframe", Text: "52"}, stage.Rect{X: x + w - 220, Y: 700, W: 220, H: 264})
		f.Add(stage.Pic{Kind: "postmark", Text: "2025"}, stage.Rect{X: x + w - 480, Y: 740, W: 420, H: 150})
	}
	ui.Button(f, "about.back", stage.Rect{X: x, Y: 892, W: 200, H: 76}, d.t("about.back"), 0)
	f.First = "about.back"
}

// words adds the paragraphs and returns where the left and right columns end.
func (a *About) words(f *stage.Frame, x, right, w, half float64) (left, side float64) {
	d := a.deps
	y := para(f, x, 244, w, paint.InkUsual, d.t("about.unofficial")) + 26
	left = head(f, x, y, half, d.t("about.games"))
	for _, g := range d.Box {
		left = para(f, x, left, right-x-24, paint.InkUsual, d.t("about."+g.Name)) + 12
	}
	side = head(f, right, y, half, d.t("about.licences"))
	side = para(f, right, side, half, paint.InkUsual, d.t("about.fonts")) + 16
	side = para(f, right, side, half, paint.InkUsual, d.t("about.modules")) + 16
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
