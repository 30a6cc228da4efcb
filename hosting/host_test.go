//go:build !js

package hosting_test

import (
	"context"
	"net"
	"sync"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting"
	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// TestRoom plays a whole match of each game between two friends elsewhere and an opponent, over real sockets; one loses
// its link again and again, one closes and opens the room in the middle. Nothing acknowledged is lost.
func TestRoom(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			shelf, err := store.Open(t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			kinds := []string{room.Open, "think:0", room.Open}
			h, err := hosting.Open(hosting.Config{Shelf: shelf, Game: p.Game.Name(), Kinds: kinds, Seed: "5",
				Listen: "127.0.0.1:0"})
			if err != nil {
				t.Fatal(err)
			}
			defer func() { _ = h.Close() }()
			way, err := link.ParseWay(h.Link(h.Hosts()[0]))
			if err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithTimeout(t.Context(), 3*time.Minute)
			defer cancel()
			var all sync.WaitGroup
			friends := []*hostingtest.Friend{{T: t, Way: way, Seat: 0, Rand: game.NewRand(1)},
				{T: t, Way: way, Seat: 2, Drops: 40, Rand: game.NewRand(2)}}
			for _, f := range friends {
				all.Add(1)
				go func() { defer all.Done(); f.Play(ctx) }()
			}
			id := begin(t, h)
			closed := make(chan struct{})
			go func() { // the host's program ends in the middle, and comes back
				defer close(closed)
				time.Sleep(300 * time.Millisecond)
				if err := h.Close(); err != nil {
					t.Error(err)
				}
				back, ok, err := hosting.Reopen(hosting.Config{Shelf: shelf, Listen: "127.0.0.1:0"}, id)
				if !ok || err != nil {
					t.Errorf("the room doesn't open again: %v %v", ok, err)
					cancel()
					return
				}
				h = back
			}()
			all.Wait()
			<-closed
			if ctx.Err() != nil {
				t.Fatal("the match didn't end")
			}
			_ = h.Close()
			r, err := shelf.Look(id)
			if err != nil || !r.Session.Over() {
				t.Fatalf("the file: %v", err)
			}
			for _, f := range friends {
				s := f.Mirror.Session(f.Seat)
				a, b := s.View(f.Seat), r.Session.View(f.Seat)
				if diff := a.Diff(b); diff != "" || s.Len() != r.Session.Len() {
					t.Errorf("seat %d: %d of %d actions, %s", f.Seat, s.Len(), r.Session.Len(), diff)
				}
			}
		})
	}
}

// begin begins the match once everybody sits, and gives its id.
func begin(t *testing.T, h *hosting.Host) string {
	t.Helper()
	p := h.Pipe()
	defer p.Close()
	return hostingtest.Begin(t, p)
}

// TestCloseIsHeard: whoever is in a room within the program hears that it is closed, also who comes too late.
func TestCloseIsHeard(t *testing.T) {
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	h, err := hosting.Open(hosting.Config{Shelf: shelf, Game: "montaigne", Kinds: []string{room.Open, room.Open},
		Seed: "5", Listen: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	in := h.Pipe()
	heard := make(chan error)
	go func() {
		_, err := in.Receive()
		heard <- err
	}()
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-heard; err == nil {
		t.Fatal("a message")
	}
	if _, err := h.Pipe().Receive(); err == nil {
		t.Fatal("a message of a room that is closed")
	}
}

// TestPort: a room opens again at the port that its links lead to, though that is taken for a while; where it stays
// taken the room opens at another, and at that one from then on.
func TestPort(t *testing.T) {
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	cfg := hosting.Config{Shelf: shelf, Game: "montaigne", Kinds: []string{"think:0", "think:0"}, Seed: "5",
		Listen: "127.0.0.1:0"}
	h, err := hosting.Open(cfg)
	if err != nil {
		t.Fatal(err)
	}
	id, first := begin(t, h), h.Hosts()[0]
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	again := func() string {
		back, ok, err := hosting.Reopen(hosting.Config{Shelf: shelf, Listen: "127.0.0.1:0"}, id)
		if !ok || err != nil {
			t.Fatal(ok, err)
		}
		at := back.Hosts()[0]
		if err := back.Close(); err != nil {
			t.Fatal(err)
		}
		return at
	}
	takes := func() net.Listener {
		l, err := net.Listen("tcp", first)
		if err != nil {
			t.Fatal(err)
		}
		return l
	}
	l := takes()
	time.AfterFunc(time.Second, func() { _ = l.Close() })
	if at := again(); at != first {
		t.Fatalf("%s, and the links lead to %s", at, first)
	}
	l = takes()
	other := again()
	if other == first {
		t.Fatal("two listen at one port")
	}
	_ = l.Close()
	if at := again(); at != other {
		t.Fatalf("%s, and the last links led to %s", at, other)
	}
}
