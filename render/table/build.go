package table

import (
	"slices"
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

func openID(seat game.Seat) string { return "open." + strconv.Itoa(int(seat)) }

// Build implements stage.Scene.
func (t *Table) Build(f *stage.Frame) {
	t.keymap = f.Keymap
	t.timeline.turnCanvas(f.Tall)
	if t.phase == gone {
		f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
		return
	}
	if t.phase == handing {
		t.buildHandover(f)
	} else {
		t.buildTable(f)
	}
	if t.dialog != nil {
		t.dialog.Build(f)
	}
}

// turnCanvas lays the table out anew where the window became higher than wide, or no
// longer is: what was left lying where things were is forgotten.
func (l *timeline) turnCanvas(tall bool) {
	if l.ctx.Tall == tall {
		return
	}
	l.ctx.Tall, l.trace, l.note, l.broken = tall, nil, "", nil
	l.relay()
	if c := l.flow.moment; c != nil {
		c.canvas = l.canvas()
	}
}

// canvas is the canvas that the table is laid out on.
func (c *core) canvas() stage.Rect { return (&stage.Frame{Tall: c.ctx.Tall}).Canvas() }

// buildTable shows the table: layers from the wood up to what is pointed at.
func (t *Table) buildTable(f *stage.Frame) {
	f.Chrome = chrome
	f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
	lit := t.chooser.lit()
	t.sprites(f, t.marks(f, lit))
	t.buildTrace(f)
	t.sight.buildAhead(f)
	if t.phase == looking { // under the buttons at the edge
		t.timeline.buildPastFrame(f)
	}
	t.timeline.hots(f, lit)
	t.buildBar(f)
	t.buildPrompt(f)
	switch {
	case t.phase != looking && t.counsel.hints != nil:
		t.counsel.buildHints(f)
	case t.phase != looking && t.tuition.lesson != nil:
		t.tuition.buildLesson(f)
	default:
		t.timeline.buildLog(f)
	}
	if t.phase == looking {
		t.timeline.buildExplain(f)
	} else {
		t.buildTelling(f)
	}
	t.chooser.buildAmount(f)
	t.buildMoment(f)
	t.buildSpeech(f)
	t.hand.buildDrag(f)
	t.buildHover(f)
	t.buildTips(f)
}

// chrome are the buttons about the table that arrows don't lead to: Tab does.
var chrome = []string{"table", "log", "filter", "hints", "coach", "lesson", "open", "note"}

// mark is what shows that a place is lit or picked.
type mark struct {
	sprite stage.Sprite
	on     string // key of the piece that it frames, "" where none lies
	flat   bool   // it fills its place, under all pieces
	faint  bool   // it can't be clicked yet
}

func (t *Table) marks(f *stage.Frame, lit []game.Spot) []mark {
	var out []mark
	var number []game.Spot // the spots of the number that is chosen
	if a := t.chooser.asked(); a != nil {
		number = a.Parts(t.chooser.amount.n)
	}
	for i := range t.lay.Places {
		p := &t.lay.Places[i]
		picked := slices.Contains(t.picker.Picked, p.Spot) || slices.Contains(number, p.Spot)
		if p.Drawer || p.Covered || !picked && !slices.Contains(lit, p.Spot) {
			continue
		}
		m := mark{on: t.lay.Keys[p.Spot], flat: p.Room == 0}
		m.sprite = stage.Sprite{Pic: p.Lit, Rect: p.Rect.Inset(-p.Room)}
		if f.On == p.Spot {
			m.sprite.Pic.Look |= 1
		}
		if picked {
			m.sprite.Pic = pickedFrame
		}
		out = append(out, m)
	}
	return append(out, t.sight.faint(lit)...)
}

// pickedFrame is about a piece that was picked.
var pickedFrame = stage.Pic{Kind: "picked"}

// pickedUp is how far a picked piece is raised, in logical pixels.
const pickedUp = 8

// sprites adds the layout: the ground that never moves, lit regions on it,
// then the pieces, each with its frame, and last what flies.
func (o *showing) sprites(f *stage.Frame, marks []mark) {
	ground := o.lay.Ground
	f.Sprites = append(f.Sprites, o.lay.Sprites[:ground]...)
	below, above := o.life(f)
	f.Sprites = append(f.Sprites, below...)
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
		o.motion.Place(f, o.resting(o.lay.Sprites[ground:]))
	} else { // nothing moves now
		for _, s := range o.lay.Sprites[ground:] {
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
	f.Sprites = append(f.Sprites, above...)
}

// life is what drifts on the table while nobody does anything, under the pieces and
// over them.
func (o *showing) life(f *stage.Frame) (below, above []stage.Sprite) {
	b, ok := o.deps.Board.(board.Alive)
	if !ok || len(o.lay.Sprites) == 0 {
		return nil, nil
	}
	f.Breathes = o.phase != looking
	return b.Life(o.lay, &o.view, &o.ctx, f.Breath)
}

// lit are the spots that lead on, while nothing moves.
func (c *chooser) lit() []game.Spot {
	if c.moving() || c.dialog != nil || !c.mine() {
		return nil
	}
	lit := c.picker.Lit()
	if a := c.asked(); a != nil {
		for i := range c.lay.Places {
			if s := c.lay.Places[i].Spot; s.Zone == a.Zone && !slices.Contains(lit, s) {
				lit = append(lit, s)
			}
		}
	}
	return lit
}

// grab is half of the least side of what is clicked often, in logical pixels: 44
// pixels of a window of 1280x720.
const grab = 33

// hots adds every place; those that are lit come with their words.
func (l *timeline) hots(f *stage.Frame, lit []game.Spot) {
	for _, o := range l.lay.Openers {
		f.Point(stage.Hot{ID: openID(o.Seat), Does: opens(o.Seat), Rect: o.Rect, Label: o.Label, Gives: true})
	}
	for i, n := range l.lay.Notes {
		f.Point(stage.Hot{ID: "note." + strconv.Itoa(i), Does: noted(i), Rect: n.Rect, Label: n.Words, Gives: true})
	}
	for i := range l.lay.Places {
		p := &l.lay.Places[i]
		if p.Drawer || p.Covered {
			continue
		}
		h := stage.Hot{ID: board.SpotID(p.Spot), Does: p.Spot, Rect: p.Rect, Shape: p.Outline(), Ring: p.Ring, Lit: slices.Contains(lit, p.Spot), Gives: true}
		if p.Shape == nil && min(p.Rect.W, p.Rect.H) < 2*grab {
			h.Grab = grab
		}
		if h.Lit || f.Over == h.ID {
			h.Label = l.teller.Label(&l.view, p.Spot)
		}
		f.Point(h)
	}
	l.buttons(f, lit)
}
