// Package editor changes a position of any game by hand: what lies where, the
// counters, whose turn it is; then it is played on. It knows neither disk nor
// window nor any game: what it needs comes by its Deps.
//
// The words: the desk is the table of the position; a tray is what opens over it
// and holds all pieces that can be laid at the spot that was clicked. The page
// is the area of one seat, whose hand is shown.
package editor

import (
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// Deps are what the editor gets from the program, and a game's own one, with the
// companion to which it belongs.
type Deps struct {
	Words *words.Words
	Game  game.Game
	Board board.Board
	// OnPosition is the table of a match that starts from a position.
	OnPosition func(position json.RawMessage, names []string, colours []int) (stage.Scene, error)

	// The rest is for a companion.
	Load    func() ([]byte, error) // what was saved last; nothing if never
	Save    func([]byte) error     // keeps what the companion has
	Sound   func(cue string)       // what is heard; may be nil
	Calm    bool                   // motion is reduced to fades
	NewSeed func() uint64          // what a position is dealt from until it is laid by hand; may be nil
}

func (d *Deps) t(key string, data ...map[string]any) string {
	return d.Words.T("editor."+key, data...)
}

// mostPast is how many changes can be taken back.
const mostPast = 200

// Desk is the scene.
type Desk struct {
	deps    *Deps
	names   []string
	colours []int
	st      game.Editable
	past    []game.Editable // what Undo goes back to, the last first taken
	later   []game.Editable // what Redo goes on to

	page   game.Seat // whose page lies along the bottom
	tray   *tray     // what is open; nil
	scroll ui.Scroll
	dialog *ui.Dialog

	teller wording.Teller
	view   game.View
	ctx    board.Context
	lay    *board.Layout
}

// Open is the editor of a position. A game whose positions can't be changed by
// hand is an error in words.
func Open(d Deps, position json.RawMessage, names []string, colours []int) (stage.Scene, error) {
	st, err := d.Game.Load(position)
	if err != nil {
		return nil, err
	}
	e, ok := st.(game.Editable)
	if !ok {
		return nil, usererr.Told(d.t("none"))
	}
	k := &Desk{deps: &d, names: names, colours: colours, st: e, page: max(e.Turn(), 0)}
	k.teller = wording.For(d.Game.Name(), d.Words, names)
	k.show()
	return k, nil
}

// show lays the position out as it stands.
func (k *Desk) show() {
	k.view = k.st.View(k.page)
	k.ctx = board.Context{Page: k.page, Names: k.names, Colours: k.colours, Words: k.deps.Words, Tell: k.teller, Holes: true, Open: game.Nobody}
	k.lay = k.deps.Board.Layout(&k.view, &k.ctx)
	k.lay.Cover(k.list())
}

// list is where the list beside the table stands: where the log is otherwise, and
// down to the page over what of the others lies there; their page shows that too.
func (k *Desk) list() stage.Rect {
	r := k.lay.Log
	r.H = max(r.H, k.lay.Prompt.Y-10-r.Y)
	return r
}

// change does something to the position, which can be taken back; what can't be
// done leaves it as it was, and is said.
func (k *Desk) change(do func(st game.Editable) error) {
	next := k.st.Clone().(game.Editable)
	if err := do(next); err != nil {
		k.say(err)
		return
	}
	if next.Equal(k.st) {
		return
	}
	k.past = append(k.past, k.st)
	k.past = k.past[max(0, len(k.past)-mostPast):]
	k.st, k.later = next, nil
	k.show()
}

// back takes a change back, forth does it again.
func (k *Desk) back()  { k.past, k.later = k.step(k.past, k.later) }
func (k *Desk) forth() { k.later, k.past = k.step(k.later, k.past) }

func (k *Desk) step(from, to []game.Editable) (rest, more []game.Editable) {
	n := len(from) - 1
	if n < 0 {
		return from, to
	}
	to = append(to, k.st)
	k.st = from[n]
	k.show()
	return from[:n], to
}

// why says what is impossible about the position, "" if it can be played.
func (k *Desk) why() string {
	if k.st.Over() {
		return k.deps.t("over")
	}
	if err := k.st.Check(); err != nil {
		return k.deps.t("why", map[string]any{"Why": err.Error()})
	}
	return ""
}

func (k *Desk) say(err error) {
	w := k.deps.Words
	k.dialog = &ui.Dialog{Title: w.T("error.title"), Text: usererr.Words(err, w), Answers: []ui.Answer{{ID: "dialog.ok", Verb: w.T("error.ok")}}}
}

// Update implements stage.Scene.
func (k *Desk) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if k.dialog != nil {
		if k.dialog.Update(in) != "" {
			k.dialog = nil
		}
		return stage.Answer{Dirty: true}
	}
	if k.tray != nil {
		if !k.tray.update(in) {
			k.tray = nil
		}
		return stage.Answer{Dirty: true}
	}
	dirty := k.scroll.Update(in, "edit.list")
	switch {
	case in.Back, in.Hit == "edit.back":
		return stage.Answer{Go: stage.Pop}
	case in.Hit == "edit.undo", in.Did(stage.CmdUndo):
		k.back()
	case in.Hit == "edit.redo", in.Did(stage.CmdRedo):
		k.forth()
	case in.Hit == "edit.play":
		return k.play()
	case in.Hit != "":
		k.click(in.Hit)
	default:
		return stage.Answer{Dirty: dirty}
	}
	return stage.Answer{Dirty: true}
}

