//go:build !js

package hosting_test

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting"
	"posterestante/link"
)

// friend is a program elsewhere that plays by chance.
type friend struct {
	t     *testing.T
	way   link.Way
	seat  game.Seat
	drops int // it loses its link after so many messages, 0 for never

	mirror room.Mirror
	keys   []string
	over   bool
	heard  int
	rand   game.Rand
}

// play plays until the match is over; a broken link is taken up again with the seat's own key.
func (f *friend) play(ctx context.Context) {
	f.mirror.Named = box.Named
	for ctx.Err() == nil && !f.over {
		way := f.way
		if len(f.keys) > 0 {
			way.Key, _ = link.SeatKey(f.keys[0])
		}
		c, err := link.Dial(ctx, way)
		if err != nil {
			time.Sleep(20 * time.Millisecond)
			continue
		}
		f.sit(c)
		_ = c.Close()
	}
}

func (f *friend) sit(c *link.Conn) {
	hello := f.mirror.Hello(f.keys)
	if c.Send(hello.Text()) != nil {
		return
	}
	if len(f.keys) == 0 && c.Send(room.Say{T: room.SaySit, Seat: f.seat, Name: fmt.Sprint("Friend ", f.seat)}.Text()) != nil {
		return
	}
	said := -1
	for !f.over {
		msg, err := c.Receive()
		if err != nil {
			return
		}
		tell, err := room.ReadTell(msg)
		if err == nil {
			err = f.mirror.Hear(&tell)
		}
		if err != nil {
			f.t.Errorf("seat %d: %v", f.seat, err)
			f.over = true
			return
		}
		if tell.Sat != nil {
			f.keys = append(f.keys, tell.Sat.Key)
		}
		f.over = tell.Over != nil
		if f.heard++; f.drops > 0 && f.heard%f.drops == 0 {
			return
		}
		if !f.mirror.Started() || !slices.Contains(f.mirror.Eyes(), f.seat) {
			continue
		}
		s := f.mirror.Session(f.seat)
		if s.Turn() == f.seat && s.Len() != said {
			legal := s.Legal()
			said = s.Len()
			say := room.Say{T: room.SayDo, Seat: f.seat, N: s.Len(), A: s.Game().Notation(legal[f.rand.Intn(len(legal))])}
			if c.Send(say.Text()) != nil {
				return
			}
		}
	}
}

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
			friends := []*friend{{t: t, way: way, seat: 0, rand: game.NewRand(1)},
				{t: t, way: way, seat: 2, drops: 40, rand: game.NewRand(2)}}
			for _, f := range friends {
				all.Add(1)
				go func() { defer all.Done(); f.play(ctx) }()
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
				s := f.mirror.Session(f.seat)
				a, b := s.View(f.seat), r.Session.View(f.seat)
				if diff := a.Diff(b); diff != "" || s.Len() != r.Session.Len() {
					t.Errorf("seat %d: %d of %d actions, %s", f.seat, s.Len(), r.Session.Len(), diff)
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
	_ = p.Send(room.Say{T: room.SayHello, V: room.Version}.Text())
	for {
		msg, err := p.Receive()
		if err != nil {
			t.Fatal(err)
		}
		tell, err := room.ReadTell(msg)
		if err != nil {
			t.Fatal(err)
		}
		if tell.Start != nil {
			return tell.Start.Match
		}
		if r := tell.Room; r != nil && !r.Begun && !slices.ContainsFunc(r.Seats, func(c room.Chair) bool {
			return c.Kind == room.Open
		}) {
			_ = p.Send(room.Say{T: room.SayBegin}.Text())
		}
	}
}
