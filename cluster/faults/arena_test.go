package faults

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"posterestante/cluster/clubtest"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/hosting/hostingtest"
)

// arena plays match after match of each game, until it is closed.
type arena struct {
	t    *testing.T
	m    *machines
	calm sync.RWMutex // held by a fault; matches are begun while there is none
	stop chan struct{}
	all  sync.WaitGroup

	played, actions atomic.Int64
}

// endTime bounds how long a match may go on once there are no more faults.
const endTime = 2 * time.Minute

func open(t *testing.T, m *machines) *arena {
	a := &arena{t: t, m: m, stop: make(chan struct{})}
	for i, p := range box.Games {
		a.all.Go(func() {
			for n := 0; !a.closed() && !t.Failed(); n++ {
				a.play(p.Game.Name(), i, uint64(100*i+n))
			}
		})
	}
	return a
}

func (a *arena) closed() bool {
	select {
	case <-a.stop:
		return true
	default:
		return false
	}
}

// close ends the arena when all matches have ended.
func (a *arena) close() {
	close(a.stop)
	a.all.Wait()
}

// table is a match that was begun.
type table struct {
	id      string
	friends []*hostingtest.Friend
	ends    sync.WaitGroup
}

// begin begins a match while there is no fault, nil where that doesn't come about.
func (a *arena) begin(ctx context.Context, name string, at int, seed uint64) *table {
	a.calm.RLock()
	defer a.calm.RUnlock()
	first, cancel := context.WithTimeout(ctx, 20*time.Second)
	defer cancel()
	club := a.m.Ours[at%len(a.m.Ours)].Link
	guests, owner, err := clubtest.Open(first, club, name)
	if err != nil {
		return nil
	}
	b := &table{}
	for i := range 2 {
		f := &hostingtest.Friend{T: a.t, Way: guests, Seat: game.Seat(i), Rand: game.NewRand(seed*2 + uint64(i)),
			Hosts: a.m.Hosts(at+1+i, true)}
		b.friends = append(b.friends, f)
		b.ends.Go(func() { f.Play(ctx) })
	}
	if b.id, err = clubtest.Begin(first, owner); err != nil {
		return nil
	}
	return b
}

// play plays a match to its end and holds what each seat saw against the match's file.
func (a *arena) play(name string, at int, seed uint64) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	b := a.begin(ctx, name, at, seed)
	if b == nil {
		time.Sleep(200 * time.Millisecond)
		return
	}
	ended := make(chan struct{})
	go func() { b.ends.Wait(); close(ended) }()
	select {
	case <-ended:
	case <-a.stop:
		select {
		case <-ended:
		case <-time.After(endTime):
			for _, f := range b.friends {
				a.t.Errorf("%s: the match %s didn't end: seat %d %s", name, b.id, f.Seat, f.State())
			}
			return
		}
	}
	a.agree(name, b)
	a.played.Add(1)
}

// agree compares what each seat saw with the match as the process has it that was its last referee.
func (a *arena) agree(name string, b *table) {
	for _, p := range a.m.Ours {
		shelf, err := store.Open(p.Dir)
		if err != nil {
			continue
		}
		r, err := shelf.Look(b.id)
		if err != nil || !r.Session.Over() {
			continue
		}
		for _, f := range b.friends {
			s := f.Mirror.Session(f.Seat)
			x, y := s.View(f.Seat), r.Session.View(f.Seat)
			if diff := x.Diff(y); diff != "" || s.Len() != r.Session.Len() {
				a.t.Errorf("%s, seat %d: %d of %d actions, %s", name, f.Seat, s.Len(), r.Session.Len(), diff)
			}
		}
		a.actions.Add(int64(r.Session.Len()))
		return
	}
	a.t.Errorf("%s: no process has the match %s to its end", name, b.id)
}