// play begins a match from the position.
func (k *Desk) play() stage.Answer {
	if k.why() != "" {
		return stage.Answer{}
	}
	position, err := k.st.MarshalJSON()
	var next stage.Scene
	if err == nil {
		next, err = k.deps.OnPosition(position, k.names, k.colours)
	}
	if err == nil && next == nil {
		err = errors.New("there is no table") // it can't be
	}
	if err != nil {
		k.say(err)
		return stage.Answer{Dirty: true}
	}
	return stage.Answer{Go: stage.Replace, Next: next}
}

// click acts on a hot.
func (k *Desk) click(hit string) {
	if s, ok := board.ParseSpot(hit); ok {
		k.open(s)
		return
	}
	if i, ok := ui.Part(hit, "edit.page"); ok {
		k.page = game.Seat(i)
		k.show()
	}
	if i, ok := ui.Part(hit, "edit.turn"); ok {
		k.page = game.Seat(i)
		k.change(func(st game.Editable) error { st.SetTurn(game.Seat(i)); return nil })
		k.show()
	}
	if i, ok := ui.Part(hit, "edit.zone"); ok {
		k.open(k.end(game.Zone(i)))
	}
	for _, o := range k.lay.Openers {
		if hit == opener(o.Seat) && o.Seat >= 0 && int(o.Seat) < len(k.names) {
			k.page = o.Seat
			k.show()
		}
	}
	if rest, ok := strings.CutPrefix(hit, "edit.count."); ok {
		k.count(rest)
	}
}

func opener(s game.Seat) string { return "edit.open." + strconv.Itoa(int(s)) }

// seats are whom a zone or counter of the list belongs to: the page's, or nobody.
func (k *Desk) owner(perSeat bool) game.Seat {
	if perSeat {
		return k.page
	}
	return game.Nobody
}

// end is the spot after the last piece of a zone, the first empty one of slots.
func (k *Desk) end(z game.Zone) game.Spot {
	at := game.Spot{Zone: z, Seat: k.owner(k.view.Table.Zones[z].PerSeat)}
	pile := k.view.Pile(z, at.Seat)
	if i := slices.IndexFunc(pile.Pieces, func(p game.Piece) bool { return p.Back == 0 }); k.view.Table.Zones[z].Kind == game.Slots && i >= 0 {
		at.Index = uint8(i)
		return at
	}
	at.Index = uint8(min(pile.Len(), 255))
	return at
}

// count changes a counter: "3.up" or "3.down".
func (k *Desk) count(what string) {
	n, dir, _ := strings.Cut(what, ".")
	i, err := strconv.Atoi(n)
	if err != nil || i < 1 || i >= len(k.view.Table.Counters) {
		return
	}
	c := game.Counter(i)
	seat := k.owner(k.view.Table.Counters[c].PerSeat)
	least, most, ok := k.st.Range(c, seat)
	if !ok {
		return
	}
	d := 1
	if dir == "down" {
		d = -1
	}
	k.change(func(st game.Editable) error {
		return st.SetCounter(c, seat, min(max(k.view.Counter(c, seat)+d, least), most))
	})
}
