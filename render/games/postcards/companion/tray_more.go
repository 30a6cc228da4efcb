package companion

import (
	"slices"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// openScore opens the points of a seat, ready to be written.
func (d *Desk) openScore(seat game.Seat) {
	d.tray = &tray{kind: scoreTray, spot: game.Spot{Seat: seat}}
	d.score = ui.Field{Text: strconv.Itoa(d.view.Counter(rules.ScoreN, seat)), Max: 4, Only: func(r rune) bool { return r >= '0' && r <= '9' }}
}

// steps are how points are counted up and down.
var steps = []int{-10, -5, -1, 1, 5, 10}

var scorePanel = stage.Rect{X: 1240, Y: 560, W: 480, H: 196}

func (d *Desk) buildScore(f *stage.Frame) {
	r := scorePanel
	d.cover(f, r)
	ui.Panel(f, r, 3)
	ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 16, W: 300, H: 56}, paint.TextLabel, 0, d.deps.t("score", with{"Who": d.name(d.tray.spot.Seat)}))
	d.score.Build(f, "tray.field", stage.Rect{X: r.X + r.W - 140, Y: r.Y + 18, W: 116, H: 54}, d.deps.t("score", with{"Who": d.name(d.tray.spot.Seat)}))
	w := (r.W - 48) / float64(len(steps))
	for i, n := range steps {
		words := strconv.Itoa(n)
		if n > 0 {
			words = "+" + words
		}
		ui.Button(f, "tray.step."+strconv.Itoa(i), stage.Rect{X: r.X + 24 + float64(i)*w, Y: r.Y + 100, W: w - 6, H: 60}, words, 0)
	}
}

func (d *Desk) pickScore(id string) {
	if i, ok := ui.Part(id, "step"); ok && i < len(steps) {
		n := max(0, d.view.Counter(rules.ScoreN, d.tray.spot.Seat)+steps[i])
		d.setScore(strconv.Itoa(n))
	}
}

func (d *Desk) setScore(words string) {
	n, err := strconv.Atoi(words)
	if seat := d.tray.spot.Seat; err == nil && n != d.view.Counter(rules.ScoreN, seat) {
		d.edit(rules.Edit{Do: rules.SetScore, At: game.Spot{Seat: seat}, N: n})
	}
	d.score.Text = strconv.Itoa(d.view.Counter(rules.ScoreN, d.tray.spot.Seat))
}

// openSeats opens who plays, whose turn it is, and which side of the boards.
func (d *Desk) openSeats() {
	d.tray = &tray{kind: seatsTray}
	for i := range d.now.names {
		d.fields[i] = ui.Field{Text: d.now.names[i]}
	}
}

const seatRow = 92.0

func (d *Desk) buildSeats(f *stage.Frame) {
	h, w, v := d.deps, d.deps.Words, &d.view
	r := trayPanel
	d.cover(f, r)
	ui.Panel(f, r, 3)
	x, y := r.X+40, r.Y+18.0
	ui.Text(f, stage.Rect{X: x, Y: y, W: 400, H: 52}, paint.TextHead, 0, h.t("seats"))
	if !d.laying {
		ui.Button(f, "tray.close", stage.Rect{X: r.X + r.W - 84, Y: y + 2, W: 52, H: 48}, "×", paint.Quiet)
	}
	ui.Text(f, stage.Rect{X: x + 470, Y: y + 8, W: 90, H: 40}, paint.TextLabel, soft|paint.LookRight, h.t("how_many"))
	ui.Choice(f, "tray.seats", stage.Rect{X: x + 580, Y: y + 2, W: 210, H: 52}, []string{"2", "3", "4"}, v.Seats-2)
	y += 68
	for i := range v.Seats {
		d.buildSeat(f, i, x, y+float64(i)*seatRow)
	}
	y += 4*seatRow + 10
	ui.Rule(f, stage.Rect{X: x, Y: y, W: r.W - 80, H: 4})
	y += 18
	var names []string
	for i := range v.Seats {
		names = append(names, d.name(game.Seat(i)))
	}
	label := func(words string) {
		ui.Text(f, stage.Rect{X: x, Y: y, W: 210, H: 54}, paint.TextLabel, soft, words)
	}
	const in, step = 220.0, 68.0
	label(w.T("postcards.option.side"))
	ui.Choice(f, "tray.side", stage.Rect{X: x + in, Y: y, W: 290, H: 54}, []string{w.T("postcards.option.side.A"), w.T("postcards.option.side.B")}, v.Counter(rules.Side, game.Nobody))
	ui.Text(f, stage.Rect{X: x + 540, Y: y, W: 190, H: 54}, paint.TextLabel, soft|paint.LookRight, h.t("round"))
	ui.Button(f, "tray.round.0", stage.Rect{X: x + 748, Y: y, W: 56, H: 54}, "−", 0)
	ui.Text(f, stage.Rect{X: x + 804, Y: y, W: 68, H: 54}, paint.TextFigure, paint.LookCentre, strconv.Itoa(v.Counter(rules.Round, game.Nobody)))
	ui.Button(f, "tray.round.1", stage.Rect{X: x + 872, Y: y, W: 56, H: 54}, "+", 0)
	y += step
	label(h.t("begins"))
	ui.Choice(f, "tray.first", stage.Rect{X: x + in, Y: y, W: r.W - 80 - in, H: 54}, names, v.Counter(rules.First, game.Nobody))
	y += step
	if d.laying {
		ui.Text(f, stage.Rect{X: x, Y: y, W: 520, H: 70}, paint.TextSmall, paint.LookWrap|soft, h.t("lay.hint"))
		ui.Button(f, "tray.lay", stage.Rect{X: x + 560, Y: y, W: 368, H: 76}, h.t("lay.go"), paint.Main)
		f.First = "tray.lay"
		return
	}
	label(h.t("whose_turn"))
	ui.Choice(f, "tray.turn", stage.Rect{X: x + in, Y: y, W: r.W - 80 - in, H: 54}, names, int(v.Turn))
}

