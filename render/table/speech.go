package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// speech is a card that speaks: it is shown large, and what follows from it waits.
// So does what follows from a scene.
type speech struct {
	spot  game.Spot      // where the card lies; the zero spot for none
	scene *board.Tableau // instead of a card; nil for none
	since time.Duration  // for how long the scene has been shown
	frame int            // the last of it that was heard
	owned bool           // the viewer drew it, who goes on when it is read
	ring  ring           // when it goes by itself
	sheet stage.Rect     // what it is shown on
}

// speaks says whether a card is being read, or a scene shown.
func (o *showing) speaks() bool { return o.speech.spot != game.Spot{} || o.speech.scene != nil }

// rests says whether nothing goes on by itself while it is shown.
func (s *speech) rests() bool { return s.owned && s.ring.whole == 0 || s.ring.stops }

// unfolds says whether a scene hasn't come to its end.
func (o *showing) unfolds() bool {
	if o.speech.scene == nil {
		return false
	}
	_, end := o.speech.scene.At(o.speech.since)
	return !end
}

// stages shows the scene of the events that come next, where they have one; reduced
// motion shows its end at once.
func (o *showing) stages() bool {
	b, ok := o.deps.Board.(board.Stager)
	if !ok || o.span() == 0 || o.Motion.Progress() < 1 {
		return false
	}
	scene := b.Tableau(o.queue, &o.View, &o.Ctx)
	if scene == nil {
		return false
	}
	if o.deps.Calm {
		scene.Frames = scene.Frames[len(scene.Frames)-1:]
	}
	o.flow.staged, o.Ctx.Staged = max(1, scene.Events), true
	o.relay()
	o.speech = speech{scene: scene, owned: o.owns()}
	switch {
	case o.paced() && scene.Plain:
		o.speech.ring = o.shortly(Speeds[o.deps.Speed].Pause)
	case !o.speech.owned:
		o.speech.ring = o.shortly(2 * Speeds[o.deps.Speed].Pause)
	case o.paced():
		o.speech.ring = ringOf(o.reading(letters(scene)))
	}
	if scene.Cue != "" {
		o.hear(scene.Cue)
	}
	return true
}

// speak has a card that just came be read, where anything follows from it.
func (o *showing) speak(e game.Event, m board.Manner) {
	if !m.Speak || e.Piece.ID == 0 || len(o.queue) == 0 {
		return
	}
	if p := o.Pointed(e.To); p == nil || p.Large.Kind == "" {
		return
	}
	h := o.hears(e)
	if h.Line != "" {
		at, _ := o.Lay.Rect(e.To)
		o.line = line{h.Line, at}
		return
	}
	if h.Shown && o.owns() {
		return
	}
	o.Ctx.Reads = true
	o.relay()
	o.speech = speech{spot: e.To, owned: o.owns()}
	switch {
	case !o.speech.owned:
		o.speech.ring = o.shortly(Speeds[o.deps.Speed].Pause * 3 / 2)
	case !h.Asks:
		o.speech.ring = ringOf(o.reading(h.Letters))
	}
}

// owns says whether what is shown now is the viewer's own, who goes on when it is read.
func (o *showing) owns() bool { return o.flow.own && o.phase != looking }

// shortly is for how long something of another seat is shown; of several turns, and of what a
// lesson teaches nothing by, half of it.
func (o *showing) shortly(d time.Duration) ring {
	if o.hurry > 0 || o.flow.brisk {
		d /= 2
	}
	return ringOf(d)
}

// listen lets time pass while a card is read; it says whether all else must wait.
func (o *showing) listen(dt time.Duration) bool {
	if !o.speaks() {
		return false
	}
	if o.Motion.Progress() < 1 {
		return true
	}
	o.speech.since += dt
	o.frameHeard()
	if o.unfolds() {
		return true
	}
	if o.speech.ring.passes(dt) {
		if o.speech.owned {
			o.late.left = lateFor
		}
		o.speech = speech{}
	}
	return o.speaks()
}

