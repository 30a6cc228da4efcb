package golden

import (
	"testing"

	"posterestante/render/engine/stage"
)

// upright are the screens that are looked at on the tall canvas too: what holds of words
// and of keys on the wide one holds there.
var upright = []string{
	"result", "result-course", "montaigne-result", "sakodo-result", "whatif", "whatif-result",
	"settings", "about", "keys", "matches-over", "matches-turns", "watching-late", "watching-asks", "parcel", "setup", "setup-six", "setup-fill", "setup-more", "welcome", "welcome-language", "lessons",
	"rules", "stats", "stats-errors", "companion", "montaigne-companion", "hall-host", "hall-guest", "join", "result-dealt",
	"letters", "letters-table", "letters-locked", "letters-folder", "setup-ways", "settings-all",
	"away-gone", "away-lapsed", "away-told", "away-lost", "away-asked", "away-waits", "away-ended", "away-speak", "analysis", "compared",
	"table-early", "table-late", "legend", "pause", "hints", "opened", "refused", "large", "past", "lost", "guide", "lesson", "handover",
	"montaigne-early", "montaigne-late", "montaigne-past", "montaigne-legend",
	"sakodo-six", "sakodo-choose", "sakodo-auction", "sakodo-opened", "routard-packing", "routard-six", "routard-night", "routard-kiosk",
}

// uprightKept are those of which a picture is held.
var uprightKept = []string{"menu", "table-early", "table-late", "montaigne-early", "montaigne-late", "sakodo-six", "routard-six", "settings", "rules", "stats", "stats-errors", "companion", "result", "whatif", "whatif-result", "hall-host",
	"hall-guest", "join", "away-asked", "away-told", "letters", "analysis", "compared"}

// standing is a screen that is held, on the tall canvas.
func standing(t *testing.T, name, lang string) *stage.Show {
	t.Helper()
	for _, h := range all {
		if h.name == name {
			s := h.on(t, lang, stage.TallWidth, stage.TallHeight)
			if !s.Frame().Tall {
				t.Fatalf("%s has no layout for the tall canvas", name)
			}
			return s
		}
	}
	t.Fatalf("there is no screen %s", name)
	return nil
}

// classic are the screens that are looked at on the canvas of 4:3 too.
var classic = []string{
	"sakodo-six", "routard-packing", "sakodo-choose", "sakodo-auction", "sakodo-opened", "routard-six", "routard-night",
	"routard-kiosk",
}

// classicKept are those of which a picture is held.
var classicKept = []string{"sakodo-six", "sakodo-result", "routard-packing"}

// onClassic is a screen that is held, on the canvas of 4:3.
func onClassic(t *testing.T, name, lang string) *stage.Show {
	t.Helper()
	for _, h := range all {
		if h.name == name {
			s := h.on(t, lang, stage.Width, stage.ClassicHeight)
			if !s.Frame().Classic {
				t.Fatalf("%s has no layout for the canvas of 4:3", name)
			}
			return s
		}
	}
	t.Fatalf("there is no screen %s", name)
	return nil
}

// TestClassicScreens checks that screens look as they did in a window of 4:3: 1024x768.
func TestClassicScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	for _, name := range classicKept {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := onClassic(t, name, "fr")
			s.SetText(1) // as smaller windows have it
			settle(s)
			compare(t, "classic-"+name+".fr", coarse(painters().Compose(s.Frame(), 1024.0/stage.Width)))
		})
	}
}

// TestTallScreens checks that screens look as they did in a window that is higher than
// wide: 720x1280.
func TestTallScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	legible(t)
	for _, name := range uprightKept {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			compare(t, "tall-"+name+".fr", coarse(painters().Compose(standing(t, name, "fr").Frame(), 2.0/3)))
		})
	}
}
