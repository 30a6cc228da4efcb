// Package keeptest holds any way of keeping rooms to the contract of package keep.
package keeptest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"posterestante/hosting/keep"
)

// Kind is a way of keeping rooms.
type Kind struct {
	// Open opens it; where is a text that another process understands too, such as a folder.
	Open func(where string) (keep.Keep, error)
	// Where makes a place with nothing in it.
	Where func(t *testing.T) string
}

func entry(n int) string { return fmt.Sprintf(`{"n":%d,"text":"une entrée"}`, n) }

// Check holds a way of keeping rooms to the contract; its numbers are those of the package's comment.
func Check(t *testing.T, k Kind) {
	for name, check := range map[string]func(*testing.T, Kind){
		"1 entries": entries, "2 leases": leases, "2 many want it": many, "3 numbers": numbers, "3 fences": fences,
		"3 kill": kill, "4 reading": reading, "housekeeping": housekeeping,
	} {
		t.Run(name, func(t *testing.T) { check(t, k) })
	}
}

func (k Kind) open(t *testing.T) keep.Keep {
	t.Helper()
	rooms, err := k.Open(k.Where(t))
	if err != nil {
		t.Fatal(err)
	}
	return rooms
}

func lease(t *testing.T, k keep.Keep, room string) keep.Lease {
	t.Helper()
	l, err := k.Lease(room)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Release() })
	return l
}

func holds(t *testing.T, k keep.Keep, room string, want ...string) {
	t.Helper()
	got, err := k.Read(room, 0)
	if err != nil || !slices.Equal(got, want) {
		t.Fatalf("it holds %q (%v) instead of %q", got, err, want)
	}
}

func is(t *testing.T, err, want error) {
	t.Helper()
	if !errors.Is(err, want) {
		t.Fatalf("%v instead of %v", err, want)
	}
}

func entries(t *testing.T, kind Kind) {
	k := kind.open(t)
	l := lease(t, k, "a-1")
	long := `{"x":"` + strings.Repeat("é", (keep.MaxEntry-8)/2) + `"}`
	is(t, l.Append(0, entry(0), "{}", long), nil)
	for _, bad := range []string{"", "text", "{\"a\":\n1}", long + "  "} {
		is(t, l.Append(3, entry(3), bad), keep.ErrEntry)
	}
	holds(t, k, "a-1", entry(0), "{}", long)
	for _, bad := range []string{"", "A", "..", "a/b", "é", strings.Repeat("a", 65)} {
		_, err := k.Lease(bad)
		is(t, err, keep.ErrName)
		_, err = k.Read(bad, 0)
		is(t, err, keep.ErrName)
	}
}

func leases(t *testing.T, kind Kind) {
	k := kind.open(t)
	a := lease(t, k, "room")
	_, err := k.Lease("room")
	is(t, err, keep.ErrHeld)
	other := lease(t, k, "another")
	is(t, other.Append(0, entry(0)), nil)
	is(t, a.Append(0, entry(0)), nil)
	last := a.Fence()
	for n := 1; n < 4; n++ {
		is(t, a.Release(), nil)
		is(t, a.Release(), nil)
		a = lease(t, k, "room")
		if a.Fence() <= last {
			t.Fatalf("fence %d after %d", a.Fence(), last)
		}
		last = a.Fence()
		is(t, a.Append(n, entry(n)), nil)
	}
	holds(t, k, "room", entry(0), entry(1), entry(2), entry(3))
}

