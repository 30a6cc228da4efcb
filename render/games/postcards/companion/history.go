package companion

import (
	"slices"
	"time"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// edit makes changes of the position as one step of Undo, or says why not.
func (d *Desk) edit(edits ...rules.Edit) bool {
	st := d.now.st.Clone().(*rules.State)
	for _, e := range edits {
		if err := st.Edit(e); err != nil {
			d.note = d.why(err)
			d.noteAt, _ = d.lay.Rect(e.At)
			d.deps.hear("refuse")
			return false
		}
	}
	m := d.now
	m.st = st
	d.push(m)
	return true
}

// push makes a moment the one that is shown; what flies is what lies elsewhere.
func (d *Desk) push(m moment) {
	d.past = append(d.past, d.now)
	if len(d.past) > maxPast {
		d.past = d.past[1:]
	}
	d.later, d.note, d.told = nil, "", nil
	d.change(m)
}

func (d *Desk) change(m moment) {
	before := d.lay
	m.names, m.colours = slices.Clone(m.names), slices.Clone(m.colours)
	d.now = m
	d.show()
	d.fly(before, nil)
	d.save()
}

// fly sends all that lies elsewhere than before on its way; what is new drops
// into its place. The order says which pieces set off first.
func (d *Desk) fly(before *board.Layout, order []string) {
	was := map[string]stage.Rect{}
	for _, s := range before.Sprites {
		if s.Key != "" {
			was[s.Key] = s.Rect
		}
	}
	for _, s := range d.lay.Sprites {
		from, had := was[s.Key]
		if s.Key == "" || had && from == s.Rect {
			continue
		}
		if !had {
			from = s.Rect.Inset(-s.Rect.W * 0.3)
		}
		f := anim.Flight{From: from, Span: span, Fade: d.deps.Calm}
		if i := slices.Index(order, s.Key); i > 0 {
			f.Delay = time.Duration(i) * span / 2
		}
		d.motion.Fly(s.Key, f)
	}
}

// undo goes back one step, redo forth again.
func (d *Desk) undo() {
	if n := len(d.past); n > 0 {
		walk := d.walk
		d.later = append(d.later, d.now)
		m := d.past[n-1]
		d.past = d.past[:n-1]
		d.closeTray()
		d.told, d.walk = nil, nil
		d.change(m)
		if k := len(d.walked); len(walk) > 0 && k > 0 { // the round goes back with it
			d.walk = append([]game.Spot{d.walked[k-1]}, walk...)
			d.walked = d.walked[:k-1]
			d.openWalk()
		}
	}
}

func (d *Desk) redo() {
	if n := len(d.later); n > 0 {
		d.past = append(d.past, d.now)
		m := d.later[n-1]
		d.later = d.later[:n-1]
		d.closeTray()
		d.told, d.walk = nil, nil
		d.change(m)
	}
}
