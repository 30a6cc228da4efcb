package program

import (
	"os"
	"strings"
	"testing"

	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// TestAloudIsKept: what was chosen holds for the next match, where one person plays
// alone; and that something was heard stays with its match.
func TestAloudIsKept(t *testing.T) {
	h := newHome(t, t.TempDir())
	h.data = t.TempDir()
	for _, row := range []struct {
		kinds []string
		on    bool
	}{{[]string{menus.Person, "think:25"}, true}, {[]string{menus.Person, menus.Person, "think:25"}, false}} {
		setup := menus.Setup{Game: "postcards", Seed: "4"}
		for i, kind := range row.kinds {
			setup.Seats = append(setup.Seats, menus.Seat{Name: string(rune('A' + i)), Kind: kind, Colour: i})
		}
		m, err := h.shelf.New(metaOf(setup))
		if err != nil {
			t.Fatal(err)
		}
		h.settings.Aloud = false
		if a := h.aloud(m); a.On || a.Heard || m.Session().Aloud() {
			t.Errorf("%v: they think aloud by themselves: %+v", row.kinds, a)
		}
		h.settings.Aloud = true
		a := h.aloud(m)
		if a.On != row.on || m.Session().Aloud() != row.on {
			t.Errorf("%v: on is %v", row.kinds, a.On)
		}
		a.OnHear()
		if !h.aloud(m).Heard {
			t.Errorf("%v: that they were heard is forgotten", row.kinds)
		}
		a.OnChoose(false)
		if h.settings.Aloud {
			t.Error("the choice isn't kept")
		}
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFaultIsKept: a telling that failed is a file of bounded size that is no crash: the
// next start begins with the menu.
func TestFaultIsKept(t *testing.T) {
	h := newHome(t, t.TempDir())
	h.data = t.TempDir()
	path := h.fault(table.Fault{Game: "sakodo", Seats: 3, Action: 7, Why: strings.Repeat("why ", 1<<16)})
	text, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(text), "sakodo, 3 seats, after 7 actions") || len(text) > 64<<10 {
		t.Errorf("%q: %d bytes, %v", path, len(text), err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Error("others may read it", err)
	}
	if crashed(h.data) {
		t.Error("the next start takes it for a crash")
	}
	h.data += "/there/is/" + string(rune(0))
	if path := h.fault(table.Fault{}); path != "" {
		t.Errorf("what can't be written is said to be in %q", path)
	}
}
