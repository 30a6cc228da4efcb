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
	high := m.Lay.Prompt.H
	w := ui.Wide(f, paint.TextCaption, name, high) + 5
	for w > least && !asksIn(words, room-w-promptGap, high, f.Text) {
		w -= step
	}
	return w
}

// Two small lines of a prompt, in logical pixels where they aren't larger than usual.
const (
	askBox   = 38.6 // the least box in which they stand, and nothing larger
	askOver  = 4.4  // by how much a room is higher than its box
	askDown  = 5.6  // from its top to that of capitals
	askShown = 41.8 // from there to the tails of the second line
)

// askHigh is how high the box is in a room that is so high.
func askHigh(room float64) float64 { return max(askBox, room-askOver) }

// asksLarge is the style of two lines of a prompt in a room that is so high, as large as a player's size of words and
// the room have them.
func asksLarge(high float64, size int) paint.Style {
	return paint.TextStyle(paint.TextAsk, paint.LookWrap).Grown(size, "x\nx", stage.Width, askHigh(high))
}

// asksIn says whether the words of a prompt are whole, and as large as may be, in a room that is so wide and high.
func asksIn(words string, wide, high float64, size int) bool {
	style := asksLarge(high, size)
	return wide > 0 && style.Height(words, wide) <= style.Height("x\nx", wide)
}

// Prompt writes the words of a prompt: on one line, on a small one, or on two small ones where those
// are too short, or are larger than one would be.
func (s *Surface) Prompt(f *stage.Frame, r stage.Rect, words string) {
	soft := paint.Ink(paint.InkSoft)
	one, at := paint.Style{}, 0
	for _, id := range []int{paint.TextTag, paint.TextLabel} {
		if style := paint.TextStyle(id, 0); style.Width(words) <= r.W {
			one, at = style.Grown(f.Text, words, r.W, r.H), id
		}
	}
	two := paint.TextStyle(paint.TextAsk, paint.LookWrap)
	usual := two.Size
	two = two.Grown(f.Text, words, r.W, askHigh(r.H))
	if one.Size >= min(two.Size, asksLarge(r.H, f.Text).Size) {
		ui.Text(f, r, at, soft, words)
		return
	}
	k := two.Size / usual
	y := r.Y + (r.H-askShown*k)/2 - askDown*k
	ui.Text(f, stage.Rect{X: r.X, Y: y, W: r.W, H: askHigh(r.H)}, paint.TextAsk, soft|paint.LookWrap, words)
}

// spoken is where the prompt and the button that goes on stand: no words are laid there.
func (m *pointer) spoken(f *stage.Frame) []stage.Rect {
	r := m.Lay.Prompt
	name := ui.Wide(f, paint.TextCaption, m.deps.Names[m.decider()], r.H)
	r.W = min(r.W, promptFace+promptGap+name+ui.Wide(f, paint.TextLabel, m.asks(), r.H))
	return []stage.Rect{r, m.Lay.Main}
}
