package companion

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestWhyHasWords checks that every reason that an engine can give is said in both
// languages.
func TestWhyHasWords(t *testing.T) {
	reason := regexp.MustCompile(`\bcannot\("([^"]+)"`)
	for _, g := range games {
		files, err := filepath.Glob("../../../game/" + g + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		if g == "sakodo" || g == "routard" { // what both say alike
			shared, _ := filepath.Glob("../../../game/globe/*.go")
			files = append(files, shared...)
		}
		keys := 0
		for _, file := range files {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, part := range reason.FindAllStringSubmatch(string(src), -1) {
				keys++
				for _, lang := range words.Languages() {
					if got := words.In(lang).T(g + ".why." + part[1]); strings.HasPrefix(got, "[") {
						t.Errorf("%s: %s", lang, got)
					}
				}
			}
		}
		if keys < 23 {
			t.Errorf("%s: only %d reasons found", g, keys)
		}
	}
}

// checked checks that all words of a frame fit their places; those on the wood
// are the board's own.
func checked(t *testing.T, at string, f *stage.Frame) {
	t.Helper()
	for _, s := range f.Sprites {
		p, r := s.Pic, s.Rect
		if p.Kind == "text" && p.Look&^7 == paint.Ink(paint.InkLight) {
			continue
		}
		style := paint.TextStyle(p.ID, p.Look)
		switch p.Kind {
		case "text":
			if style.Wrap && style.Height(p.Text, r.W) > r.H+0.4*style.Size || !style.Wrap &&
				style.Width(p.Text) > r.W+1 {
				t.Errorf("%s: %q doesn't fit %.0fx%.0f", at, p.Text, r.W, r.H)
			}
		case "button":
			style = paint.Style{Role: paint.TextStyle(paint.TextTag, 0).Role, Size: 18}
			if style.Width(p.Text) > r.W-16 {
				t.Errorf("%s: the button %q is too narrow", at, p.Text)
			}
		}
		if r.W <= 0 || r.H <= 0 || p.Kind == "text" && (r.X < 0 || r.Y < 0 || r.X+r.W > f.Canvas().W+1 ||
			r.Y+r.H > f.Canvas().H+1) {
			t.Errorf("%s: %s %q lies at %v", at, p.Kind, p.Text, r)
		}
	}
}

// TestWordsFit opens every tray of every desk in both languages.
func TestWordsFit(t *testing.T) {
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		checked(t, "welcome", play(t, New(k.deps(lang))).show.Frame())
		p := laid(t, k, lang, "tray.seats.2", "tray.kind.3.2")
		h := k.deps(lang)
		for name, d := range map[string]*Desk{"beside": p.desk(), "lay": newLay(&h),
			"edit": newDesk(&h, Editor, dealt(&h, h.Game.Kinds(), "5"))} {
			q := play(t, d)
			look := func(at string) {
				t.Helper()
				q.show.Touch()
				q.show.Step(stage.Raw{X: -1, Y: -1}, 0)
				checked(t, name+" "+at, q.show.Frame())
			}
			look("table")
			if name == "lay" {
				continue
			}
			for _, p := range d.Lay.Places {
				if d.can[p.Spot] == 0 {
					continue
				}
				d.closeTray()
				d.openTray(p.Spot)
				look(hotID(p.Spot))
			}
			d.walk, _ = d.round(d.now.st)
			for len(d.walk) > 0 {
				d.openWalk()
				look("round")
				if len(d.walk) > 0 {
					d.walk = d.walk[1:]
				}
			}
			for seat := range game.Seat(d.View.Seats) {
				d.page = seat
				d.show()
				d.openNumbers(seat)
				look("numbers")
			}
			d.openSeats()
			for top := range 6 {
				d.tray.scroll.Top = float64(top)
				look("seats")
			}
		}
	})
}

func hotID(s game.Spot) string { return board.SpotID(s) }
