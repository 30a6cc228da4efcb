package editor

import (
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// Build implements stage.Scene.
func (k *Desk) Build(f *stage.Frame) {
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	f.Sprites = append(f.Sprites, k.lay.Sprites...)
	k.hots(f)
	w := k.deps.Words
	look := func(on bool) int {
		if on {
			return 0
		}
		return paint.Off
	}
	ui.Button(f, "edit.back", stage.Rect{X: 8, Y: 4, W: 130, H: 44}, w.T("setup.back"), 0)
	ui.Button(f, "edit.undo", stage.Rect{X: 144, Y: 4, W: 130, H: 44}, w.T("table.undo"), look(len(k.past) > 0))
	ui.Button(f, "edit.redo", stage.Rect{X: 280, Y: 4, W: 130, H: 44}, w.T("companion.redo"), look(len(k.later) > 0))
	r := k.lay.Prompt
	ui.Text(f, r, paint.TextLabel, paint.Ink(paint.InkSoft), k.deps.t("prompt"))
	k.side(f)
	play := paint.Main
	if k.why() != "" {
		play = paint.Off
	}
	at := k.lay.Main
	at.Y, at.H = k.lay.Undo.Y, k.lay.Main.Y+k.lay.Main.H-k.lay.Undo.Y
	ui.Button(f, "edit.play", at, w.T("companion.play"), play)
	f.First = "edit.back"
	switch {
	case k.tray != nil:
		k.tray.build(f)
	default:
		k.tip(f)
	}
	if k.dialog != nil {
		k.dialog.Build(f)
	}
}

// hots are what can be changed by a click on the table; a click on another seat
// brings its page down.
func (k *Desk) hots(f *stage.Frame) {
	for _, o := range k.lay.Openers {
		f.Hots = append(f.Hots, stage.Hot{ID: opener(o.Seat), Rect: o.Rect, Label: o.Label, Lit: true})
	}
	for i := range k.lay.Places {
		p := &k.lay.Places[i]
		if p.Drawer || p.Covered || !k.free(p.Spot) {
			continue
		}
		id := board.SpotID(p.Spot)
		f.Hots = append(f.Hots, stage.Hot{ID: id, Rect: p.Rect, Shape: p.Outline(), Ring: p.Ring, Label: k.teller.Label(&k.view, p.Spot), Lit: true})
		if f.Over == id {
			f.Add(p.Lit, p.Rect.Inset(-p.Room))
		}
	}
}

// free says whether anything can be laid at a spot.
func (k *Desk) free(s game.Spot) bool { return len(k.st.Choices(s)) > 0 }

// tip says what is pointed at on the table.
func (k *Desk) tip(f *stage.Frame) {
	if _, ok := board.ParseSpot(f.Over); ok {
		ui.Tooltip(f)
	}
}

const (
	lineHigh = 52.0
	whyHigh  = 116.0
)

// side is the list beside the table: whose page and turn it is, the zones that a
// piece can be added to, the counters; under it why the position can't be played.
func (k *Desk) side(f *stage.Frame) {
	r := k.list()
	ui.Panel(f, r, 1)
	in := r.Inset(14)
	why := k.why()
	if why != "" {
		in.H -= whyHigh
		ui.Rule(f, stage.Rect{X: in.X, Y: in.Y + in.H + 4, W: in.W, H: 3})
		ui.Text(f, stage.Rect{X: in.X, Y: in.Y + in.H + 10, W: in.W, H: whyHigh - 10}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkWarn), why)
	}
	lines := k.lines()
	k.scroll.Build(f, "edit.list", in, len(lines), lineHigh, func(i int, r stage.Rect) { lines[i](f, r) })
}

