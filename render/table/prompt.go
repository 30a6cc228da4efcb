package table

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// prompt is what the table waits for, or that it is looked back at.
func (t *Table) prompt() string {
	if t.phase == looking {
		return t.deps.Words.T("past.prompt")
	}
	if turn := t.session().Turn(); t.awaits() {
		return t.deps.Words.T("think.thinks", map[string]any{"Name": t.deps.Names[turn]})
	}
	return t.teller.Prompt(&t.view, t.picker.Picked)
}

// The prompt's parts, from the left: the face of who is asked, their name, the face of who
// thinks, the words.
const (
	promptFace = 48.0
	promptGap  = 20.0
)

// buildPrompt says what the table waits for.
func (t *Table) buildPrompt(f *stage.Frame) {
	r, seat := t.lay.Prompt, t.ctx.Page
	if face, ok := t.face(seat); ok && len(t.deps.Faces) > 0 {
		f.Add(face, stage.Rect{X: r.X - 8, Y: r.Y - 8, W: 52, H: 52})
		f.Add(stage.Pic{Kind: "swatch", ID: t.deps.Colours[seat]}, stage.Rect{X: r.X + 22, Y: r.Y + 22, W: 24, H: 24})
	} else {
		f.Add(stage.Pic{Kind: "swatch", ID: t.deps.Colours[seat]}, stage.Rect{X: r.X, Y: r.Y + 2, W: 38, H: 38})
	}
	name := t.deps.Names[seat]
	x := r.X + promptFace
	nw := ui.Wide(f, paint.TextCaption, name, r.H) + 5
	ui.Text(f, stage.Rect{X: x, Y: r.Y, W: nw, H: r.H}, paint.TextCaption, 0, name)
	x += nw + promptGap
	if face, ok := t.face(t.session().Turn()); ok && t.awaits() {
		f.Add(face, stage.Rect{X: x, Y: r.Y - 3, W: faceSide, H: faceSide})
		x += faceSide + 10
	}
	t.promptWords(f, stage.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H})
}

// promptWords are the words of the prompt: on one line, or on two small ones where that
// is too short.
func (t *Table) promptWords(f *stage.Frame, r stage.Rect) {
	const twoLines = 46.0
	words, soft := t.prompt(), paint.Ink(paint.InkSoft)
	if paint.TextStyle(paint.TextLabel, 0).Width(words) <= r.W {
		ui.Text(f, r, paint.TextLabel, soft, words)
		return
	}
	r.Y, r.H = r.Y+(r.H-twoLines)/2, twoLines
	ui.Text(f, r, paint.TextTag, soft|paint.LookWrap, words)
}

// spoken is where the prompt and the button that goes on stand: no words are laid there.
func (t *Table) spoken(f *stage.Frame) []stage.Rect {
	r := t.lay.Prompt
	name := ui.Wide(f, paint.TextCaption, t.deps.Names[t.ctx.Page], r.H)
	r.W = min(r.W, promptFace+promptGap+name+ui.Wide(f, paint.TextLabel, t.prompt(), r.H))
	return []stage.Rect{r, t.lay.Main}
}
