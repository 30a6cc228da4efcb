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
type speech struct {
	spot  game.Spot     // where the card lies; the zero spot for none
	owned bool          // the viewer drew it, who goes on when it is read
	left  time.Duration // for how long it is still shown, where it is another's
}

// speaks says whether a card is being read.
func (t *Table) speaks() bool { return t.speech.spot != game.Spot{} }

// speak has a card that just came be read, where anything follows from it.
func (t *Table) speak(e game.Event, m board.Manner) {
	if !m.Speak || e.Piece.ID == 0 || len(t.queue) == 0 || t.phase == finishing {
		return
	}
	if p := t.pointed(board.SpotID(e.To)); p == nil || p.Large.Kind == "" {
		return
	}
	left := Speeds[t.deps.Speed].Pause * 3 / 2
	if t.hurry > 0 { // of several turns
		left /= 2
	}
	t.speech = speech{e.To, t.flow.own && t.phase != looking, left}
}

// listen lets time pass while a card is read; it says whether all else must wait.
func (t *Table) listen(dt time.Duration) bool {
	if !t.speaks() {
		return false
	}
	if t.motion.Progress() < 1 {
		return true
	}
	if t.speech.left -= dt; t.speech.left <= 0 && !t.speech.owned {
		t.speech = speech{}
	}
	return t.speaks()
}

// heard goes on from the card that the viewer has read: by a click, Space or Enter.
func (t *Table) heard(in *stage.Input) bool {
	if !t.speaks() || t.motion.Progress() < 1 {
		return false
	}
	on := in.Hit != "" || in.Back || in.Miss || in.Drop || in.Has(stage.KeyEnter) || in.Has(stage.KeySpace) || in.Did(stage.CmdEnd)
	if on {
		t.speech = speech{}
	}
	return on
}

// buildSpeech shows the card that is read.
func (t *Table) buildSpeech(f *stage.Frame) {
	if !t.speaks() || t.motion.Progress() < 1 {
		return
	}
	p := t.pointed(board.SpotID(t.speech.spot))
	if p == nil {
		return
	}
	const edge, foot = 26.0, 84.0
	sheet := stage.Rect{W: p.Size[0] + 2*edge, H: p.Size[1] + 2*edge}
	if t.speech.owned {
		sheet.H += foot
	}
	sheet = sheet.At((t.lay.Log.X-sheet.W)/2, max(56, (t.lay.Prompt.Y-sheet.H)/2))
	ui.Panel(f, sheet, 1)
	f.Add(p.Large, stage.Rect{X: sheet.X + edge, Y: sheet.Y + edge, W: p.Size[0], H: p.Size[1]})
	if t.speech.owned {
		ui.Button(f, "speech.on", stage.Rect{X: sheet.X + sheet.W/2 - 130, Y: sheet.Y + sheet.H - edge - 58, W: 260, H: 62}, t.deps.Words.T("table.speech.on"), paint.Main)
		f.First = "speech.on"
	}
}
