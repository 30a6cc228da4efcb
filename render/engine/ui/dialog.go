package ui

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Answer is one button of a dialog.
type Answer struct {
	ID   string // its hot
	Verb string
	Look int                 // paint.Main, Danger ...
	Do   func() stage.Answer // what it does; nil only closes the dialog
}

func (a Answer) does() func() stage.Answer {
	if a.Do == nil {
		return func() stage.Answer { return stage.Answer{Dirty: true} }
	}
	return a.Do
}

// Dialog is a box over the scene with one question. The first answer is the
// safe one: Escape takes it, and the keyboard starts on it. A single one is also
// Enter's, whether or not the keyboard was used before.
type Dialog struct {
	Title, Text string
	Answers     []Answer // one to three, more where they stand in a column
	Column      bool     // they stand below each other
	Field       *Field   // a line to write, or nil; its hot is "dialog.field"
}

// answered is a click on an answer.
type answered int

// Update gives what the answer does that was given, nil while none is. Its scene closes the dialog first.
func (d *Dialog) Update(in *stage.Input) func() stage.Answer {
	if d.Field != nil {
		d.Field.Update(in, "dialog.field")
	}
	if i, ok := in.Did.(answered); ok && int(i) < len(d.Answers) {
		return d.Answers[i].does()
	}
	if in.Back || d.Field == nil && len(d.Answers) == 1 && in.Has(stage.KeyEnter) {
		return d.Answers[0].does()
	}
	return nil
}

// Asks gives the input to the dialog of a scene, if one is open: what it answers, and whether the
// input was the dialog's.
// A dialog that was answered is closed first.
func Asks(d **Dialog, in *stage.Input) (a stage.Answer, asked bool) {
	if *d == nil {
		return a, false
	}
	acts := in.Acts()
	do := (*d).Update(in)
	if do == nil {
		return stage.Answer{Dirty: acts}, true
	}
	*d = nil
	return do(), true
}

// Build covers the scene and shows the box; none shows nothing.
func (d *Dialog) Build(f *stage.Frame) {
	if d == nil {
		return
	}
	f.Cover()
	all := f.Canvas()
	f.Add(stage.Pic{Kind: "dim"}, all)
	const w, pad = 860.0, 56.0
	th := 0.0
	if d.Text != "" {
		th = High(f, paint.TextBody, d.Text, w-2*pad)
	}
	fh := 0.0
	if d.Field != nil {
		fh = 80
	}
	const step = 82.0
	h := pad + 64 + th + fh + 40 + 72 + pad*0.8
	if d.Column {
		h += step * float64(len(d.Answers)-1)
	}
	r := stage.Rect{X: (all.W - w) / 2, Y: (all.H - h) / 2.3, W: w, H: h}
	Panel(f, r, 3)
	y := r.Y + pad
	Text(f, stage.Rect{X: r.X + pad, Y: y, W: w - 2*pad, H: 54}, paint.TextHead, 0, d.Title)
	y += 64
	Text(f, stage.Rect{X: r.X + pad, Y: y, W: w - 2*pad, H: th}, paint.TextBody,
		paint.LookWrap|paint.Ink(paint.InkSoft), d.Text)
	y += th
	if d.Field != nil {
		d.Field.Build(f, "dialog.field", stage.Rect{X: r.X + pad, Y: y + 12, W: w - 2*pad, H: 56}, d.Title)
		y += fh
	}
	y += 40
	if d.Column {
		for i, a := range d.Answers {
			at := stage.Rect{X: r.X + pad, Y: y + step*float64(i), W: w - 2*pad, H: 70}
			Button(f, a.ID, at, a.Verb, a.Look).Does = answered(i)
		}
		f.First = d.Answers[0].ID
		return
	}
	const bw, gap = 232.0, 18.0
	x := r.X + w - pad
	for i := len(d.Answers) - 1; i >= 0; i-- {
		x -= bw
		a := d.Answers[i]
		Button(f, a.ID, stage.Rect{X: x, Y: y, W: bw, H: 64}, a.Verb, a.Look).Does = answered(i)
		x -= gap
	}
	if d.Field == nil {
		f.First = d.Answers[0].ID
	}
}
