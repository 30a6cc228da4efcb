package table

import (
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/keys"
	"posterestante/render/table/board"
)

func openID(seat game.Seat) string { return "open." + strconv.Itoa(int(seat)) }

// Build implements stage.Scene.
func (t *Table) Build(f *stage.Frame) {
	t.keymap = f.Keymap
	if t.gone {
		f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
		return
	}
	if t.handover {
		t.buildHandover(f)
	} else {
		t.buildTable(f)
	}
	if t.legend {
		t.buildLegend(f)
	}
	if t.dialog != nil {
		t.dialog.Build(f)
	}
}

// buildTable shows the table: layers from the wood up to what is pointed at.
func (t *Table) buildTable(f *stage.Frame) {
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	lit := t.lit()
	t.sprites(f, t.marks(f, lit))
	t.buildTrace(f)
	t.hots(f, lit)
	t.buildBar(f)
	t.buildPrompt(f)
	switch {
	case t.past == nil && t.hints != nil:
		t.buildHints(f)
	case t.past == nil && t.lesson != nil:
		t.buildLesson(f)
	default:
		t.buildLog(f)
	}
	if t.past != nil {
		t.buildExplain(f)
		t.buildPastFrame(f)
	} else {
		t.buildTelling(f)
	}
	t.buildDrag(f)
	t.buildHover(f)
	t.buildTips(f)
}

// mark is what shows that a place is lit or picked.
type mark struct {
	sprite stage.Sprite
	on     string // key of the piece that it frames, "" where none lies
	flat   bool   // it fills its place, under all pieces
}

func (t *Table) marks(f *stage.Frame, lit []game.Spot) []mark {
	var out []mark
	for i := range t.lay.Places {
		p := &t.lay.Places[i]
		picked := slices.Contains(t.picker.Picked, p.Spot)
		if p.Drawer || p.Covered || !picked && !slices.Contains(lit, p.Spot) {
			continue
		}
		m := mark{on: t.lay.Keys[p.Spot], flat: p.Room == 0}
		m.sprite = stage.Sprite{Pic: p.Lit, Rect: p.Rect.Inset(-p.Room)}
		if f.Over == board.SpotID(p.Spot) {
			m.sprite.Pic.Look |= 1
		}
		if picked {
			m.sprite.Pic = pickedFrame
		}
		out = append(out, m)
	}
	return out
}

// pickedFrame is about a piece that was picked.
var pickedFrame = stage.Pic{Kind: "picked"}

// pickedUp is how far a picked piece is raised, in logical pixels.
const pickedUp = 22

// sprites adds the layout: the ground that never moves, lit regions on it,
// then the pieces, each with its frame, and last what flies.
func (t *Table) sprites(f *stage.Frame, marks []mark) {
	ground := t.lay.Ground
	f.Sprites = append(f.Sprites, t.lay.Sprites[:ground]...)
	framed := map[string]stage.Sprite{}
	for _, m := range marks {
		switch {
		case m.flat:
			f.Sprites = append(f.Sprites, m.sprite)
		case m.on != "":
			framed[m.on] = m.sprite
		}
	}
	if len(framed) == 0 {
		t.motion.Place(f, t.lay.Sprites[ground:])
	} else { // nothing moves now
		for _, s := range t.lay.Sprites[ground:] {
			m, ok := framed[s.Key]
			if ok = ok && s.Key != ""; ok && m.Pic == pickedFrame {
				s.Rect.Y -= pickedUp
				m.Rect.Y -= pickedUp
			}
			f.Sprites = append(f.Sprites, s)
			if ok {
				f.Sprites = append(f.Sprites, m)
			}
		}
	}
	for _, m := range marks {
		if !m.flat && m.on == "" {
			f.Sprites = append(f.Sprites, m.sprite)
		}
	}
}

// lit are the spots that lead on, while nothing moves.
func (t *Table) lit() []game.Spot {
	if t.moving() || t.dialog != nil || !t.mine() {
		return nil
	}
	return t.picker.Lit()
}

// hots adds every place; those that are lit come with their words.
func (t *Table) hots(f *stage.Frame, lit []game.Spot) {
	for _, o := range t.lay.Openers {
		f.Hots = append(f.Hots, stage.Hot{ID: openID(o.Seat), Rect: o.Rect, Label: o.Label})
	}
	for i, n := range t.lay.Notes {
		f.Hots = append(f.Hots, stage.Hot{ID: "note." + strconv.Itoa(i), Rect: n.Rect, Label: n.Words})
	}
	for i := range t.lay.Places {
		p := &t.lay.Places[i]
		if p.Drawer || p.Covered {
			continue
		}
		h := stage.Hot{ID: board.SpotID(p.Spot), Rect: p.Rect, Shape: p.Outline(), Ring: p.Ring, Lit: slices.Contains(lit, p.Spot)}
		if h.Lit || f.Over == h.ID {
			h.Label = t.teller.Label(&t.view, p.Spot)
		}
		f.Hots = append(f.Hots, h)
	}
	t.buttons(f, lit)
}

