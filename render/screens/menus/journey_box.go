package menus

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// pace is what of a game's pace was chosen by hand: then more or fewer seats change nothing of it.
type pace struct{ chosen bool }

// asInBox turns what is ours of a game's pace off, or on again.
type asInBox bool

// advised are a game's options as a setup begins for so many seats.
func advised(g Boxed, seats int) map[string]string {
	out := map[string]string{}
	for _, o := range g.Options {
		out[o.Name] = o.Advice(seats)
	}
	return out
}

// ours are the options that a setup for so many seats begins otherwise than the box.
func ours(g Boxed, seats int) (out []game.Option) {
	for _, o := range g.Options {
		if o.Advice(seats) != o.Values[0] {
			out = append(out, o)
		}
	}
	return out
}

// advise sets what is advised for as many seats as there are now, unless something was chosen by hand.
func (j *Journey) advise() {
	if j.pace.chosen {
		return
	}
	for _, o := range j.game().Options {
		if o.Advised != nil {
			j.setup.Options[o.Name] = o.Advice(len(j.setup.Seats))
		}
	}
}

// setPace has all be as in the box, or as it is advised.
func (j *Journey) setPace(box bool) {
	j.pace.chosen = true
	for _, o := range ours(j.game(), len(j.setup.Seats)) {
		j.setup.Options[o.Name] = o.Advice(len(j.setup.Seats))
		if box {
			j.setup.Options[o.Name] = o.Values[0]
		}
	}
}

// boxHigh is how high the switch is at the foot of the sheet of options, 0 where there is nothing to switch.
func (j *Journey) boxHigh() float64 {
	if len(ours(j.game(), len(j.setup.Seats))) == 0 {
		return 0
	}
	return toggleHigh + optionGap
}

// buildBox is the switch between what is ours of a game's pace and the box, with the names of what it changes.
func (j *Journey) buildBox(f *stage.Frame, r stage.Rect) {
	all := ours(j.game(), len(j.setup.Seats))
	if len(all) == 0 {
		return
	}
	box, names := true, []string{}
	for _, o := range all {
		box = box && j.setup.Options[o.Name] == o.Values[0]
		names = append(names, j.deps.t(j.game().Name+".option."+o.Name))
	}
	ui.Toggle(f, "setup.box", r, j.deps.t("setup.box", with("What", j.deps.Words.List(names))), box).
		Does = asInBox(!box)
}
