package table

import (
	"strconv"
	"time"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// amount is the number that is being chosen.
type amount struct {
	at    standing // of which decision
	n     int
	field ui.Field // as it is typed
}

// amountDo is what a click on the bar of a number does.
type amountDo int

const (
	amountLess amountDo = iota
	amountMore
	amountTrack // the slider goes where the pointer is
	amountOK    // the number is decided on
)

// amountTo is what a large key does: the number is set to that.
type amountTo int

// asked is the number that the viewer is asked for now, nil for none.
func (c *pointer) asked() *board.Amount {
	a := c.Lay.Amount
	if a == nil || !c.mine() || c.moving() {
		return nil
	}
	if at := c.stands(); c.amount.at != at || c.amount.n < a.Least || c.amount.n > a.Most {
		c.amount = amount{at: at}
		c.setAmount(a, a.Least)
	}
	return a
}

func (c *pointer) setAmount(a *board.Amount, n int) {
	c.amount.n = min(max(n, a.Least), a.Most)
	c.amount.field = ui.Field{Text: strconv.Itoa(c.amount.n * a.Times), Max: 6, Only: func(r rune) bool {
		return r >= '0' && r <= '9'
	}}
}

// amountBar is where the number is chosen.
type amountBar struct{ *acting }

// Update implements Part.
func (t *amountBar) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	if t.deps.Still || !t.takes(in) {
		return a, false
	}
	return stage.Answer{Dirty: true, Busy: t.moving()}, true
}

// takes takes what is clicked, dragged, turned or typed for a number; it says
// whether the input was the number's.
func (t *amountBar) takes(in *stage.Input) bool {
	a := t.asked()
	if a == nil {
		return false
	}
	if t.typed(a, in) {
		return true
	}
	if n, ok := in.Did.(amountTo); ok {
		t.setAmount(a, int(n))
		return true
	}
	track := trackOf(a)
	switch {
	case in.Did == amountLess:
		t.setAmount(a, t.amount.n-1)
	case in.Did == amountMore:
		t.setAmount(a, t.amount.n+1)
	case in.Grip == amountTrack && (in.Press != "" || in.Drag != ""):
		far := min(max((in.X-track.X-knob/2)/(track.W-knob), 0), 1)
		t.setAmount(a, a.Least+int(far*float64(a.Most-a.Least)+0.5))
	case in.Did == amountTrack: // the press has set it
	case in.Wheel != 0 && a.Bar.Has(in.X, in.Y):
		t.setAmount(a, t.amount.n+int(in.Wheel))
	case in.Did == amountOK:
		t.decideOn(a.Parts(t.amount.n))
	default:
		return false
	}
	return true
}

// typed takes the keys: a figure opens the field, Enter decides.
func (t *amountBar) typed(a *board.Amount, in *stage.Input) bool {
	field := &t.amount.field
	if !field.Open && len(in.Runes) > 0 && field.Only(in.Runes[0]) {
		*field = ui.Field{Max: field.Max, Only: field.Only}
		field.Edit()
	}
	enter := field.Open && in.Has(stage.KeyEnter)
	if !field.Update(in, "amount.field") {
		return false
	}
	if n, err := strconv.Atoi(field.Text); err == nil {
		t.amount.n = min(max(n/a.Times, a.Least), a.Most)
	}
	if !field.Open {
		t.setAmount(a, t.amount.n)
	}
	if enter {
		t.decideOn(a.Parts(t.amount.n))
	}
	return in.Hit == "" // a click elsewhere does what it says besides
}

// knob is how wide the knob of the slider is; sides how wide the buttons beside it.
const (
	knob  = 34.0
	sides = 64.0
)

// The parts of a number's bar, from the left: less, slider, more, number, verb.
func trackOf(a *board.Amount) stage.Rect {
	return stage.Rect{X: a.Bar.X + sides + 6, Y: a.Bar.Y, W: a.Bar.W*0.40 - sides, H: a.Bar.H}
}

// Build shows the number with its slider and the button that decides.
func (c *amountBar) Build(f *stage.Frame) {
	a := c.asked()
	if a == nil {
		return
	}
	const edge = 7.0 // of the paper that it lies on
	ui.Panel(f, a.Bar.Inset(-edge), 1)
	track, w := trackOf(a), c.deps.Words
	off := func(no bool) int {
		if no {
			return paint.Off
		}
		return 0
	}
	less := stage.Rect{X: a.Bar.X, Y: a.Bar.Y, W: sides, H: a.Bar.H}
	more := less.At(track.X+track.W+6, less.Y)
	ui.Button(f, "amount.less", less, "−", off(c.amount.n <= a.Least)).Does = amountLess
	far := 0.0
	if a.Most > a.Least {
		far = float64(c.amount.n-a.Least) / float64(a.Most-a.Least)
	}
	f.Add(stage.Pic{Kind: "slider", ID: int(far*1000 + 0.5)}, track)
	f.Point(stage.Hot{ID: "amount.track", Does: amountTrack, Rect: track, Label: w.T("table.amount.track")})
	ui.Button(f, "amount.more", more, "+", off(c.amount.n >= a.Most)).Does = amountMore
	number := stage.Rect{X: more.X + more.W + 14, Y: a.Bar.Y, W: a.Bar.W * 0.19, H: a.Bar.H}
	field := c.amount.field
	if a.Say != nil && !field.Open {
		field.Text = a.Say(c.amount.n)
	}
	field.Build(f, "amount.field", number, w.T("table.amount.type"))
	x := number.X + number.W + 14
	ok := stage.Rect{X: x, Y: a.Bar.Y, W: a.Bar.X + a.Bar.W - x, H: a.Bar.H}
	ui.Button(f, "amount.ok", ok, a.Verb, paint.Main).Does = amountOK
	c.presets(f, a)
}

// presets are the large keys over the bar.
func (c *amountBar) presets(f *stage.Frame, a *board.Amount) {
	const room = 2.0
	for i, p := range a.Presets {
		id := "amount.preset." + strconv.Itoa(i)
		if p.Lit.Kind != "" {
			if f.Over == id || p.N == c.amount.n {
				p.Lit.Look = 1
			}
			f.Add(p.Lit, p.Rect.Inset(-room))
		}
		f.Point(stage.Hot{ID: id, Does: amountTo(p.N), Rect: p.Rect, Label: p.Label, Lit: true})
	}
}