// buttons are the spots that are no places: those that end things stand at the
// lower right, the others beside the map as long as they are lit.
func (t *Table) buttons(f *stage.Frame, lit []game.Spot) {
	if t.past != nil {
		t.buildPastButtons(f)
		return
	}
	if t.session().Over() {
		t.raw(f, "table.result", t.lay.Main, t.deps.Words.T("past.result"), paint.Main)
		t.raw(f, "table.past", t.lay.Undo, t.deps.Words.T("result.replay"), 0)
		if t.canUndo() == nil {
			r := t.lay.Undo
			r.Y, r.H = r.Y-58, 50
			t.raw(f, "table.undo", r, t.deps.Words.T("end.back"), 0)
		}
		return
	}
	w := t.deps.Words
	main := t.deps.Board.Main()
	at := main[0]
	look := paint.Off
	for _, s := range main {
		if slices.Contains(lit, s) {
			at, look = s, paint.Main
		}
	}
	if turn := t.session().Turn(); turn != game.Nobody && !t.person(turn) {
		ui.Button(f, "table.finish", t.lay.Main, w.T("table.finish"), 0)
	} else {
		t.button(f, at, t.lay.Main, look)
	}
	undo := 0
	if t.canUndo() != nil || t.moving() {
		undo = paint.Off
	}
	t.raw(f, "table.undo", t.lay.Undo, w.T("table.undo"), undo)
	t.buildTurn(f)
	var offered []game.Spot
	for _, s := range lit {
		if !slices.Contains(main, s) && !t.hasPlace(s) {
			offered = append(offered, s)
		}
	}
	const high, step = 58.0, 64.0
	r := t.lay.Offer
	r.Y += r.H - step*float64(len(offered))
	r.H = high
	for _, s := range offered {
		t.button(f, s, r, 0)
		r.Y += step
	}
}

func (t *Table) hasPlace(s game.Spot) bool {
	return slices.ContainsFunc(t.lay.Places, func(p board.Place) bool { return p.Spot == s })
}

// button is the button of a spot; one that is off can still be clicked, to be
// told why.
func (t *Table) button(f *stage.Frame, s game.Spot, r stage.Rect, look int) {
	t.raw(f, board.SpotID(s), r, t.teller.Label(&t.view, s), look)
}

func (t *Table) raw(f *stage.Frame, id string, r stage.Rect, verb string, look int) {
	if look&paint.Off == 0 && f.Over == id {
		look |= paint.Over
	}
	short, _, _ := strings.Cut(verb, "\n") // what more there is to say is in its label
	f.Add(stage.Pic{Kind: "button", Look: look, Text: short}, r)
	f.Hots = append(f.Hots, stage.Hot{ID: id, Rect: r, Label: verb, Lit: look&paint.Off == 0})
}

// buildBar is the row of small buttons at the upper left.
func (t *Table) buildBar(f *stage.Frame) {
	w := t.deps.Words
	ui.Button(f, "table.menu", stage.Rect{X: 8, Y: 4, W: 110, H: 44}, w.T("table.menu"), 0)
	ui.Button(f, "table.legend", stage.Rect{X: 334, Y: 4, W: 50, H: 44}, "?", 0)
	if t.deps.Rules != nil {
		t.iconButton(f, "table.rules", stage.Rect{X: 388, Y: 4, W: 52, H: 44}, "book", keys.With(w, f.Keymap, w.T("table.rules"), stage.CmdRules), 0)
	}
	ui.Button(f, "table.speed", stage.Rect{X: 122, Y: 4, W: 208, H: 44}, w.T("table.speed", map[string]any{"Speed": w.T(Speeds[t.deps.Speed].Key)}), 0)
}

// prompt is what the table waits for, or that it is looked back at.
func (t *Table) prompt() string {
	if t.past != nil {
		return t.deps.Words.T("past.prompt")
	}
	return t.teller.Prompt(&t.view, t.picker.Picked)
}

// buildPrompt says what the table waits for.
func (t *Table) buildPrompt(f *stage.Frame) {
	r := t.lay.Prompt
	seat := t.ctx.Page
	f.Add(stage.Pic{Kind: "swatch", ID: t.deps.Colours[seat]}, stage.Rect{X: r.X, Y: r.Y + 2, W: 38, H: 38})
	name := t.deps.Names[seat]
	nw := ui.Wide(f, paint.TextCaption, name, r.H) + 5
	ui.Text(f, stage.Rect{X: r.X + 48, Y: r.Y, W: nw, H: r.H}, paint.TextCaption, 0, name)
	ui.Text(f, stage.Rect{X: r.X + 48 + nw + 20, Y: r.Y, W: r.W - 68 - nw, H: r.H}, paint.TextLabel, paint.Ink(paint.InkSoft), t.prompt())
}
