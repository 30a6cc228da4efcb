package filelock

import (
	"path/filepath"
	"testing"
)

// TestLock checks that a file is held by one lock at a time.
func TestLock(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.lock")
	a, b := New(path), New(path)
	for i := range 2 {
		if ok, err := a.TryLock(); !ok || err != nil {
			t.Fatalf("round %d: %v %v", i, ok, err)
		}
		if ok, _ := b.TryLock(); ok {
			t.Fatalf("round %d: held twice", i)
		}
		if err := b.Close(); err != nil {
			t.Fatal(err)
		}
		if ok, _ := New(path).TryLock(); ok {
			t.Fatalf("round %d: who held nothing let go of it", i)
		}
		if err := a.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if a.Path() != path {
		t.Error(a.Path())
	}
}
