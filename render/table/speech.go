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
	left  time.Duration  // for how long it is still shown, where it is another's
}

// speaks says whether a card is being read, or a scene shown.
func (t *Table) speaks() bool { return t.speech.spot != game.Spot{} || t.speech.scene != nil }

// unfolds says whether a scene hasn't come to its end.
func (t *Table) unfolds() bool {
	if t.speech.scene == nil {
		return false
	}
	_, end := t.speech.scene.At(t.speech.since)
	return !end
}

// stages shows the scene of the events that come next, where they have one; reduced
// motion shows its end at once.
func (t *Table) stages() bool {
	b, ok := t.deps.Board.(board.Stager)
	if !ok || t.span() == 0 || t.motion.Progress() < 1 {
		return false
	}
	scene := b.Tableau(t.queue, &t.view, &t.ctx)
	if scene == nil {
		return false
	}
	if t.deps.Calm {
		scene.Frames = scene.Frames[len(scene.Frames)-1:]
	}
	t.flow.staged, t.ctx.Staged = max(1, scene.Events), true
	t.relay()
	left := 2 * Speeds[t.deps.Speed].Pause
	if t.hurry > 0 { // of several turns
		left /= 2
	}
	t.speech = speech{scene: scene, owned: t.flow.own && t.phase != looking, left: left}
	if scene.Cue != "" {
		t.hear(scene.Cue)
	}
	return true
}

// speak has a card that just came be read, where anything follows from it.
func (t *Table) speak(e game.Event, m board.Manner) {
	if !m.Speak || e.Piece.ID == 0 || len(t.queue) == 0 {
		return
	}
	if p := t.pointed(e.To); p == nil || p.Large.Kind == "" {
		return
	}
	left := Speeds[t.deps.Speed].Pause * 3 / 2
	if t.hurry > 0 { // of several turns
		left /= 2
	}
	t.speech = speech{spot: e.To, owned: t.flow.own && t.phase != looking, left: left}
}

// listen lets time pass while a card is read; it says whether all else must wait.
func (t *Table) listen(dt time.Duration) bool {
	if !t.speaks() {
		return false
	}
	if t.motion.Progress() < 1 {
		return true
	}
	t.speech.since += dt
	t.frameHeard()
	if t.unfolds() {
		return true
	}
	if t.speech.left -= dt; t.speech.left <= 0 && !t.speech.owned {
		t.speech = speech{}
	}
	return t.speaks()
}

// frameHeard lets the frame be heard that a scene has come to.
func (t *Table) frameHeard() {
	scene := t.speech.scene
	if scene == nil {
		return
	}
	if frame, _ := scene.At(t.speech.since); frame > t.speech.frame {
		t.speech.frame = frame
		if cue := scene.Frames[frame].Cue; cue != "" {
			t.hear(cue)
		}
	}
}

// heard goes on from the card that the viewer has read: by a click, Space or Enter.
func (t *Table) heard(in *stage.Input) bool {
	if !t.speaks() || t.motion.Progress() < 1 {
		return false
	}
	on := in.Hit != "" || in.Back || in.Miss || in.Drop || in.Has(stage.KeyEnter) || in.Has(stage.KeySpace) || in.Did == stage.CmdEnd
	switch {
	case on && t.unfolds():
		for _, f := range t.speech.scene.Frames {
			t.speech.since += f.Lasts
		}
	case on:
		t.speech = speech{}
	}
	return on
}

// buildSpeech shows the card that is read.
func (t *Table) buildSpeech(f *stage.Frame) {
	if !t.speaks() || t.motion.Progress() < 1 {
		return
	}
	if scene := t.speech.scene; scene != nil {
		frame, end := scene.At(t.speech.since)
		f.Sprites = append(f.Sprites, scene.Frames[frame].Sprites...)
		if end && t.speech.owned {
			t.buildOn(f, scene.Sheet)
		}
		return
	}
	p := t.pointed(t.speech.spot)
	if p == nil {
		return
	}
	const edge, foot = 26.0, 84.0
	sheet := stage.Rect{W: p.Size[0] + 2*edge, H: p.Size[1] + 2*edge}
	if t.speech.owned {
		sheet.H += foot
	}
	left := t.lay.Log.X
	if t.ctx.Tall {
		left = t.canvas().W
	}
	sheet = sheet.At((left-sheet.W)/2, max(56, (t.lay.Prompt.Y-sheet.H)/2))
	ui.Panel(f, sheet, 1)
	f.Add(p.Large, stage.Rect{X: sheet.X + edge, Y: sheet.Y + edge, W: p.Size[0], H: p.Size[1]})
	if t.speech.owned {
		t.buildOn(f, sheet)
	}
}

// buildOn is the button that goes on, at the foot of a sheet.
func (t *Table) buildOn(f *stage.Frame, sheet stage.Rect) {
	ui.Button(f, "speech.on", stage.Rect{X: sheet.X + sheet.W/2 - 130, Y: sheet.Y + sheet.H - 84, W: 260, H: 62}, t.deps.Words.T("table.speech.on"), paint.Main)
	f.First = "speech.on"
}