// lines are those of the list, each building itself.
func (k *Desk) lines() (out []func(f *stage.Frame, r stage.Rect)) {
	head := func(key string) {
		out = append(out, func(f *stage.Frame, r stage.Rect) {
			ui.Text(f, r, paint.TextLabel, paint.Ink(paint.InkSea), k.deps.t(key))
		})
	}
	head("seats")
	for i := range k.view.Seats {
		out = append(out, func(f *stage.Frame, r stage.Rect) { k.seat(f, r, i) })
	}
	head("zones")
	for z := 1; z < len(k.view.Table.Zones); z++ {
		if k.view.Table.Zones[z].Kind != game.Button && k.free(k.end(game.Zone(z))) {
			out = append(out, func(f *stage.Frame, r stage.Rect) { k.zone(f, r, game.Zone(z)) })
		}
	}
	head("counters")
	for c := 1; c < len(k.view.Table.Counters); c++ {
		seat := k.owner(k.view.Table.Counters[c].PerSeat)
		if _, _, ok := k.st.Range(game.Counter(c), seat); ok {
			out = append(out, func(f *stage.Frame, r stage.Rect) { k.counter(f, r, game.Counter(c), seat) })
		}
	}
	return out
}

// seat is a traveller: a click shows their page; beside it whose turn it is.
func (k *Desk) seat(f *stage.Frame, r stage.Rect, i int) {
	ui.Row(f, "edit.page."+strconv.Itoa(i), r, k.names[i], game.Seat(i) == k.page)
	f.Add(stage.Pic{Kind: "swatch", ID: k.colours[i]}, stage.Rect{X: r.X + 12, Y: r.Y + 8, W: 36, H: 36})
	const wide = 150.0
	ui.Text(f, stage.Rect{X: r.X + 58, Y: r.Y, W: r.W - 58 - wide - 14, H: r.H}, paint.TextLabel, 0,
		paint.TextStyle(paint.TextLabel, 0).Larger(f.Text).Fit(k.names[i], r.W-58-wide-14))
	look, words := 0, k.deps.t("turn")
	if k.view.Turn == game.Seat(i) {
		look, words = paint.Main, k.deps.t("turns")
	}
	ui.Button(f, "edit.turn."+strconv.Itoa(i), stage.Rect{X: r.X + r.W - wide - 4, Y: r.Y + 4, W: wide, H: 44}, words, look)
}

// zone is a zone to which a piece can be added, with how many lie there.
func (k *Desk) zone(f *stage.Frame, r stage.Rect, z game.Zone) {
	spec := k.view.Table.Zones[z]
	name := k.deps.Words.T(k.deps.Game.Name() + ".zone." + spec.Name)
	ui.Row(f, "edit.zone."+strconv.Itoa(int(z)), r, name, false)
	n := 0
	if pile := k.view.Pile(z, k.owner(spec.PerSeat)); spec.Kind != game.Slots {
		n = pile.Len()
	} else {
		for _, p := range pile.Pieces {
			if p.Back != 0 {
				n++
			}
		}
	}
	ui.Text(f, stage.Rect{X: r.X + 14, Y: r.Y, W: r.W - 100, H: r.H}, paint.TextLabel, 0, name)
	ui.Text(f, stage.Rect{X: r.X + r.W - 84, Y: r.Y, W: 70, H: r.H}, paint.TextLabel, paint.LookRight|paint.Ink(paint.InkSoft), strconv.Itoa(n))
}

// counter is a number with what makes it less and more.
func (k *Desk) counter(f *stage.Frame, r stage.Rect, c game.Counter, seat game.Seat) {
	least, most, _ := k.st.Range(c, seat)
	n := k.view.Counter(c, seat)
	ui.Text(f, stage.Rect{X: r.X + 14, Y: r.Y, W: r.W - 136, H: r.H}, paint.TextTag, paint.LookWrap, k.teller.Counter(&k.view, c, seat))
	id := "edit.count." + strconv.Itoa(int(c))
	button := func(id string, x float64, sign string, on bool) {
		look := 0
		if !on {
			look = paint.Off
		}
		ui.Button(f, id, stage.Rect{X: x, Y: r.Y + 3, W: 54, H: 46}, sign, look)
	}
	button(id+".down", r.X+r.W-116, "−", n > least)
	button(id+".up", r.X+r.W-58, "+", n < most)
}
