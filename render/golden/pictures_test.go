package golden

import (
	"flag"
	"image"
	"image/draw"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	xdraw "golang.org/x/image/draw"

	"posterestante/assets/art/reduce"
	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	page "posterestante/render/games/postcards/journal"
	"posterestante/render/journal"
)

var pictures = flag.String("pictures", "", "write the pictures of the README to this folder; make pictures does")

// The pictures of docs/pictures: a held screen's name each, or a page.
var documented = []struct{ file, screen string }{
	{"apart", "away-told"},
	{"auction", "sakodo-auction"},
	{"companion", "montaigne-companion"},
	{"course", "result-course"},
	{"handover", "handover"},
	{"hints", "hints"},
	{"invite", "hall-host"},
	{"journal", ""},
	{"lesson", "lesson"},
	{"menu", "menu"},
	{"montaigne", "montaigne-late"},
	{"montaigne-setup", "montaigne-setup"},
	{"packing", "routard-packing"},
	{"past", "past"},
	{"result", "result"},
	{"routard", "routard-six"},
	{"round-the-world", "sakodo-result"},
	{"rules", "rules"},
	{"sakodo", "sakodo-six"},
	{"setup", "setup"},
	{"shelf", "matches-over"},
	{"table", "table-late"},
	{"upright", "tall-table-late"},
	{"upright-montaigne", "tall-montaigne-late"},
	{"upright-routard", "tall-routard-six"},
	{"upright-sakodo", "tall-sakodo-six"},
}

// TestPictures checks that the pictures of docs/ can be made and that reducing
// them to a palette damages none; with -pictures it writes them.
func TestPictures(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	for _, d := range documented {
		t.Run(d.file, func(t *testing.T) {
			t.Parallel()
			if *pictures == "" && d.file != "journal" && d.file != "table" {
				t.Skip("one page and one screen tell enough")
			}
			im := diary(t)
			if d.screen != "" {
				im = shot(t, d.screen)
			}
			data, err := reduce.Smallest(im, 0)
			if err != nil {
				t.Fatal(err)
			}
			if *pictures == "" {
				return
			}
			if err := os.WriteFile(filepath.Join(*pictures, d.file+".png"), data, 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// shot is a held screen with its grain, as a window of 1280x720 pixels shows it; one of
// TestTallScreens as one of 720x1280.
func shot(t *testing.T, screen string) image.Image {
	if name, tall := strings.CutPrefix(screen, "tall-"); tall {
		return painters().Picture(standing(t, name, "fr").Frame(), 1280.0/stage.Width)
	}
	for _, h := range all {
		if h.name == screen {
			return painters().Picture(h.show(t, "fr").Frame(), 1280.0/stage.Width)
		}
	}
	t.Fatalf("there is no screen %s", screen)
	return nil
}

// diary is the journal of a match, as wide as the screens.
func diary(t *testing.T) image.Image {
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: []string{"automa:expert", "automa:normal"}, Seed: "102", Options: map[string]string{"side": "B"}})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(102)
	until(s, &game.RandomBot{Rand: game.NewRand(102)}, &r, func(*game.Session) bool { return false })
	im, err := page.Paint(journal.Match{Begun: time.Date(2026, 11, 21, 18, 0, 0, 0, time.UTC), Session: s,
		Names: []string{"Automa", "Zoé"}, Colours: []int{1, 0}, Faces: []int{6, 7}, Words: words.In("fr")})
	if err != nil {
		t.Fatal(err)
	}
	const wide = 1280
	out := image.NewRGBA(image.Rect(0, 0, wide, wide*im.Rect.Dy()/im.Rect.Dx()))
	xdraw.CatmullRom.Scale(out, out.Rect, im, im.Rect, draw.Src, nil)
	return out
}
