package companion

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
	"time"
)

// cloth is the table itself: what lies there is changed by a click.
type cloth struct{ *desk }

// Update implements table.Part.
func (d *cloth) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	switch do := in.Did.(type) {
	case nil:
		if !in.Back {
			return a, false
		}
		return d.escape(), true
	case deskDo:
		if do != deskNumbers {
			return a, false
		}
		d.openNumbers(d.page)
	case opener:
		if d.changes() {
			d.bring(game.Seat(do))
		}
	case game.Spot:
		if d.changes() {
			d.touch(do)
		}
	}
	return stage.Answer{Dirty: true}, true
}

// Moves implements table.Part.
func (d *cloth) Moves() bool { return d.Motion.Busy() }

// Build implements table.Part.
func (d *cloth) Build(f *stage.Frame) {
	backdrop(f)
	d.Motion.Place(f, d.Lay.Sprites)
	for _, h := range d.shown() {
		d.hole(f, h)
	}
	d.marks(f)
	d.hots(f)
}

// flies lets what flies go on, or come to rest where anything is done; it says whether anything flew.
func (d *desk) flies(in *stage.Input, dt time.Duration) bool {
	if !d.Motion.Busy() {
		return false
	}
	if d.Motion.Step(dt); in.Hit != "" || in.Back || len(in.Keys) > 0 {
		d.Motion.Done()
	}
	return true
}

// changes says whether the table can be changed: not while a turn is played here.
func (d *desk) changes() bool { return d.turn == nil && !d.laying }

// escape goes one step back: a question, the tray, a turn, the desk.
func (d *desk) escape() stage.Answer {
	switch {
	case d.turn != nil:
		d.turnBack()
	case d.tray != nil && !d.laying:
		d.walk = nil
		d.closeTray()
	case d.open != game.Nobody:
		d.opens(game.Nobody)
	default:
		return d.close()
	}
	return stage.Answer{Dirty: true}
}
