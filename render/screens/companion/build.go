package companion

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
	"posterestante/render/table/board"
)

// Build implements stage.Scene.
func (d *Desk) Build(f *stage.Frame) {
	d.turnCanvas(f.Tall)
	backdrop(f)
	d.motion.Place(f, d.lay.Sprites)
	for _, h := range d.shown() {
		d.hole(f, h)
	}
	d.marks(f)
	d.hots(f)
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
	d.dialog.Build(f)
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
	ui.Button(f, "desk.back", stage.Rect{X: 8, Y: 4, W: 92, H: 44}, w.T("setup.back"), 0).Does = ui.Back
	ui.Button(f, "desk.seats", stage.Rect{X: 104, Y: 4, W: 126, H: 44},
		d.deps.t("seats"), off(d.turn == nil)).Does = deskSeats
	ui.Button(f, "desk.undo", stage.Rect{X: 234, Y: 4, W: 102, H: 44},
		w.T("table.undo"), off(d.turn != nil || len(d.past) > 0)).Does = stage.CmdUndo
	ui.Button(f, "desk.redo", stage.Rect{X: 340, Y: 4, W: 100, H: 44},
		d.deps.t("redo"), off(d.turn == nil && len(d.later) > 0)).Does = stage.CmdRedo
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
	automa, sound := d.next(), len(d.problems()) == 0 && !d.laying
	main, second := h.t("play"), ""
	mainLook, secondLook := look(sound, paint.Main), look(sound, 0)
	switch {
	case d.turn != nil:
		main, second = h.t("next"), h.Words.T("table.finish")
		mainLook, secondLook = look(!d.asking(), paint.Main), look(!d.asking(), 0)
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
		ui.Button(f, "desk.second", d.lay.Undo, second, secondLook).Does = deskSecond
	}
	ui.Button(f, "desk.main", d.lay.Main, main, mainLook).Does = stage.CmdEnd
}

// prompt says whose page it is and what to do now.
func (d *Desk) prompt(f *stage.Frame) {
	r := d.lay.Prompt
	r = d.openKeys(f, r)
	f.Add(stage.Pic{Kind: "swatch", ID: d.now.colours[d.page]}, stage.Rect{X: r.X, Y: r.Y + 2, W: 38, H: 38})
	name := d.name(d.page)
	if f.Tall { // so that there is room for what is to be done
		name = paint.TextStyle(paint.TextCaption, 0).Larger(f.Text).Fit(name, 230)
	}
	nw := ui.Wide(f, paint.TextCaption, name, r.H) + 6
	ui.Text(f, stage.Rect{X: r.X + 48, Y: r.Y, W: nw, H: r.H}, paint.TextCaption, 0, name)
	key := "prompt.edit"
	switch {
	case d.laying:
		key = "prompt.lay"
	case d.asking() && d.turn.ask.Kind == game.Roll:
		key = "prompt.die"
	case d.asking() && d.turn.ask.Kind == game.Seal:
		key = "prompt.bid"
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
	if f.Tall && slices.Contains([]string{"prompt.edit", "prompt.beside", "prompt.over"}, key) {
		key += "_short"
	}
	room := r.W - 68 - nw
	d.buildPrompt(f, stage.Rect{X: r.X + 68 + nw, Y: r.Y, W: room, H: r.H}, d.said(f, key))
}

// said is a prompt; it tells the key that goes on.
func (d *Desk) said(f *stage.Frame, key string) string {
	return d.deps.t(key, with{"Go": shortcut.With(d.deps.Words, f.Keymap, d.deps.t("prompt.go"), stage.CmdEnd), "Who": d.deps.Words.T(d.deps.Game.Name() + ".opponent")})
}

// openKeys are the buttons that aren't always there: what opens the page's things
// large where they hide each other, and what adds to a pile that is opened. It gives
// what is left of the prompt.
func (d *Desk) openKeys(f *stage.Frame, r stage.Rect) stage.Rect {
	own, n := false, 0
	for _, o := range d.lay.Openers {
		own = own || o.Seat == d.page
	}
	key := func(does deskDo, id, words string, w float64) {
		ui.Button(f, id, d.keyAt(&r, n, w), words, 0).Does = does
		n++
	}
	if d.tray == nil && len(d.calls()) > 0 {
		key(deskCall, "desk.call", d.callWords(), 260)
	}
	switch {
	case d.open == board.Drawer:
		key(deskOpen, "desk.open", d.deps.t("close"), 200)
		if d.turn == nil {
			key(deskMore, "desk.more", d.deps.t("more"), 260)
		}
	case d.open != game.Nobody:
		key(deskOpen, "desk.open", d.deps.t("close"), 260)
	case own:
		key(deskOpen, "desk.open", d.deps.t("open"), 260)
	}
	return r
}
