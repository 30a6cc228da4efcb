package table

import (
	"posterestante/assets/usererr"
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
	}{{"settings", d.Settings != nil}, {"rules", d.Rules != nil}, {"restart", d.Again != nil && d.Matches != nil}, {"matches", d.Matches != nil}} {
		if o.has {
			answers = append(answers, ui.Answer{ID: "pause." + o.id, Verb: w.T("pause." + o.id)})
		}
	}
	if a, ok := t.aloudAnswer(); ok {
		answers = append(answers, a)
	}
	answers = append(answers, ui.Answer{ID: "dialog.menu", Verb: w.T("table.pause.menu")})
	t.dialog = &ui.Dialog{Title: w.T("table.pause.title"), Text: w.T(text), Answers: answers, Column: len(answers) > 2}
	t.ask = func(answer string) {
		switch answer {
		case "pause.settings":
			t.push = d.Settings()
		case "pause.rules":
			t.push = d.Rules(t.ruleSaid())
		case "pause.matches":
			t.push = d.Matches()
		case "pause.aloud":
			t.chooseAloud()
		case "pause.restart":
			t.askRestart()
		}
	}
}

// askRestart asks once whether another match shall begin in place of this one,
// which stays on the shelf.
func (t *Table) askRestart() {
	w := t.deps.Words
	t.dialog = &ui.Dialog{Title: w.T("pause.restart.title"), Text: w.T("pause.restart.text"), Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: w.T("table.pause.stay")},
		{ID: "dialog.restart", Verb: w.T("pause.restart"), Look: paint.Main},
	}}
	t.ask = func(answer string) {
		if answer != "dialog.restart" {
			return
		}
		next, err := t.deps.Again()
		if err != nil {
			t.Say(w.T("error.title"), usererr.Words(err, w))
			return
		}
		t.leave(next)
	}
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
	t.retell()
	t.relay()
}

// pushed is the scene that a dialog's answer led to.
func (t *Table) pushed() stage.Answer {
	next := t.push
	t.push, t.left = nil, true
	return stage.Answer{Go: stage.Push, Next: next}
}
