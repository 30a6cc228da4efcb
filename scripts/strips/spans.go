package main

import (
	"fmt"
	"path/filepath"
	"time"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/render/table"
)

// span is what is filmed by the clock, not as one moment of the table.
type span struct {
	begins func(e game.Event, s *game.Session) bool // an event of the action that it begins with
	lasts  time.Duration
}

var spans = map[string]span{
	"turn": {func(e game.Event, s *game.Session) bool {
		return s.Len() > 60 && e.Kind == game.Move && e.Piece.Back == globe.BackPawn
	}, 3 * time.Second},
	"sale": {func(e game.Event, _ *game.Session) bool { return e.Kind == game.Note && e.Key == globe.NoteSold },
		6 * time.Second},
	"end": {func(_ game.Event, s *game.Session) bool { return s.Over() }, 10 * time.Second},
}

// frames are the files of a span's frames, by the clock.
func (s span) frames(name, moment, dir string) func() (string, bool) {
	var since time.Time
	n := 0
	return func() (string, bool) {
		if since.IsZero() {
			since = time.Now()
		}
		if time.Since(since) < time.Duration(at[n]*float64(s.lasts)) {
			return "", false
		}
		n++
		return filepath.Join(dir, fmt.Sprintf("%s-%s-%d.png", name, moment, n)), n == len(at)
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
