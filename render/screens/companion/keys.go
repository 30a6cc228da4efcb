package companion

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// main is the button at the lower right.
func (d *desk) main() stage.Answer {
	dirty := stage.Answer{Dirty: true}
	switch {
	case d.asking(), d.laying:
	case d.turn != nil:
		d.goOn()
	case len(d.problems()) > 0:
		d.Refuse(d.problems()[0], d.Lay.Main)
	case d.mode == Companion && d.now.st.Over():
		return stage.Answer{Go: stage.Replace, Next: newLay(d.deps)}
	case d.mode == Companion:
		d.begin()
	default:
		return d.playFromHere()
	}
	return dirty
}

// second is the button above it.
func (d *desk) second() stage.Answer {
	switch {
	case d.laying:
	case d.turn != nil:
		d.turnFinish()
	case len(d.problems()) > 0:
		d.Refuse(d.problems()[0], d.Lay.Undo)
	case d.mode == Companion:
		return d.playFromHere()
	default:
		d.begin()
	}
	return stage.Answer{Dirty: true}
}

// playFromHere makes a match of the position.
func (d *desk) playFromHere() stage.Answer {
	position, err := d.now.st.MarshalJSON()
	if err == nil {
		names := make([]string, d.View.Seats)
		for i := range names {
			names[i] = d.name(game.Seat(i))
		}
		s, bad := d.deps.OnPosition(position, names, slices.Clone(d.now.colours))
		if bad == nil {
			return stage.Answer{Go: stage.Push, Next: s}
		}
		err = bad
	}
	d.oops(err)
	return stage.Answer{Dirty: true}
}
