package keys

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/shortcut"
	"posterestante/render/engine/ui/uitest"
)

// reader is a player at the page.
type reader struct {
	page *Page
	show *stage.Show
	keys *stage.Keymap
}

func open(lang string) *reader {
	r := &reader{}
	r.page = New(Config{Words: words.In(lang), Keys: func() *stage.Keymap { return r.keys }, Set: func(k *stage.Keymap) { r.keys = k }}).(*Page)
	r.show = stage.NewShow(r.page)
	r.show.Step(stage.Raw{X: -1, Y: -1}, 0)
	return r
}

func (r *reader) press(raw stage.Raw, ks ...stage.Key) {
	raw.X, raw.Y, raw.Keys = -1, -1, ks
	r.show.Step(raw, stage.Tick)
	if !r.show.Done() {
		r.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

// ask walks to the command's cell and chooses it.
func (r *reader) ask(t *testing.T, c stage.Command, pad bool) {
	t.Helper()
	id := cellID(pad) + "." + strconv.Itoa(slices.Index(stage.Commands(), c))
	for range 80 {
		if f := r.show.Frame(); f.Focus == id && f.Ring {
			r.press(stage.Raw{}, stage.KeyEnter)
			return
		}
		r.press(stage.Raw{}, stage.KeyTab)
	}
	t.Fatalf("Tab doesn't come to %s", id)
}

func TestAnotherKey(t *testing.T) {
	r := open("en")
	r.ask(t, stage.CmdHints, false)
	r.press(stage.Raw{}, "k")
	if !slices.Contains(r.keys.Of(stage.CmdHints), stage.Stroke{Key: "k"}) || !strings.Contains(r.page.note, "K") {
		t.Fatalf("hints have %v; it says %q", r.keys.Of(stage.CmdHints), r.page.note)
	}
	r.ask(t, stage.CmdHints, false)
	r.press(stage.Raw{}, stage.KeyEscape)
	if r.page.asks != "" || !slices.Contains(r.keys.Of(stage.CmdHints), stage.Stroke{Key: "k"}) {
		t.Error("Escape changes something, or the page goes on asking")
	}
	r.ask(t, stage.CmdUndo, false)
	for _, k := range []stage.Key{stage.KeyTab, stage.KeyEnter, stage.KeyDown, stage.KeyHome} {
		r.press(stage.Raw{}, k)
		if r.page.asks != stage.CmdUndo || !strings.Contains(r.page.note, "always") {
			t.Errorf("%s is taken: %q", k, r.page.note)
		}
	}
	r.press(stage.Raw{Ctrl: true, Shift: true}, "u")
	if want := (stage.Stroke{Key: "u", Ctrl: true, Shift: true}); r.keys.Who(want) != stage.CmdUndo || !strings.Contains(r.page.note, "Ctrl+Shift+U") {
		t.Errorf("undo has %v; it says %q", r.keys.Of(stage.CmdUndo), r.page.note)
	}
	r.ask(t, stage.CmdSpeed, false)
	r.press(stage.Raw{}, "r") // the rules' key: they get this one's
	if r.keys.Who(stage.Stroke{Key: "s"}) != stage.CmdRules || !strings.Contains(r.page.note, "The rules") {
		t.Errorf("S is %q's; it says %q", r.keys.Who(stage.Stroke{Key: "s"}), r.page.note)
	}
	r.ask(t, stage.CmdFinish, true)
	r.press(stage.Raw{}, stage.PadY)
	if r.keys.Who(stage.Stroke{Key: stage.PadY}) != stage.CmdFinish || !strings.Contains(r.page.note, "no longer") {
		t.Errorf("the pad's button is %q's; it says %q", r.keys.Who(stage.Stroke{Key: stage.PadY}), r.page.note)
	}
	for range 80 {
		if r.show.Frame().Focus == "keys.usual" {
			break
		}
		r.press(stage.Raw{}, stage.KeyTab)
	}
	if r.press(stage.Raw{}, stage.KeyEnter); r.keys != nil {
		t.Error("the usual keys don't come back")
	}
	r.press(stage.Raw{}, stage.KeyEscape)
	if !r.show.Done() {
		t.Error("Escape doesn't leave the page")
	}
}

// TestAClickEndsTheQuestion checks that nobody who has a mouse is caught.
func TestAClickEndsTheQuestion(t *testing.T) {
	r := open("fr")
	r.ask(t, stage.CmdMenu, false)
	r.show.Step(stage.Raw{X: 5, Y: 5, Left: true}, stage.Tick)
	r.show.Step(stage.Raw{X: 5, Y: 5}, stage.Tick)
	if r.page.asks != "" {
		t.Error("a click beside all goes on asking")
	}
	r.ask(t, stage.CmdMenu, false)
	r.show.Step(stage.Raw{X: 5, Y: 5, Right: true}, stage.Tick)
	if r.page.asks != "" || r.show.Done() {
		t.Error("the right button goes on asking, or leaves the page")
	}
}

// TestThePageSaysAll holds, in both languages, that every command has words and
// stands on the page, that every stroke has caps, and that nothing is cut, in
// the widest case too.
func TestThePageSaysAll(t *testing.T) {
	for _, lang := range words.Languages() {
		r := open(lang)
		wide := stage.Stroke{Key: stage.KeyBackspace, Ctrl: true, Shift: true}
		listed := map[stage.Command]bool{}
		for _, c := range columns {
			for _, g := range c.groups {
				for _, row := range g.rows {
					for _, cmd := range row.cmds {
						listed[cmd] = true
					}
					for _, alt := range append(row.keys, []stage.Stroke{wide}) {
						for _, s := range alt {
							if n := strings.Join(shortcut.Caps(r.page.cfg.Words, s), ""); strings.Contains(n, "[") {
								t.Errorf("%s: %v has no words: %s", lang, s, n)
							}
						}
					}
				}
			}
		}
		for _, c := range stage.Commands() {
			if !listed[c] {
				t.Errorf("%s is not on the page", c)
			}
			for _, s := range r.keys.Of(c) {
				if n := r.page.name(s); strings.Contains(n, "[") {
					t.Errorf("%s: %v has no words: %s", lang, s, n)
				}
			}
		}
		for _, tall := range []bool{false, true} {
			r.show.SetTall(tall)
			for size := range stage.TextMost + 1 {
				r.show.SetText(size)
				r.press(stage.Raw{})
				inside(t, r.show.Frame())
			}
			r.ask(t, stage.CmdFull, false)
			inside(t, r.show.Frame())
			r.press(stage.Raw{Ctrl: true, Shift: true}, stage.KeyBackspace)
			inside(t, r.show.Frame())
			if f := r.show.Frame(); f.Tall != tall {
				t.Errorf("the page is tall: %v", f.Tall)
			}
		}
	}
}

// TestPortrait: in a window that is higher than wide the page uses the height, also while
// it asks for a key.
func TestPortrait(t *testing.T) {
	for _, lang := range words.Languages() {
		for size := range stage.TextMost + 1 {
			r := open(lang)
			f := uitest.Tall(t, fmt.Sprintf("%s at size %d", lang, size), r.page, size)
			for _, id := range []string{"keys.back", "keys.usual"} {
				if h := f.Hot(id); h == nil || h.Rect.H < uitest.Touch {
					t.Errorf("%s: %+v", id, h)
				}
			}
			r.ask(t, stage.CmdRestart, true)
			uitest.Tall(t, fmt.Sprintf("%s at size %d, asking", lang, size), r.page, size)
		}
	}
}

// inside checks that words fit their places and caps their cells.
func inside(t *testing.T, f *stage.Frame) {
	t.Helper()
	for _, s := range f.Sprites {
		switch p := s.Pic; p.Kind {
		case "keycap", "padcap":
			for _, o := range f.Sprites {
				if r := o.Rect; o.Pic.Kind == "keycell" && r.Has(s.Rect.X, s.Rect.Y+5) && s.Rect.X+s.Rect.W > r.X+r.W {
					t.Errorf("the cap %q leaves its cell: %+v, %+v", p.Text, s.Rect, r)
				}
			}
			right := 1784.0
			if f.Tall {
				right = 1010
			}
			if s.Rect.X+s.Rect.W > right {
				t.Errorf("the cap %q leaves the page: %+v", p.Text, s.Rect)
			}
		case "text":
			style := paint.TextStyle(p.ID, p.Look).Grown(p.Size, p.Text, s.Rect.W, s.Rect.H)
			if !style.Wrap && style.Width(p.Text) > s.Rect.W+1 || style.Wrap && style.Height(p.Text, s.Rect.W) > s.Rect.H+8 {
				t.Errorf("%q doesn't fit %+v", p.Text, s.Rect)
			}
		}
	}
}

// TestPainters checks that what only this page shows can be painted.
func TestPainters(t *testing.T) {
	k := Kinds()
	for _, p := range []stage.Pic{{Kind: "keycap", Text: "Ctrl"}, {Kind: "keycap", Text: arrow + "left"}, {Kind: "keycell"},
		{Kind: "padcap", Text: "a"}, {Kind: "padcap", Text: "pad.ls"}, {Kind: "padcap", Text: "dpad"}, {Kind: "padcap", Text: "L2"}, {Kind: "padcap", Text: "pad.start"}} {
		if im, err := k.Try(p, 48, 36, 48, 36); err != nil || im == nil {
			t.Errorf("%+v: %v", p, err)
		}
	}
}
