package program

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// lengthy is a home with one match whose file is long.
func lengthy(t *testing.T) (h *home, id string, data []byte) {
	t.Helper()
	h = newHome(t, t.TempDir())
	m, err := h.shelf.New(metaOf(solo))
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(h.shelf.Dir(), m.ID()+".jsonl")
	data, err = os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	data = append(data, bytes.Repeat([]byte("{\"name\":\"a\"}\n"), 100_000)...)
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	h.deps.Patience = time.Nanosecond
	return h, m.ID(), data
}

// hang is how long a test waits for what must come: a guard against waiting for ever, however slow the machine.
const hang = 3 * time.Minute

// shown steps until another scene than the wait is shown, and gives it.
func shown(t *testing.T, s *stage.Show) stage.Scene {
	t.Helper()
	waited := false
	for end := time.Now().Add(hang); time.Now().Before(end); time.Sleep(time.Millisecond) {
		s.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		if _, waits := s.Scene().(*menus.Wait); waits {
			waited = true
		} else if waited {
			return s.Scene()
		}
	}
	t.Fatal("it waits for ever")
	return nil
}

// TestLongFiles: a long file is waited for however it is opened: from the shelf,
// by argument, dropped; and it can be left, then nothing is held.
func TestLongFiles(t *testing.T) {
	h, id, data := lengthy(t)
	next, err := h.resume(id)
	if err != nil {
		t.Fatal(err)
	}
	s := stage.NewShow(next)
	s.Step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyEscape}}, stage.Tick)
	if !s.Done() {
		t.Fatalf("Escape leads to %T", s.Scene())
	}
	for end := time.Now().Add(hang); ; time.Sleep(time.Millisecond) {
		if m, err := h.shelf.Resume(id); err == nil {
			_ = m.Close()
			break
		} else if time.Now().After(end) {
			t.Fatal("a match that was left is still held:", err)
		}
	}
	if next, err = h.resume(id); err != nil {
		t.Fatal(err)
	}
	if got, ok := shown(t, stage.NewShow(&over{menus.NewMenu(h.deps), next})).(*table.Table); !ok {
		t.Errorf("from the shelf %T is shown", got)
	}

	file := filepath.Join(t.TempDir(), "x.poste")
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	other := newHome(t, t.TempDir())
	other.deps.Patience = time.Nanosecond
	if got, ok := shown(t, stage.NewShow(other.opening(file, other.data))).(*table.Table); !ok {
		t.Errorf("by argument %T is shown", got)
	}
	third := newHome(t, t.TempDir())
	third.deps.Patience = time.Nanosecond
	show := stage.NewShow(menus.NewMenu(third.deps))
	show.OnDrop = third.dropped
	show.Step(stage.Raw{X: -1, Y: -1, Dropped: []stage.Dropped{{Name: "x.poste", Data: data}}}, stage.Tick)
	if got, ok := shown(t, show).(*menus.Parcel); !ok || len(third.matches()) != 1 {
		t.Errorf("dropped, %T is shown", got)
	}
}

// TestLargeShelf: the shelf opens soon though a match on it is long, and shows
// the rest, and the small maps, when they are there.
func TestLargeShelf(t *testing.T) {
	h, id, data := lengthy(t)
	news := make(chan bool, 1000)
	h.deps.Wake = func() { news <- true }
	for len(data) < 8<<20 {
		data = append(data, bytes.Repeat([]byte("{\"name\":\"a\"}\n"), 20_000)...)
	}
	if err := os.WriteFile(filepath.Join(h.shelf.Dir(), id+".jsonl"), data, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := h.start(solo); err != nil {
		t.Fatal(err)
	}
	began := time.Now()
	s := stage.NewShow(menus.NewMatches(h.deps))
	s.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	t.Logf("the shelf opened after %v", time.Since(began))
	if h.rest != 1 {
		t.Errorf("the shelf opened with %d matches unread, not with the long one", h.rest)
	}
	for end := time.Now().Add(hang); h.rest > 0 || h.drawing != nil || len(h.thumbs) < 2; {
		select {
		case <-news:
		case <-time.After(time.Until(end)):
			t.Fatalf("%d matches are unread, %d maps made", h.rest, len(h.thumbs))
		}
		s.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

// TestBeginningIsHeard checks that whatever begins a table leaves the window free: what takes long is shown, and then
// there is the table.
func TestBeginningIsHeard(t *testing.T) {
	h := newHome(t, t.TempDir())
	h.deps.Patience = time.Nanosecond
	for name, begin := range map[string]func() (stage.Scene, error){
		"a match":  func() (stage.Scene, error) { return h.start(solo) },
		"a lesson": func() (stage.Scene, error) { return h.lesson("sakodo") },
	} {
		heard := false
		for range 20 { // the disk may be faster than a nanosecond's patience
			next, err := begin()
			if err != nil {
				t.Fatal(err)
			}
			if _, waits := next.(*menus.Wait); waits {
				next, heard = shown(t, stage.NewShow(next)), true
			}
			if _, ok := next.(*table.Table); !ok {
				t.Fatalf("%s: %T is shown", name, next)
			}
			next.(*table.Table).Leave()
			if heard {
				break
			}
		}
		if !heard {
			t.Errorf("%s: the window stands still meanwhile", name)
		}
	}
}
