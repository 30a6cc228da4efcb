package companion

import (
	"strconv"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/wording"
	"posterestante/game"
	rules "posterestante/game/postcards"
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
	st      *rules.State
	names   []string
	colours []int
}

// told is an action put into words.
type told = wording.Line

// Desk is the scene of a position that can be changed by hand.
type Desk struct {
	deps  *Deps
	mode  Mode
	now   moment
	past  []moment // what Undo goes back to, the last first taken
	later []moment // what Redo goes on to

	page     game.Seat // whose page lies along the bottom
	tray     *tray     // what is open; nil
	walk     []game.Spot
	walked   []game.Spot // those of the round that are done
	large    bool        // the page's postcards are opened large
	laying   bool        // the travellers of a new cardboard table are chosen
	turn     *turn
	told     []told // the last Automa's turn, until something is changed
	unfolded []int  // of a story, the actions whose reasons are shown
	scroll   ui.Scroll
	fields   [rules.MaxSeats]ui.Field // the names, while the travellers are shown
	score    ui.Field

	teller wording.Teller
	view   game.View
	ctx    board.Context
	lay    *board.Layout
	motion *anim.Motion

	note    string // why the last click was refused
	noteAt  stage.Rect
	dialog  *ui.Dialog
	ask     func(string)
	over    string // what is pointed at
	overFor time.Duration
}

const (
	hoverAfter = 350 * time.Millisecond
	span       = 320 * time.Millisecond // of what flies to its place
	maxPast    = 400
)

func newDesk(h *Deps, mode Mode, m moment) *Desk {
	d := &Desk{deps: h, mode: mode, now: m, motion: anim.New()}
	v := m.st.View(game.Nobody)
	d.page = max(v.Turn, 0)
	if a := d.nextAutoma(); mode == Companion && a != game.Nobody {
		d.page = a
	}
	d.show()
	return d
}

// shown is the position as the desk shows it: an editor sees the page's hand,
// beside a cardboard game nobody's is known.
func (d *Desk) shown(st *rules.State) game.View {
	if d.mode == Companion {
		return st.View(game.Nobody)
	}
	return st.View(d.page)
}

// show lays the table out as it stands.
func (d *Desk) show() {
	st := d.now.st
	if d.turn != nil {
		d.see(d.turn.view)
		return
	}
	d.see(d.shown(st))
}

func (d *Desk) see(v game.View) {
	names := make([]string, len(d.now.names))
	for i := range names {
		names[i] = d.name(game.Seat(i))
	}
	d.teller = wording.For("postcards", d.deps.Words, names)
	d.page = min(d.page, game.Seat(v.Seats-1))
	d.view = v
	d.ctx = board.Context{Page: d.page, Names: names, Colours: d.now.colours, Words: d.deps.Words, Tell: d.teller, Holes: true, Open: game.Nobody}
	if d.large {
		d.ctx.Open = d.page
	}
	d.lay = d.deps.Board.Layout(&d.view, &d.ctx)
}

// name is a seat's name, or what it is called while nobody wrote one.
func (d *Desk) name(seat game.Seat) string {
	if n := strings.TrimSpace(d.now.names[seat]); n != "" {
		return n
	}
	w := d.deps.Words
	if d.level(seat) == rules.Person {
		return w.T("setup.seat", with{"N": int(seat) + 1})
	}
	name, n := w.T("automa.name"), 1
	for i := range seat {
		if d.level(i) != rules.Person {
			n++
		}
	}
	if n > 1 {
		name += " " + strconv.Itoa(n)
	}
	return name
}

func (d *Desk) level(seat game.Seat) uint8 {
	v := d.now.st.View(game.Nobody)
	return uint8(v.Counter(rules.Level, seat))
}

// why is a reason in words, with the number of its rule.
func (d *Desk) why(err error) string {
	i, ok := err.(*rules.Impossible)
	if !ok {
		return usererr.Words(err, d.deps.Words)
	}
	data := with{"Who": "", "N": i.N, "Most": i.Most}
	if i.Seat >= 0 && int(i.Seat) < len(d.now.names) {
		data["Who"] = d.name(i.Seat)
	}
	words := d.deps.Words.N("companion.why."+i.Key, i.N, data)
	if i.Rule == "" {
		return words
	}
	return d.deps.t("cited", with{"Line": words, "Rule": string(i.Rule)})
}

// problems are why nothing can be played from here, in words.
func (d *Desk) problems() []string {
	var out []string
	for _, p := range d.now.st.Problems() {
		out = append(out, d.why(p))
	}
	if len(out) == 0 && d.mode == Companion && d.turn == nil && !d.midTurn() && d.view.Pile(rules.Row, game.Nobody).Len() < 5 {
		out = append(out, d.deps.t("why.gap.row"))
	}
	return out
}

// close leaves the desk; all that is kept is kept already.
func (d *Desk) close() stage.Answer { return stage.Answer{Go: stage.Pop} }

// busy says whether something still flies.
func (d *Desk) busy() bool { return d.motion.Busy() }

// say shows a dialog whose answers do something.
func (d *Desk) say(dialog *ui.Dialog, ask func(string)) { d.dialog, d.ask = dialog, ask }

// soft is the ink of what is said beside.
const soft = paint.InkSoft << 3
