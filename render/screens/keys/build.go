package keys

import (
	"slices"
	"strconv"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
)

// row is a line of the page: a command, or what always has the same keys.
type row struct {
	cmds  []stage.Command  // whose keys it shows; one alone can be given another
	words string           // the key of its words; "" takes the command's
	keys  [][]stage.Stroke // those that are fixed: alternatives, each drawn side by side
	pads  []string         // caps of the pad
}

// group is some lines under a heading.
type group struct {
	head string // the key of its words
	rows []row
}

// column is one of the two, with the widths of its parts in logical pixels.
type column struct {
	x, words, keys, pad float64
	groups              []group
}

func one(ks ...stage.Key) []stage.Stroke {
	var out []stage.Stroke
	for _, k := range ks {
		out = append(out, stage.Stroke{Key: k})
	}
	return out
}

func own(cmds ...stage.Command) []row {
	var out []row
	for _, c := range cmds {
		out = append(out, row{cmds: []stage.Command{c}})
	}
	return out
}

// tall is all of them below each other, for a tall page.
func tall() column {
	out := column{x: 70, words: 400, keys: 396, pad: 144}
	for _, c := range columns {
		out.groups = append(out.groups, c.groups...)
	}
	return out
}

// columns are all that the page lists.
var columns = []column{
	{leftX, 266, 300, 126, []group{
		{"keys.head.walk", []row{
			{words: "keys.walk.walk", keys: [][]stage.Stroke{one(stage.KeyLeft, stage.KeyUp, stage.KeyDown, stage.KeyRight)}, pads: []string{"dpad", "stick.l"}},
			{words: "keys.walk.choose", keys: [][]stage.Stroke{one(stage.KeyEnter), one(stage.KeySpace)}, pads: []string{"a"}},
			{words: "keys.walk.back", keys: [][]stage.Stroke{one(stage.KeyEscape)}, pads: []string{"b"}},
			{words: "keys.walk.next", keys: [][]stage.Stroke{one(stage.KeyTab), {{Key: stage.KeyTab, Shift: true}}}, pads: []string{"R1", "L1"}},
			{words: "keys.walk.look", keys: [][]stage.Stroke{{{Key: stage.KeyLeft, Shift: true}, {Key: stage.KeyUp}, {Key: stage.KeyDown}, {Key: stage.KeyRight}}}, pads: []string{"stick.r"}},
			{words: "keys.walk.page", keys: [][]stage.Stroke{one(stage.KeyPageUp, stage.KeyPageDown)}, pads: []string{"L2", "R2"}},
		}},
		{"keys.head.past", []row{
			{words: "keys.past.step", keys: [][]stage.Stroke{one(stage.KeyLeft, stage.KeyRight)}, pads: []string{"dpad"}},
			{words: "keys.past.ends", keys: [][]stage.Stroke{one(stage.KeyHome, stage.KeyEnd)}},
			{words: "keys.past.run", keys: [][]stage.Stroke{one(stage.KeySpace)}},
		}},
		{"keys.head.window", own(stage.CmdFull, stage.CmdLarger, stage.CmdSmaller)},
	}},
	{rightX, 352, 334, 106, []group{
		{"keys.head.table", append(own(stage.CmdEnd, stage.CmdUndo, stage.CmdRedo, stage.CmdRestart, stage.CmdLarge, stage.CmdHints,
			stage.CmdRules, stage.CmdLegend, stage.CmdPast, stage.CmdFinish, stage.CmdSpeed, stage.CmdMenu),
			row{words: "keys.seats", cmds: stage.CmdSeats[:]})},
	}},
}

