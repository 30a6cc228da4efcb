package hall

import (
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Folder asks for the folder that is watched for letters.
type Folder struct {
	words *words.Words
	set   func(path string) error
	path  ui.Field
	note  string
	bad   bool
}

// NewFolder is the page; path is the folder that is set, set sets another, "" none.
func NewFolder(w *words.Words, path string, set func(string) error) *Folder {
	f := &Folder{words: w, set: set}
	f.path.Text, f.path.Max = path, 300
	return f
}

// Portrait implements stage.Portrait.
func (d *Folder) Portrait() bool { return true }

type (
	watching   struct{} // what is written there
	unwatching struct{} // none
)

// Update implements stage.Scene.
func (d *Folder) Update(in *stage.Input, _ time.Duration) stage.Answer {
	enters := d.path.Open && in.Has(stage.KeyEnter)
	dirty := d.path.Update(in, "post.path")
	switch {
	case ui.Leaves(in):
		return stage.Answer{Go: stage.Pop}
	case in.Did == unwatching{}:
		d.path.Text = ""
		d.tries("post.unwatched")
	case in.Did == watching{}, enters:
		d.tries("post.watched")
	}
	return stage.Answer{Dirty: dirty || in.Acts()}
}

// tries sets the folder, and says so or why not.
func (d *Folder) tries(fine string) {
	d.path.Text = strings.TrimSpace(d.path.Text)
	if d.path.Text == "" {
		fine = "post.unwatched"
	}
	d.note, d.bad = d.words.T(fine), false
	if err := d.set(d.path.Text); err != nil {
		d.note, d.bad = usererr.Words(err, d.words), true
	}
}

// Build implements stage.Scene.
func (d *Folder) Build(f *stage.Frame) {
	w := d.words
	in := ui.Page(f, 0, w.T("post.folder"))
	x, wide, y := in.X+180, in.W-360, in.Y+76
	if f.Tall {
		x, wide = in.X, in.W
	}
	line := func(text string, ink int) {
		high := ui.High(f, paint.TextBody, text, wide)
		ui.Text(f, stage.Rect{X: x, Y: y, W: wide, H: high}, paint.TextBody, paint.LookWrap|paint.Ink(ink), text)
		y += high + 24
	}
	line(w.T("post.folder_note"), paint.InkSoft)
	d.path.Build(f, "post.path", stage.Rect{X: x, Y: y, W: wide, H: 66}, w.T("post.path"))
	y += 100
	if ink := paint.InkSea; d.note != "" {
		if d.bad {
			ink = paint.InkWarn
		}
		line(d.note, ink)
	}
	foot := ui.Foot(in)
	ui.Button(f, "post.back", stage.Rect{X: foot.X, Y: foot.Y, W: 230, H: foot.H}, w.T("hall.leave"), 0).Does = ui.Back
	right := foot.X + foot.W
	ui.Button(f, "post.unwatch", stage.Rect{X: right - 340 - 286, Y: foot.Y, W: 270, H: foot.H}, w.T("post.unwatch"),
		0).Does = unwatching{}
	ui.Button(f, "post.watch", stage.Rect{X: right - 340, Y: foot.Y, W: 340, H: foot.H}, w.T("post.watch"),
		paint.Main).Does = watching{}
}
