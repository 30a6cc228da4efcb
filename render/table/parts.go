package table

import (
	"slices"
	"time"

	"posterestante/render/engine/stage"
)

// Part is one thing that is seen on a table, or that acts there: the log, a card that is dragged, a dialog. A table is
// a list of them, from the cloth up.
type Part interface {
	// Update takes the input if it is meant for the part, and says so; else the part below is asked. Only the lowest
	// parts let time go on.
	Update(in *stage.Input, dt time.Duration) (a stage.Answer, done bool)
	Build(f *stage.Frame)
	// Moves says whether the part still shows what happened before: meanwhile nobody decides anything.
	Moves() bool
}

// Watcher is a Part that has something to do in every tick, whoever took the input.
type Watcher interface {
	Watch(in *stage.Input, dt time.Duration) stage.Answer
}

// Coverer is a Part that can hide all that is below it: that isn't built then.
type Coverer interface{ Covers() bool }

// Parts are what a table is made of, the lowest first.
type Parts []Part

// Update asks the parts for whom the input is, the highest first.
func (all Parts) Update(in *stage.Input, dt time.Duration) (out stage.Answer) {
	for _, p := range slices.Backward(all) {
		a, done := p.Update(in, dt)
		a.Dirty, a.Busy = a.Dirty || out.Dirty, a.Busy || out.Busy
		if out = a; done {
			break
		}
	}
	return out
}

// Watch has each part do what it does in every tick, the lowest first.
func (all Parts) Watch(in *stage.Input, dt time.Duration) (out stage.Answer) {
	for _, p := range all {
		if w, ok := p.(Watcher); ok {
			a := w.Watch(in, dt)
			out.Dirty, out.Busy = a.Dirty || out.Dirty, a.Busy || out.Busy
		}
	}
	return out
}

// Build builds the parts, the lowest first, from the highest on that hides all below it.
func (all Parts) Build(f *stage.Frame) {
	from := 0
	for i, p := range all {
		if c, ok := p.(Coverer); ok && c.Covers() {
			from = i
		}
	}
	for _, p := range all[from:] {
		p.Build(f)
	}
}

// Move says whether any part moves.
func (all Parts) Move() bool { return slices.ContainsFunc(all, Part.Moves) }

// Quiet is a part that takes no input, shows nothing and never moves; parts stand on it, for what they don't do.
type Quiet struct{}

// Update implements Part.
func (Quiet) Update(*stage.Input, time.Duration) (stage.Answer, bool) { return stage.Answer{}, false }

// Build implements Part.
func (Quiet) Build(*stage.Frame) {}

// Moves implements Part.
func (Quiet) Moves() bool { return false }