// row shows a line: its words, its keys, its pad buttons.
func (p *Page) row(f *stage.Frame, c column, r stage.Rect, w row, k *stage.Keymap) {
	verb := ""
	if w.words != "" {
		verb = p.cfg.Words.T(w.words)
	} else {
		verb = p.verb(w.cmds[0])
	}
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: c.words - 8, H: r.H}, paint.TextLabel, 0, verb)
	keyCell := stage.Rect{X: r.X + c.words, Y: r.Y + 1, W: c.keys - 8, H: r.H - 2}
	padCell := stage.Rect{X: r.X + c.words + c.keys, Y: r.Y + 1, W: c.pad, H: r.H - 2}
	keys, pads := w.keys, w.pads
	for _, cmd := range w.cmds {
		for _, s := range k.Of(cmd) {
			switch {
			case s.Pad():
				pads = append(slices.Clip(pads), string(s.Key))
			case len(w.cmds) > 1 && len(keys) > 0: // one line for all
				keys[0] = append(slices.Clip(keys[0]), s)
			default:
				keys = append(slices.Clip(keys), []stage.Stroke{s})
			}
		}
	}
	if len(w.cmds) == 1 {
		p.cell(f, keyCell, cell{w.cmds[0], false})
		p.cell(f, padCell, cell{w.cmds[0], true})
	}
	if !(p.asking(w, false)) {
		p.strokes(f, keyCell, keys)
	}
	if !(p.asking(w, true)) {
		x := padCell.X + 8
		for _, b := range pads {
			wide := padWide(b)
			f.Add(stage.Pic{Kind: "padcap", Text: b}, stage.Rect{X: x, Y: padCell.Y + (padCell.H-capHigh)/2, W: wide,
				H: capHigh})
			x += wide + 6
		}
	}
}

// asking says whether the row's cell waits for a key.
func (p *Page) asking(w row, pad bool) bool {
	return p.asks != "" && len(w.cmds) == 1 && w.cmds[0] == p.asks && p.pad == pad
}

// cell is the frame of what can be given another key.
func (p *Page) cell(f *stage.Frame, r stage.Rect, c cell) {
	id := cellID(c.pad) + "." + strconv.Itoa(slices.Index(stage.Commands(), c.of))
	look := 0
	if f.On == c {
		look = paint.Over
	}
	asked := p.asks == c.of && p.pad == c.pad
	if asked {
		look = paint.On
	}
	f.Add(stage.Pic{Kind: "keycell", Look: look}, r)
	f.Point(stage.Hot{ID: id, Does: c, Rect: r, Label: p.verb(c.of), Lit: true})
	if !asked {
		return
	}
	words := p.cfg.Words.T("keys.press")
	if c.pad {
		words = "…"
	}
	ui.Text(f, stage.Rect{X: r.X + 14, Y: r.Y, W: r.W - 20, H: r.H}, paint.TextLabel, paint.Ink(paint.InkSea), words)
}

// strokes draws alternatives one after the other.
func (p *Page) strokes(f *stage.Frame, r stage.Rect, alternatives [][]stage.Stroke) {
	x, y := r.X+8, r.Y+(r.H-capHigh)/2
	for i, alt := range alternatives {
		if i > 0 {
			or := p.cfg.Words.T("keys.or")
			wide := paint.TextStyle(paint.TextTag, 0).Width(or) + 2
			ui.Text(f, stage.Rect{X: x + 3, Y: r.Y, W: wide, H: r.H}, paint.TextTag, paint.Ink(paint.InkSoft), or)
			x += wide + 8
		}
		for _, s := range alt {
			for _, name := range p.caps(s) {
				wide := capWide(name)
				f.Add(stage.Pic{Kind: "keycap", Text: name}, stage.Rect{X: x, Y: y, W: wide, H: capHigh})
				x += wide + 4
			}
		}
	}
}

// caps are the caps of a stroke; arrows are drawn, not written.
func (p *Page) caps(s stage.Stroke) []string {
	out := shortcut.Caps(p.cfg.Words, s)
	switch s.Key {
	case stage.KeyLeft, stage.KeyRight, stage.KeyUp, stage.KeyDown:
		out[len(out)-1] = arrow + string(s.Key)
	}
	return out
}
