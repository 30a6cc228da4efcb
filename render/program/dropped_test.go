package program

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// TestDropped: a match that is dropped lies on the shelf and is opened over
// what was shown; other files are refused in one sentence, and nothing changes.
func TestDropped(t *testing.T) {
	h := newHome(t, t.TempDir())
	running, err := h.start(solo)
	if err != nil {
		t.Fatal(err)
	}
	own := h.matches()[0].ID
	show := stage.NewShow(running)
	show.OnDrop = h.dropped
	step := func(r stage.Raw) {
		for range 3 {
			show.Step(r, stage.Tick)
			r = stage.Raw{X: r.X, Y: r.Y}
		}
	}
	click := func(id string) {
		t.Helper()
		hot := show.Frame().Hot(id)
		if hot == nil {
			t.Fatalf("there is no %s", id)
		}
		x, y := hot.Rect.Mid()
		step(stage.Raw{X: x, Y: y, Left: true})
		step(stage.Raw{X: x, Y: y})
	}
	other := solo
	other.Seed = "99"
	_, data := parcelOf(t, other)
	step(stage.Raw{Dropped: []stage.Dropped{
		{Name: "chat.png", Data: []byte("\x89PNG")}, {Name: "dossier", Err: os.ErrPermission}, {Name: "x.poste", Data: data},
	}})
	parcel, ok := show.Scene().(*menus.Parcel)
	if !ok || len(h.matches()) != 2 {
		t.Fatalf("shown is %T, %d matches", show.Scene(), len(h.matches()))
	}
	said := ""
	for _, s := range show.Frame().Sprites {
		said += s.Pic.Text + "\n"
	}
	for _, want := range []string{"« chat.png » n’est pas une partie", "« dossier » ne peut pas être lu", "il n’est pas permis", "maintenant sur l’étagère"} {
		if !strings.Contains(strings.ReplaceAll(said, "\u00a0", " "), want) {
			t.Errorf("%q is not said in %s", want, said)
		}
	}
	click("parcel.open")
	if _, ok := show.Scene().(*table.Table); !ok || show.Scene() == running {
		t.Fatalf("%T is shown, %v", show.Scene(), parcel)
	}
	path, err := h.shelf.Export(own, t.TempDir()) // the match that is being played
	if err != nil {
		t.Fatal(err)
	}
	if data, err = os.ReadFile(path); err != nil {
		t.Fatal(err)
	}
	step(stage.Raw{Dropped: []stage.Dropped{{Name: "own.poste", Data: data}}})
	click("parcel.open")
	if show.Frame().Hot("dialog.ok") == nil || len(h.matches()) != 2 {
		t.Error("the match that is on the table can be opened twice")
	}
	click("dialog.ok")
	click("parcel.later")
	if _, ok := show.Scene().(*table.Table); !ok {
		t.Errorf("left lying: %T is shown", show.Scene())
	}
}

// TestOpening: a file named on the command line is opened at once, over the
// menu; one that can't be is told in one sentence.
func TestOpening(t *testing.T) {
	data := t.TempDir()
	path, whole := parcelOf(t, solo)
	bad, torn := filepath.Join(data, "bad.poste"), filepath.Join(data, "torn.poste")
	for name, data := range map[string][]byte{bad: []byte("hello"), torn: bytes.TrimSuffix(whole, []byte("}\n"))} {
		if err := os.WriteFile(name, data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		file    string
		matches int
		table   bool
	}{{"", 0, false}, {bad, 0, false}, {path, 1, true}, {torn, 1, true}, {filepath.Join(data, "none"), 0, false}} {
		folder := t.TempDir()
		h := newHome(t, folder)
		s := stage.NewShow(h.opening(c.file, folder))
		for range 4 {
			s.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
		if _, isTable := s.Scene().(*table.Table); isTable != c.table || len(h.matches()) != c.matches {
			t.Errorf("%q: %T is shown, %d matches", c.file, s.Scene(), len(h.matches()))
		}
		if c.file == torn && s.Frame().Hot("dialog.ok") == nil {
			t.Error("that the file is damaged is not said")
		}
		if c.file == bad && s.Frame().Hot("parcel.later") == nil {
			t.Error("why nothing was opened is not said")
		}
	}
}
