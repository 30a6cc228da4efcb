//go:build !js

package hosting_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting"
	"posterestante/hosting/keep"
	"posterestante/hosting/visit"
)

// full is where rooms are kept on a disk that may be full.
type full struct {
	keep.Keep
	now  atomic.Bool
	left atomic.Int32 // how many entries still fit, once it is
}

type fullLease struct {
	keep.Lease
	of *full
}

func (f *full) Lease(room string) (keep.Lease, error) {
	l, err := f.Keep.Lease(room)
	return fullLease{l, f}, err
}

func (l fullLease) Append(at int, entries ...string) error {
	if l.of.now.Load() && l.of.left.Add(-1) < 0 {
		return &os.PathError{Op: "write", Path: "room", Err: syscall.ENOSPC}
	}
	return l.Lease.Append(at, entries...)
}

// TestFull fills the host's disk now and then in the middle of a match with an opponent that thinks: who acts is told by
// room.kept that nothing was done, nobody else is told anything, and all, the opponent too, play on when there is room.
func TestFull(t *testing.T) {
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	disk := &full{Keep: keep.OpenFiles(filepath.Join(shelf.Dir(), "rooms"))}
	var failed atomic.Value
	h, err := hosting.Open(hosting.Config{Shelf: shelf, Keep: disk, Game: "postcards", Seed: "9", Listen: "127.0.0.1:0",
		Kinds: []string{room.Open, "automa:normal", room.Open}, Wake: func(err error) { failed.Store(err) }})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = h.Close() }()
	text := h.Link(h.Hosts()[0])
	var lost atomic.Int32
	seats := map[game.Seat]*visit.Visit{0: sits(t, h.Hosts()[0], text, 0, &lost), 2: sits(t, h.Hosts()[0], text, 2, &lost)}
	id := begin(t, h)
	chance, done, refused, stuck := game.NewRand(3), 0, 0, 0
	truth := func() *game.Session {
		r, err := shelf.Look(id)
		if err != nil {
			t.Fatal(err)
		}
		return r.Session
	}
	for n := range 40 {
		var s *game.Session
		until(t, "that a person is to decide", time.Minute, func() bool {
			if f := failed.Load(); f != nil {
				t.Fatal("the room can't go on:", f)
			}
			s = truth()
			return s.Turn() != 1
		})
		v := seats[s.Turn()]
		if err := v.Wait(t.Context()); err != nil {
			t.Fatal(err)
		}
		legal := s.Legal()
		a := legal[chance.Intn(len(legal))]
		if disk.left.Store(0); n%3 == 1 {
			disk.now.Store(true)
			err := v.Do(t.Context(), s.Len(), a)
			var no *room.No
			if !errors.As(err, &no) || no.Why != "room.kept" {
				t.Fatalf("on a full disk: %v", err)
			}
			refused++
			if now := truth(); now.Len() != s.Len() || !now.State().Equal(s.State()) {
				t.Fatal("what couldn't be kept was done")
			}
			disk.now.Store(false)
		}
		next := s.Copy()
		if _, err := next.Do(a); err != nil {
			t.Fatal(err)
		}
		if next.Turn() == 1 { // it is full for the opponent's action too
			disk.left.Store(1)
			disk.now.Store(true)
		}
		if err := v.Do(t.Context(), s.Len(), a); err != nil {
			t.Fatal(err)
		}
		done++
		time.Sleep(20 * time.Millisecond)
		if now := truth(); disk.now.Load() && now.Len() == s.Len()+1 && now.Turn() == 1 {
			stuck++
		}
		disk.now.Store(false)
	}
	t.Log(done, "actions of persons, of", truth().Len(), "; refused", refused, "; the opponent had no room", stuck)
	if lost.Load() > 0 || refused < 10 || stuck == 0 {
		t.Error("links were lost:", lost.Load(), "refused:", refused, "the opponent had no room:", stuck)
	}
	s := truth()
	for _, v := range seats {
		until(t, "all that is kept", time.Minute, func() bool { m, _ := v.Match(); return m != nil && m.Len() >= s.Len() })
	}
	if i := slices.IndexFunc(s.Setup().Seats, func(k string) bool { return k != "person" }); i != 1 {
		t.Error("the opponent sits at", i)
	}
}

// TestClockBack opens a room again on a machine whose clock was set back: all that was kept is from the future. The same
// seats play on.
func TestClockBack(t *testing.T) {
	dir := t.TempDir()
	shelf, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	cfg := hosting.Config{Shelf: shelf, Game: "montaigne", Kinds: []string{room.Open, room.Open}, Seed: "9",
		Listen: "127.0.0.1:0"}
	h, err := hosting.Open(cfg)
	if err != nil {
		t.Fatal(err)
	}
	text, addr := h.Link(h.Hosts()[0]), h.Hosts()[0]
	var lost atomic.Int32
	seats := []*visit.Visit{sits(t, addr, text, 0, &lost), sits(t, addr, text, 1, &lost)}
	id := begin(t, h)
	ctx, cancel := context.WithCancel(t.Context())
	var acked atomic.Int32
	var all sync.WaitGroup
	for i, v := range seats {
		all.Go(func() { plays(ctx, t, v, game.NewRand(uint64(i)), &acked) })
	}
	until(t, "some actions", time.Minute, func() bool { return acked.Load() > 5 })
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	later := time.Now().Add(10 * 365 * 24 * time.Hour)
	err = filepath.WalkDir(dir, func(path string, _ os.DirEntry, err error) error {
		return errors.Join(err, os.Chtimes(path, later, later))
	})
	if err != nil {
		t.Fatal(err)
	}
	h, ok, err := hosting.Reopen(cfg, id)
	if err != nil || !ok {
		t.Fatal("it doesn't open again:", ok, err)
	}
	defer func() { _ = h.Close() }()
	n := acked.Load()
	until(t, "more actions", time.Minute, func() bool { return acked.Load() > n+3 })
	cancel()
	all.Wait()
	alike(t, shelf, id, int(acked.Load()), seats)
}
