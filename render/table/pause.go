package table

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// pause offers what one leaves a table for; everything is already saved. A match
// that is over isn't gone on with.
func (m *pointer) pause() {
	w, d := m.deps.Words, m.deps
	text := "table.pause.text"
	if m.session().Over() {
		text = "end.pause"
	}
	answers := []ui.Answer{{ID: "dialog.stay", Verb: w.T("table.pause.stay"), Look: paint.Main}}
	for _, o := range []struct {
		id  string
		has bool
		do  func() stage.Answer
	}{
		{"settings", d.Settings != nil, func() stage.Answer {
			return stage.Answer{Go: stage.Push, Next: d.Settings()}
		}},
		{"rules", d.Rules != nil, func() stage.Answer {
			return stage.Answer{Go: stage.Push, Next: d.Rules(m.ruleSaid())}
		}},
		{"restart", d.Again != nil && d.Matches != nil, m.askRestart},
		{"matches", d.Matches != nil, func() stage.Answer { return stage.Answer{Go: stage.Push, Next: d.Matches()} }},
	} {
		if o.has {
			answers = append(answers, ui.Answer{ID: "pause." + o.id, Verb: w.T("pause." + o.id), Do: o.do})
		}
	}
	if a, ok := m.aloudAnswer(); ok {
		answers = append(answers, a)
	}
	answers = append(answers, ui.Answer{ID: "dialog.menu", Verb: w.T("table.pause.menu"), Do: toMenu})
	m.Dialog = &ui.Dialog{Title: w.T("table.pause.title"), Text: w.T(text), Answers: answers, Column: len(answers) > 2}
}

// askRestart asks once whether another match shall begin in place of this one,
// which stays on the shelf.
func (m *pointer) askRestart() stage.Answer {
	w := m.deps.Words
	m.Dialog = &ui.Dialog{Title: w.T("pause.restart.title"), Text: w.T("pause.restart.text"), Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: w.T("table.pause.stay")},
		{ID: "dialog.restart", Verb: w.T("pause.restart"), Look: paint.Main, Do: m.restartMatch},
	}}
	return stage.Answer{}
}

// restartMatch begins another match in place of this one.
func (m *pointer) restartMatch() stage.Answer {
	if next, err := m.deps.Again(); err != nil {
		m.oops(err)
	} else {
		m.leave(next)
	}
	return stage.Answer{}
}
