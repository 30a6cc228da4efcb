package windowtest

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/store"
	"posterestante/windowtest/drive"
)

// sent is a match that is over, as somebody else would send it.
func sent(t *testing.T) string {
	t.Helper()
	s, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.New(store.Meta{Name: "Chez Lise", Seats: []store.Seat{{Name: "Lise", Colour: 3}, {Name: "Automa"}},
		Setup: game.Setup{Game: "postcards", Seats: []string{"person", "automa:expert"}, Seed: "9"}})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(3)
	for !m.Session().Over() {
		legal := m.Session().Legal()
		if _, err := m.Do(legal[r.Intn(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	path, err := s.Export(m.ID(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return path
}

func says(s drive.Screen, words string) bool {
	return slices.ContainsFunc(s.Texts, func(t string) bool {
		return strings.Contains(strings.ReplaceAll(t, "\u00a0", " "), words)
	})
}

// TestDrop drops files on the window while it sleeps: a foreign one is refused
// in one sentence, a match is opened, and the shelf shows it.
func TestDrop(t *testing.T) {
	p := sit(t, screen(t), t.TempDir(), "fr", 0)
	_, err := p.WaitFor("menu.new")
	p.must(err)
	foreign := filepath.Join(t.TempDir(), "Été.png")
	if err := os.WriteFile(foreign, []byte("\x89PNG"), 0o600); err != nil {
		t.Fatal(err)
	}
	time.Sleep(1200 * time.Millisecond) // the loop waits for events by now
	p.must(p.Drop(foreign))
	_, err = p.Wait("why it isn't taken", func(s drive.Screen) bool {
		return says(s, "« Été.png » n’est pas une partie de Poste Restante")
	})
	p.must(err)
	p.click("parcel.later")
	_, err = p.WaitFor("menu.new")
	p.must(err)
	p.must(p.Drop(sent(t), foreign))
	_, err = p.WaitFor("parcel.open")
	p.must(err)
	p.shoot("parcel")
	p.click("parcel.open", "table.menu", "dialog.menu", "menu.matches")
	_, err = p.Wait("the match on the shelf", func(s drive.Screen) bool { return says(s, "Chez Lise") && s.Hot("matches.go") != nil })
	p.must(err)
	p.shoot("shelf")
	p.click("matches.share")
	_, err = p.Wait("where it was put", func(s drive.Screen) bool { return says(s, "Chez Lise") && s.Hot("dialog.ok") != nil })
	p.must(err)
	files, _ := filepath.Glob(filepath.Join(p.Data, "shared", "*"+store.ShareExt))
	if len(files) != 1 {
		t.Errorf("shared are %v", files)
	}
}

// TestOpenedByArgument starts the program with a match file.
func TestOpenedByArgument(t *testing.T) {
	d := screen(t)
	w, err := d.Start(program, t.TempDir(), "-lang", "en", sent(t))
	if err != nil {
		t.Fatal(err)
	}
	defer w.Kill()
	if _, err := w.Wait("the table of the match", func(s drive.Screen) bool { return s.Hot("table.menu") != nil && says(s, "Lise") }); err != nil {
		t.Fatal(err, w.Said())
	}
}
