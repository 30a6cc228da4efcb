package table

import (
	"time"

	"posterestante/assets/usererr"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// dialogue is a question, or what must be read before anything else is done.
type dialogue struct {
	*guarded
	Quiet
}

// Update implements Part.
func (d *dialogue) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	if d.dialog == nil {
		return a, false
	}
	if do := d.dialog.Update(in); do != nil {
		d.dialog = nil
		a = do()
		d.left = d.left || a.Go == stage.Push
	}
	a.Dirty, a.Busy = true, d.dialog == nil && d.moving() // the answer may have been an action
	return a, true
}

// Build implements Part.
func (d *dialogue) Build(f *stage.Frame) { d.dialog.Build(f) }

// Watch says what could not be told.
func (d *dialogue) Watch(*stage.Input, time.Duration) stage.Answer {
	return stage.Answer{Dirty: d.confess()}
}

// Say shows a dialog with one sentence.
func (s *Surface) Say(title, text string) {
	ok := ui.Answer{ID: "dialog.ok", Verb: s.deps.Words.T("error.ok")}
	s.dialog = &ui.Dialog{Title: title, Text: text, Answers: []ui.Answer{ok}}
}

// oops says what went wrong.
func (s *Surface) oops(err error) {
	s.Say(s.deps.Words.T("error.title"), usererr.Words(err, s.deps.Words))
}

// toMenu is the answer that leads home.
func toMenu() stage.Answer { return stage.Answer{Go: stage.Home} }
