package table

import (
	"time"

	"posterestante/assets/usererr"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Dialogue is a question, or what must be read before anything else is done.
type Dialogue struct {
	*Surface
	Pushes func() // told when an answer leads to another scene; may be nil
}

// Update implements Part.
func (d *Dialogue) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	if d.Dialog == nil {
		return a, false
	}
	acts := in.Acts()
	if do := d.Dialog.Update(in); do != nil {
		d.Dialog = nil
		if a = do(); a.Go == stage.Push && d.Pushes != nil {
			d.Pushes()
		}
	}
	a.Dirty, a.Busy = a.Dirty || acts, d.Dialog == nil && d.moving() // the answer may have been an action
	return a, true
}

// Build implements Part.
func (d *Dialogue) Build(f *stage.Frame) { d.Dialog.Build(f) }

// Say shows a dialog with one sentence.
func (s *Surface) Say(title, text string) {
	ok := ui.Answer{ID: "dialog.ok", Verb: s.deps.Words.T("error.ok")}
	s.Dialog = &ui.Dialog{Title: title, Text: text, Answers: []ui.Answer{ok}}
}

// oops says what went wrong.
func (s *Surface) oops(err error) {
	s.Say(s.deps.Words.T("error.title"), usererr.Words(err, s.deps.Words))
}

// toMenu is the answer that leads home.
func toMenu() stage.Answer { return stage.Answer{Go: stage.Home} }
