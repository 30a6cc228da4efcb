package companion

import (
	"os"
	"os/exec"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestWhyHasWords holds that every reason the engine can give is said in both languages.
func TestWhyHasWords(t *testing.T) {
	keys := 0
	for _, file := range []string{"check.go", "check_turn.go", "edit.go", "edit_put.go", "edit_card.go"} {
		src, err := os.ReadFile("../../../../game/postcards/" + file)
		if err != nil {
			t.Fatal(err)
		}
		for _, part := range strings.Split(string(src), `cannot("`)[1:] {
			key, _, _ := strings.Cut(part, `"`)
			keys++
			for _, lang := range words.Languages() {
				if got := words.In(lang).T("companion.why." + key); strings.HasPrefix(got, "[") {
					t.Errorf("%s: %s", lang, got)
				}
			}
		}
	}
	if keys < 30 {
		t.Errorf("only %d reasons found", keys)
	}
}

// checked holds that all words of a frame fit their places; those on the wood
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
			if style.Wrap && style.Height(p.Text, r.W) > r.H+0.4*style.Size || !style.Wrap && style.Width(p.Text) > r.W+1 {
				t.Errorf("%s: %q doesn't fit %.0fx%.0f", at, p.Text, r.W, r.H)
			}
		case "button":
			style = paint.Style{Role: paint.TextStyle(paint.TextTag, 0).Role, Size: 18}
			if style.Width(p.Text) > r.W-16 {
				t.Errorf("%s: the button %q is too narrow", at, p.Text)
			}
		}
		if r.W <= 0 || r.H <= 0 || p.Kind == "text" && (r.X < 0 || r.Y < 0 || r.X+r.W > stage.Width+1 || r.Y+r.H > stage.Height+1) {
			t.Errorf("%s: %s %q lies at %v", at, p.Kind, p.Text, r)
		}
	}
}

// TestWordsFit opens every tray of every desk in both languages.
func TestWordsFit(t *testing.T) {
	for _, lang := range words.Languages() {
		k := &kitchen{}
		checked(t, lang+" welcome", play(t, New(k.deps(lang))).show.Frame())
		p := laid(t, k, lang, "tray.seats.2", "tray.kind.3.2")
		h := k.deps(lang)
		for name, d := range map[string]*Desk{"beside": p.desk(), "lay": newLay(&h), "edit": newDesk(&h, Editor, dealt(&h, []int{0, 1, 2, 3}, 5))} {
			q := play(t, d)
			checked(t, lang+" "+name, q.show.Frame())
			if name == "lay" {
				continue
			}
			for i := range d.lay.Places {
				if d.turn != nil || !editable(d.lay.Places[i].Spot.Zone) {
					continue
				}
				d.closeTray()
				d.openTray(d.lay.Places[i].Spot)
				q.show.Touch()
				q.show.Step(stage.Raw{X: -1, Y: -1}, 0)
				checked(t, lang+" "+name+" "+hotID(d.lay.Places[i].Spot), q.show.Frame())
			}
			d.walk = openWalks(d)
			for len(d.walk) > 0 {
				d.openWalk()
				q.show.Touch()
				q.show.Step(stage.Raw{X: -1, Y: -1}, 0)
				checked(t, lang+" "+name+" round", q.show.Frame())
				d.walk = d.walk[1:]
			}
			for _, key := range []string{"ask.row", "ask.top", "ask.gift"} {
				d.openTray(game.Spot{Zone: rules.Row, Seat: game.Nobody})
				d.tray.ask, d.tray.extra = d.deps.t(key, with{"N": 3}), nil
				q.show.Touch()
				q.show.Step(stage.Raw{X: -1, Y: -1}, 0)
				checked(t, lang+" "+name+" "+key, q.show.Frame())
			}
			d.openSeats()
			q.show.Touch()
			q.show.Step(stage.Raw{X: -1, Y: -1}, 0)
			checked(t, lang+" seats", q.show.Frame())
		}
	}
}

func openWalks(d *Desk) []game.Spot {
	_, walk := d.cleared()
	return walk
}

// TestNoWindow holds that scenes link no window.
func TestNoWindow(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Skip(err)
	}
	if strings.Contains(string(out), "ebiten") {
		t.Error("the companion links Ebitengine")
	}
}

func hotID(s game.Spot) string { return board.SpotID(s) }
