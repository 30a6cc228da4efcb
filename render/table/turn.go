package table

import (
	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/shortcut"
)

// undoTo is how few actions undo leaves: one less, or, where barriers are
// lifted, all before the viewer's last own action.
func (c *core) undoTo() int {
	s := c.session()
	if c.far != nil {
		return c.lastOwn()
	}
	n := s.Len() - 1
	for s.Lifted() && n > 0 && s.Step(n).Seat != c.View.Seat {
		n--
	}
	return n
}

// turnStart is how few actions are left when the viewer takes back the turn as
// far as that may be.
func (c *core) turnStart() int {
	s := c.session()
	n := s.Len()
	if c.answered() != nil {
		return n
	}
	for n > s.Back(c.View.Seat) && s.Step(n-1).Seat == c.View.Seat {
		n--
	}
	return n
}

// ring lets be heard that it is the viewer's turn again, once all that led there
// was shown and choices are lit.
func (o *showing) ring() {
	if o.flow.due && o.mine() && !o.moving() && o.Dialog == nil {
		o.flow.due = false
		o.hear("yourturn")
	}
}

// takeBack takes back all actions but the first n.
func (t *acting) takeBack(n int) {
	over := t.session().Over()
	err := t.match.Undo(t.session().Len() - n)
	if t.far.sends(err) {
		return
	}
	if err != nil {
		t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
		return
	}
	t.tookBack(over)
}

// tookBack shows that actions were taken back; over says that the match was over before.
func (t *acting) tookBack(over bool) {
	if t.phase == looking {
		t.timeline.leavePast(playing)
	}
	t.timeline.forget()
	t.lastTold, t.trace = nil, nil
	if turn := t.session().Turn(); over && t.person(turn) { // the end was seen from another's page
		t.see(turn)
		return
	}
	t.catchUp()
	t.offer()
}

// takesBack takes undo, redo and the whole turn back, wherever the viewer may ask for them; it says
// whether it was asked.
func (t *acting) takesBack(did any) bool {
	decides := t.mine() || t.awaits() || t.elsewhere()
	if t.deps.Still || t.looksOn() || !decides && t.phase != ended {
		return false
	}
	var do func()
	switch {
	case did == stage.CmdUndo:
		do = t.undo
	case did == stage.CmdRestart && decides:
		do = t.restart
	case did == stage.CmdRedo && t.mine():
		do = t.redo
	default:
		return false
	}
	t.note, t.noteRule = "", ""
	do()
	return true
}

// restart takes back the whole turn, or says what stands in the way.
func (t *acting) restart() {
	if n := t.turnStart(); (t.mine() || t.awaits() || t.elsewhere()) && n < t.session().Len() {
		t.takeBack(n)
		return
	}
	t.note, t.noteAt = t.whyNot(t.canUndo()), t.Lay.Undo
}

// buildTurn are the small buttons over Undo: the whole turn back, do again,
// what can be done, the rules.
func (m *pointer) buildTurn(f *stage.Frame) {
	w := m.deps.Words
	off := func(yes bool) int {
		if yes {
			return paint.Off
		}
		return 0
	}
	mine := (m.mine() || m.awaits() || m.elsewhere()) && !m.moving() && !m.looksOn()
	type button struct {
		id, icon string // the id is also the key of its words
		cmd      stage.Command
		look     int
	}
	buttons := []button{
		{"table.hints", "hint", stage.CmdHints, off(m.persons() == 0)},
		{"table.restart", "restart", stage.CmdRestart, off(!mine || m.turnStart() == m.session().Len())},
		{"table.redo", "redo", stage.CmdRedo, off(!mine || m.session().Undone() == 0)},
	}
	const high, gap = 60.0, 6.0
	wide := (m.Lay.Undo.W+gap)/float64(len(buttons)) - gap
	x := m.Lay.Undo.X
	for _, b := range buttons {
		at := stage.Rect{X: x, Y: m.Lay.Undo.Y - high - gap, W: wide, H: high}
		m.iconButton(f, b.id, at, b.icon, shortcut.With(w, f.Keymap, w.T(b.id), b.cmd), b.look).Does = b.cmd
		x += wide + gap
	}
}

// canUndo says why the viewer's last action can't be taken back now; once the
// match is over, why the person who ended it can't take that back.
func (c *core) canUndo() error {
	s := c.session()
	if n := s.Len(); s.Over() && n > 0 && !s.Lifted() {
		if last := s.Step(n - 1).Seat; c.person(last) {
			return s.CanUndo(last)
		}
		return &game.Barrier{Step: n - 1}
	}
	if c.looksOn() || !c.mine() && !c.awaits() && !c.elsewhere() && !s.Over() {
		return game.ErrNothing
	}
	if c.far != nil && c.lastOwn() < s.Len()-1 { // the others are asked
		if c.lastOwn() < 0 {
			return game.ErrNothing
		}
		return nil
	}
	if s.Lifted() && !c.acted() {
		return game.ErrNothing
	}
	if err := c.answered(); err != nil {
		return err
	}
	return s.CanUndo(c.undoer())
}

// acted says whether the viewer has done anything yet.
func (c *core) acted() bool {
	for i := range c.session().Len() {
		if c.session().Step(i).Seat == c.View.Seat {
			return true
		}
	}
	return false
}

// undo takes back the viewer's last action, or says what stands in the way.
func (t *acting) undo() {
	if err := t.canUndo(); err != nil {
		t.note, t.noteAt = t.whyNot(err), t.Lay.Undo
		return
	}
	t.takeBack(t.undoTo())
}

func (t *acting) redo() {
	if t.session().Undone() == 0 {
		t.note, t.noteAt = t.deps.Words.T("table.redo.nothing"), t.Lay.Undo
		return
	}
	events, err := t.match.Redo(1)
	if t.far.sends(err) {
		return
	}
	if err != nil {
		t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
		return
	}
	t.timeline.tellStep(t.session().Len() - 1)
	t.queue = append(t.queue, game.EventsFor(events, t.View.Seat)...)
	t.offer()
}

func (c *core) whyNot(err error) string {
	if b, ok := err.(*game.Barrier); ok {
		why := c.Teller.Barrier(b)
		if c.session().MayLift() {
			w := c.deps.Words
			why += "\n" + w.T("past.hint", map[string]any{"Look": shortcut.With(w, c.keymap, w.T("past.look"),
				stage.CmdPast)})
		}
		return why
	}
	return c.deps.Words.T("table.undo.nothing")
}
