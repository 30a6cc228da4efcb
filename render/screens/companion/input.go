package companion

import (
	"strconv"
	"strings"
	"time"

	"posterestante/game"

	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// Update implements stage.Scene.
func (d *Desk) Update(in *stage.Input, dt time.Duration) stage.Answer {
	a := d.update(in, dt)
	was := d.overFor >= hoverAfter
	if in.Over != d.over || in.Press != "" {
		d.over, d.overFor = in.Over, 0
	} else {
		d.overFor += dt
	}
	a.Dirty = a.Dirty || was != (d.overFor >= hoverAfter)
	a.Busy = a.Busy || d.busy()
	return a
}

func (d *Desk) update(in *stage.Input, dt time.Duration) stage.Answer {
	if d.busy() {
		d.motion.Step(dt)
		if in.Hit == "" && !in.Back && len(in.Keys) == 0 {
			return stage.Answer{Dirty: true} // busy as long as it flies: what came to rest is drawn as such
		}
		d.motion.Done()
	}
	if d.dialog != nil {
		if do := d.dialog.Update(in); do != nil {
			d.dialog = nil
			return do()
		}
		return stage.Answer{Dirty: true}
	}
	dirty := d.scroll.Update(in, "story")
	if d.tray != nil {
		dirty = d.tray.scroll.Update(in, "tray") || dirty
	}
	if d.write(in) {
		return stage.Answer{Dirty: true}
	}
	if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
		d.note, dirty = "", true
	}
	switch {
	case in.Hit != "":
		return d.click(in.Hit)
	case in.Pressed(stage.CmdRedo):
		d.forth()
	case in.Pressed(stage.CmdUndo):
		d.back()
	case in.Pressed(stage.CmdEnd):
		return d.main()
	case in.Back:
		return d.escape()
	case in.Miss && d.tray != nil && !d.asking() && !d.laying:
		d.closeTray()
	}
	return stage.Answer{Dirty: dirty}
}

// back and forth are Undo and Redo, within an Automa's turn by its actions.
func (d *Desk) back() {
	if d.turn != nil {
		d.turnBack()
		return
	}
	d.undo()
}

func (d *Desk) forth() {
	if d.turn == nil {
		d.redo()
	}
}

// escape goes one step back: a question, the tray, a turn, the desk.
func (d *Desk) escape() stage.Answer {
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

// click acts on a hot.
func (d *Desk) click(id string) stage.Answer {
	dirty := stage.Answer{Dirty: true}
	switch id {
	case "desk.back":
		return d.close()
	case "desk.undo":
		d.back()
		return dirty
	case "desk.redo":
		d.forth()
		return dirty
	case "desk.main":
		return d.main()
	case "desk.second":
		return d.second()
	case "desk.finish":
		d.turnFinish()
		return dirty
	case "desk.seats":
		if d.turn == nil && (d.tray == nil || d.tray.kind != seatsTray) {
			d.walk = nil
			d.openSeats()
		} else if d.turn == nil && !d.laying {
			d.closeTray()
		}
		return dirty
	case "desk.deal":
		d.edit(d.lay.Log, func(st game.Editable) error { st.Fill(); return nil })
		return dirty
	case "desk.anew":
		d.edit(d.lay.Log, func(st game.Editable) error { st.SetTurn(max(d.view.Turn, 0), false); return nil })
		return dirty
	case "desk.open":
		if d.open != game.Nobody {
			d.opens(game.Nobody)
		} else {
			d.opens(d.page)
		}
		return dirty
	case "desk.more":
		if s, ok := d.drawer(); ok {
			d.openTray(s)
		}
		return dirty
	case "desk.numbers":
		d.openNumbers(d.page)
		return dirty
	case "desk.call":
		d.openCalls()
		return dirty
	case "tray.close":
		d.closeTray()
		return dirty
	}
	if i, ok := ui.Part(id, "story"); ok {
		d.unfold(i)
		return dirty
	}
	if d.tray != nil && strings.HasPrefix(id, "tray.") {
		d.pick(strings.TrimPrefix(id, "tray."))
		return dirty
	}
	if d.turn != nil || d.laying { // the table can't be changed while an Automa plays
		return dirty
	}
	if n, ok := strings.CutPrefix(id, "open."); ok {
		d.bring(n)
		return dirty
	}
	if s, ok := board.ParseSpot(id); ok {
		d.touch(s)
	}
	return dirty
}

// write gives the open field its keys; it says whether they were for it.
func (d *Desk) write(in *stage.Input) bool {
	if d.tray == nil {
		return false
	}
	switch d.tray.kind {
	case seatsTray:
		for i := range d.now.names {
			id := "tray.name." + strconv.Itoa(i)
			if was := d.fields[i].Text; d.fields[i].Update(in, id) {
				if d.fields[i].Text != was {
					d.now.names[i] = d.fields[i].Text
					d.save()
					d.show()
				}
				return in.Hit == ""
			}
		}
	case numbersTray:
		for c, field := range d.numbers {
			open := field.Open
			if !field.Update(in, "tray.field."+strconv.Itoa(int(c))) {
				continue
			}
			if open && !field.Open {
				dial, _ := d.now.st.Dial(c, d.tray.spot.Seat)
				if n, err := strconv.Atoi(field.Text); err == nil {
					d.set(c, d.tray.spot.Seat, n, dial)
				}
			}
			return in.Hit == ""
		}
	}
	return false
}
