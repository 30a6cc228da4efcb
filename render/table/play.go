package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// Update implements stage.Scene.
func (t *Table) Update(in *stage.Input, dt time.Duration) stage.Answer {
	a := t.update(in, dt)
	a.Dirty = t.hovers(in, dt) || a.Dirty
	return a
}

// hovers counts how long the pointer rests on the same hot; it says whether
// what is shown large changes by it.
func (t *Table) hovers(in *stage.Input, dt time.Duration) bool {
	was := t.overFor >= hoverAfter
	if in.Over != t.over || in.Press != "" {
		t.over, t.overFor = in.Over, 0
	} else {
		t.overFor += dt
	}
	return was != (t.overFor >= hoverAfter)
}

func (t *Table) update(in *stage.Input, dt time.Duration) stage.Answer {
	switch {
	case t.gone && t.next != nil:
		return stage.Answer{Go: stage.Replace, Next: t.next}
	case t.gone:
		return stage.Answer{Go: stage.Pop}
	case t.dialog != nil:
		return t.updateDialog(in)
	case t.handover:
		return t.updateHandover(in)
	case t.legend:
		if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
			t.legend = false
		}
		return stage.Answer{Dirty: true}
	case in.Hit == "table.legend", in.Has("l"), in.Has("f1"):
		t.legend = true
		return stage.Answer{Dirty: true}
	case in.Hit == "table.menu":
		t.catchUp()
		t.pause()
		return stage.Answer{Dirty: true}
	case in.Hit == "table.finish":
		t.finish = true
		t.catchUp()
		return stage.Answer{Busy: true}
	case t.moving():
		if in.Hit != "" || in.Back || in.Miss || in.Drop {
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
	case t.house.Still:
	case turn == game.Nobody:
		if !t.resulted {
			t.resulted = true
			t.hear("win")
			return stage.Answer{Go: stage.Push, Next: t.result()}
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
	if t.wait > 0 && !t.finish && in.Hit == "" && !in.Miss {
		return stage.Answer{Busy: true, Dirty: t.log.Update(in, "log")}
	}
	s := t.session()
	seat := s.Turn()
	for t.act(s.Legal()[0]) && t.finish && s.Turn() == seat {
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
	if t.house.Last != nil {
		*t.house.Last = s.Game().Notation(a)
	}
	events, err := t.match.Do(a)
	if err != nil {
		t.Say(t.house.Words.T("error.title"), err.Error())
		return false
	}
	t.note, t.ctx.Open = "", game.Nobody
	t.tellStep(s.Len() - 1)
	t.queue = append(t.queue, game.EventsFor(events, t.view.Seat)...)
	t.wait = Speeds[t.house.Speed].Pause
	if seat != s.Turn() && s.Turn() == t.view.Seat && t.persons() == 1 {
		t.hear("yourturn")
	}
	if seat != t.view.Seat {
		line := t.lines[len(t.lines)-1]
		t.said, t.trace = &line, nil
		if t.finish || t.house.Speed == 0 {
			t.catchUp()
		}
	} else {
		t.said, t.trace = nil, nil
	}
	t.offer()
	if !t.moving() || t.house.Speed == 0 {
		t.catchUp()
	}
	return true
}

// Say shows a dialog with one sentence.
func (t *Table) Say(title, text string) {
	t.dialog = &ui.Dialog{Title: title, Text: text, Answers: []ui.Answer{{ID: "dialog.ok", Verb: t.house.Words.T("error.ok")}}}
	t.ask = func(string) {}
}

func (t *Table) updateDialog(in *stage.Input) stage.Answer {
	if answer := t.dialog.Update(in); answer != "" {
		ask := t.ask
		t.dialog, t.ask = nil, nil
		ask(answer)
		if answer == "dialog.menu" {
			t.match.Close()
			return stage.Answer{Go: stage.Pop}
		}
	}
	return stage.Answer{Dirty: true}
}
