package companion

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/keys"
)

// Build implements stage.Scene.
func (d *Desk) Build(f *stage.Frame) {
	backdrop(f)
	d.motion.Place(f, d.lay.Sprites)
	holes := d.holes()
	for _, h := range holes {
		if !d.under(h.spot, h.rect) {
			d.hole(f, h)
		}
	}
	d.marks(f, holes)
	d.hots(f, holes)
	d.bar(f)
	d.buttons(f)
	d.prompt(f)
	if d.turn != nil {
		d.buildStory(f)
	} else {
		d.buildSide(f)
	}
	if d.tray != nil {
		d.buildTray(f)
	}
	d.tip(f)
	if d.dialog != nil {
		d.dialog.Build(f)
	}
}

// bar is the row of small buttons at the upper left.
func (d *Desk) bar(f *stage.Frame) {
	w := d.deps.Words
	off := func(on bool) int {
		if on {
			return 0
		}
		return paint.Off
	}
	ui.Button(f, "desk.back", stage.Rect{X: 8, Y: 4, W: 92, H: 44}, w.T("setup.back"), 0)
	ui.Button(f, "desk.seats", stage.Rect{X: 104, Y: 4, W: 126, H: 44}, d.deps.t("seats"), off(d.turn == nil))
	ui.Button(f, "desk.undo", stage.Rect{X: 234, Y: 4, W: 102, H: 44}, w.T("table.undo"), off(d.turn != nil || len(d.past) > 0))
	ui.Button(f, "desk.redo", stage.Rect{X: 340, Y: 4, W: 100, H: 44}, d.deps.t("redo"), off(d.turn == nil && len(d.later) > 0))
}

// buttons are those at the lower right.
func (d *Desk) buttons(f *stage.Frame) {
	h := d.deps
	look := func(on bool, usual int) int {
		if on {
			return usual
		}
		return paint.Off
	}
	if d.large || d.view.Pile(rules.Cards, d.page).Len() > 6 { // they hide each other
		words := h.t("open")
		if d.large {
			words = h.t("close")
		}
		ui.Button(f, "desk.open", stage.Rect{X: 1320, Y: 779, W: 260, H: 46}, words, 0)
	}
	automa, sound := d.nextAutoma(), len(d.problems()) == 0 && !d.laying
	main, second := h.t("play"), ""
	mainLook, secondLook := look(sound, paint.Main), look(sound, 0)
	switch {
	case d.turn != nil:
		main, second = h.t("next"), h.Words.T("table.finish")
		mainLook, secondLook = look(!d.asking(), paint.Main), look(!d.asking(), 0)
	case d.mode == Companion && d.now.st.Over():
		main, mainLook, second = h.t("lay"), paint.Main, ""
	case d.mode == Companion && automa != game.Nobody:
		main, second = h.t("automa", with{"Who": d.name(automa)}), h.t("play")
	case d.mode == Companion:
		main, second, mainLook = h.t("no_automa"), h.t("play"), paint.Off
	case automa != game.Nobody:
		second = h.t("automa", with{"Who": d.name(automa)})
	}
	if second != "" {
		f.Add(stage.Pic{Kind: "button", Look: over(f, "desk.second", secondLook), Text: second}, d.lay.Undo)
		f.Hots = append(f.Hots, stage.Hot{ID: "desk.second", Rect: d.lay.Undo, Label: second, Lit: secondLook&paint.Off == 0})
	}
	f.Add(stage.Pic{Kind: "button", Look: over(f, "desk.main", mainLook), Text: main}, d.lay.Main)
	f.Hots = append(f.Hots, stage.Hot{ID: "desk.main", Rect: d.lay.Main, Label: main, Lit: mainLook&paint.Off == 0})
}

func over(f *stage.Frame, id string, look int) int {
	if look&paint.Off == 0 && f.Over == id {
		look |= paint.Over
	}
	return look
}

// prompt says whose page it is and what to do now.
func (d *Desk) prompt(f *stage.Frame) {
	r := d.lay.Prompt
	f.Add(stage.Pic{Kind: "swatch", ID: d.now.colours[d.page]}, stage.Rect{X: r.X, Y: r.Y + 2, W: 38, H: 38})
	name := d.name(d.page)
	nw := ui.Wide(f, paint.TextCaption, name, r.H) + 6
	ui.Text(f, stage.Rect{X: r.X + 48, Y: r.Y, W: nw, H: r.H}, paint.TextCaption, 0, name)
	key := "prompt.edit"
	switch {
	case d.laying:
		key = "prompt.lay"
	case d.asking():
		key = "prompt.ask"
	case d.turn != nil:
		key = "prompt.turn"
	case len(d.walk) > 0:
		key = "prompt.walk"
	case d.now.st.Over():
		key = "prompt.over"
	case d.midTurn():
		key = "prompt.mid"
	case d.mode == Companion:
		key = "prompt.beside"
	}
	ui.Text(f, stage.Rect{X: r.X + 68 + nw, Y: r.Y, W: r.W - 68 - nw, H: r.H}, paint.TextLabel, soft, d.deps.t(key, with{"Go": keys.With(d.deps.Words, f.Keymap, d.deps.t("prompt.go"), stage.CmdEnd)}))
}
