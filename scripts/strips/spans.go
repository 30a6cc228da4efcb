package main

import (
	"fmt"
	"path/filepath"
	"time"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// span is what is filmed by the table's own clock, not as one moment of the table.
type span struct {
	begins func(e game.Event, s *game.Session) bool // an event of the action that it begins with
	at     [6]float64                               // when its frames are kept, in seconds
}

var spans = map[string]span{
	"turn": {func(e game.Event, s *game.Session) bool {
		return s.Len() > 60 && e.Kind == game.Move && e.Piece.Back == globe.BackPawn && e.To.Index-e.From.Index >= 4 &&
			e.To.Index-e.From.Index <= 6
	}, [6]float64{0.12, 0.35, 0.55, 0.75, 1.2, 3}},
	"sale": {func(e game.Event, _ *game.Session) bool {
		return e.Kind == game.Note && e.Key == globe.NoteSold && e.Seat != game.Nobody
	}, [6]float64{0.3, 0.75, 0.95, 2, 3.4, 3.52}},
	"end": {func(_ game.Event, s *game.Session) bool { return s.Over() },
		[6]float64{0.4, 2.2, 3.2, 4.3, 6.5, 11}},
}

// timed is a scene that tells how long it and those that follow it have been shown.
type timed struct {
	stage.Scene
	since *time.Duration
}

// Update implements stage.Scene.
func (t *timed) Update(in *stage.Input, dt time.Duration) stage.Answer {
	*t.since += dt
	a := t.Scene.Update(in, dt)
	if a.Next != nil {
		a.Next = &timed{a.Next, t.since}
	}
	return a
}

// frames are the files of a span's frames.
func (s span) frames(name, moment, dir string, since *time.Duration) func() (string, bool) {
	n := 0
	return func() (string, bool) {
		if since.Seconds() < s.at[n] {
			return "", false
		}
		n++
		return filepath.Join(dir, fmt.Sprintf("%s-%s-%d.png", name, moment, n)), n == len(s.at)
	}
}

// moments are the files of the frames of a moment that the table celebrates.
func moments(t *table.Table, name, moment, dir string) func() (string, bool) {
	n := 0
	return func() (string, bool) {
		now, far := t.Celebrates()
		if now == moment && n < len(at) && far >= at[n] {
			n++
			return filepath.Join(dir, fmt.Sprintf("%s-%s-%d.png", name, moment, n)), n == len(at)
		}
		return "", n > 0 && now != moment
	}
}
