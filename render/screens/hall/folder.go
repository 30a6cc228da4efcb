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
	w, ink := d.words, paint.InkSea
	if d.bad {
		ink = paint.InkWarn
	}
	page := asks{title: "post.folder", note: "post.folder_note", field: &d.path, id: "post.path", label: "post.path",
		said: d.note, ink: ink}
	foot := page.build(f, w)
	none := stage.Rect{X: foot.X + foot.W - 340 - 286, Y: foot.Y, W: 270, H: foot.H}
	ui.Button(f, "post.unwatch", none, w.T("post.unwatch"), 0).Does = unwatching{}
	mainButton(f, "post.watch", foot, w.T("post.watch")).Does = watching{}
}
