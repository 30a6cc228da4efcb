// Package table is the one table for all games: it plays a match with the
// pointer, shows what happens as motion, lets Automas take their turns, and
// hands over from person to person. It knows no window and no single game.
//
// The words: the viewer is the seat whose view is shown; what is shown lags
// behind the match while events are in the queue. A page is the viewer's area.
// Telling is what is said of an action, in the log and beside the map.
package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// Match is a match that keeps itself; game/store has it on disk.
type Match interface {
	Session() *game.Session
	Do(game.Action) ([]game.Event, error)
	DoThought(game.Action, *game.Thought) ([]game.Event, error) // with the reason of a seat that thinks
	Undo(n int) error
	Redo(n int) ([]game.Event, error)
	Lift(on bool) error
	Close() error
}

// Speeds of motion, the first being none; a pause before an Automa's action,
// the length of a flight and of a great moment.
var Speeds = []struct {
	Key    string
	Pause  time.Duration
	Span   time.Duration
	Moment time.Duration // a great moment; 0: none is shown
}{
	{"speed.off", 0, 0, 0},
	{"speed.slow", 1900 * time.Millisecond, 450 * time.Millisecond, 1700 * time.Millisecond},
	{"speed.normal", 1100 * time.Millisecond, 300 * time.Millisecond, 1200 * time.Millisecond},
	{"speed.fast", 350 * time.Millisecond, 160 * time.Millisecond, 0},
}

// Normal is the speed to begin with.
const Normal = 2

// Table is the scene: its parts, and what leads from one to another.
type Table struct {
	*acting
	parts Parts // from the cloth up
	sight *foresight
	turns *turns
	hand  *hand
	exit  *exit
}

// New is the table of a match that begins or goes on.
func New(d *Deps, m Match) *Table {
	p := newPointer(d, m)
	a := newActing(p)
	t := &Table{acting: a, turns: &turns{acting: a}, hand: &hand{acting: a},
		exit: &exit{acting: a}}
	t.sight = &foresight{pointer: a.pointer, lookedAt: a.timeline.lookedAt}
	t.parts = t.list()
	t.turns.result = func() stage.Scene { return t.result() }
	p.moves, p.clear, p.leave = t.parts.Move, t.sight.keptClear, t.letGo
	viewer := t.eyes(t.firstViewer())
	if d.Compared != nil {
		viewer = d.Compared.Seat
	}
	t.see(viewer)
	switch over := t.session().Over(); {
	case d.Compared != nil:
		t.phase = ended
		t.timeline.Past(d.Compared.At)
	case over && !d.Still: // it is there to be replayed
		t.phase = ended
		t.timeline.Past(0)
	case !over && t.persons() > 1 && viewer != game.Nobody:
		t.phase = handing
	case !over && d.Recap && viewer != game.Nobody:
		t.recap(viewer)
	}
	return t
}

// list are the parts of a table, from the cloth up. Below are those that act when nobody else took the input.
func (t *Table) list() Parts {
	a := t.acting
	return Parts{
		t.turns,
		&pieces{acting: a, sight: t.sight},
		t.sight,
		&lookback{acting: a},
		&spots{acting: a},
		&buttons{acting: a},
		&requests{acting: a},
		&arrivals{acting: a},
		&bar{pointer: a.pointer, signs: func() stage.Scene { return signs{t} }},
		&ribbon{pointer: a.pointer},
		&prompt{pointer: a.pointer},
		&company{acting: a},
		a.timeline,
		a.tuition,
		a.counsel,
		&telling{timeline: a.timeline},
		&amountBar{acting: a},
		&ceremony{showing: a.showing},
		&reading{showing: a.showing},
		t.hand,
		&tales{showing: a.showing, timeline: a.timeline},
		&hover{acting: a, sight: t.sight},
		&handover{acting: a},
		&Dialogue{Surface: a.Surface, Pushes: func() { a.left = true }},
		t.exit,
	}
}

// Update implements stage.Scene.
func (t *Table) Update(in *stage.Input, dt time.Duration) stage.Answer {
	pointed := t.point(in, dt)
	a := t.parts.Update(in, dt)
	b := t.parts.Watch(in, dt)
	a.Dirty = a.Dirty || b.Dirty || pointed
	a.Busy = a.Busy || b.Busy && a.Go == stage.Stay
	return a
}

// Build implements stage.Scene.
func (t *Table) Build(f *stage.Frame) {
	t.keymap = f.Keymap
	t.timeline.turnCanvas(f)
	t.parts.Build(f)
}

// Past looks back at the table as it stood after n actions, see timeline.Past.
func (t *Table) Past(n int) { t.timeline.Past(n) }

// letGo has the table go as soon as it is on top again, for the next scene or, with none, for the menu.
func (t *Table) letGo(next stage.Scene) {
	t.Leave()
	t.exit.next = next
	t.enter(gone)
}

// Leave implements stage.Leaver: the match is let go.
func (t *Table) Leave() {
	t.turns.thought.stop()
	t.counsel.advising.stop()
	t.match.Close()
}

// show lays out a view.
func (o *showing) show(v game.View) {
	o.settle()
	o.View = v
	o.relay()
}

// retell writes the whole log as the viewer may read it.
func (l *timeline) retell() {
	l.lines, l.broken, l.tales = nil, nil, map[string]bool{}
	s := l.session()
	l.opening = l.Teller.Opening(s, l.View.Seat)
	for i := range s.Len() {
		l.tellStep(i)
	}
}

func (l *timeline) tellStep(i int) {
	line := l.Teller.Told(l.session(), i, l.View.Seat)
	line.Tale = l.taleOf(i)
	l.lines = append(l.lines, line)
}

// moving says whether what is shown still lags behind the match.
func (s *Surface) moving() bool { return s.moves() }

// flies says whether pieces and numbers are on their way, or still to set off.
func (o *showing) flies() bool { return len(o.queue) > 0 || o.Motion.Busy() || len(o.flow.counts) > 0 }

// hoverAfter is how long the pointer rests before a card is shown large. The
// window ticks on for longer after any input, so waiting keeps nothing busy.
const hoverAfter = 350 * time.Millisecond

// Ready goes past the handover page; for pictures and tests.
func (t *Table) Ready() {
	if t.phase == handing {
		t.enter(playing)
	}
	t.offer()
}

// Portrait implements stage.Portrait: a table has a tall layout where its game has one.
func (s *Surface) Portrait() bool {
	p, ok := s.deps.Board.(stage.Portrait)
	return ok && p.Portrait()
}

// Classic implements stage.Classic, likewise.
func (s *Surface) Classic() bool {
	c, ok := s.deps.Board.(stage.Classic)
	return ok && c.Classic()
}

// Unfolds says that a table is unfolded where it comes, see stage.Unfolder.
func (c *core) Unfolds() bool { return true }
