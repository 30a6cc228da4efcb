package companion

import (
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// dials are the counters of a seat, or the common ones, that can be set; by whom
// a seat is played is said where the travellers are.
func (d *desk) dials(seat game.Seat) (out []game.Counter) {
	for c := 1; c < len(d.View.Table.Counters); c++ {
		if spec := d.View.Table.Counters[c]; spec.PerSeat != (seat != game.Nobody) || spec.Name == "level" {
			continue
		}
		if _, ok := d.now.st.Range(game.Counter(c), seat); ok {
			out = append(out, game.Counter(c))
		}
	}
	return out
}

// steps are how large numbers are counted up and down.
var steps = []int{-10, -5, -1, 1, 5, 10}

const (
	dialHigh = 64.0
	manyMost = 100 // a number that can be larger is written too
	wideMost = 4   // values that stand side by side
)

// buildDial is a counter by its name and what it is set to: a choice of values, a
// set of things, a number.
func (d *desk) buildDial(f *stage.Frame, r stage.Rect, c game.Counter, seat game.Seat) {
	dial, _ := d.now.st.Range(c, seat)
	n := d.View.Counter(c, seat)
	on := dialling{c: c, seat: seat}
	id := on.id()
	const in = 300.0
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: in - 10, H: 54}, paint.TextLabel, soft,
		paint.TextStyle(paint.TextLabel, 0).Fit(d.counterName(c), in-10))
	at := stage.Rect{X: r.X + in, Y: r.Y, W: r.W - in, H: 54}
	var values []string
	for _, v := range dial.Values {
		values = append(values, d.Teller.Capital(d.Teller.Phrase(v)))
	}
	step := func(way int) any { return on.does(dialStep, way) }
	switch {
	case dial.Set:
		d.buildSet(f, on, at, values, n, dial)
	case len(values) > 0 && len(values) <= wideMost:
		at.W = min(at.W, 220*float64(len(values)))
		ui.Choice(f, id+".is", at, values, n-dial.Least, func(i int) any { return on.does(dialIs, dial.Least+i) })
	case len(values) > 0:
		words := values[min(max(n-dial.Least, 0), len(values)-1)]
		if words == "" { // it isn't set by hand
			words = "–"
		}
		d.buildNumber(f, id, at, words, n > dial.Least, n < dial.Most, 300, step)
	case dial.Most > manyMost:
		d.buildLarge(f, on, at, n, dial)
	default:
		d.buildNumber(f, id, at, strconv.Itoa(n), n > dial.Least, n < dial.Most, 68, step)
	}
}

// buildLarge is a large number: counted, and written where it has a field.
func (d *desk) buildLarge(f *stage.Frame, on dialling, r stage.Rect, n int, dial game.Range) {
	const wide, room = 84.0, 132.0
	x := r.X
	for i, by := range steps {
		if by == 1 {
			at := stage.Rect{X: x, Y: r.Y, W: room - 6, H: r.H}
			if field := d.numbers[on.c]; field != nil && d.tray.kind == numbersTray {
				field.Build(f, "tray.field."+strconv.Itoa(int(on.c)), at, d.counterName(on.c))
			} else {
				ui.Text(f, at, paint.TextFigure, paint.LookCentre, strconv.Itoa(n))
			}
			x += room
		}
		if by == 5 || by == -5 {
			continue
		}
		by *= max(dial.Step, 1)
		look := 0
		if n+by < dial.Least || n+by > dial.Most {
			look = paint.Off
		}
		at := stage.Rect{X: x, Y: r.Y, W: wide - 6, H: r.H}
		ui.Button(f, on.id()+".by."+strconv.Itoa(i), at, ui.Signed(by), look).Does = on.does(dialBy, by)
		x += wide
	}
}

// buildNumber is a value between what makes it less and more.
func (d *desk) buildNumber(f *stage.Frame, id string, r stage.Rect, words string, less, more bool, wide float64,
	does func(way int) any) {
	button := func(id, sign string, way int, x float64, on bool) {
		look := 0
		if !on {
			look = paint.Off
		}
		ui.Button(f, id, stage.Rect{X: x, Y: r.Y, W: 56, H: r.H}, sign, look).Does = does(way)
	}
	style := paint.TextLabel
	if wide < 100 {
		style = paint.TextFigure
	}
	button(id+".less", "−", -1, r.X, less)
	ui.Text(f, stage.Rect{X: r.X + 60, Y: r.Y, W: wide, H: r.H}, style, paint.LookCentre, paint.TextStyle(style, 0).
		Fit(words, wide))
	button(id+".more", "+", 1, r.X+64+wide, more)
}

// often is how often a thing is in a set.
func often(n, thing int, dial game.Range) int {
	return n >> (thing * dial.Each()) & (1<<dial.Each() - 1)
}

