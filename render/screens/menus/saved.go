package menus

import (
	"image"
	"path/filepath"
	"strings"
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

type savedDo int

// opensFolder is what the button does that shows where it lies.
const opensFolder savedDo = 0

// NewSaved returns the scene.
func NewSaved(d *Deps, s Saving) *Saved { return &Saved{deps: d, saving: s} }

// Update implements stage.Scene.
func (s *Saved) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if a, asked := ui.Asks(&s.dialog, in); asked {
		return a
	}
	switch {
	case in.Did == opensFolder:
		if err := s.deps.Reveal(s.saving.Files[0]); err != nil {
			s.dialog = s.deps.oops(err)
		}
		return stage.Answer{Dirty: true}
	case ui.Leaves(in), in.Has(stage.KeyEnter) && !in.Walks:
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}

// Portrait implements stage.Portrait.
func (s *Saved) Portrait() bool { return true }

// Build implements stage.Scene: what was painted, and beside it, or below it on a tall
// page, what there is to say.
func (s *Saved) Build(f *stage.Frame) {
	d := s.deps
	backdrop(f)
	const edge = 60.0
	folder := d.Reveal != nil && len(s.saving.Files) > 0
	page := either(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, stage.Rect{X: 30, Y: 40, W: 1020, H: 1840})
	ui.Panel(f, page, 3)
	in := page.Inset(edge)
	pic := stage.Rect{X: in.X, Y: in.Y, W: 980, H: in.H}
	side := stage.Rect{X: pic.X + pic.W + edge, Y: page.Y, W: in.W - pic.W - edge}
	shape, room := 1.0, 120.0 // of what is shown, and what is left free about it
	if im := s.saving.Picture; im != nil {
		shape, room = float64(im.Bounds().Dx())/float64(im.Bounds().Dy()), 0
	}
	if f.Tall { // both stand in the middle of the page's height
		words := 210 + ui.High(f, paint.TextBody, s.saving.Text, in.W) + 40*float64(len(s.saving.Files))
		free := in.H - 84 - words
		if folder {
			free -= 92
		}
		pic = stage.Rect{X: in.X, Y: in.Y, W: in.W, H: free}.Fit(shape)
		pic.Y = in.Y + (free-pic.H)*0.26
		room /= 3
		side = stage.Rect{X: in.X, Y: pic.Y + pic.H + (free-pic.H)*0.44 - 30, W: in.W}
	}
	if f.Tall {
		f.Add(stage.Pic{Kind: "postmark", Text: "52"}, stage.Rect{X: in.X + in.W - 340, Y: side.Y + 10, W: 340, H: 124})
	}
	if im := s.saving.Picture; im != nil {
		f.Add(stage.Pic{Kind: "print", Data: paint.Print{Image: im}}, pic.Fit(shape))
	} else {
		f.Add(stage.Pic{Kind: "parcel"}, pic.Inset(room).Fit(1))
	}
	x, w := side.X, side.W
	ui.Text(f, stage.Rect{X: x, Y: side.Y + 76, W: w, H: 60}, paint.TextHead, 0, s.saving.Title)
	ui.Rule(f, stage.Rect{X: x, Y: side.Y + 146, W: w, H: 4})
	high := ui.High(f, paint.TextBody, s.saving.Text, w)
	ui.Text(f, stage.Rect{X: x, Y: side.Y + 168, W: w, H: high}, paint.TextBody,
		paint.LookWrap|paint.Ink(paint.InkSoft), s.saving.Text)
	y := side.Y + 168 + high + 26
	for _, file := range s.saving.Files {
		ui.Text(f, stage.Rect{X: x, Y: y, W: w, H: 38}, paint.TextTag, paint.Ink(paint.InkSea),
			named(filepath.Base(file), w))
		y += 40
	}
	y = in.Y + in.H - 84
	ok := stage.Rect{X: x, Y: y, W: w, H: 76}
	if folder {
		ui.Button(f, "saved.folder", stage.Rect{X: x, Y: y - 92, W: w, H: 76},
			d.t("saved.folder"), 0).Does = opensFolder
	}
	ui.Button(f, "dialog.ok", ok, d.t("error.ok"), paint.Main).Does = ui.Back
	f.First = "dialog.ok"
	s.dialog.Build(f)
}

// named is the name of a file, cut before its ending where it is too wide: what it is shall
// be seen.
func named(file string, wide float64) string {
	style, ext := paint.TextStyle(paint.TextTag, 0), filepath.Ext(file)
	if style.Width(file) <= wide {
		return file
	}
	return style.Fit(strings.TrimSuffix(file, ext), wide-style.Width(ext)) + ext
}
