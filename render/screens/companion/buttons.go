package companion

import (
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"time"
)

// buttons are those at the lower right: what goes on.
type buttons struct{ *desk }

// Update implements table.Part.
func (d *buttons) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	switch in.Did {
	case stage.CmdEnd:
		return d.main(), true
	case deskSecond:
		return d.second(), true
	}
	return a, false
}

// Build shows those at the lower right.
func (d *buttons) Build(f *stage.Frame) {
	h := d.deps
	look := func(on bool, usual int) int {
		if on {
			return usual
		}
		return paint.Off
	}
	automa, sound := d.next(), len(d.problems()) == 0 && !d.laying
	main, second := h.t("play"), ""
	mainLook, secondLook := look(sound, paint.Main), look(sound, 0)
	switch {
	case d.turn != nil:
		main, second = h.t("next"), h.Words.T("table.finish")
		mainLook, secondLook = look(!d.asking(), paint.Main), look(!d.asking() && !d.turn.called, 0)
	case d.mode == Companion && d.now.st.Over():
		main, mainLook, second = h.t("lay"), paint.Main, ""
	case d.mode == Companion && automa != game.Nobody:
		main, second = h.t("plays", with{"Who": d.name(automa)}), h.t("play")
	case d.mode == Companion:
		main, second, mainLook = h.t("nobody"), h.t("play"), paint.Off
	case automa != game.Nobody:
		second = h.t("plays", with{"Who": d.name(automa)})
	}
	if second != "" {
		ui.Button(f, "desk.second", d.Lay.Undo, second, secondLook).Does = deskSecond
	}
	ui.Button(f, "desk.main", d.Lay.Main, main, mainLook).Does = stage.CmdEnd
}
