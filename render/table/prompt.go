package table

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// asks is what the table waits for, or that it is looked back at.
func (m *pointer) asks() string {
	if m.phase == looking {
		return m.deps.Words.T("past.prompt")
	}
	if turn := m.session().Turn(); m.awaits() {
		return m.deps.Words.T("think.thinks", map[string]any{"Name": m.deps.Names[turn]})
	}
	if turn := m.session().Turn(); m.elsewhere() {
		return m.deps.Words.T("away.turn", map[string]any{"Name": m.deps.Names[turn]})
	}
	v := m.View
	if m.session().Public() {
		v.Seat = m.decider()
	}
	return m.Teller.Prompt(&v, m.picker.Picked)
}

// The prompt's parts, from the left: the face of who is asked, their name, the face of who
// thinks, the words.
const (
	promptFace = 48.0
	promptGap  = 20.0
)

// prompt says what the table waits for.
type prompt struct{ *pointer }

// Build says what the table waits for.
func (m *prompt) Build(f *stage.Frame) {
	r, seat := m.Lay.Prompt, m.decider()
	if face, ok := m.face(seat); ok && len(m.deps.Faces) > 0 {
		f.Add(face, stage.Rect{X: r.X - 8, Y: r.Y - 8, W: 52, H: 52})
		f.Add(stage.Pic{Kind: "swatch", ID: m.deps.Colours[seat]}, stage.Rect{X: r.X + 22, Y: r.Y + 22, W: 24, H: 24})
	} else {
		f.Add(stage.Pic{Kind: "swatch", ID: m.deps.Colours[seat]}, stage.Rect{X: r.X, Y: r.Y + 2, W: 38, H: 38})
	}
	name := m.deps.Names[seat]
	x := r.X + promptFace
	nw := ui.Wide(f, paint.TextCaption, name, r.H) + 5
	ui.Text(f, stage.Rect{X: x, Y: r.Y, W: nw, H: r.H}, paint.TextCaption, 0, name)
	x += nw + promptGap
	if face, ok := m.face(m.session().Turn()); ok && m.awaits() {
		f.Add(face, stage.Rect{X: x, Y: r.Y - 3, W: faceSide, H: faceSide})
		x += faceSide + 10
	}
	m.Prompt(f, stage.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H}, m.asks())
}

// Prompt writes the words of a prompt: on one line, on a small one, or on two small ones, as there is room.
func (s *Surface) Prompt(f *stage.Frame, r stage.Rect, words string) {
	const twoLines = 46.0
	soft := paint.Ink(paint.InkSoft)
	for _, style := range []int{paint.TextLabel, paint.TextTag} {
		if paint.TextStyle(style, 0).Width(words) <= r.W {
			ui.Text(f, r, style, soft, words)
			return
		}
	}
	r.Y, r.H = r.Y+(r.H-twoLines)/2, twoLines
	ui.Text(f, r, paint.TextTag, soft|paint.LookWrap, words)
}

// spoken is where the prompt and the button that goes on stand: no words are laid there.
func (m *pointer) spoken(f *stage.Frame) []stage.Rect {
	r := m.Lay.Prompt
	name := ui.Wide(f, paint.TextCaption, m.deps.Names[m.decider()], r.H)
	r.W = min(r.W, promptFace+promptGap+name+ui.Wide(f, paint.TextLabel, m.asks(), r.H))
	return []stage.Rect{r, m.Lay.Main}
}
