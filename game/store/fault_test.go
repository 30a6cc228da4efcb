package store

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"syscall"
	"testing"
)

// faulty is a file whose disk takes only so many more bytes.
type faulty struct {
	file
	room      int
	failSync  bool
	failTrunc bool
}

func (f *faulty) Write(b []byte) (int, error) {
	if len(b) <= f.room {
		f.room -= len(b)
		return f.file.Write(b)
	}
	n, _ := f.file.Write(b[:f.room])
	f.room = 0
	return n, syscall.ENOSPC
}

func (f *faulty) Sync() error {
	if f.failSync {
		return syscall.EIO
	}
	return f.file.Sync()
}

func (f *faulty) Truncate(n int64) error {
	if f.failTrunc {
		return syscall.EIO
	}
	return f.file.Truncate(n)
}

// on puts matches of the shelf on a faulty disk.
func on(s *Shelf, f *faulty) {
	s.opener = func(path string) (real file, err error) {
		f.file, err = openFile(path)
		return f, err
	}
}

// TestDiskFull fills the disk at each byte of a record: nothing is done, one
// sentence is said, and when there is room again the match goes on.
func TestDiskFull(t *testing.T) {
	for _, stuck := range []bool{false, true} {
		for room := range 40 {
			s := shelf(t)
			f := &faulty{room: 1 << 20}
			on(s, f)
			m := begin(t, s, meta(10))
			play(t, m, 5, 1)
			before, _ := os.ReadFile(s.path(m.ID()))
			f.room, f.failTrunc = room, stuck
			var err error
			for n := 5; err == nil; n++ {
				was := printOf(m.Session())
				if _, err = m.Do(m.Session().Legal()[0]); err != nil && printOf(m.Session()) != was {
					t.Fatal("an action that was not saved was done")
				}
			}
			if key(err) != "store.write" || !strings.Contains(err.Error(), "disk is full") || !errors.Is(err, syscall.ENOSPC) {
				t.Fatal(err)
			}
			if now, _ := os.ReadFile(s.path(m.ID())); !bytes.HasPrefix(now, before) {
				t.Fatal("the file lost what it had")
			}
			if stuck { // killed now, with a torn line at the end
				crashed, _ := os.ReadFile(s.path(m.ID()))
				r, err := Read(crashed)
				if err != nil || r.Session.Len() > m.Session().Len() && !r.newline { // at most the action in flight
					t.Fatal("after a crash the match is another", err)
				}
				if r.Session.Len() == m.Session().Len() && printOf(r.Session) != printOf(m.Session()) {
					t.Fatal("after a crash the match is another")
				}
			}
			f.room, f.failTrunc = 1<<20, false
			play(t, m, 3, 1)
			closed(t, m)
			same(t, m.Session(), resume(t, s, m.ID()).Session())
		}
	}
}

// TestFaultsOfOthers: undo, redo and rename are all or nothing too, and a sync
// that fails counts as not written.
func TestFaultsOfOthers(t *testing.T) {
	s := shelf(t)
	f := &faulty{room: 1 << 20}
	on(s, f)
	m := begin(t, s, meta(10))
	for i := uint64(0); ; i++ {
		play(t, m, 1, i)
		if m.Session().CanUndo(m.Session().Step(m.Session().Len()-1).Seat) == nil {
			break
		}
	}
	was := printOf(m.Session())
	for _, spoil := range []func(bool){
		func(on bool) { f.room = map[bool]int{true: 3, false: 1 << 20}[on] },
		func(on bool) { f.failSync = on },
	} {
		spoil(true)
		if err := m.Undo(1); key(err) != "store.write" || printOf(m.Session()) != was {
			t.Fatal("undo:", err)
		}
		if err := m.Rename("x"); key(err) != "store.write" || m.Name() != "Été à la mer" {
			t.Fatal("rename:", err)
		}
		spoil(false)
		if err := m.Undo(1); err != nil {
			t.Fatal(err)
		}
		undone := printOf(m.Session())
		spoil(true)
		if _, err := m.Redo(1); key(err) != "store.write" || printOf(m.Session()) != undone {
			t.Fatal("redo:", err)
		}
		spoil(false)
		if _, err := m.Redo(1); err != nil {
			t.Fatal(err)
		}
	}
	closed(t, m)
	again := resume(t, s, m.ID())
	same(t, m.Session(), again.Session())
	if again.Damage() != nil {
		t.Error(again.Damage())
	}
}

// TestChangedByOthers: a file that another program moved, replaced or changed
// is written to no more.
func TestChangedByOthers(t *testing.T) {
	for name, change := range map[string]func(path string) error{
		"removed":  os.Remove,
		"moved":    func(path string) error { return os.Rename(path, path+".bak") },
		"appended": func(path string) error { return os.WriteFile(path, []byte("{}"), 0o644) },
		"replaced": func(path string) error {
			data, err := os.ReadFile(path)
			return errors.Join(err, os.Remove(path), os.WriteFile(path, data, 0o644))
		},
	} {
		s := shelf(t)
		m := begin(t, s, meta(10))
		play(t, m, 2, 1)
		if err := change(s.path(m.ID())); err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(m.Session().Legal()[0]); key(err) != "store.changed" || m.Session().Len() != 2 {
			t.Errorf("%s: %v", name, err)
		}
		closed(t, m)
	}
}