// many has several want a room at once: one holds it at a time, fences grow, nothing is lost.
func many(t *testing.T, kind Kind) {
	k := kind.open(t)
	var mu sync.Mutex
	holders, last, kept := 0, uint64(0), 0
	var all sync.WaitGroup
	for range 8 {
		all.Add(1)
		go func() {
			defer all.Done()
			for range 20 {
				l, err := k.Lease("room")
				if errors.Is(err, keep.ErrHeld) {
					continue
				}
				if err != nil {
					t.Error(err)
					return
				}
				mu.Lock()
				holders++
				if holders != 1 || l.Fence() <= last {
					t.Errorf("%d hold it, fence %d after %d", holders, l.Fence(), last)
				}
				last = l.Fence()
				if err := l.Append(kept, entry(kept)); err != nil {
					t.Error(err)
				}
				kept++
				holders--
				mu.Unlock()
				if err := l.Release(); err != nil {
					t.Error(err)
				}
			}
		}()
	}
	all.Wait()
	got, err := k.Read("room", 0)
	if err != nil || len(got) != kept || kept == 0 {
		t.Fatalf("%d of %d: %v", len(got), kept, err)
	}
	for n, e := range got {
		if e != entry(n) {
			t.Fatalf("entry %d is %q", n, e)
		}
	}
}

func numbers(t *testing.T, kind Kind) {
	k := kind.open(t)
	l := lease(t, k, "room")
	for _, at := range []int{1, -1, 100} {
		is(t, l.Append(at, entry(0)), keep.ErrNumber)
	}
	is(t, l.Append(0, entry(0), entry(1)), nil)
	for _, at := range []int{0, 1, 3} {
		is(t, l.Append(at, entry(2)), keep.ErrNumber)
	}
	holds(t, k, "room", entry(0), entry(1))
	is(t, l.Append(2, entry(2)), nil)
	is(t, l.Append(3), nil) // of nothing: nobody else has it
	is(t, l.Append(2), keep.ErrNumber)
	holds(t, k, "room", entry(0), entry(1), entry(2))
}

func fences(t *testing.T, kind Kind) {
	k := kind.open(t)
	old := lease(t, k, "room")
	is(t, old.Append(0, entry(0)), nil)
	is(t, old.Release(), nil)
	is(t, old.Append(1, entry(1)), keep.ErrFenced)
	is(t, old.Forget(), keep.ErrFenced)
	is(t, old.Append(1), keep.ErrFenced)
	l := lease(t, k, "room")
	is(t, old.Append(1, entry(1)), keep.ErrFenced)
	is(t, old.Append(1), keep.ErrFenced)
	is(t, old.Forget(), keep.ErrFenced)
	is(t, old.Release(), nil) // which lets nobody else in
	_, err := k.Lease("room")
	is(t, err, keep.ErrHeld)
	is(t, l.Append(1, entry(1)), nil)
	holds(t, k, "room", entry(0), entry(1))
}

func reading(t *testing.T, kind Kind) {
	k := kind.open(t)
	holds(t, k, "nothing")
	l := lease(t, k, "room")
	var want []string
	for n := range 30 {
		is(t, l.Append(n, entry(n)), nil)
		want = append(want, entry(n))
	}
	for _, from := range []int{0, 1, 29, 30} {
		got, err := k.Read("room", from)
		if err != nil || !slices.Equal(got, want[from:]) {
			t.Fatalf("from %d: %q %v", from, got, err)
		}
	}
	for _, from := range []int{-1, 31} {
		_, err := k.Read("room", from)
		is(t, err, keep.ErrNumber)
	}
}

func housekeeping(t *testing.T, kind Kind) {
	k := kind.open(t)
	names := func(want ...string) {
		t.Helper()
		got, err := k.Names()
		slices.Sort(got)
		if err != nil || !slices.Equal(got, want) {
			t.Fatalf("%q %v", got, err)
		}
	}
	names()
	a := lease(t, k, "a")
	b := lease(t, k, "b")
	is(t, a.Append(0, entry(0)), nil)
	names("a", "b")
	is(t, a.Forget(), nil)
	names("b")
	holds(t, k, "a")
	a = lease(t, k, "a")
	is(t, a.Append(0, entry(1)), nil)
	holds(t, k, "a", entry(1))
	is(t, b.Release(), nil)
}
