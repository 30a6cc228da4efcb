package table

import (
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
)

// bar is the row of small buttons at the upper left: what explains the table, and the ways from it.
type bar struct {
	*pointer
	signs func() stage.Scene // the table with its signs explained over it
}

// Update implements Part.
func (b *bar) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	if phases[b.phase].tools {
		if a, done = b.explains(in.Did); done {
			return a, true
		}
	}
	switch {
	case b.moving():
		return a, false
	case in.Back && !b.mine() && b.phase != looking:
		b.pause()
	case in.Did == stage.CmdSpeed:
		b.deps.Speed = (b.deps.Speed + 1) % len(Speeds)
		if b.deps.OnSpeed != nil {
			b.deps.OnSpeed(b.deps.Speed)
		}
	default:
		return a, false
	}
	return stage.Answer{Dirty: true}, true
}

// explains opens signs, rules, and the way to the menu.
func (b *bar) explains(did any) (a stage.Answer, done bool) {
	switch did := did.(type) {
	case game.Rule:
		return b.openRule(did), true
	case cites:
		return b.openRule(did.rule), did.rule != ""
	}
	switch did {
	case stage.CmdLegend:
		return stage.Answer{Go: stage.Push, Next: b.signs()}, true
	case stage.CmdRules:
		return b.openRule(b.ruleSaid()), true
	case stage.CmdMenu:
		b.catchUp()
		b.pause()
		return stage.Answer{Dirty: true}, true
	}
	return a, false
}

// barAt is where the bar's buttons lie.
var barAt = stage.Rect{X: 8, Y: 2, W: 434, H: 50}

// Build shows the row of small buttons at the upper left. They take the pointer from the
// edge of the window on, and from beside and below them, so that each is 44 pixels wide
// and high in a window of 1280x720: the tables lie close under it.
func (b *bar) Build(f *stage.Frame) {
	w, from := b.deps.Words, len(f.Hots)
	at := func(x, wide float64) stage.Rect { return stage.Rect{X: x, Y: barAt.Y, W: wide, H: barAt.H} }
	ui.Button(f, "table.menu", at(barAt.X, 90), w.T("table.menu"), 0).Does = stage.CmdMenu
	ui.Button(f, "table.speed", at(100, 220), SpeedWords(w, b.deps.Speed), 0).Does = stage.CmdSpeed
	ui.Button(f, "table.legend", at(322, 58), "?", 0).Does = stage.CmdLegend
	if b.deps.Rules != nil {
		says := shortcut.With(w, f.Keymap, w.T("table.rules"), stage.CmdRules)
		b.iconButton(f, "table.rules", at(382, 60), "book", says, 0).Does = stage.CmdRules
	}
	ends := [...]float64{0, 99, 316, 316 + 2*grab, 316 + 4*grab} // where each takes it
	for i := range f.Hots[from:] {
		f.Hots[from+i].Rect = stage.Rect{X: ends[i], W: ends[i+1] - ends[i], H: 2 * grab}
	}
}

// SpeedWords is what the button of the bar says of a speed, of those that Speeds has.
func SpeedWords(w *words.Words, speed int) string {
	of := Speeds[speed]
	if of.Span == 0 {
		return w.T("table.speed_off")
	}
	return w.T("table.speed", map[string]any{"Speed": w.T(of.Key)})
}
