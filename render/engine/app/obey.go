package app

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/stage"
)

// now is what is set now.
func (g *game) now() settings.Settings {
	if g.cfg.Now != nil {
		return g.cfg.Now()
	}
	return g.cfg.Settings
}

// obey shows words and patterns as they are set now.
func (g *game) obey() {
	s := g.now()
	g.show.OnText = g.cfg.OnText
	g.show.SetText(s.Text)
	g.show.SetKeys(s.Keys)
	switch {
	case s.Speed == 0 || len(g.cfg.shots) > 0:
		g.show.SetTurns(stage.TurnsNone)
	case s.Calm:
		g.show.SetTurns(stage.TurnsFade)
	default:
		g.show.SetTurns(stage.TurnsWhole)
	}
	if g.draw.weave(s.Strong) {
		g.show.Touch()
	}
}

// remember saves the settings if they changed, with the window's size unless
// that was asked for.
func (g *game) remember() {
	if g.cfg.SettingsFile == "" {
		return
	}
	s := g.now()
	s.FullScreen, s.Width, s.Height = g.saved.FullScreen, g.saved.Width, g.saved.Height
	if !g.cfg.Asked {
		s.FullScreen = FullScreen()
		if w, h := ebiten.WindowSize(); !s.FullScreen && w > 0 && h > 0 {
			s.Width, s.Height = w, h
		}
	}
	if s == g.saved {
		return
	}
	g.saved = s
	if err := settings.Save(g.cfg.SettingsFile, s); err != nil {
		fmt.Fprintln(g.cfg.Stderr, "posterestante: the settings could not be saved:", err)
	}
}
