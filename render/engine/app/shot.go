package app

import (
	"image"
	"image/png"
	"os"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/stage"
)

// Picture is a picture to take of a scene.
type Picture struct {
	Scene stage.Scene
	File  string     // a PNG
	Point [2]float64 // where the pointer lies, in logical pixels; zero is nowhere
}

// Shot takes pictures of scenes in a real window of that many pixels, one after
// the other, and closes it. A process can open one window only.
func Shot(cfg Config, w, h int, pictures ...Picture) error {
	if len(pictures) == 0 {
		return nil
	}
	cfg.First, cfg.Width, cfg.Height, cfg.FullScreen = pictures[0].Scene, w, h, false
	cfg.SettingsFile, cfg.shots = "", pictures
	return Run(cfg)
}

// framesBefore lets a window come up and motion end before a picture is taken.
const framesBefore = 6

// shoot takes the picture when the scene stands still.
func (g *game) shoot(screen *ebiten.Image) {
	if len(g.cfg.shots) == 0 {
		return
	}
	if g.show.Busy() || g.draw.unsettled() {
		return
	}
	if g.shown++; g.shown < framesBefore {
		return
	}
	g.shown = 0
	b := screen.Bounds()
	im := image.NewRGBA(b)
	screen.ReadPixels(im.Pix)
	if err := savePNG(g.cfg.shots[0].File, im); err != nil && g.err == nil {
		g.err = err
	}
	g.cfg.shots = g.cfg.shots[1:]
	if len(g.cfg.shots) > 0 {
		g.show = stage.NewShow(g.cfg.shots[0].Scene)
		return
	}
	g.show = stage.NewShow(quitter{})
}

// quitter is a scene that ends the show.
type quitter struct{}

func (quitter) Update(*stage.Input, time.Duration) stage.Answer { return stage.Answer{Go: stage.Quit} }
func (quitter) Build(*stage.Frame)                              {}

func savePNG(path string, im image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(f, im); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}
