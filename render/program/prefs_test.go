package program

import (
	"slices"
	"testing"

	"posterestante/audio"
	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// ears note what they would hear.
type ears struct {
	cues         []audio.Cue
	sound, music float64
}

func (e *ears) Play(c audio.Cue)                { e.cues = append(e.cues, c) }
func (e *ears) SetVolumes(sound, music float64) { e.sound, e.music = sound, music }
func (e *ears) Status() audio.Status            { return audio.Ready }
func (e *ears) Close()                          {}

// TestPreferences checks that each thing that can be set is kept by itself, shown as it was set, and heard.
func TestPreferences(t *testing.T) {
	h := newHome(t, t.TempDir())
	e := &ears{}
	h.sound = e
	for name, change := range map[string]func(*menus.Prefs){
		"nothing": func(*menus.Prefs) {},
		"speed":   func(p *menus.Prefs) { p.Speed = 3 },
		"calm":    func(p *menus.Prefs) { p.Calm = true },
		"still":   func(p *menus.Prefs) { p.Still = true },
		"tales":   func(p *menus.Prefs) { p.NoTales = true },
		"pace":    func(p *menus.Prefs) { p.NoPace = true },
		"words":   func(p *menus.Prefs) { p.Text = 2 },
		"strong":  func(p *menus.Prefs) { p.Strong = true },
		"sounds":  func(p *menus.Prefs) { p.Sounds = 1 },
		"music":   func(p *menus.Prefs) { p.Music = 4 },
		"keys":    func(p *menus.Prefs) { p.Keys = &stage.Keymap{} },
	} {
		h.settings = settings.Default()
		want := h.prefs()
		change(&want)
		h.setPrefs(want)
		if got := h.prefs(); got != want {
			t.Errorf("%s: set %+v, kept %+v", name, want, got)
		}
		if e.sound != h.settings.Sounds || e.music != h.settings.Music || steps(e.sound) != want.Sounds || steps(e.music) != want.Music {
			t.Errorf("%s: sounds at %v, music at %v are heard: %+v", name, e.sound, e.music, want)
		}
	}
	for _, off := range []bool{false, true} {
		h.settings.NoPace = off
		var d table.Deps
		if h.move(&d); d.Paced == off {
			t.Errorf("nothing goes by itself: set %v, at the table %v", off, !d.Paced)
		}
	}
	if !slices.Contains(e.cues, audio.Button) {
		t.Error("a change can't be heard")
	}
}
