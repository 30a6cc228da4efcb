package table

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Aloud is what the program knows of opponents who think aloud: they tell a person who
// plays alone with them why they do what they do while the match still goes on.
type Aloud struct {
	On       bool       // they do
	Heard    bool       // something was heard of it in this match
	OnChoose func(bool) // that was chosen, or no longer; may be nil
	OnHear   func()     // something is heard for the first time; may be nil
}

// aloudAnswer is what the pause offers: to have the opponents think aloud, or no
// longer; ok is false where nobody thinks, or several persons play.
func (c *core) aloudAnswer() (a ui.Answer, ok bool) {
	s := c.session()
	thinks := slices.ContainsFunc(s.Setup().Seats, func(kind string) bool { _, ok := game.Thinks(kind); return ok })
	key := "pause.aloud"
	if s.Aloud() {
		key = "pause.silent"
	}
	return ui.Answer{ID: "pause.aloud", Verb: c.deps.Words.T(key), Do: c.chooseAloud}, thinks &&
		s.MayLift() && !s.Over()
}

// chooseAloud has opponents think aloud, or no longer.
func (c *core) chooseAloud() stage.Answer {
	a, s := &c.deps.Aloud, c.session()
	a.On = s.ThinkAloud(!s.Aloud())
	if a.OnChoose != nil {
		a.OnChoose(a.On)
	}
	return stage.Answer{}
}

// overheard tells the program, once, that an opponent was heard thinking.
func (c *core) overheard(n int) {
	a, s := &c.deps.Aloud, c.session()
	if !s.Aloud() || s.Over() || a.Heard || s.Step(n).Seat == c.View.Seat {
		return
	}
	a.Heard = true
	if a.OnHear != nil {
		a.OnHear()
	}
}

// remark is what helped in a match beyond its rules, with its icon.
type remark struct{ icon, words string }

// remarks are what the result says of how the match was played.
func (r *Result) remarks() (out []remark) {
	t := r.table
	if s := t.session(); s.Lifted() || s.Crossed() {
		out = append(out, remark{"padlock_open", t.deps.Words.T("past.lifted")})
	}
	if t.deps.Aloud.Heard {
		out = append(out, remark{"hint", t.deps.Words.T("think.aloud")})
	}
	if t.deps.Coached {
		out = append(out, remark{"check", t.deps.Words.T("coach.helped")})
	}
	if t.deps.Fair != nil {
		if line, fits := t.deps.Fair(); fits {
			out = append(out, remark{"check", line})
		} else if line != "" {
			out = append(out, remark{"cross", line})
		}
	}
	return out
}

// remarkHigh is how high a remark stands beside the title of a result.
const remarkHigh = 32.0

// remarksWide are the remarks beside the title.
func (r *Result) remarksWide(f *stage.Frame) {
	for i, note := range r.remarks() {
		y := 46 + remarkHigh*float64(i)
		f.Add(stage.Pic{Kind: "icon", Text: note.icon}, stage.Rect{X: 100, Y: y + 1, W: 30, H: 30})
		at := stage.Rect{X: 144, Y: y, W: 420, H: remarkHigh}
		ui.Text(f, at, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), note.words)
	}
}
