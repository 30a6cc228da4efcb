package table

import (
	"time"

	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// Update implements stage.Scene.
func (t *Table) Update(in *stage.Input, dt time.Duration) stage.Answer {
	held := t.holds(in)
	t.through(in)
	t.dropped(in)
	a := t.update(in, dt)
	a.Dirty = t.hovers(in, dt) || held || a.Dirty
	a.Busy = a.Busy || a.Go == stage.Stay && t.waits()
	return a
}

// hovers counts how long the pointer rests on the same hot; it says whether
// what is shown large changes by it.
func (t *Table) hovers(in *stage.Input, dt time.Duration) bool {
	was, long := t.overFor >= hoverAfter, t.overFor >= rulesAfter
	switch p := t.pointed(in.Over); {
	case in.Over != t.over:
		t.over, t.overFor, t.pressed = in.Over, 0, false
	case in.Press != "": // what was clicked needs no words, until pointed at anew
		t.overFor, t.pressed = 0, p == nil || len(p.Spread) == 0
	case !t.pressed:
		t.overFor += dt
	}
	return was != (t.overFor >= hoverAfter) || long != (t.overFor >= rulesAfter)
}

// dropped has what is dropped on something that is not lit fall on what is lit
// under it: on a region whose bike or site is in the way.
func (t *Table) dropped(in *stage.Input) {
	if s, ok := board.ParseSpot(in.Over); ok && in.Drop {
		in.Over = board.SpotID(t.litUnder(s, in))
	}
}

func (t *Table) update(in *stage.Input, dt time.Duration) stage.Answer {
	switch {
	case t.gone && t.next != nil:
		return stage.Answer{Go: stage.Replace, Next: t.next}
	case t.gone:
		return stage.Answer{Go: stage.Home}
	case t.dialog != nil:
		return t.updateDialog(in)
	case t.handover:
		return t.updateHandover(in)
	case t.legend:
		if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
			t.legend = false
		}
		return stage.Answer{Dirty: true}
	case in.Hit == "table.legend", in.Did(stage.CmdLegend):
		t.legend = true
		return stage.Answer{Dirty: true}
	case in.Hit == "refusal.rule", in.Hit == "table.rules", in.Did(stage.CmdRules):
		return t.openRule(t.ruleSaid())
	case t.hints != nil && in.Hit != "" && t.hinted(in.Hit) != "":
		return t.openRule(t.hinted(in.Hit))
	case in.Hit == "table.menu", in.Did(stage.CmdMenu):
		t.catchUp()
		t.pause()
		return stage.Answer{Dirty: true}
	case t.past != nil:
		return t.updatePast(in, dt)
	case in.Hit == "table.past", in.Did(stage.CmdPast) && t.session().Len() > 0:
		t.Past(t.session().Len())
		return stage.Answer{Dirty: true}
	case in.Hit == "table.result":
		t.resulted = false
	case in.Hit == "table.hints", in.Hit == "hints.close", in.Did(stage.CmdHints):
		t.toggleHints()
		return stage.Answer{Dirty: true}
	case t.hints != nil && t.hints.scroll.Update(in, "hints"):
		return stage.Answer{Dirty: true}
	case t.logHit(in.Hit):
		return stage.Answer{Dirty: true}
	case in.Hit == "table.finish", in.Did(stage.CmdFinish) && t.finishes():
		t.finish = true
		t.catchUp()
		return stage.Answer{Busy: true}
	case t.moving():
		if in.Hit != "" || in.Back || in.Miss || in.Drop || in.Has(stage.KeyEnter) {
			t.catchUp()
			return stage.Answer{Dirty: true}
		}
		t.advance(dt)
		return stage.Answer{Busy: true, Dirty: true}
	}
	if a, done := t.bar(in); done {
		return a
	}
	s := t.session()
	turn := s.Turn()
	switch {
	case t.deps.Still:
	case turn == game.Nobody:
		if !t.resulted {
			t.resulted = true
			t.hear("win")
			return stage.Answer{Go: stage.Push, Next: t.result()}
		}
		if in.Hit == "table.undo" || in.Did(stage.CmdUndo) {
			t.undo()
			return stage.Answer{Dirty: true}
		}
	case !t.person(turn):
		return t.automa(in, dt)
	case turn != t.view.Seat:
		return t.handOver(turn)
	default:
		return t.choose(in)
	}
	return stage.Answer{Dirty: t.log.Update(in, "log")}
}

// automa lets the seat that no person plays take its next action, after a
// pause that a click cuts short.
func (t *Table) automa(in *stage.Input, dt time.Duration) stage.Answer {
	t.wait -= dt
	if t.wait > 0 && !t.finish && in.Hit == "" && !in.Miss && !in.Has(stage.KeyEnter) {
		return stage.Answer{Busy: true, Dirty: t.log.Update(in, "log")}
	}
	s := t.session()
	seat := s.Turn()
	for t.act(s.Reply()) && t.finish && s.Turn() == seat {
	}
	if s.Turn() != seat {
		t.finish = false
	}
	return stage.Answer{Busy: t.dialog == nil, Dirty: true}
}

// act takes an action and queues what happens. It says whether it was taken;
// if it could not be kept on disk, a dialog says why, and it was not.
func (t *Table) act(a game.Action) bool {
	s := t.session()
	seat := s.Turn()
	if t.deps.Last != nil {
		*t.deps.Last = s.Game().Notation(a)
	}
	events, err := t.match.Do(a)
	if err != nil {
		t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
		return false
	}
	t.note, t.ctx.Open, t.hurry = "", game.Nobody, 0
	t.tellStep(s.Len() - 1)
	t.queue = append(t.queue, game.EventsFor(events, t.view.Seat)...)
	t.hold(s.Len() - 1)
	t.wait = Speeds[t.deps.Speed].Pause
	if seat != s.Turn() && s.Turn() == t.view.Seat && t.persons() == 1 {
		t.hear("yourturn")
	}
	if seat != t.view.Seat {
		line := t.reasoned(len(t.lines) - 1)
		t.said, t.trace = &line, nil
		if t.finish || t.deps.Speed == 0 {
			t.catchUp()
		}
	} else {
		t.said, t.trace = nil, nil
	}
	t.offer()
	if !t.moving() || t.deps.Speed == 0 {
		t.catchUp()
	}
	return true
}

// Say shows a dialog with one sentence.
func (t *Table) Say(title, text string) {
	t.dialog = &ui.Dialog{Title: title, Text: text, Answers: []ui.Answer{{ID: "dialog.ok", Verb: t.deps.Words.T("error.ok")}}}
	t.ask = func(string) {}
}

func (t *Table) updateDialog(in *stage.Input) stage.Answer {
	if answer := t.dialog.Update(in); answer != "" {
		ask := t.ask
		t.dialog, t.ask = nil, nil
		ask(answer)
		if answer == "dialog.menu" {
			return stage.Answer{Go: stage.Home}
		}
	}
	return stage.Answer{Dirty: true}
}
