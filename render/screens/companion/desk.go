package companion

import (
	"strconv"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// Mode is what a desk is for.
type Mode int

// The modes.
const (
	Editor    Mode = iota // any position, with all that lies on it
	Companion             // a cardboard table: what only its players see isn't shown
)

// moment is a position as it stood once; it is never changed, only replaced.
type moment struct {
	st      game.Editable
	names   []string
	colours []int
}

// told is an action put into words.
type told = wording.Line

// Desk is the scene of a position that can be changed by hand.
type Desk struct {
	deps  *Deps
	mode  Mode
	id    string // what the cardboard table is kept under; "" until it is
	now   moment
	past  []moment // what Undo goes back to, the last first taken
	later []moment // what Redo goes on to

	page     game.Seat // whose page lies along the bottom
	open     game.Seat // whose things are opened large, or board.Drawer; Nobody
	tray     *tray     // what is open; nil
	walk     []game.Spot
	walked   []game.Spot // those of the round that are done
	since    []int       // how many moments were past as each of them, and the next, was opened
	laying   bool        // the travellers of a new cardboard table are chosen
	turn     *turn
	told     []told // the last turn that was played here, until something is changed
	unfolded []int  // of a story, the actions whose reasons are shown
	scroll   ui.Scroll
	fields   [maxSeats]ui.Field         // the names, while the travellers are shown
	numbers  map[game.Counter]*ui.Field // large numbers of a seat, while they are shown

	teller wording.Teller
	view   game.View
	seen   map[uint16]game.Spot // where pieces lie open that can be laid by hand
	can    map[game.Spot]int    // how many pieces can be laid at each place of the layout
	holes  []spotRect           // the places where a piece can be laid and none lies
	ctx    board.Context
	lay    *board.Layout
	motion *anim.Motion

	note    string // why the last click was refused
	noteAt  stage.Rect
	dialog  *ui.Dialog
	over    string // what is pointed at
	overFor time.Duration
}

const (
	hoverAfter = 350 * time.Millisecond
	span       = 320 * time.Millisecond // of what flies to its place
	maxPast    = 400
)

func newDesk(h *Deps, mode Mode, m moment) *Desk {
	d := &Desk{deps: h, mode: mode, now: m, motion: anim.New(), open: game.Nobody}
	d.page = max(m.st.Turn(), 0)
	d.view = m.st.View(game.Nobody)
	if a := d.next(); mode == Companion && a != game.Nobody {
		d.page = a
	}
	d.show()
	return d
}

// eyes are whose view is shown: an editor sees the page's hand, beside a cardboard
// game only that of a seat that is played here.
func (d *Desk) eyes() game.Seat {
	if d.mode == Companion && !d.plays(d.page) {
		return game.Nobody
	}
	return d.page
}

// show lays the table out as it stands.
func (d *Desk) show() {
	if d.turn != nil {
		d.see(d.turn.view)
		return
	}
	d.page = min(d.page, game.Seat(len(d.now.names)-1))
	st := d.now.st
	if d.laying { // nothing of it is told yet
		st = st.Clone().(game.Editable)
		tell, rest := d.round(st)
		bare(st, append(tell, rest...))
	}
	d.see(st.View(d.eyes()))
}

func (d *Desk) see(v game.View) {
	d.view = v
	names := make([]string, len(d.now.names))
	for i := range names {
		names[i] = d.name(game.Seat(i))
	}
	d.teller = wording.For(d.deps.Game.Name(), d.deps.Words, names)
	d.ctx = board.Context{Page: d.page, Tall: d.ctx.Tall, Names: names, Colours: d.now.colours, Words: d.deps.Words, Tell: d.teller, Holes: true, Open: d.open}
	d.lay = d.deps.Board.Layout(&d.view, &d.ctx)
	d.lay.Cover(d.side())
	d.find()
}

// counter is a counter of the game by its name, 0 for none.
func (d *Desk) counter(name string) game.Counter {
	for c, spec := range d.deps.Game.Table().Counters {
		if c > 0 && spec.Name == name {
			return game.Counter(c)
		}
	}
	return 0
}

// kind is by whom a seat is played, as a number: 0 is somebody at the table.
func (d *Desk) kind(seat game.Seat) int { return d.view.Counter(d.counter("level"), seat) }

// plays says whether a seat is played here, not by somebody at the table.
func (d *Desk) plays(seat game.Seat) bool { return d.kind(seat) != 0 }

// name is a seat's name, or what it is called while nobody wrote one.
func (d *Desk) name(seat game.Seat) string {
	if n := strings.TrimSpace(d.now.names[seat]); n != "" {
		return n
	}
	w := d.deps.Words
	if !d.plays(seat) {
		return w.T("setup.seat", with{"N": int(seat) + 1})
	}
	name, n := w.T(d.deps.Game.Name()+".opponent"), 1
	for i := range seat {
		if d.plays(i) {
			n++
		}
	}
	if n > 1 {
		name += " " + strconv.Itoa(n)
	}
	return name
}

// why is a reason in words, with the number of its rule.
func (d *Desk) why(err error) string { return d.teller.Impossible(err) }

// refuse says why something isn't done, at where it was asked for.
func (d *Desk) refuse(words string, at stage.Rect) {
	d.note, d.noteAt = words, at
	d.deps.hear("refuse")
}

// problems are why nothing can be played from here, in words.
func (d *Desk) problems() []string {
	var out []string
	for _, p := range d.now.st.Problems() {
		out = append(out, d.why(p))
	}
	if len(out) == 0 && d.mode == Companion && d.turn == nil && !d.midTurn() && d.gaps() {
		out = append(out, d.deps.Words.T("editor.why.gap"))
	}
	return out
}

// gaps says whether a place of the table is empty that the decks would fill.
func (d *Desk) gaps() bool {
	full := d.now.st.Clone().(game.Editable)
	full.Fill()
	v := full.View(d.eyes())
	for _, h := range d.holes {
		if h.spot.Seat == game.Nobody && v.At(h.spot).Back != 0 && v.Table.Zones[h.spot.Zone].Kind == game.Slots {
			return true
		}
	}
	return false
}

// close leaves the desk; all that is kept is kept already.
func (d *Desk) close() stage.Answer { return stage.Answer{Go: stage.Pop} }

// busy says whether something still flies.
func (d *Desk) busy() bool { return d.motion.Busy() }

// oops shows a dialog that says what went wrong.
func (d *Desk) oops(err error) {
	d.dialog = d.deps.oops(usererr.Told(usererr.Words(err, d.deps.Words)))
}

// soft is the ink of what is said beside.
const soft = paint.InkSoft << 3
