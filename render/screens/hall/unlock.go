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
	page := asks{title: "post.locked_title", note: "post.locked", field: &u.text, id: "post.key",
		label: "post.invitation", said: u.note, ink: paint.InkWarn}
	foot := page.build(f, u.words)
	mainButton(f, "post.unlock", foot, u.words.T("post.unlock")).Does = unlocking{}
}
