package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"
)

// TestHalfWritten: what a killed program left half written is cleared at the
// next start, but not what another program is writing.
func TestHalfWritten(t *testing.T) {
	s := shelf(t)
	held, done := begin(t, s, meta(1)), begin(t, s, meta(2))
	closed(t, done)
	defer func() { _ = held.Close() }()
	put := func(name string) string {
		path := filepath.Join(s.Dir(), name)
		if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	left := put(half + done.ID() + ext + "-1")
	never := put(half + "20260101-000000-aaaaa" + ext + "-2") // killed before it was there
	lock := put("20260101-000000-aaaaa.lock")
	old := put(half + "77")
	if err := os.Chtimes(old, time.Time{}, time.Now().Add(-2*oldHalf)); err != nil {
		t.Fatal(err)
	}
	writing, young := put(half+held.ID()+ext+"-3"), put(half+"78")
	if _, err := Open(filepath.Dir(s.Dir())); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{left, never, lock, old} {
		if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is still there", path)
		}
	}
	for _, path := range []string{writing, young, s.path(held.ID()), s.path(done.ID())} {
		if _, err := os.Stat(path); err != nil {
			t.Error(err)
		}
	}
	closed(t, resume(t, s, done.ID()))
}

// childHalf is killed while it puts a file in place.
func childHalf(args []string) error {
	s, err := Open(args[0])
	if err != nil {
		return err
	}
	m, err := s.Resume(args[1])
	if err != nil {
		return err
	}
	fmt.Println("writing")
	err = Replace(m.path, make([]byte, 1<<30))
	runtime.KeepAlive(m) // its lock is let go when nobody knows it any more
	return err
}

// TestKilledWhileReplacing kills a program that puts a large file in place, and
// starts another.
func TestKilledWhileReplacing(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(3))
	closed(t, m)
	cmd, lines := another(t, "half", filepath.Dir(s.Dir()), m.ID())
	lines.Scan()
	left := func() []string {
		names, _ := filepath.Glob(filepath.Join(s.Dir(), half+"*"))
		return names
	}
	for end := time.Now().Add(time.Minute); len(left()) == 0 && time.Now().Before(end); time.Sleep(time.Millisecond) {
	}
	hold(cmd.Process) // it writes fast: it might be done before we look
	if _, err := Open(filepath.Dir(s.Dir())); err != nil || len(left()) != 1 {
		t.Errorf("while it is written: %v, %v", left(), err)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = cmd.Wait()
	if _, err := Open(filepath.Dir(s.Dir())); err != nil || len(left()) != 0 {
		t.Errorf("after the next start: %v, %v", left(), err)
	}
	closed(t, resume(t, s, m.ID()))
}
