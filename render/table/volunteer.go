package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// volunteer is what a seat that no person plays asks for out of turn as the match stands, see game.Volunteer.
type volunteer struct {
	at    standing
	known bool
	ask   game.Action
	asks  bool
}

// speaks says whether such a seat asks for something now.
func (t *turns) speaks() bool {
	if at := t.stands(); !t.aloud.known || t.aloud.at != at {
		t.aloud = volunteer{at: at, known: true}
		t.aloud.ask, t.aloud.asks = t.session().Volunteer()
	}
	return t.aloud.asks && t.phase == playing && t.Dialog == nil
}

// says has it ask, after a pause that a click cuts short.
func (t *turns) says(in *stage.Input, dt time.Duration) stage.Answer {
	if t.wait -= dt; t.wait > 0 && !t.rushes() && in.Hit == "" && !in.Miss && len(in.Keys) == 0 {
		return stage.Answer{Busy: true}
	}
	return stage.Answer{Busy: t.act(t.aloud.ask) && t.Dialog == nil, Dirty: true}
}
