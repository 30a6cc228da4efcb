// Package keys shows which keys and pad buttons do what, and lets the player
// choose others. It knows no window and no disk.
//
// The words: a cap is one key or button as it is drawn; a cell holds the caps of
// a command on one device, the keyboard or the pad; the page asks while it waits
// for the key that a cell shall have.
package keys

import (
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
)

// Config is what the page is opened with.
type Config struct {
	Words *words.Words
	Keys  func() *stage.Keymap // the keys as they are set
	Set   func(*stage.Keymap)  // sets them; nil is the usual keymap
}

// Page is the scene.
type Page struct {
	cfg  Config
	asks stage.Command // the command that waits for its new key, "" for none
	pad  bool          // it was asked for in the cell of the pad
	note string        // what came of it, or is to be done
}

// New returns the scene.
func New(cfg Config) stage.Scene { return &Page{cfg: cfg, note: cfg.Words.T("keys.hint")} }

// Update implements stage.Scene.
func (p *Page) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if p.asks != "" && p.take(in) {
		return stage.Answer{Dirty: true}
	}
	c, asked := in.Did.(cell)
	switch {
	case ui.Leaves(in):
		return stage.Answer{Go: stage.Pop}
	case asked:
		p.asks, p.pad = c.of, c.pad
		p.note = p.cfg.Words.T("keys.asks", map[string]any{"Cmd": p.verb(p.asks)})
		return stage.Answer{Dirty: true}
	case in.Did == usualKeys:
		p.cfg.Set(nil)
		p.note = p.cfg.Words.T("keys.restored")
		return stage.Answer{Dirty: true}
	}
	return stage.Answer{}
}

// cell is a click on one: it asks for a key of the command.
type cell struct {
	of  stage.Command
	pad bool
}

type keysDo int

// usualKeys is what the button does that restores the usual keys.
const usualKeys keysDo = 0

// take takes the key that was asked for; anything clicked, Escape and the right
// button end the question. It says whether the input was its.
func (p *Page) take(in *stage.Input) bool {
	w := p.cfg.Words
	if in.Back || in.Hit != "" || in.Miss || in.Has(stage.KeyEscape) {
		p.asks, p.note = "", w.T("keys.hint")
		return in.Hit == ""
	}
	if len(in.Keys) == 0 {
		return true
	}
	s := stage.Stroke{Key: in.Keys[0], Ctrl: in.Ctrl, Shift: in.Shift}.Plain()
	if s.Fixed() {
		p.note = w.T("keys.fixed", map[string]any{"Key": p.name(stage.Stroke{Key: s.Key})})
		return true
	}
	p.bind(s)
	return true
}

// bind gives the stroke to the command that asks, and says what that changes.
func (p *Page) bind(s stage.Stroke) {
	next, lost := p.cfg.Keys().Bind(p.asks, s)
	data := map[string]any{"Cmd": p.verb(p.asks), "Key": p.name(s)}
	key := "keys.set"
	if lost != "" {
		key, data["Other"] = "keys.robbed", p.verb(lost)
		for _, o := range next.Of(lost) {
			if o.Pad() == s.Pad() {
				key, data["Now"] = "keys.swapped", p.name(o)
			}
		}
	}
	p.cfg.Set(next)
	p.asks, p.note = "", p.cfg.Words.T(key, data)
}

func (p *Page) verb(c stage.Command) string { return p.cfg.Words.T("keys.cmd." + string(c)) }

func (p *Page) name(s stage.Stroke) string { return shortcut.Name(p.cfg.Words, s) }

func cellID(pad bool) string {
	if pad {
		return "keys.pad"
	}
	return "keys.key"
}

// Where the columns lie.
const (
	leftX    = 190.0
	rightX   = 968.0
	rowHigh  = 44.0
	tallHigh = 48.0 // a row of a tall page
	capHigh  = 36.0
)

// plan is where things stand on the page, on either canvas.
type plan struct {
	columns           []column
	high              float64 // of a row
	gap               float64 // between two groups
	back, usual, note stage.Rect
}

func planOf(f *stage.Frame) plan {
	if f.Tall {
		return plan{[]column{tall()}, tallHigh, 16, stage.Rect{X: 70, Y: 1756, W: 200, H: 76},
			stage.Rect{X: 286, Y: 1756, W: 300, H: 76}, stage.Rect{X: 70, Y: 1668, W: 940, H: 76}}
	}
	return plan{columns, rowHigh, 5, stage.Rect{X: leftX, Y: 924, W: 180, H: 68},
		stage.Rect{X: leftX + 196, Y: 924, W: 250, H: 68}, stage.Rect{X: leftX + 476, Y: 926, W: 1094, H: 68}}
}

// Portrait implements stage.Portrait.
func (p *Page) Portrait() bool { return true }

// Build implements stage.Scene.
func (p *Page) Build(f *stage.Frame) {
	w, k, pl := p.cfg.Words, p.cfg.Keys(), planOf(f)
	in := ui.Page(f, 2, w.T("keys.title"))
	for _, col := range pl.columns {
		y := in.Y + 16
		for _, g := range col.groups {
			ui.Text(f, stage.Rect{X: col.x, Y: y, W: col.words + col.keys, H: 40}, paint.TextCaption,
				paint.Ink(paint.InkSea), w.T(g.head))
			y += 42
			for _, r := range g.rows {
				p.row(f, col, stage.Rect{X: col.x, Y: y, W: col.words + col.keys + col.pad, H: pl.high}, r, k)
				y += pl.high
			}
			y += pl.gap
		}
	}
	usual := 0
	if k == nil {
		usual = paint.Off
	}
	ui.Button(f, "keys.back", pl.back, w.T("keys.back"), 0).Does = ui.Back
	ui.Button(f, "keys.usual", pl.usual, w.T("keys.usual"), usual).Does = usualKeys
	ink := paint.Ink(paint.InkSoft)
	if p.asks != "" {
		ink = paint.Ink(paint.InkWarn)
	}
	ui.Text(f, pl.note, paint.TextSmall, ink|paint.LookWrap, p.note)
	f.First = "keys.back"
	if p.asks != "" {
		f.AllKeys = true
	}
}
