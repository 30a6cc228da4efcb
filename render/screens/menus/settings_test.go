package menus

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestSettings checks that every setting is set by a click, and shown.
func TestSettings(t *testing.T) {
	h, d := deps("en", 0)
	p := play(t, NewMenu(h))
	p.click("menu.settings", "settings.speed.3", "settings.calm", "settings.still", "settings.sounds.4", "settings.music.1", "settings.full", "settings.text.2", "settings.patterns.1")
	if want := (Prefs{Speed: 3, Calm: true, Still: true, Sounds: 4, Music: 1, FullScreen: true, Text: 2, Strong: true}); d.prefs != want {
		t.Errorf("set: %+v, want %+v", d.prefs, want)
	}
	p.click("settings.calm", "settings.language.1")
	if d.prefs.Calm || d.lang != "fr" {
		t.Errorf("calm %v, language %q", d.prefs.Calm, d.lang)
	}
	p.click("settings.back")
	if _, ok := p.show.Scene().(*Menu); !ok {
		t.Errorf("back leads to %T", p.show.Scene())
	}
}

// TestEachSetting checks that whatever can be set changes by a click, each thing by itself.
func TestEachSetting(t *testing.T) {
	named := map[string]string{"settings.text": "Text", "settings.patterns": "Strong", "settings.speed": "Speed",
		"settings.sounds": "Sounds", "settings.music": "Music", "settings.calm": "Calm", "settings.full": "FullScreen",
		"settings.still": "Still", "settings.tales": "NoTales", "settings.pace": "NoPace"}
	h, d := deps("en", 0)
	p := play(t, NewMenu(h))
	p.click("menu.settings")
	for _, hot := range slices.Clone(p.show.Frame().Hots) {
		id := strings.TrimRight(hot.ID, ".0123456789")
		if id == "settings.back" || id == "settings.keys" || id == "settings.language" {
			continue
		}
		was := reflect.ValueOf(d.prefs)
		p.click(hot.ID)
		now := reflect.ValueOf(d.prefs)
		for i := range was.NumField() {
			changed := was.Field(i).Interface() != now.Field(i).Interface()
			if field := was.Type().Field(i).Name; changed && field != named[id] {
				t.Errorf("%s sets %s", hot.ID, field)
			} else if !changed && field == named[id] && id == hot.ID {
				t.Errorf("%s does nothing", hot.ID)
			}
		}
		if named[id] == "" {
			t.Errorf("%s sets what?", hot.ID)
		}
	}
}

// TestUnfull: where no whole screen can be filled it isn't offered.
func TestUnfull(t *testing.T) {
	h, _ := deps("en", 0)
	h.Unfull = true
	p := play(t, NewMenu(h))
	p.click("menu.settings")
	if p.show.Frame().Hot("settings.full") != nil || p.show.Frame().Hot("settings.calm") == nil {
		t.Error("a whole screen is offered where there is none")
	}
}
