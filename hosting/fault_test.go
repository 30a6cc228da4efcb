//go:build !js

package hosting_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting"
	"posterestante/hosting/visit"
	"posterestante/link"
)

// sits has somebody come to a room and play by chance, slowly; lost counts how often the link broke.
func sits(t *testing.T, addr, text string, seat game.Seat, lost *atomic.Int32) *visit.Visit {
	t.Helper()
	way, err := link.ParseWay(text)
	if err != nil {
		t.Fatal(err)
	}
	way.Host = addr
	v := visit.Open(visit.Config{Named: box.Named, Seat: seat, Name: "Lise", Pause: 10 * time.Millisecond,
		Final: func(error) bool { return false }, Rate: func() time.Duration { return 3 * time.Millisecond },
		Lost: func(err error) {
			if err != nil {
				lost.Add(1)
			}
		},
		Dial: func(ctx context.Context, key string) (room.Wire, error) {
			to := way
			if k, ok := link.SeatKey(key); ok {
				to.Key = k
			}
			c, err := link.Dial(ctx, to)
			if err != nil {
				return nil, err
			}
			return c, nil
		}})
	t.Cleanup(v.Close)
	if err := v.Sit(t.Context()); err != nil {
		t.Fatal(err)
	}
	return v
}

// plays plays a seat by chance until the context is done or the match over; acked is told of what was acknowledged.
func plays(ctx context.Context, t *testing.T, v *visit.Visit, chance game.Rand, acked *atomic.Int32) {
	for v.Wait(ctx) == nil {
		s, _ := v.Match()
		if s.Over() {
			return
		}
		legal := s.Legal()
		err := v.Do(ctx, s.Len(), legal[chance.Intn(len(legal))])
		var no *room.No
		switch {
		case ctx.Err() != nil:
			return
		case err == nil:
			acked.Add(1)
		case errors.As(err, &no) && (no.Why == "room.late" || no.Why == "room.kept"):
			time.Sleep(5 * time.Millisecond)
		default:
			t.Errorf("seat %d: %v", v.Seat(), err)
			return
		}
	}
}

// until waits until something holds.
func until(t *testing.T, what string, most time.Duration, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(most); !holds(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: it never came", what)
		}
	}
}

// gone says whether a program was seen to be away from a seat, and came back.
type gone struct {
	mu   sync.Mutex
	away map[int]int // how often
	here map[int]bool
}

func watches(h *hosting.Host) *gone {
	g := &gone{away: map[int]int{}, here: map[int]bool{}}
	p := h.Pipe()
	_ = p.Send(room.Say{T: room.SayHello, V: room.Version}.Text())
	go func() {
		for {
			msg, err := p.Receive()
			if err != nil {
				return
			}
			tell, err := room.ReadTell(msg)
			if err != nil || tell.Room == nil {
				continue
			}
			g.mu.Lock()
			for i, c := range tell.Room.Seats {
				if g.here[i] && !c.Here {
					g.away[i]++
				}
				g.here[i] = c.Here
			}
			g.mu.Unlock()
		}
	}()
	return g
}

func (g *gone) times(seat int) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.away[seat]
}

// TestCable has one of two players sit at the end of a bad cable: it is cut, pulled, garbles, doubles, swaps and delays
// what it carries, in both directions. The other sees who is away; both play on when it carries again, nothing that was
// acknowledged is lost, and nothing is done twice.
func TestCable(t *testing.T) {
	long := *outage
	if long == 0 {
		was := link.UsualPace
		link.UsualPace = link.Pace{Ping: 100 * time.Millisecond, Silent: 3 * time.Second}
		defer func() { link.UsualPace = was }()
		long = 4 * time.Second
	}
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	h, err := hosting.Open(hosting.Config{Shelf: shelf, Game: "sakodo", Kinds: []string{room.Open, room.Open}, Seed: "9",
		Listen: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = h.Close() }()
	text := h.Link(h.Hosts()[0])
	bad := laid(t, h.Hosts()[0])
	var lost [2]atomic.Int32
	seats := []*visit.Visit{sits(t, h.Hosts()[0], text, 0, &lost[0]), sits(t, bad.addr, text, 1, &lost[1])}
	seen := watches(h)
	id := begin(t, h)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var acked atomic.Int32
	var all sync.WaitGroup
	for i, v := range seats {
		all.Go(func() { plays(ctx, t, v, game.NewRand(uint64(i)), &acked) })
	}
	for _, how := range []string{"cut", "late", "garbled", "dead", "doubled", "swapped", "cut"} {
		before, away := lost[1].Load(), seen.times(1)
		bad.fails(how)
		if how == "dead" {
			until(t, "that somebody is away", 2*time.Minute, func() bool { return seen.times(1) > away })
			time.Sleep(long)
			bad.repaired()
		}
		if how != "late" {
			until(t, how+": that the link is lost", 2*time.Minute, func() bool { return lost[1].Load() > before })
		}
		n := acked.Load()
		until(t, how+": that both play on", 2*time.Minute, func() bool { return acked.Load() > n+6 })
	}
	cancel()
	all.Wait()
	if lost[0].Load() > 0 {
		t.Error("the other lost its link")
	}
	alike(t, shelf, id, int(acked.Load()), seats)
}

// alike checks that a match's file holds all that was acknowledged, and that each seat sees what it shows, once nothing is
// on its way any more: what was said as all ended may be kept after a first look.
func alike(t *testing.T, shelf *store.Shelf, id string, acked int, seats []*visit.Visit) {
	t.Helper()
	for i, v := range seats {
		seat := game.Seat(i)
		until(t, fmt.Sprint("all that is kept, at seat ", i), time.Minute, func() bool {
			r, err := shelf.Look(id)
			if err != nil {
				t.Fatal(err)
			}
			s := r.Session
			if s.Len() < acked || s.Len() > acked+len(seats) {
				t.Fatalf("%d actions are kept, %d were acknowledged", s.Len(), acked)
			}
			m, _ := v.Match()
			if m == nil || m.Len() != s.Len() {
				return false
			}
			a, b := m.View(seat), s.View(seat)
			return a.Diff(b) == ""
		})
	}
}