// buildSeat is a line of the travellers: colour, name, who plays.
func (d *Desk) buildSeat(f *stage.Frame, i int, x, y float64) {
	w := d.deps.Words
	id := strconv.Itoa(i)
	sw := stage.Rect{X: x, Y: y + 12, W: 60, H: 60}
	f.Add(stage.Pic{Kind: "swatch", ID: d.now.colours[i]}, sw)
	f.Hots = append(f.Hots, stage.Hot{ID: "tray.colour." + id, Rect: sw, Label: d.deps.t("colour"), Lit: true})
	field := d.fields[i]
	if field.Text == "" && !field.Open {
		field.Text = d.name(game.Seat(i))
	}
	field.Build(f, "tray.name."+id, stage.Rect{X: x + 80, Y: y + 12, W: 270, H: 60}, w.T("setup.name", with{"N": i + 1}))
	ui.Choice(f, "tray.kind."+id, stage.Rect{X: x + 376, Y: y + 12, W: 552, H: 60},
		[]string{w.T("kind.person"), w.T("kind.automa.easy"), w.T("kind.automa.normal"), w.T("kind.automa.expert")}, d.view.Counter(rules.Level, game.Seat(i)))
	f.Add(stage.Pic{Kind: "rule", ID: 1}, stage.Rect{X: x, Y: y + seatRow - 8, W: trayPanel.W - 80, H: 4})
}

// pickSeats acts on what was clicked among the travellers.
func (d *Desk) pickSeats(id string) {
	v := &d.view
	if id == "lay" {
		d.beginWalk()
		return
	}
	if i, ok := ui.Part(id, "seats"); ok {
		d.setSeats(i + 2)
	}
	if i, ok := ui.Part(id, "side"); ok {
		d.edit(rules.Edit{Do: rules.SetSide, N: i})
	}
	if i, ok := ui.Part(id, "round"); ok {
		d.edit(rules.Edit{Do: rules.SetRound, N: v.Counter(rules.Round, game.Nobody) + 2*i - 1})
	}
	if i, ok := ui.Part(id, "first"); ok {
		d.edit(rules.Edit{Do: rules.Put, At: game.Spot{Zone: rules.FirstHeld, Seat: game.Seat(i)}})
	}
	if i, ok := ui.Part(id, "turn"); ok {
		d.edit(rules.Edit{Do: rules.SetTurn, At: game.Spot{Seat: game.Seat(i)}})
	}
	for i := range v.Seats {
		if k, ok := ui.Part(id, "kind."+strconv.Itoa(i)); ok && k != v.Counter(rules.Level, game.Seat(i)) {
			d.edit(rules.Edit{Do: rules.SetKind, At: game.Spot{Seat: game.Seat(i)}, N: k})
		}
		if id == "colour."+strconv.Itoa(i) {
			d.recolour(i)
		}
	}
}

// recolour gives a seat the next colour; who had it takes the seat's.
func (d *Desk) recolour(seat int) {
	m := d.now
	m.colours = slices.Clone(m.colours)
	next := (m.colours[seat] + 1) % rules.MaxSeats
	if i := slices.Index(m.colours, next); i >= 0 {
		m.colours[i] = m.colours[seat]
	}
	m.colours[seat] = next
	d.push(m)
}

// setSeats lets another number of seats play, with a name and a colour each.
func (d *Desk) setSeats(n int) {
	if n == d.view.Seats {
		return
	}
	m := d.now
	st := m.st.Clone().(*rules.State)
	if err := st.Edit(rules.Edit{Do: rules.SetSeats, N: n}); err != nil {
		d.note, d.noteAt = d.why(err), trayPanel
		return
	}
	m.st, m.names, m.colours = st, slices.Clone(m.names), slices.Clone(m.colours)
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
