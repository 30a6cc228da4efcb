package hall

import (
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// asks is a page that asks for one line of text.
type asks struct {
	title, note string // keys of words
	field       *ui.Field
	id, label   string // the field's, and the key of what it is for
	said        string // what came of it; "" for nothing
	ink         int    // of what is said
}

// build draws the page and the way back, and gives where its other buttons lie.
func (a *asks) build(f *stage.Frame, w *words.Words) (foot stage.Rect) {
	in := ui.Page(f, 0, w.T(a.title))
	x, wide, y := in.X+180, in.W-360, in.Y+76
	if f.Tall {
		x, wide = in.X, in.W
	}
	line := func(text string, ink int) {
		high := ui.High(f, paint.TextBody, text, wide)
		ui.Text(f, stage.Rect{X: x, Y: y, W: wide, H: high}, paint.TextBody, paint.LookWrap|paint.Ink(ink), text)
		y += high + 24
	}
	line(w.T(a.note), paint.InkSoft)
	a.field.Build(f, a.id, stage.Rect{X: x, Y: y, W: wide, H: 66}, w.T(a.label))
	y += 100
	if a.said != "" {
		line(a.said, a.ink)
	}
	foot = ui.Foot(in)
	ui.Button(f, "post.back", stage.Rect{X: foot.X, Y: foot.Y, W: 230, H: foot.H}, w.T("hall.leave"), 0).Does = ui.Back
	return foot
}

// mainButton is the foot's button that does what the page is for.
func mainButton(f *stage.Frame, id string, foot stage.Rect, words string) *stage.Hot {
	return ui.Button(f, id, stage.Rect{X: foot.X + foot.W - 340, Y: foot.Y, W: 340, H: foot.H}, words, paint.Main)
}
