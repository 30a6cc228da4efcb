package program

import (
	"math"
	"time"

	"posterestante/audio"
	"posterestante/render/engine/app"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// move sets how a table moves, and whether anything goes by itself there.
func (h *home) move(t *table.Deps) {
	t.Speed, t.Calm, t.Paced = h.settings.Speed, h.settings.Calm, !h.settings.NoPace
}

// cues are the sounds by the names that tables give them.
var cues = func() map[string]audio.Cue {
	all := map[string]audio.Cue{}
	for _, c := range audio.Cues() {
		all[c.String()] = c
	}
	return all
}()

// speaker is what is heard, see audio.Audio.
type speaker interface {
	Play(audio.Cue)
	SetVolumes(sound, music float64)
	Status() audio.Status
	Close()
}

// play lets a cue be heard; an unknown one is silent.
func (h *home) play(name string) {
	if c, ok := cues[name]; ok && h.sound != nil {
		h.sound.Play(c)
	}
}

// listen gives the volumes of the settings to the sound.
func (h *home) listen() {
	if h.later != nil {
		h.later.Stop()
	}
	h.sound.SetVolumes(h.settings.Sounds, h.settings.Music)
}

// quietStart is how long a start is silent: the window comes first.
const quietStart = 700 * time.Millisecond

// listenSoon is listen once the window is there.
func (h *home) listenSoon() {
	s := h.settings
	h.later = time.AfterFunc(quietStart, func() { h.sound.SetVolumes(s.Sounds, s.Music) })
}

func steps(v float64) int { return int(math.Round(v * menus.VolumeMost)) }

func (h *home) prefs() menus.Prefs {
	return menus.Prefs{
		Speed: h.settings.Speed, Calm: h.settings.Calm, Still: h.settings.Still, FullScreen: app.FullScreen(),
		NoTales: h.settings.NoTales, NoPace: h.settings.NoPace, Hidden: h.settings.Hidden,
		Sounds: steps(h.settings.Sounds), Music: steps(h.settings.Music),
		Text: h.settings.Text, Strong: h.settings.Strong, Keys: h.settings.Keys,
	}
}

func (h *home) setPrefs(p menus.Prefs) {
	h.settings.Speed, h.settings.Calm, h.settings.Still = p.Speed, p.Calm, p.Still
	h.settings.NoTales, h.settings.NoPace, h.settings.Hidden = p.NoTales, p.NoPace, p.Hidden
	h.settings.Text, h.settings.Strong, h.settings.Keys = p.Text, p.Strong, p.Keys
	h.settings.Sounds, h.settings.Music = float64(p.Sounds)/menus.VolumeMost, float64(p.Music)/menus.VolumeMost
	h.listen()
	h.play("button")
	if p.FullScreen != app.FullScreen() {
		app.SetFullScreen(p.FullScreen)
	}
}
