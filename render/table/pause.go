package table

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// pause offers what one leaves a table for; everything is already saved. A match
// that is over isn't gone on with.
func (t *Table) pause() {
	w, d := t.deps.Words, t.deps
	text := "table.pause.text"
	if t.session().Over() {
		text = "end.pause"
	}
	answers := []ui.Answer{{ID: "dialog.stay", Verb: w.T("table.pause.stay"), Look: paint.Main}}
	for _, o := range []struct {
		id  string
		has bool
		do  func() stage.Answer
	}{
		{"settings", d.Settings != nil, func() stage.Answer { return stage.Answer{Go: stage.Push, Next: d.Settings()} }},
		{"rules", d.Rules != nil, func() stage.Answer { return stage.Answer{Go: stage.Push, Next: d.Rules(t.ruleSaid())} }},
		{"restart", d.Again != nil && d.Matches != nil, t.askRestart},
		{"matches", d.Matches != nil, func() stage.Answer { return stage.Answer{Go: stage.Push, Next: d.Matches()} }},
	} {
		if o.has {
			answers = append(answers, ui.Answer{ID: "pause." + o.id, Verb: w.T("pause." + o.id), Do: o.do})
		}
	}
	if a, ok := t.aloudAnswer(); ok {
		answers = append(answers, a)
	}
	answers = append(answers, ui.Answer{ID: "dialog.menu", Verb: w.T("table.pause.menu"), Do: toMenu})
	t.dialog = &ui.Dialog{Title: w.T("table.pause.title"), Text: w.T(text), Answers: answers, Column: len(answers) > 2}
}

// askRestart asks once whether another match shall begin in place of this one,
// which stays on the shelf.
func (t *Table) askRestart() stage.Answer {
	w := t.deps.Words
	t.dialog = &ui.Dialog{Title: w.T("pause.restart.title"), Text: w.T("pause.restart.text"), Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: w.T("table.pause.stay")},
		{ID: "dialog.restart", Verb: w.T("pause.restart"), Look: paint.Main, Do: t.restartMatch},
	}}
	return stage.Answer{}
}

// restartMatch begins another match in place of this one.
func (t *Table) restartMatch() stage.Answer {
	if next, err := t.deps.Again(); err != nil {
		t.oops(err)
	} else {
		t.leave(next)
	}
	return stage.Answer{}
}

// renew takes what a scene that lay over the table has changed: the language,
// the speed, whether motion is reduced.
func (t *Table) renew() {
	t.left = false
	d := t.deps
	if d.Refresh == nil {
		return
	}
	was := d.Words.Lang()
	if d.Refresh(d); d.Words.Lang() == was {
		return
	}
	t.teller = t.tells()
	t.ctx.Words, t.ctx.Tell = d.Words, t.teller
	t.said, t.note = nil, ""
	t.timeline.retell()
	t.relay()
}
