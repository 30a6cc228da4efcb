package app

import (
	"slices"
	"time"

	"posterestante/render/engine/stage"
)

// Cost is what it costs to draw a scene, whole, with its pictures painted.
type Cost struct {
	Sprites int           // that are shown
	Pixels  int           // device pixels of all kept pictures
	Draw    time.Duration // the median time that Draw took
	Slowest time.Duration // and the longest, pictures being painted aside
}

// ledger is what Measure writes down.
type ledger struct {
	frames int // to go
	took   []time.Duration
	cost   Cost
}

// unsteady are the frames that paint pictures and ready the screen.
const unsteady = 4

// Measure draws a scene whole, so many times, in a real window of that many
// pixels, and closes it. A process can open one window only.
func Measure(cfg Config, w, h, frames int, s stage.Scene) (Cost, error) {
	cfg.First, cfg.Width, cfg.Height, cfg.FullScreen, cfg.SettingsFile = s, w, h, false, ""
	cfg.ledger = &ledger{frames: frames + unsteady}
	err := Run(cfg)
	return cfg.ledger.cost, err
}

// drawn writes down how long a frame took to draw; after the last the show ends.
func (g *game) drawn(took time.Duration) {
	l := g.cfg.ledger
	if l == nil || l.frames == 0 || g.show.Busy() {
		return
	}
	l.frames--
	l.took = append(l.took, took)
	if l.frames > 0 || len(l.took) <= unsteady {
		return
	}
	steady := slices.Sorted(slices.Values(l.took[unsteady:]))
	l.cost = Cost{Sprites: len(g.show.Frame().Sprites), Pixels: g.draw.pixels, Draw: steady[len(steady)/2],
		Slowest: steady[len(steady)-1]}
	g.show = stage.NewShow(quitter{})
}
