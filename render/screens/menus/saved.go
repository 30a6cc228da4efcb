package menus

import (
	"image"
	"path/filepath"
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Saving is what was written for the player: said, shown, and where it lies.
type Saving struct {
	Title, Text string
	Files       []string    // their paths, all in one folder
	Picture     *image.RGBA // what was painted, small; nil for none
}

// Saved shows what was written, and opens its folder.
type Saved struct {
	deps   *Deps
	saving Saving
	dialog *ui.Dialog
}

// NewSaved returns the scene.
func NewSaved(d *Deps, s Saving) *Saved { return &Saved{deps: d, saving: s} }

// Update implements stage.Scene.
func (s *Saved) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if s.dialog != nil {
		if s.dialog.Update(in) != "" {
			s.dialog = nil
		}
		return stage.Answer{Dirty: true}
	}
	switch {
	case in.Hit == "saved.folder":
		if err := s.deps.Reveal(s.saving.Files[0]); err != nil {
			s.dialog = s.deps.oops(err)
		}
		return stage.Answer{Dirty: true}
	case in.Back, in.Hit == "dialog.ok", in.Has(stage.KeyEnter) && !in.Walks:
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}

// Build implements stage.Scene.
func (s *Saved) Build(f *stage.Frame) {
	d := s.deps
	backdrop(f)
	const left, top, edge = 96.0, 64.0, 60.0
	page := stage.Rect{X: left, Y: top, W: 1728, H: 952}
	ui.Panel(f, page, 3)
	pic := stage.Rect{X: page.X + edge, Y: page.Y + edge, W: 980, H: page.H - 2*edge}
	if im := s.saving.Picture; im != nil {
		b := im.Bounds()
		f.Add(stage.Pic{Kind: "print", Data: paint.Print{Image: im}}, pic.Fit(float64(b.Dx())/float64(b.Dy())))
	} else {
		f.Add(stage.Pic{Kind: "parcel"}, pic.Inset(120).Fit(1))
	}
	x := pic.X + pic.W + edge
	w := page.X + page.W - edge - x
	ui.Text(f, stage.Rect{X: x, Y: page.Y + 76, W: w, H: 60}, paint.TextHead, 0, s.saving.Title)
	ui.Rule(f, stage.Rect{X: x, Y: page.Y + 146, W: w, H: 4})
	high := ui.High(f, paint.TextBody, s.saving.Text, w)
	ui.Text(f, stage.Rect{X: x, Y: page.Y + 168, W: w, H: high}, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkSoft), s.saving.Text)
	y := page.Y + 168 + high + 26
	for _, file := range s.saving.Files {
		ui.Text(f, stage.Rect{X: x, Y: y, W: w, H: 38}, paint.TextTag, paint.Ink(paint.InkSea), fit(paint.TextTag, filepath.Base(file), w))
		y += 40
	}
	y = page.Y + page.H - edge - 84
	ok := stage.Rect{X: x, Y: y, W: w, H: 76}
	if d.Reveal != nil && len(s.saving.Files) > 0 {
		ui.Button(f, "saved.folder", stage.Rect{X: x, Y: y - 92, W: w, H: 76}, d.t("saved.folder"), 0)
	}
	ui.Button(f, "dialog.ok", ok, d.t("error.ok"), paint.Main)
	f.First = "dialog.ok"
	if s.dialog != nil {
		s.dialog.Build(f)
	}
}
