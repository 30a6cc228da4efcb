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
		if m.far.posted() {
			key := "post.turn"
			if m.far.Company().Sent {
				key = "post.waits"
			}
			return m.deps.Words.T(key, map[string]any{"Name": m.deps.Names[turn]})
		}
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
func (m *prompt) Build(f *stage.Frame) { m.write(f, m.asks()) }

// write writes a prompt. Where its words need the room, the name of who is asked is cut: whose page it is, its colour
// says as well.
func (m *prompt) write(f *stage.Frame, words string) {
	r, seat := m.Lay.Prompt, m.decider()
	mid := r.Y + r.H/2
	if face, ok := m.face(seat); ok && len(m.deps.Faces) > 0 {
		f.Add(face, stage.Rect{X: r.X - 8, Y: mid - 28, W: 52, H: 52})
		f.Add(stage.Pic{Kind: "swatch", ID: m.deps.Colours[seat]}, stage.Rect{X: r.X + 22, Y: mid + 2, W: 24, H: 24})
	} else {
		f.Add(stage.Pic{Kind: "swatch", ID: m.deps.Colours[seat]}, stage.Rect{X: r.X, Y: mid - 19, W: 38, H: 38})
	}
	x, end := r.X+promptFace, r.X+r.W
	thinks, awaits := m.face(m.session().Turn())
	awaits = awaits && m.awaits()
	if awaits {
		end -= faceSide + 10
	}
	name := m.deps.Names[seat]
	w := m.named(f, name, words, end-x)
	ui.Text(f, stage.Rect{X: x, Y: r.Y, W: w, H: r.H}, paint.TextCaption, 0, name)
	x += w + promptGap
	if awaits {
		f.Add(thinks, stage.Rect{X: x, Y: mid - faceSide/2, W: faceSide, H: faceSide})
		x += faceSide + 10
		end += faceSide + 10
	}
	m.Prompt(f, stage.Rect{X: x, Y: r.Y, W: end - x, H: r.H}, words)
}

// named is how wide a name may stand before words in a room that is so wide.
func (m *prompt) named(f *stage.Frame, name, words string, room float64) float64 {
	const least, step = 60.0, 20.0
	w := ui.Wide(f, paint.TextCaption, name, m.Lay.Prompt.H) + 5
	for w > least && !asksIn(words, room-w-promptGap) {
		w -= step
	}
	return w
}

// Two small lines of a prompt, in logical pixels.
const (
	askHigh  = 44.0 // what they are counted as
	askBox   = 38.6 // a box in which they stand, and nothing larger
	askDown  = 5.6  // from its top to that of capitals
	askShown = 41.8 // from there to the tails of the second line
)

// asksIn says whether the words of a prompt are whole in a room that is so wide.
func asksIn(words string, w float64) bool {
	return w > 0 && paint.TextStyle(paint.TextAsk, paint.LookWrap).Height(words, w) <= askHigh
}

// Prompt writes the words of a prompt: on one line, on a small one, or on two small ones where those
// are too short.
func (s *Surface) Prompt(f *stage.Frame, r stage.Rect, words string) {
	soft := paint.Ink(paint.InkSoft)
	for _, style := range []int{paint.TextLabel, paint.TextTag} {
		if paint.TextStyle(style, 0).Width(words) <= r.W {
			ui.Text(f, r, style, soft, words)
			return
		}
	}
	at := stage.Rect{X: r.X, Y: r.Y + (r.H-askShown)/2 - askDown, W: r.W, H: askBox}
	ui.Text(f, at, paint.TextAsk, soft|paint.LookWrap, words)
}

// spoken is where the prompt and the button that goes on stand: no words are laid there.
func (m *pointer) spoken(f *stage.Frame) []stage.Rect {
	r := m.Lay.Prompt
	name := ui.Wide(f, paint.TextCaption, m.deps.Names[m.decider()], r.H)
	r.W = min(r.W, promptFace+promptGap+name+ui.Wide(f, paint.TextLabel, m.asks(), r.H))
	return []stage.Rect{r, m.Lay.Main}
}
