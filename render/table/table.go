// Package table is the one table for all games: it plays a match with the
// pointer, shows what happens as motion, lets Automas take their turns, and
// hands over from person to person. It knows no window and no single game.
//
// The words: the viewer is the seat whose view is shown; what is shown lags
// behind the match while events are in the queue. A page is the viewer's area.
// Telling is what is said of an action, in the log and beside the map.
package table

import (
	"image"
	"time"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
	"posterestante/render/table/pick"
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

// Deps are what the table gets from the program.
type Deps struct {
	Words   *words.Words
	Board   board.Board
	Names   []string // of the seats
	Colours []int    // of the seats
	Faces   []int    // of the seats, 1 to ui.Faces; nil where only those that think have one
	Speed   int      // see Speeds
	OnSpeed func(int)
	Again   func() (stage.Scene, error) // another match like this one
	Last    *string                     // the verb of the last action, for a crash file: what it names may be hidden; may be nil
	Still   bool                        // nobody plays: for pictures
	Calm    bool                        // motion is reduced to fades
	Sound   func(cue string)            // what is heard; may be nil

	Settings func() stage.Scene // what can be set, from the pause; may be nil
	Matches  func() stage.Scene // the game's matches, from the pause; may be nil
	Refresh  func(*Deps)        // sets what a scene over the table may have changed: words, speed; may be nil

	Rules    func(game.Rule) stage.Scene // the rules, opened at one of them; may be nil
	RuleText func(game.Rule) string      // a rule's paragraph; may be nil
	// Position opens the match as it stood after n actions in the editor of positions; may be nil.
	Position  func(s *game.Session, n int) (stage.Scene, error)
	Chart     func(f *stage.Frame, r stage.Rect) // the course of the scores; may be nil
	Page      func(done func(*image.RGBA))       // paints the page of the match's journal, as long as that takes, and gives it; may be nil
	WhatIf    func(n int) (stage.Scene, error)   // another match with the first n actions of this one; may be nil
	Coach     Coach                              // who teaches; may be nil
	OnAlone   func()                             // the coach was sent away for good; may be nil
	Extras    []Extra                            // what the result offers more
	Box       func() stage.Scene                 // the page of its game, where a match that is over leads back to; nil for the menu
	Thinker   Thinker                            // thinks for the seats that think; may be nil where there are none
	Adviser   Adviser                            // a coach who weighs turns; may be nil
	Coached   bool                               // the coach weighed turns in this match
	OnCoached func()                             // it does for the first time; may be nil
	Judge     bool                               // it says after each turn what that cost
	OnJudge   func(bool)                         // that was chosen, or no longer; may be nil
	Aloud     Aloud                              // opponents who think aloud
	OnFault   func(Fault) string                 // a telling failed: keeps it and names the file, "" for none; may be nil
	Training  string                             // what they were taught when the match began, "" where none thinks
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

// Table is the scene.
type Table struct {
	deps   *Deps
	match  Match
	teller wording.Teller
	ctx    board.Context

	phase  phase
	view   game.View // what is shown
	lay    *board.Layout
	queue  []game.Event // still to be shown, as the viewer may see them
	motion *anim.Motion
	shapes shapes // of the pictures that fly
	picker pick.Picker
	wait   time.Duration // before the Automa's next action
	hurry  time.Duration // the longest a flight may last now, 0 for no limit
	rush   game.Seat     // whose turn is played on without motion, see rushes
	offers offering      // what the picker has got is for this

	lines    []wording.Line // the log
	opening  []string       // what is told of how the match was set up, above them
	broken   [][]string     // its lines as they are broken
	brokenAt int            // at this size of words
	log      ui.Scroll
	said     *wording.Line  // the last action of another seat
	landed   stage.Rect     // where the last piece went
	trace    []trail        // where its pieces came from and went
	flow     flow           // what is shown lagging behind
	moments  map[string]int // how many great moments of each name were shown
	thought  thought        // what a seat that thinks is at
	advising advising       // what the coach is at
	speech   speech         // the card that is being read
	amount   amount         // the number that is being chosen
	dialog   *ui.Dialog
	hints    *hints   // the facts of the turn are shown instead of the log; nil if not
	lesson   *Lesson  // what the coach teaches now; nil for nothing
	taughtAt *Lesson  // what it taught when nothing moved: its words don't run ahead of the table
	past     *past    // the look back; nil for none
	filter   int      // bits of the seats whose lines the log shows; 0 for all
	tips     []string // hots whose words are shown over all else
	note     string   // why the last click was refused
	noteAt   stage.Rect
	noteRule game.Rule  // the rule that refused it
	drawn    int        // how much was picked when the drawer was opened for it, 0 where it was opened by itself
	drag     *game.Spot // the picked piece that follows the pointer
	dragX    float64
	dragY    float64
	hang     hang          // how the piece that is dragged hangs
	let      letGo         // the piece that was let go
	next     stage.Scene   // what comes instead of a table that is gone; nil for the menu
	left     bool          // another scene lay over the table, that may have changed what is set
	keymap   *stage.Keymap // which keys the commands have
	over     string        // what is pointed at
	on       any           // what a click there would do
	overFor  time.Duration // and for how long
	pointing pointing
	ahead    ahead // what is pointed at would bring
	faults   faults

	entered func(from, to phase) // told of each change of phase, for tests; may be nil
}

// New is the table of a match that begins or goes on.
func New(d *Deps, m Match) *Table {
	t := &Table{deps: d, match: m, motion: anim.New(), rush: game.Nobody, shapes: shapesOf(d.Board.Samples())}
	t.teller = t.tells()
	t.ctx = board.Context{Names: d.Names, Colours: d.Colours, Faces: d.Faces, Words: d.Words, Tell: t.teller, Open: game.Nobody}
	t.log.Tail, t.motion.Shade = true, lifted
	viewer := t.firstViewer()
	t.see(viewer)
	switch over := t.session().Over(); {
	case over && !d.Still: // it is there to be replayed
		t.phase = ended
		t.Past(0)
	case !over && t.persons() > 1 && viewer != game.Nobody:
		t.phase = handing
	}
	return t
}

func (t *Table) session() *game.Session { return t.match.Session() }

// person says whether a person plays the seat.
func (t *Table) person(seat game.Seat) bool {
	return seat != game.Nobody && t.session().Setup().Seats[seat] == "person"
}

func (t *Table) persons() int {
	n := 0
	for i := range t.session().Setup().Seats {
		if t.person(game.Seat(i)) {
			n++
		}
	}
	return n
}

// firstViewer is the person whose turn it is, or comes next; with none, a
// spectator.
func (t *Table) firstViewer() game.Seat {
	turn := max(t.session().Turn(), 0)
	for i := range t.session().Seats() {
		if seat := game.Seat((int(turn) + i) % t.session().Seats()); t.person(seat) {
			return seat
		}
	}
	return game.Nobody
}

// see shows the match as it stands to a viewer, at once.
func (t *Table) see(viewer game.Seat) {
	t.queue, t.speech, t.flow.counts, t.flow.moment = nil, speech{}, nil, nil
	t.motion.Done()
	t.ctx.Page, t.ctx.Open = max(viewer, 0), game.Nobody
	t.show(t.session().View(viewer))
	t.retell()
	t.offer()
}

// show lays out a view.
func (t *Table) show(v game.View) {
	t.settle()
	t.view = v
	t.relay()
}

// retell writes the whole log as the viewer may read it.
func (t *Table) retell() {
	t.lines, t.broken = nil, nil
	s := t.session()
	t.opening = t.teller.Opening(s, t.view.Seat)
	for i := range s.Len() {
		t.tellStep(i)
	}
}

func (t *Table) tellStep(i int) {
	t.lines = append(t.lines, t.teller.Told(t.session(), i, t.view.Seat))
}

// offer gives the picker what may be chosen now by the viewer.
func (t *Table) offer() {
	var choices []pick.Choice
	s := t.session()
	if t.mine() {
		for _, a := range s.Legal() {
			choices = append(choices, pick.Choice{Action: a, Parts: s.Parts(a)})
		}
	}
	t.learn()
	t.picker.Reset(t.taught(choices))
	t.drag, t.offers = nil, t.offering()
}

// mine says whether the viewer decides now.
func (t *Table) mine() bool {
	turn := t.session().Turn()
	return turn != game.Nobody && turn == t.view.Seat && t.person(turn) && phases[t.phase].decides
}

// moving says whether what is shown still lags behind the match.
func (t *Table) moving() bool {
	return len(t.queue) > 0 || t.motion.Busy() || t.speaks() || t.flow.moment != nil || len(t.flow.counts) > 0
}

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
func (t *Table) Portrait() bool {
	p, ok := t.deps.Board.(stage.Portrait)
	return ok && p.Portrait()
}

// Unfolds says that a table is unfolded where it comes, see stage.Unfolder.
func (t *Table) Unfolds() bool { return true }
