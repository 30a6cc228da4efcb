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

// Unlock asks for the invitation that opens a letter, or a match by post of which no letter came yet.
type Unlock struct {
	words *words.Words
	open  func(text string) (stage.Scene, error)
	text  ui.Field
	note  string
}

// longestInvitation is how many letters are taken of what is pasted.
const longestInvitation = 300

// NewUnlock is the page; open takes the invitation and goes on.
func NewUnlock(w *words.Words, open func(text string) (stage.Scene, error)) *Unlock {
	u := &Unlock{words: w, open: open}
	u.text.Max = longestInvitation
	u.text.Edit()
	return u
}

type unlocking struct{}

// Portrait implements stage.Portrait.
func (u *Unlock) Portrait() bool { return true }

// Update implements stage.Scene.
func (u *Unlock) Update(in *stage.Input, _ time.Duration) stage.Answer {
	enters := u.text.Open && in.Has(stage.KeyEnter)
	dirty := u.text.Update(in, "post.key")
	switch {
	case ui.Leaves(in):
		return stage.Answer{Go: stage.Pop}
	case in.Did == unlocking{}, enters && strings.TrimSpace(u.text.Text) != "":
		next, err := u.open(u.text.Text)
		if err == nil && next != nil {
			return stage.Answer{Go: stage.Replace, Next: next}
		}
		if err != nil {
			u.note = usererr.Words(err, u.words)
		}
		return stage.Answer{Dirty: true}
	}
	return stage.Answer{Dirty: dirty || in.Acts()}
}

// Build implements stage.Scene.
func (u *Unlock) Build(f *stage.Frame) {
	w := u.words
	in := ui.Page(f, 0, w.T("post.locked_title"))
	x, wide, y := in.X+180, in.W-360, in.Y+76
	if f.Tall {
		x, wide = in.X, in.W
	}
	line := func(text string, ink int) {
		high := ui.High(f, paint.TextBody, text, wide)
		ui.Text(f, stage.Rect{X: x, Y: y, W: wide, H: high}, paint.TextBody, paint.LookWrap|paint.Ink(ink), text)
		y += high + 24
	}
	line(w.T("post.locked"), paint.InkSoft)
	u.text.Build(f, "post.key", stage.Rect{X: x, Y: y, W: wide, H: 66}, w.T("post.invitation"))
	y += 100
	if u.note != "" {
		line(u.note, paint.InkWarn)
	}
	foot := ui.Foot(in)
	ui.Button(f, "post.back", stage.Rect{X: foot.X, Y: foot.Y, W: 230, H: foot.H}, w.T("hall.leave"), 0).Does = ui.Back
	ui.Button(f, "post.unlock", stage.Rect{X: foot.X + foot.W - 340, Y: foot.Y, W: 340, H: foot.H}, w.T("post.unlock"),
		paint.Main).Does = unlocking{}
}
