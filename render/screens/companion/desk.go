package companion

import (
	"strconv"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table"
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

// Desk is the scene of a position that can be changed by hand: its parts, from the cloth up.
type Desk struct {
	*desk
	parts table.Parts
}

// desk is what the parts of a desk share: the surface that a table has too, and the position on it.
type desk struct {
	*table.Surface
	deps *Deps
	mode Mode
	id   string // what the cardboard table is kept under; "" until it is
	now  moment
	history

	page   game.Seat // whose page lies along the bottom
	open   game.Seat // whose things are opened large, or board.Drawer; Nobody
	tray   *tray     // what is open; nil
	laying bool      // the travellers of a new cardboard table are chosen
	turn   *turn
	rounds
	storied
	writing
	found
}

// history is where Undo and Redo lead.
type history struct {
	past  []moment // the last first taken
	later []moment
}

// rounds is the walk from spot to spot.
type rounds struct {
	walk   []game.Spot
	walked []game.Spot // those of the round that are done
	since  []int       // how many moments were past as each of them, and the next, was opened
}

// storied is the last turn that was played here, until something is changed.
type storied struct {
	told     []told
	unfolded []int // the actions whose reasons are shown
	scroll   ui.Scroll
}

// writing is what is written by keys.
type writing struct {
	fields  [maxSeats]ui.Field         // the names, while the travellers are shown
	numbers map[game.Counter]*ui.Field // large numbers of a seat, while they are shown
}

// found is what can be changed on the table as it is laid out.
type found struct {
	seen  map[uint16]game.Spot // where pieces lie open that can be laid by hand
	can   map[game.Spot]int    // how many pieces can be laid at each place of the layout
	holes []spotRect           // the places where a piece can be laid and none lies
}

const (
	span    = 320 * time.Millisecond // of what flies to its place
	maxPast = 400
)

func newDesk(h *Deps, mode Mode, m moment) *Desk {
	d := &desk{deps: h, mode: mode, now: m, open: game.Nobody}
	d.Surface = table.NewSurface(&table.Deps{Words: h.Words, Board: h.Board, Calm: h.Calm, Sound: h.Sound}, d.spoken)
	d.page = max(m.st.Turn(), 0)
	d.View = m.st.View(game.Nobody)
	if a := d.next(); mode == Companion && a != game.Nobody {
		d.page = a
	}
	d.show()
	return &Desk{desk: d, parts: table.Parts{
		&cloth{desk: d}, &bar{desk: d}, &buttons{desk: d}, &prompt{desk: d}, &side{desk: d},
		&openTray{desk: d}, &hover{desk: d}, &table.Dialogue{Surface: d.Surface},
	}}
}

// Update implements stage.Scene.
func (d *Desk) Update(in *stage.Input, dt time.Duration) stage.Answer {
	changed := d.Point(in, dt)
	flies := d.flies(in, dt)
	changed = d.Hush(in) || flies || changed
	a := d.parts.Update(in, dt)
	b := d.parts.Watch(in, dt)
	a.Dirty, a.Busy = a.Dirty || b.Dirty || changed, a.Busy || b.Busy || d.parts.Move()
	return a
}

// Build implements stage.Scene.
func (d *Desk) Build(f *stage.Frame) {
	d.turnCanvas(f.Tall)
	d.parts.Build(f)
}

// viewer are whose view is shown: an editor sees the page's hand, beside a cardboard
// game only that of a seat that is played here.
func (d *desk) viewer() game.Seat {
	if d.mode == Companion && !d.plays(d.page) {
		return game.Nobody
	}
	return d.page
}

// show lays the table out as it stands.
func (d *desk) show() {
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
	d.see(st.View(d.viewer()))
}

func (d *desk) see(v game.View) {
	d.View = v
	names := make([]string, len(d.now.names))
	for i := range names {
		names[i] = d.name(game.Seat(i))
	}
	d.Teller = wording.For(d.deps.Game.Name(), d.deps.Words, names)
	d.Ctx = board.Context{Page: d.page, Tall: d.Ctx.Tall, Names: names, Colours: d.now.colours, Words: d.deps.Words,
		Tell: d.Teller, Holes: true, Open: d.open}
	d.Lay = d.deps.Board.Layout(&d.View, &d.Ctx)
	d.Lay.Cover(d.side())
	d.find()
}

// counter is a counter of the game by its name, 0 for none.
func (d *desk) counter(name string) game.Counter {
	for c, spec := range d.deps.Game.Table().Counters {
		if c > 0 && spec.Name == name {
			return game.Counter(c)
		}
	}
	return 0
}

// kind is by whom a seat is played, as a number: 0 is somebody at the table.
func (d *desk) kind(seat game.Seat) int { return d.View.Counter(d.counter("level"), seat) }

// plays says whether a seat is played here, not by somebody at the table.
func (d *desk) plays(seat game.Seat) bool { return d.kind(seat) != 0 }

// name is a seat's name, or what it is called while nobody wrote one.
func (d *desk) name(seat game.Seat) string {
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
func (d *desk) why(err error) string { return d.Teller.Impossible(err) }

// problems are why nothing can be played from here, in words.
func (d *desk) problems() []string {
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
func (d *desk) gaps() bool {
	full := d.now.st.Clone().(game.Editable)
	full.Fill()
	v := full.View(d.viewer())
	for _, h := range d.holes {
		if h.spot.Seat == game.Nobody && v.At(h.spot).Back != 0 && v.Table.Zones[h.spot.Zone].Kind == game.Slots {
			return true
		}
	}
	return false
}

// close leaves the desk; all that is kept is kept already.
func (d *desk) close() stage.Answer { return stage.Answer{Go: stage.Pop} }

// oops shows a dialog that says what went wrong.
func (d *desk) oops(err error) {
	d.Dialog = d.deps.oops(usererr.Told(usererr.Words(err, d.deps.Words)))
}

// soft is the ink of what is said beside.
const soft = paint.InkSoft << 3
