package app

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/stage"
)

// filming is a scene that is filmed: its time goes on evenly, however slow the machine.
type filming struct {
	next func() (file string, end bool)
	over bool
}

// Film plays a scene in a real window of that many pixels and asks after each frame
// whether to keep it, as a PNG, and whether it was the last. A process can open one
// window only.
func Film(cfg Config, w, h int, s stage.Scene, next func() (file string, end bool)) error {
	cfg.First, cfg.Width, cfg.Height, cfg.FullScreen, cfg.SettingsFile = s, w, h, false, ""
	cfg.film = &filming{next: next}
	return Run(cfg)
}

// keep keeps the frame that was drawn, where it is wanted.
func (g *game) keep(screen *ebiten.Image) {
	f := g.cfg.film
	if f == nil || f.over {
		return
	}
	file, end := f.next()
	if file != "" {
		im := image.NewRGBA(screen.Bounds())
		screen.ReadPixels(im.Pix)
		if err := savePNG(file, im); err != nil && g.err == nil {
			g.err = err
		}
	}
	if end {
		f.over = true
		g.show = stage.NewShow(quitter{})
	}
}