// buildSet are things that are in a set or not, or so and so often.
func (d *desk) buildSet(f *stage.Frame, on dialling, r stage.Rect, values []string, n int, dial game.Range) {
	x, y := r.X, r.Y
	for bit, words := range values {
		if words == "" {
			continue
		}
		w := ui.Wide(f, paint.TextTag, words, 44) + 34
		if dial.Each() > 1 {
			w += 22
		}
		if x+w > r.X+r.W {
			x, y = r.X, y+52
		}
		look, often := 0, often(n, bit, dial)
		if often > 0 {
			look = paint.Main
		}
		if often > 0 && dial.Each() > 1 {
			words += " " + strconv.Itoa(often)
		}
		at := stage.Rect{X: x, Y: y, W: w, H: 46}
		ui.Button(f, on.id()+".bit."+strconv.Itoa(bit), at, words, look).Does = on.does(dialBit, bit)
		x += w + 8
	}
}

// dialLines is how many lines a counter needs.
func (d *desk) dialLines(c game.Counter, seat game.Seat) float64 {
	if dial, _ := d.now.st.Range(c, seat); dial.Set && len(dial.Values) > 5 {
		return 2
	}
	return 1
}

// openNumbers opens the counters of a seat, the only one ready to be written.
func (d *desk) openNumbers(seat game.Seat) {
	d.tray = &tray{kind: numbersTray, spot: game.Spot{Seat: seat}}
	d.numbers = map[game.Counter]*ui.Field{}
	for _, c := range d.dials(seat) {
		if dial, _ := d.now.st.Range(c, seat); dial.Most > manyMost && len(dial.Values) == 0 {
			d.numbers[c] = &ui.Field{Max: len(strconv.Itoa(dial.Most)), Only: func(r rune) bool {
				return r >= '0' && r <= '9'
			}}
		}
	}
	d.readNumbers()
}

// readNumbers has the fields of the open numbers show what they are.
func (d *desk) readNumbers() {
	if d.tray == nil {
		return
	}
	for c, field := range d.numbers {
		field.Text = strconv.Itoa(d.View.Counter(c, d.tray.spot.Seat))
	}
}

// written is the only counter of the tray's seat, if it is a large number.
func (d *desk) written() (game.Counter, bool) {
	dials := d.dials(d.tray.spot.Seat)
	if len(dials) != 1 {
		return 0, false
	}
	dial, _ := d.now.st.Range(dials[0], d.tray.spot.Seat)
	return dials[0], dial.Most > manyMost && len(dial.Values) == 0
}

// buildNumbers shows the counters of a seat.
func (d *desk) buildNumbers(f *stage.Frame) {
	seat := d.tray.spot.Seat
	if d.tray.given != nil {
		d.buildGiven(f)
		return
	}
	if c, ok := d.written(); ok {
		d.buildWritten(f, c, seat)
		return
	}
	high := 100.0
	for _, c := range d.dials(seat) {
		high += dialHigh * d.dialLines(c, seat)
	}
	r := d.panel()
	r.Y, r.H = r.Y+r.H-high, high
	d.paper(f, r, 3)
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 14, W: r.W - 140, H: 52}, paint.TextHead, 0, d.numbersName())
	closer(f, r, r.Y+18)
	y := r.Y + 84
	for _, c := range d.dials(seat) {
		d.buildDial(f, stage.Rect{X: r.X + 40, Y: y, W: r.W - 80, H: 54}, c, seat)
		y += dialHigh * d.dialLines(c, seat)
	}
}

// buildWritten is a large number, written or counted.
func (d *desk) buildWritten(f *stage.Frame, c game.Counter, seat game.Seat) {
	r := d.writtenAt()
	d.paper(f, r, 3)
	ui.Text(f, stage.Rect{X: r.X + 24, Y: r.Y + 16, W: 300, H: 56}, paint.TextLabel, 0,
		paint.TextStyle(paint.TextLabel, 0).Fit(d.numbersName(), 300))
	d.numbers[c].Build(f, "tray.field."+strconv.Itoa(int(c)), stage.Rect{X: r.X + r.W - 140, Y: r.Y + 18, W: 116,
		H: 54}, d.numbersName())
	w := (r.W - 48) / float64(len(steps))
	dial, _ := d.now.st.Range(c, seat)
	on := dialling{c: c, seat: seat}
	for i, n := range steps {
		words := strconv.Itoa(n)
		if n > 0 {
			words = "+" + words
		}
		at := stage.Rect{X: r.X + 24 + float64(i)*w, Y: r.Y + 100, W: w - 6, H: 60}
		ui.Button(f, on.id()+".by."+strconv.Itoa(i), at, words, 0).Does = on.does(dialBy, n*max(dial.Step, 1))
	}
}
