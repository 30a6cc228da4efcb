package companion

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"time"
)

// bar is the row of small buttons at the upper left.
type bar struct{ *desk }

// Update implements table.Part.
func (d *bar) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	switch {
	case in.Did == ui.Back:
		return d.close(), true
	case in.Did == stage.CmdRedo:
		if d.turn == nil {
			d.redo()
		}
	case in.Did == stage.CmdUndo && d.turn != nil: // by its actions
		d.turnBack()
	case in.Did == stage.CmdUndo:
		d.undo()
	case in.Did == deskSeats && d.turn == nil && (d.tray == nil || d.tray.kind != seatsTray):
		d.walk = nil
		d.openSeats()
	case in.Did == deskSeats:
		if d.changes() {
			d.closeTray()
		}
	default:
		return a, false
	}
	return stage.Answer{Dirty: true}, true
}

// Build shows the row of small buttons at the upper left.
func (d *bar) Build(f *stage.Frame) {
	w := d.deps.Words
	off := func(on bool) int {
		if on {
			return 0
		}
		return paint.Off
	}
	ui.Button(f, "desk.back", stage.Rect{X: 8, Y: 4, W: 92, H: 44}, w.T("setup.back"), 0).Does = ui.Back
	ui.Button(f, "desk.seats", stage.Rect{X: 104, Y: 4, W: 126, H: 44},
		d.deps.t("seats"), off(d.turn == nil)).Does = deskSeats
	ui.Button(f, "desk.undo", stage.Rect{X: 234, Y: 4, W: 102, H: 44},
		w.T("table.undo"), off(d.turn != nil || len(d.past) > 0)).Does = stage.CmdUndo
	ui.Button(f, "desk.redo", stage.Rect{X: 340, Y: 4, W: 100, H: 44},
		d.deps.t("redo"), off(d.turn == nil && len(d.later) > 0)).Does = stage.CmdRedo
}
