package peers_test

import (
	"context"
	"os"
	"sync"
	"syscall"
	"testing"
	"time"

	"posterestante/cluster/clubtest"
	"posterestante/game"
	"posterestante/game/store"
	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// machines are three NATS servers and three processes of ours.
type machines struct{ *clubtest.House }

func start(t *testing.T) machines {
	t.Helper()
	h, err := clubtest.NewHouse(3)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.End(); err != nil {
			t.Error(err)
		}
	})
	return machines{h}
}

// table is two friends who play in a room, each at another process.
func (m machines) table(ctx context.Context, t *testing.T, name string, seed uint64) (f []*hostingtest.Friend,
	id string, all *sync.WaitGroup) {
	t.Helper()
	guests, owner, err := clubtest.Open(ctx, m.Ours[0].Link, name)
	if err != nil {
		t.Fatal(err)
	}
	all = &sync.WaitGroup{}
	for i := range 2 {
		one := &hostingtest.Friend{T: t, Way: guests, Seat: game.Seat(i), Rand: game.NewRand(seed + uint64(i)),
			Hosts: m.Hosts(i+1, false)}
		f = append(f, one)
		all.Go(func() { one.Play(ctx) })
	}
	owner.Host = m.Ours[2].Address
	host, err := link.Dial(ctx, owner)
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	return f, hostingtest.Begin(t, host), all
}

// agree compares what each seat saw with the match as a process has it.
func (m machines) agree(t *testing.T, id string, friends []*hostingtest.Friend) {
	t.Helper()
	for _, p := range m.Ours {
		shelf, err := store.Open(p.Dir)
		if err != nil {
			t.Fatal(err)
		}
		r, err := shelf.Look(id)
		if err != nil || !r.Session.Over() {
			continue
		}
		for _, f := range friends {
			s := f.Mirror.Session(f.Seat)
			a, b := s.View(f.Seat), r.Session.View(f.Seat)
			if diff := a.Diff(b); diff != "" || s.Len() != r.Session.Len() {
				t.Errorf("seat %d: %d of %d actions, %s", f.Seat, s.Len(), r.Session.Len(), diff)
			}
		}
		return
	}
	t.Error("no process has the match to its end")
}

// TestElsewhere plays a match between two at two processes; a third, the referee, is killed in the middle.
func TestElsewhere(t *testing.T) {
	m := start(t)
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	friends, id, all := m.table(ctx, t, "sakodo", 1)
	time.Sleep(500 * time.Millisecond) // somewhere in the match
	m.Ours[0].End(os.Kill)
	all.Wait()
	if ctx.Err() != nil {
		t.Fatal("the match didn't end")
	}
	for _, p := range m.Ours {
		p.End(syscall.SIGTERM)
	}
	m.agree(t, id, friends)
}

// TestKnownAtOnce: who was given a key may come by any process at once, with the owner's as with an invitation's.
func TestKnownAtOnce(t *testing.T) {
	m := start(t)
	for i := range 10 {
		guests, owner, err := clubtest.Open(t.Context(), m.Ours[0].Link, "sakodo")
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range m.Ours[1:] {
			for name, way := range map[string]link.Way{"a guest": guests, "the owner": owner} {
				way.Host = p.Address
				c, err := link.Dial(t.Context(), way)
				if err != nil {
					t.Errorf("room %d: %s: %v", i, name, err)
					continue
				}
				_ = c.Close()
			}
		}
	}
}
