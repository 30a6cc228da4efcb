package table

import (
	"slices"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// pieces is what lies on the table and flies over it.
type pieces struct {
	*acting
	sight *foresight
}

// Update implements Part: while anything moves a press shows the match as it stands, else time goes on.
func (t *pieces) Update(in *stage.Input, dt time.Duration) (a stage.Answer, done bool) {
	if !t.moving() {
		return a, false
	}
	if t.phase == looking {
		if in.Hit != "" || in.Miss {
			t.catchUp()
		} else {
			t.advance(dt)
		}
		return stage.Answer{Dirty: true, Busy: t.moving()}, true
	}
	if t.heard(in) {
		return stage.Answer{Dirty: true, Busy: true}, true
	}
	ceremony := t.flow.moment != nil
	if in.Hit != "" || in.Back || in.Miss || in.Drop || in.Has(stage.KeyEnter) || ceremony && len(in.Keys) > 0 {
		t.catchUp()
		return stage.Answer{Dirty: true}, true
	}
	t.advance(dt)
	return stage.Answer{Busy: !t.speech.rests() || t.Motion.Busy() || t.unfolds(), Dirty: true}, true
}

// Moves implements Part.
func (t *pieces) Moves() bool { return t.flies() }

// Build implements Part.
func (t *pieces) Build(f *stage.Frame) {
	f.Chrome = chrome
	f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
	t.sprites(f, t.marks(f, t.lit()))
	t.buildTrace(f)
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

func (t *pieces) marks(f *stage.Frame, lit []game.Spot) []mark {
	var out []mark
	var number []game.Spot // the spots of the number that is chosen
	if a := t.asked(); a != nil {
		number = a.Parts(t.amount.n)
	}
	for i := range t.Lay.Places {
		p := &t.Lay.Places[i]
		picked := slices.Contains(t.picker.Picked, p.Spot) || slices.Contains(number, p.Spot)
		if p.Drawer || p.Covered || !picked && !slices.Contains(lit, p.Spot) {
			continue
		}
		m := mark{on: t.Lay.Keys[p.Spot], flat: p.Room == 0}
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
	ground := o.Lay.Ground
	f.Sprites = append(f.Sprites, o.Lay.Sprites[:ground]...)
	forward := func(m mark) bool { return m.flat && !m.faint }
	if v := o.Lay.Veil; v.Pic.Kind != "" && slices.ContainsFunc(marks, forward) {
		f.Sprites = append(f.Sprites, v)
	}
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
		o.Motion.Place(f, o.resting(o.Lay.Sprites[ground:]))
	} else { // nothing moves now
		for _, s := range o.Lay.Sprites[ground:] {
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
	if !ok || len(o.Lay.Sprites) == 0 {
		return nil, nil
	}
	f.Breathes = o.phase != looking
	return b.Life(o.Lay, &o.View, &o.Ctx, f.Breath)
}