// frameHeard lets the frame be heard that a scene has come to.
func (o *showing) frameHeard() {
	scene := o.speech.scene
	if scene == nil {
		return
	}
	if frame, _ := scene.At(o.speech.since); frame > o.speech.frame {
		o.speech.frame = frame
		if cue := scene.Frames[frame].Cue; cue != "" {
			o.hear(cue)
		}
	}
}

// heard goes on from the card that the viewer has read: by a click, Space or Enter.
func (o *showing) heard(in *stage.Input) bool {
	if !o.speaks() || o.Motion.Progress() < 1 {
		return false
	}
	on := in.Hit != "" || in.Back || in.Miss || in.Drop || in.Has(stage.KeyEnter) || in.Has(stage.KeySpace) ||
		in.Did == stage.CmdEnd
	switch {
	case o.speech.ring.lets(in):
		return on
	case on && o.unfolds():
		for _, f := range o.speech.scene.Frames {
			o.speech.since += f.Lasts
		}
	case on:
		o.speech = speech{}
	}
	return on
}

// reading shows a card that is read, or a scene; a press goes on, see pieces.
type reading struct{ *showing }

// Update implements Part: what is pressed just after a card went by itself was meant for it.
func (o *reading) Update(in *stage.Input, dt time.Duration) (a stage.Answer, done bool) {
	if o.late.update(in, dt) {
		return stage.Answer{Dirty: in.Acts(), Busy: true}, true
	}
	if o.paced() && o.speaks() {
		o.speech.ring.watch(in, o.speech.sheet, dt)
	}
	return stage.Answer{Busy: o.late.left > 0}, false
}

// Moves implements Part.
func (o *reading) Moves() bool { return o.speaks() }

// Build shows the card that is read.
func (o *reading) Build(f *stage.Frame) {
	if !o.speaks() || o.Motion.Progress() < 1 {
		return
	}
	if scene := o.speech.scene; scene != nil {
		frame, end := scene.At(o.speech.since)
		f.Sprites = append(f.Sprites, scene.Frames[frame].Sprites...)
		if end {
			o.speech.sheet = scene.Sheet
			o.buildOn(f, scene.Sheet)
		}
		return
	}
	p := o.Pointed(o.speech.spot)
	if p == nil {
		return
	}
	const edge, foot, top, below = 26.0, 84.0, 56.0, 12.0
	around := 2 * edge
	if o.speech.owned {
		around += foot
	}
	size := growing(f, p, o.Canvas().H-top-below-around)
	sheet := stage.Rect{W: size[0] + 2*edge, H: size[1] + around}
	left := o.Lay.Log.X
	if o.Ctx.Tall {
		left = o.Canvas().W
	}
	sheet = sheet.At((left-sheet.W)/2, max(top, (o.Lay.Prompt.Y-sheet.H)/2))
	ui.Panel(f, sheet, 1)
	f.Add(p.Large, stage.Rect{X: sheet.X + edge, Y: sheet.Y + edge, W: size[0], H: size[1]})
	o.speech.sheet = sheet
	o.buildOn(f, sheet)
}

// buildOn is the button that goes on, at the foot of a sheet, and the ring of what goes by itself.
func (o *showing) buildOn(f *stage.Frame, sheet stage.Rect) {
	x, y := sheet.X+sheet.W/2, sheet.Y+sheet.H
	timed := o.paced() && o.speech.ring.whole > 0
	at := stage.Rect{X: x - ringSide/2, Y: y - ringSide/2, W: ringSide, H: ringSide}
	if o.speech.owned {
		look := paint.Main
		if timed {
			look = 0
		}
		on := stage.Rect{X: x - 130, Y: y - 84, W: 260, H: 62}
		ui.Button(f, "speech.on", on, o.deps.Words.T("table.speech.on"), look).Does = goOn{}
		f.First = "speech.on"
		at = at.At(x+130+12, y-84+(62-ringSide)/2)
	}
	if timed {
		o.speech.ring.build(f, at, o.deps.Calm)
	}
}
