package companion

import (
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// openSeats opens who plays, whose turn it is, and the counters that all share.
func (d *desk) openSeats() {
	d.tray = &tray{kind: seatsTray}
	for i := range d.now.names {
		d.fields[i] = ui.Field{Text: d.now.names[i]}
	}
}

// Of the tray of who plays, in logical pixels.
const (
	seatsTop = 82.0 // where the travellers begin
	seatRow  = 80.0
)

func (d *desk) buildSeats(f *stage.Frame) {
	h, v := d.deps, &d.View
	r := d.panel()
	d.paper(f, r, 3)
	x, y := r.X+40, r.Y+18.0
	ui.Text(f, stage.Rect{X: x, Y: y, W: 400, H: 52}, paint.TextHead, 0, h.t("seats"))
	if !d.laying {
		closer(f, r, y+2)
	}
	ui.Text(f, stage.Rect{X: x + 470, Y: y + 8, W: 90, H: 40}, paint.TextLabel, soft|paint.LookRight, h.t("how_many"))
	least, most := h.Game.Seats()
	var counts []string
	for n := least; n <= min(most, maxSeats); n++ {
		counts = append(counts, strconv.Itoa(n))
	}
	at := stage.Rect{X: x + 580, Y: y + 2, W: min(70*float64(len(counts)), 290), H: 52}
	ui.Choice(f, "tray.seats", at, counts, v.Seats-least, func(i int) any { return seatsNow(least + i) })
	y = r.Y + seatsTop
	for i := range v.Seats {
		d.buildSeat(f, i, x, y)
		y += seatRow
	}
	y += 14
	rows := d.seatRows()
	if foot := 90.0; d.laying {
		ui.Text(f, stage.Rect{X: x, Y: r.Y + r.H - foot - 4, W: 520, H: 70}, paint.TextSmall, paint.LookWrap|soft,
			h.t("lay.hint"))
		at := stage.Rect{X: x + 560, Y: r.Y + r.H - foot - 6, W: 368, H: 76}
		ui.Button(f, "tray.lay", at, h.t("lay.go"), paint.Main).Does = trayLay
		f.First = "tray.lay"
		d.buildRest(f, stage.Rect{X: x, Y: y, W: r.W - 80, H: r.Y + r.H - foot - 16 - y}, rows, false)
		return
	}
	d.buildRest(f, stage.Rect{X: x, Y: y, W: r.W - 80, H: r.Y + r.H - 20 - y}, rows, true)
}

// seatRows are the counters under the travellers: while a table is laid the choices.
func (d *desk) seatRows() []game.Counter {
	rows := d.dials(game.Nobody)
	if d.laying {
		rows = slices.DeleteFunc(rows, func(c game.Counter) bool { return !d.choice(c) })
	}
	return rows
}

// choice says whether a counter is a choice of a few values, or who began.
func (d *desk) choice(c game.Counter) bool {
	if c == d.starter() {
		return true
	}
	dial, _ := d.now.st.Range(c, game.Nobody)
	return len(dial.Values) > 0 && len(dial.Values) <= wideMost && !dial.Set
}

// buildRest are the rows under the travellers: whose turn it is, and what all share.
func (d *desk) buildRest(f *stage.Frame, r stage.Rect, rows []game.Counter, turn bool) {
	n := len(rows)
	if turn {
		n++
	}
	d.tray.scroll.Build(f, "tray", r, n, dialHigh, func(i int, at stage.Rect) {
		if turn && i == 0 {
			in := 300.0
			if len(d.Ctx.Names) > 4 { // more room for the names
				in = ui.Wide(f, paint.TextLabel, d.deps.t("whose_turn"), 54) + 14
			}
			ui.Text(f, stage.Rect{X: at.X, Y: at.Y, W: in - 10, H: 54}, paint.TextLabel, soft, d.deps.t("whose_turn"))
			at.X, at.W, at.H = at.X+in, at.W-in, 54
			ui.Choice(f, "tray.turn", at, d.Ctx.Names, int(d.View.Turn), ui.As[turnOf])
			return
		}
		if turn {
			i--
		}
		d.buildDial(f, at, rows[i], game.Nobody)
	})
}

// buildSeat is a line of the travellers: colour, name, who plays.
func (d *desk) buildSeat(f *stage.Frame, i int, x, y float64) {
	w := d.deps.Words
	id := strconv.Itoa(i)
	sw := stage.Rect{X: x, Y: y + 8, W: 56, H: 56}
	f.Add(stage.Pic{Kind: "swatch", ID: d.now.colours[i]}, sw)
	f.Point(stage.Hot{ID: "tray.colour." + id, Does: colourOf(i), Rect: sw, Label: d.deps.t("colour"), Lit: true})
	field := d.fields[i]
	if field.Text == "" && !field.Open {
		field.Text = d.name(game.Seat(i))
	}
	field.Build(f, "tray.name."+id, stage.Rect{X: x + 80, Y: y + 8, W: 270, H: 56}, w.T("setup.name", with{"N": i + 1}))
	var kinds []string
	for _, k := range d.deps.Game.Kinds() {
		kinds = append(kinds, w.T("kind."+strings.ReplaceAll(k, ":", ".")))
	}
	at := stage.Rect{X: x + 376, Y: y + 8, W: 552, H: 56}
	ui.Choice(f, "tray.kind."+id, at, kinds, d.kind(game.Seat(i)), func(k int) any { return kindOf{i, k} })
	f.Add(stage.Pic{Kind: "rule", ID: 1}, stage.Rect{X: x, Y: y + seatRow - 8, W: d.panel().W - 80, H: 4})
}

// recolour gives a seat the next colour; who had it takes the seat's.
func (d *desk) recolour(seat int) {
	m := d.now
	m.colours = slices.Clone(m.colours)
	next := (m.colours[seat] + 1) % maxSeats
	if i := slices.Index(m.colours, next); i >= 0 {
		m.colours[i] = m.colours[seat]
	}
	m.colours[seat] = next
	d.push(m)
}

// setSeats lets another number of seats play, with a name and a colour each.
func (d *desk) setSeats(n int) {
	if n == d.View.Seats {
		return
	}
	m := d.now
	m.st = m.st.Clone().(game.Editable)
	if err := m.st.SetSeats(n); err != nil {
		d.Refuse(d.why(err), d.panel())
		return
	}
	m.names, m.colours = slices.Clone(m.names), slices.Clone(m.colours)
	for len(m.names) < n {
		m.names = append(m.names, "")
		c := 0
		for slices.Contains(m.colours, c) {
			c++
		}
		m.colours = append(m.colours, c)
	}
	m.names, m.colours = m.names[:n], m.colours[:n]
	d.push(m)
	d.openSeats()
}
