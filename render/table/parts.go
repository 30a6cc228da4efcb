package table

import (
	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
	"posterestante/render/table/pick"
	"time"
)

// core is what all parts of a table share: the match, and how it is seen.
type core struct {
	deps   *Deps
	match  Match
	teller wording.Teller
	ctx    board.Context

	phase  phase
	view   game.View // what is shown
	lay    *board.Layout
	picker pick.Picker
	dialog *ui.Dialog
	keymap *stage.Keymap // which keys the commands have

	entered func(from, to phase) // told of each change of phase, for tests; may be nil
}

// guarded is a core whose tellings may fail.
type guarded struct {
	*core
	faults faults
}

// showing shows what happens as motion; what is shown lags behind the match while events are in the queue.
type showing struct {
	*guarded
	queue   []game.Event // still to be shown, as the viewer may see them
	motion  *anim.Motion
	shapes  shapes         // of the pictures that fly
	hurry   time.Duration  // the longest a flight may last now, 0 for no limit
	landed  stage.Rect     // where the last piece went
	let     letGo          // the piece that was let go
	said    *wording.Line  // the last action of another seat
	trace   []trail        // where its pieces came from and went
	flow    flow           // what is shown lagging behind
	moments map[string]int // how many great moments of each name were shown
	speech  speech         // the card that is being read

	rested  func()         // nothing is on its way any more: what is shown becomes the match as it stands
	reached func(left int) // the next action is being shown, of so many that are still to be told
}

// pointer is what is pointed at on what is shown, and what is said of it.
type pointer struct {
	*showing
	over     string        // what is pointed at
	on       any           // what a click there would do
	overFor  time.Duration // and for how long
	pointing pointing
	tips     []string // hots whose words are shown over all else
	note     string   // why the last click was refused
	noteAt   stage.Rect
	noteRule game.Rule // the rule that refused it
	drawn    int       // how much was picked when the drawer was opened for it, 0 where it was opened by itself

	clear func(*stage.Frame) []shy // what may not be covered while something is shown large
}

// timeline is the log, and the look back along it.
type timeline struct {
	*pointer
	lines    []wording.Line
	opening  []string   // what is told of how the match was set up, above them
	broken   [][]string // its lines as they are broken
	brokenAt int        // at this size of words
	log      ui.Scroll
	filter   int   // bits of the seats whose lines the log shows; 0 for all
	past     *past // the look back; nil for none
}

// counsel is what helps in a turn: its facts, and the coach's word.
type counsel struct {
	*pointer
	hints    *hints // the facts of the turn are shown instead of the log; nil if not
	advising advising
}

// tuition is what the teacher of a lesson says.
type tuition struct {
	*pointer
	lesson   *Lesson // what the coach teaches now; nil for nothing
	taughtAt *Lesson // what it taught when nothing moved: its words don't run ahead of the table
}

// chooser has a number chosen.
type chooser struct {
	*pointer
	amount amount
}

// hand drags a piece.
type hand struct {
	*pointer
	drag  *game.Spot // the picked piece that follows the pointer
	dragX float64
	dragY float64
	hang  hang // how the piece that is dragged hangs
}

// foresight shows what is pointed at would bring.
type foresight struct {
	*pointer
	ahead ahead
}

// thinking asks what a seat does that thinks.
type thinking struct {
	*pointer
	thought question[Reply]
	wait    time.Duration // before the next action of a seat that nobody plays
}

// haste plays a turn on without motion.
type haste struct {
	*pointer
	rush   game.Seat // whose turn it is, see rushes
	offers offering  // what the picker has got is for this
}

// newPointer is what the parts of a table stand on.
func newPointer(d *Deps, m Match) *pointer {
	g := &guarded{core: &core{deps: d, match: m}}
	g.teller = g.tells()
	g.ctx = board.Context{Names: d.Names, Colours: d.Colours, Faces: d.Faces, Words: d.Words, Tell: g.teller, Open: game.Nobody}
	o := &showing{guarded: g, motion: anim.New(), shapes: shapesOf(d.Board.Samples())}
	o.motion.Shade = lifted
	return &pointer{showing: o}
}
