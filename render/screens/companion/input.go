package companion

import (
	"strconv"
	"time"

	"posterestante/game"

	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
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
	if a, asked := ui.Asks(&d.dialog, in); asked {
		return a
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
	switch do := in.Did.(type) {
	case nil:
		if in.Back {
			return d.escape()
		}
		if in.Miss && d.tray != nil && !d.asking() && !d.laying {
			d.closeTray()
		}
	case stage.Command:
		return d.obey(do)
	case deskDo:
		return d.do(do)
	case telling:
		d.unfold(int(do))
	case opener:
		if d.changes() {
			d.bring(game.Seat(do))
		}
	case game.Spot:
		if d.changes() {
			d.touch(do)
		}
	default:
		if do == ui.Back {
			return d.close()
		}
		d.pick(do)
	}
	return stage.Answer{Dirty: dirty}
}

// changes says whether the table can be changed: not while a turn is played here.
func (d *Desk) changes() bool { return d.turn == nil && !d.laying }

// What is chosen on the desk; a game.Spot is one too, see touch.
type (
	telling int       // a line of the story
	opener  game.Seat // whose page is brought, or board.Drawer
	deskDo  int
)

const (
	deskSecond deskDo = iota
	deskSeats
	deskDeal
	deskAnew
	deskOpen
	deskMore
	deskNumbers
	deskCall
	trayClose
	traySkip   // the round ends
	trayEnough // there is no more in the pile that is told
	trayGiven  // what chance gave is told
	trayBid    // a bid is told
	trayLay    // the round begins
)

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

// obey does what a command says, by its key or by its button.
func (d *Desk) obey(c stage.Command) stage.Answer {
	switch c {
	case stage.CmdRedo:
		d.forth()
	case stage.CmdUndo:
		d.back()
	case stage.CmdEnd:
		return d.main()
	}
	return stage.Answer{Dirty: true}
}

// do does what a button says that is no command.
func (d *Desk) do(do deskDo) stage.Answer {
	switch do {
	case deskSecond:
		return d.second()
	case deskSeats:
		if d.turn == nil && (d.tray == nil || d.tray.kind != seatsTray) {
			d.walk = nil
			d.openSeats()
		} else if d.changes() {
			d.closeTray()
		}
	case deskDeal:
		d.edit(d.lay.Log, func(st game.Editable) error { st.Fill(); return nil })
	case deskAnew:
		d.edit(d.lay.Log, func(st game.Editable) error { st.SetTurn(max(d.view.Turn, 0), false); return nil })
	case deskOpen:
		if d.open != game.Nobody {
			d.opens(game.Nobody)
		} else {
			d.opens(d.page)
		}
	case deskMore:
		if s, ok := d.drawer(); ok {
			d.openTray(s)
		}
	case deskNumbers:
		d.openNumbers(d.page)
	case deskCall:
		d.openCalls()
	case trayClose:
		d.closeTray()
	case traySkip:
		d.walk = nil
		d.closeTray()
	case trayEnough:
		d.closeTray()
		d.enough()
	case trayGiven:
		d.closeTray()
		d.walkOn()
	case trayBid:
		d.tell(uint16(d.tray.bid))
	case trayLay:
		d.beginWalk()
	}
	return stage.Answer{Dirty: true}
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
