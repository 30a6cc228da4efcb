package table

import (
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Update implements stage.Scene.
func (t *Table) Update(in *stage.Input, dt time.Duration) stage.Answer {
	t.haste.calm()
	held := t.holds(in)
	t.through(in)
	t.dropped(in)
	t.thinking.ponder()
	a := t.update(in, dt)
	a.Dirty = t.reoffer() || a.Dirty
	t.ring()
	if !t.moving() {
		t.tuition.taughtAt = t.tuition.lesson
	}
	a.Busy = t.hand.swings(dt) || a.Busy
	t.thinking.ponder()
	a.Dirty = t.counsel.counsel() || a.Dirty
	a.Dirty = t.confess() || a.Dirty
	a.Dirty = t.hovers(in, dt) || held || a.Dirty
	a.Dirty = t.sight.foresee(in) || a.Dirty
	a.Busy = a.Busy || a.Go == stage.Stay && t.waits()
	return a
}

// hovers counts how long the pointer rests on the same hot; it says whether
// what is shown large changes by it.
func (m *pointer) hovers(in *stage.Input, dt time.Duration) bool {
	was, long := m.overFor >= hoverAfter, m.overFor >= rulesAfter
	switch p := m.pointed(in.On); {
	case in.Over != m.over:
		m.over, m.on, m.overFor, m.pointing = in.Over, in.On, 0, resting
	case in.Press != "":
		m.overFor, m.pointing = 0, clicked
		if p != nil && len(p.Spread) > 0 { // a pile that is looked through stays open
			m.pointing = resting
		}
	case m.pointing == resting:
		m.overFor += dt
	}
	return was != (m.overFor >= hoverAfter) || long != (m.overFor >= rulesAfter)
}

func (t *Table) update(in *stage.Input, dt time.Duration) stage.Answer {
	if t.left {
		t.renew()
		return stage.Answer{Dirty: true, Busy: t.moving()}
	}
	switch {
	case t.phase == gone && t.next != nil:
		return stage.Answer{Go: stage.Replace, Next: t.next}
	case t.phase == gone:
		return t.homeward()
	case t.dialog != nil:
		return t.updateDialog(in)
	case t.phase == handing:
		return t.updateHandover(in)
	}
	if phases[t.phase].tools {
		if a, done := t.tool(in.Did); done {
			return a
		}
	}
	if t.phase == looking {
		return t.updatePast(in, dt)
	}
	if a, done := t.beside(in); done {
		return a
	}
	if t.moving() {
		if t.heard(in) {
			return stage.Answer{Dirty: true, Busy: true}
		}
		if in.Hit != "" || in.Back || in.Miss || in.Drop || in.Has(stage.KeyEnter) || t.flow.moment != nil && len(in.Keys) > 0 {
			t.catchUp()
			return stage.Answer{Dirty: true}
		}
		t.advance(dt)
		return stage.Answer{Busy: !t.speech.owned || t.motion.Busy() || t.unfolds(), Dirty: true}
	}
	if a, done := t.bar(in); done {
		return a
	}
	if t.takesBack(in.Did) {
		return stage.Answer{Dirty: true, Busy: t.moving()}
	}
	return t.turnOf(in, dt)
}

// tool opens what explains the table: signs, rules, and the way to the menu.
func (t *Table) tool(did any) (a stage.Answer, done bool) {
	switch did := did.(type) {
	case game.Rule:
		return t.openRule(did), true
	case cites:
		return t.openRule(did.rule), did.rule != ""
	}
	switch did {
	case stage.CmdLegend:
		return stage.Answer{Go: stage.Push, Next: signs{t}}, true
	case stage.CmdRules:
		return t.openRule(t.ruleSaid()), true
	case stage.CmdMenu:
		t.catchUp()
		t.pause()
		return stage.Answer{Dirty: true}, true
	}
	return stage.Answer{}, false
}

// beside takes what may be done while something moves, besides tool's.
func (t *Table) beside(in *stage.Input) (a stage.Answer, done bool) {
	switch {
	case in.Did == stage.CmdPast && t.session().Len() > 0:
		t.timeline.Past(t.session().Len())
	case in.Did == stage.CmdHints:
		t.counsel.toggleHints()
	case t.counsel.hints != nil && t.counsel.advised(in.Did):
	case t.counsel.hints != nil && t.counsel.hints.scroll.Update(in, "hints"):
	case t.timeline.logged(in.Did):
	case in.Did == stage.CmdFinish && t.finishes():
		t.haste.hurryOn()
		return stage.Answer{Busy: true}, true
	default:
		return stage.Answer{}, false
	}
	return stage.Answer{Dirty: true}, true
}

// turnOf lets the seat decide whose turn it is; when the match is over the result
// is shown once, and again when it is asked for.
func (t *Table) turnOf(in *stage.Input, dt time.Duration) stage.Answer {
	turn := t.session().Turn()
	switch {
	case t.deps.Still:
	case turn == game.Nobody:
		if t.phase != ended || in.Did == showResult {
			if t.phase != ended {
				t.enter(ended)
			}
			return stage.Answer{Go: stage.Push, Next: t.result()}
		}
	case !t.person(turn) && t.readsLesson(in):
	case t.thinks(turn) && t.deps.Thinker != nil:
		return t.await(in, dt)
	case !t.person(turn):
		return t.automa(in, dt)
	case turn != t.view.Seat:
		return t.handOver(turn)
	default:
		return t.choose(in)
	}
	return stage.Answer{Dirty: t.timeline.log.Update(in, "log")}
}

// automa lets the seat that no person plays take its next action, after a
// pause that a click cuts short.
func (t *Table) automa(in *stage.Input, dt time.Duration) stage.Answer {
	t.thinking.wait -= dt
	if t.thinking.wait > 0 && !t.haste.rushes() && in.Hit == "" && !in.Miss && !in.Has(stage.KeyEnter) {
		return stage.Answer{Busy: true, Dirty: t.timeline.log.Update(in, "log")}
	}
	s := t.session()
	for a, ok := s.Reply(); ok && t.act(a) && t.haste.rushes(); a, ok = s.Reply() {
	}
	return stage.Answer{Busy: t.dialog == nil, Dirty: true}
}

// act takes an action and queues what happens. It says whether it was taken;
// if it could not be kept on disk, a dialog says why, and it was not.
func (t *Table) act(a game.Action) bool { return t.actFor(a, nil) }

// actFor is act with the reason of a seat that thinks, nil for none.
func (t *Table) actFor(a game.Action, why *game.Thought) bool {
	s := t.session()
	seat, rushed := s.Turn(), t.haste.rushes()
	if t.deps.Last != nil {
		*t.deps.Last, _, _ = strings.Cut(s.Game().Notation(a), " ")
	}
	events, err := t.do(a, why)
	if err != nil {
		t.oops(err)
		return false
	}
	t.note, t.ctx.Open, t.hurry = "", game.Nobody, 0
	t.timeline.tellStep(s.Len() - 1)
	if seat == t.view.Seat && s.Turn() != seat {
		t.counsel.judge()
	}
	t.flow.own = seat == t.view.Seat
	t.queue = append(t.queue, game.EventsFor(events, t.view.Seat)...)
	t.hold(s.Len() - 1)
	t.thinking.wait = Speeds[t.deps.Speed].Pause
	if seat != s.Turn() {
		t.flow.due = s.Turn() == t.view.Seat
	}
	if seat != t.view.Seat {
		line := t.timeline.reasoned(len(t.timeline.lines)-1, false)
		t.said, t.trace = &line, nil
		if rushed || t.deps.Speed == 0 {
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

// do has the match take an action, with the reason where there is one.
func (c *core) do(a game.Action, why *game.Thought) ([]game.Event, error) {
	if why == nil {
		return c.match.Do(a)
	}
	return c.match.DoThought(a, why)
}

// Say shows a dialog with one sentence.
func (c *core) Say(title, text string) {
	ok := ui.Answer{ID: "dialog.ok", Verb: c.deps.Words.T("error.ok")}
	c.dialog = &ui.Dialog{Title: title, Text: text, Answers: []ui.Answer{ok}}
}

// oops says what went wrong.
func (c *core) oops(err error) {
	c.Say(c.deps.Words.T("error.title"), usererr.Words(err, c.deps.Words))
}

func (t *Table) updateDialog(in *stage.Input) (a stage.Answer) {
	if do := t.dialog.Update(in); do != nil {
		t.dialog = nil
		a = do()
		t.left = t.left || a.Go == stage.Push
	}
	a.Dirty, a.Busy = true, t.dialog == nil && t.moving() // the answer may have been an action
	return a
}

// toMenu is the answer that leads home.
func toMenu() stage.Answer { return stage.Answer{Go: stage.Home} }
