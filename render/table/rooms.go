package table

import (
	"time"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
	"posterestante/render/table/pick"
)

// What the parts of a table share, each room standing on the one before it: a surface, the match on it, tellings that
// may fail, motion, what can be chosen, and what is done in the match.

// Surface is a position as it is shown, and what is pointed at on it: a table has a match there, a companion's desk a
// position that is changed by hand.
type Surface struct {
	Quiet  // what a part doesn't do
	deps   *Deps
	Teller wording.Teller
	Ctx    board.Context
	View   game.View // what is shown
	Lay    *board.Layout
	Motion *anim.Motion
	shapes shapes // of the pictures that fly
	Dialog *ui.Dialog
	keymap *stage.Keymap // which keys the commands have
	hovering
	remarked

	clear func(*stage.Frame) []shy // what may not be covered while something is shown large; may be nil
	moves func() bool              // whether what is shown still lags behind
}

// hovering is what is pointed at.
type hovering struct {
	over     string        // the hot
	on       any           // what a click there would do
	overFor  time.Duration // and for how long
	pointing pointing
	at       [2]float64 // the pointer
	seen     bool       // at is known
	came     bool       // what is pointed at came under the pointer, which hasn't moved since: that is no wish to look
	tips     []tip      // words that are shown over all else
}

// tip are the words of a hot, and what they keep clear of besides.
type tip struct {
	id      string
	besides []stage.Rect
}

// remarked is why the last click was refused.
type remarked struct {
	note     string
	noteAt   stage.Rect
	noteRule game.Rule // the rule that refused it
}

// NewSurface is an empty surface; what may not be covered there while something is shown large may be nil.
func NewSurface(d *Deps, keeps func(*stage.Frame) []stage.Rect) *Surface {
	s := &Surface{deps: d, Motion: anim.New(), shapes: shapesOf(d.Board.Samples())}
	s.moves = s.Motion.Busy
	if keeps == nil {
		return s
	}
	s.clear = func(f *stage.Frame) (out []shy) {
		for _, r := range keeps(f) {
			out = append(out, shy{r, shyOfWords})
		}
		return out
	}
	return s
}

// core is a match, and how it is seen.
type core struct {
	*Surface
	match  Match
	far    *far // the match is held elsewhere; nil where it is here
	phase  phase
	picker pick.Picker
	left   bool // another scene lay over the table, that may have changed what is set

	entered func(from, to phase)   // told of each change of phase, for tests; may be nil
	leave   func(next stage.Scene) // lets the match go, for the next scene or, with nil, for the menu
}

// guarded is a core whose tellings may fail.
type guarded struct {
	*core
	faults faults
}

// showing shows what happens as motion; what is shown lags behind the match while events are in the queue.
type showing struct {
	*guarded
	queue       []game.Event   // still to be shown, as the viewer may see them
	hurry       time.Duration  // the longest a flight may last now, 0 for no limit
	lastLanding stage.Rect     // where the last piece went
	release     released       // the piece that was let go
	lastTold    *wording.Line  // the last action of another seat
	trace       []trail        // where its pieces came from and went
	flow        flow           // what is shown lagging behind
	moments     map[string]int // how many great moments of each name were shown
	speech      speech         // the card that is being read
	late        afterwards     // what went by itself
	line        line           // what is told shortly of a card that came

	rested  func()         // nothing is on its way any more: what is shown becomes the match as it stands
	reached func(left int) // the next action is being shown, of so many that are still to be told
}

// pointer knows what can be chosen now, and opens and closes what lies on the table.
type pointer struct {
	*showing
	drawn  int // how much was picked when the drawer was opened for it, 0 where it was opened by itself
	amount amount
	meant  []game.Spot // what would be clicked for the turn whose sign is pointed at
}

// acting takes actions in the match and takes them back; log, coach and lesson hear of it.
type acting struct {
	*pointer
	timeline *timeline
	counsel  *counsel
	tuition  *tuition

	offers offering      // what the picker has got is for this
	drag   *game.Spot    // the picked piece that follows the pointer; what is offered anew drops it
	rush   game.Seat     // whose turn is played on without motion, see rushes
	wait   time.Duration // before the next action of a seat that nobody plays
}

// newPointer is what log, coach and lesson stand on.
func newPointer(d *Deps, m Match) *pointer {
	g := &guarded{core: &core{Surface: NewSurface(d, nil), match: m, far: distant(m)}}
	g.Teller = g.tells()
	g.Ctx = board.Context{Names: d.Names, Colours: d.Colours, Faces: d.Faces, Words: d.Words, Tell: g.Teller,
		Open: game.Nobody, Here: g.here()}
	g.Motion.Shade = lifted
	o := &showing{guarded: g}
	o.moves = func() bool { return o.flies() || o.speaks() || o.flow.moment != nil }
	return &pointer{showing: o}
}

// newActing is what those parts stand on that act in the match.
func newActing(p *pointer) *acting {
	t := &acting{pointer: p, rush: game.Nobody}
	t.timeline, t.counsel, t.tuition = &timeline{pointer: p}, &counsel{pointer: p}, &tuition{pointer: p}
	t.timeline.log.Tail = true
	p.rested, p.reached = t.timeline.rests, t.timeline.reaches
	t.timeline.hidden = func() bool { return t.counsel.hints != nil || t.tuition.lesson != nil }
	t.tuition.hidden = func() bool { return t.counsel.hints != nil }
	t.tuition.alone = t.endLesson
	t.counsel.step = t.stepOn
	if c := p.deps.Compared; c != nil {
		t.timeline.sides = []*idea{p.idea(c.At, c.Seat, c.Played), p.idea(c.At, c.Seat, c.Better)}
	}
	return t
}
