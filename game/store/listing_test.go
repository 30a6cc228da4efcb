package store

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// hang is how long a test waits for what must come: a guard against waiting for ever, however slow the machine.
const hang = 3 * time.Minute

// pile puts n matches on a shelf, the newest first.
func pile(t testing.TB, s *Shelf, n int, data []byte) {
	t.Helper()
	for i := range n {
		path := s.path(fmt.Sprintf("20260101-%06d-aaaaa", i))
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		at := time.Now().Add(-time.Duration(i) * time.Minute)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
}

// fileOf is a match file of some actions, taken back and again n times.
func fileOf(t testing.TB, n int) []byte {
	t.Helper()
	s, err := Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.New(meta(5))
	if err != nil {
		t.Fatal(err)
	}
	for m.Session().Turn() != 0 || m.Session().Len() == 0 {
		if _, err := m.Do(m.Session().Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(m.path)
	if err != nil {
		t.Fatal(err)
	}
	return append(data, bytes.Repeat([]byte("{\"name\":\"a\"}\n"), n)...)
}

// TestListSoon: whatever lies on the shelf, its list is there soon; the rest
// comes in the background, large files last.
func TestListSoon(t *testing.T) {
	s := shelf(t)
	small, large := fileOf(t, 0), fileOf(t, 100_000)
	pile(t, s, 300, small)
	for _, name := range []string{"20270101-000000-aaaaa", "20270101-000001-aaaaa"} {
		if err := os.WriteFile(s.path(name), large, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(s.path("20270101-000002-aaaaa"), []byte("{\"format\":"), 0o600); err != nil {
		t.Fatal(err)
	}
	var news atomic.Int64
	list, rest := s.ListSoon(0, func() { news.Add(1) })
	if rest == 0 || len(list)+rest != 303 {
		t.Fatalf("at once %d are read, %d not", len(list), rest)
	}
	most := 0 // read before all was
	for end := time.Now().Add(hang); rest > 0 && time.Now().Before(end); time.Sleep(time.Millisecond) {
		list, rest = s.ListSoon(0, func() { news.Add(1) })
		if rest > 2 {
			continue
		}
		if most == 0 {
			most = len(list)
		}
		for _, in := range list {
			if rest == 2 && strings.HasPrefix(in.ID, "20270101-00000") && in.Problem == nil {
				t.Fatal("a large file came before small ones")
			}
		}
	}
	whole := s.List()
	if rest != 0 || len(list) != 303 || len(whole) != 303 || most == 303 || news.Load() == 0 {
		t.Fatalf("in the end %d are read, %d not; %d by then; news came %d times", len(list), rest, most, news.Load())
	}
	for i := range list {
		if list[i].ID != whole[i].ID || list[i].Actions != whole[i].Actions || (list[i].Problem == nil) != (whole[i].Problem == nil) {
			t.Fatalf("%+v is listed, %+v read", list[i], whole[i])
		}
	}
	ends := func() bool {
		s.mu.Lock()
		defer s.mu.Unlock()
		return !s.reading
	}
	for end := time.Now().Add(hang); !ends(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it is still read, though all is known")
		}
	}
}

// TestListSoonAgain: what was changed is read again, what was not isn't.
func TestListSoonAgain(t *testing.T) {
	s := shelf(t)
	pile(t, s, 3, fileOf(t, 0))
	nothing := func() {}
	if list, rest := s.ListSoon(5*time.Second, nothing); len(list) != 3 || rest != 0 {
		t.Fatal(len(list), rest)
	}
	if s.readSoon(s.files(), nothing) != nil {
		t.Error("what is known is read again")
	}
	if err := os.WriteFile(s.path("20260101-000001-aaaaa"), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	list, rest := s.ListSoon(5*time.Second, nothing)
	if rest != 0 || len(list) != 3 || !slices.ContainsFunc(list, func(in Info) bool { return in.Problem != nil }) {
		t.Error("a file that changed was not read again")
	}
	if err := os.Remove(s.path("20260101-000001-aaaaa")); err != nil {
		t.Fatal(err)
	}
	if list, rest := s.ListSoon(0, nothing); len(list) != 2 || rest != 0 {
		t.Error(len(list), rest)
	}
}

// TestWatched: whoever opens a long file is told how far it is and may leave;
// then nothing was done and nothing is held.
func TestWatched(t *testing.T) {
	s := shelf(t)
	data := fileOf(t, 2000)
	pile(t, s, 1, data)
	id := "20260101-000000-aaaaa"
	last, calls := 0, 0
	m, err := s.ResumeWatched(id, func(read, of int) bool {
		if read < last || of != len(data) || read > of {
			t.Fatalf("%d of %d is read after %d", read, of, last)
		}
		last, calls = read, calls+1
		return true
	})
	if err != nil || calls < 2000 {
		t.Fatal(err, calls)
	}
	closed(t, m)
	leave := func(read, of int) bool { return read < of/2 }
	if _, err := s.ResumeWatched(id, leave); !errors.Is(err, ErrLeft) {
		t.Errorf("resuming was not left: %v", err)
	}
	if _, err := s.LookWatched(id, leave); !errors.Is(err, ErrLeft) {
		t.Errorf("looking was not left: %v", err)
	}
	to := shelf(t)
	path := filepath.Join(t.TempDir(), "x.poste")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := to.ImportFileWatched(path, leave); !errors.Is(err, ErrLeft) || len(to.List()) != 0 {
		t.Errorf("importing was not left: %v, %v", err, to.List())
	}
	closed(t, resume(t, s, id))
}

// BenchmarkList is for the growth of what waits: it doesn't, whatever the files hold.
func BenchmarkList(b *testing.B) {
	data := fileOf(b, 0)
	for _, n := range []int{1000, 2000, 4000} {
		s, err := Open(b.TempDir())
		if err != nil {
			b.Fatal(err)
		}
		pile(b, s, n, data)
		b.Run(fmt.Sprint("soon/", n), func(b *testing.B) {
			for b.Loop() {
				s.ListSoon(150*time.Millisecond, func() {})
			}
		})
		b.Run(fmt.Sprint("all/", n), func(b *testing.B) {
			for b.Loop() {
				s.infos = map[string]known{}
				s.List()
			}
		})
	}
}
