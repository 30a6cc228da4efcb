package main

import (
	"context"
	"fmt"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"posterestante/cluster/clubtest"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// wrongs counts what friends report.
type wrongs struct{ n atomic.Int64 }

// Errorf implements hostingtest.Reporter.
func (w *wrongs) Errorf(format string, args ...any) {
	w.n.Add(1)
	fmt.Fprintf(os.Stderr, "scale: "+format+"\n", args...)
}

// clocks gather what was measured at all tables.
type clocks struct {
	wrongs
	mu    sync.Mutex
	took  []time.Duration // from an action until the other seat heard of it
	did   atomic.Int64    // actions that the other seat heard of
	bytes atomic.Int64    // that friends heard
}

// over takes out what was measured, and begins anew.
func (c *clocks) over() (took []time.Duration, did, bytes int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	took, c.took = c.took, nil
	return took, c.did.Swap(0), c.bytes.Swap(0)
}

// table is a match between two.
type table struct {
	clocks  *clocks
	friends []*hostingtest.Friend

	mu   sync.Mutex
	said map[int]time.Time // when each action was, that isn't heard of yet
	by   map[int]int       // by which seat
	told [2]time.Time      // by seat: when it was told last how the whole match stands
}

// backSince is when the later of both seats was told by another referee how the match stands, after a time; zero where
// one wasn't yet.
func (t *table) backSince(at time.Time) time.Time {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.told[0].Before(at) || t.told[1].Before(at) {
		return time.Time{}
	}
	if t.told[1].After(t.told[0]) {
		return t.told[1]
	}
	return t.told[0]
}

// state says how far the friends are.
func (t *table) state() (out string) {
	for _, f := range t.friends {
		out += f.State() + "; "
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return fmt.Sprint(out, "not heard of: ", t.said)
}

// ear is one seat of a table.
type ear struct {
	*table
	seat int
}

// Says implements hostingtest.Watch.
func (e ear) Says(n int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.said[n], e.by[n] = time.Now(), e.seat
}

// Hears implements hostingtest.Watch.
func (e ear) Hears(t *room.Tell, bytes int) {
	e.clocks.bytes.Add(int64(bytes))
	now := time.Now()
	if t.Start != nil {
		e.mu.Lock()
		e.told[e.seat] = now
		e.mu.Unlock()
	}
	if t.Step == nil {
		return
	}
	e.mu.Lock()
	at, ok := e.said[t.Step.N]
	ok = ok && e.by[t.Step.N] != e.seat
	if ok {
		delete(e.said, t.Step.N)
	}
	e.mu.Unlock()
	if ok {
		e.clocks.did.Add(1)
		e.clocks.mu.Lock()
		e.clocks.took = append(e.clocks.took, now.Sub(at))
		e.clocks.mu.Unlock()
	}
}

// firstLong is the first of the box's games that are never over by chance in a few turns, as those before it may be.
const firstLong = 2

// crowd is friends at many tables.
type crowd struct {
	clocks clocks
	hosts  []string // of the processes, each behind a front
	pause  time.Duration
	ended  func(n int) // a match is over; may be nil
	long   bool        // of games alone whose matches by chance are long

	mu     sync.Mutex
	tables []*table
}

// sit has two begin a match, in a room that the process of that number opens; they play until it or
// ctx is over.
func (c *crowd) sit(ctx context.Context, clubLink string, at, n int) error {
	games := box.Games
	if c.long {
		games = games[firstLong:]
	}
	name := games[n%len(games)].Game.Name()
	first, cancel := context.WithTimeout(ctx, time.Minute)
	defer cancel()
	way, err := link.ParseWay(clubLink)
	if err != nil {
		return err
	}
	way.Host = c.hosts[at]
	guests, key, err := hostingtest.Opens(first, way, name, 2)
	if err != nil {
		return err
	}
	var ends sync.WaitGroup
	t := &table{clocks: &c.clocks, said: map[int]time.Time{}, by: map[int]int{}}
	for i := range 2 {
		f := &hostingtest.Friend{T: &c.clocks, Way: guests, Seat: game.Seat(i), Rand: game.NewRand(uint64(2*n + i)),
			Pause: c.pause, Watch: ear{t, i}}
		for k := range c.hosts { // each begins at another process
			f.Hosts = append(f.Hosts, c.hosts[(at+1+i+k)%len(c.hosts)])
		}
		t.friends = append(t.friends, f)
		ends.Go(func() { f.Play(ctx) })
	}
	go func() {
		if ends.Wait(); c.ended != nil && ctx.Err() == nil {
			c.ended(n)
		}
	}()
	if _, err := clubtest.Begin(first, link.Way{Host: c.hosts[at], Key: key}); err != nil {
		return err
	}
	c.mu.Lock()
	c.tables = append(c.tables, t)
	c.mu.Unlock()
	return nil
}

// fill has so many tables sit down.
func (c *crowd) fill(ctx context.Context, clubLink string, tables int, at func(n int) int) error {
	return inParallel(tables, func(n int) error { return c.sit(ctx, clubLink, at(n), n) })
}

// doze opens so many rooms at the first process, where nobody sits down; it gives the ways of their guests.
func (c *crowd) doze(ctx context.Context, clubLink string, rooms int) ([]link.Way, error) {
	way, err := link.ParseWay(clubLink)
	if err != nil {
		return nil, err
	}
	way.Host = c.hosts[0]
	out := make([]link.Way, rooms)
	return out, inParallel(rooms, func(n int) (err error) {
		out[n], _, err = hostingtest.Opens(ctx, way, box.Games[n%len(box.Games)].Game.Name(), 2)
		return err
	})
}

// inParallel does something so often, sixteen at a time; it gives one of the errors.
func inParallel(times int, do func(n int) error) error {
	var all sync.WaitGroup
	var mu sync.Mutex
	var wrong error
	next := make(chan int)
	for range 16 {
		all.Go(func() {
			for n := range next {
				if err := do(n); err != nil {
					mu.Lock()
					wrong = err
					mu.Unlock()
				}
			}
		})
	}
	for n := range times {
		next <- n
	}
	close(next)
	all.Wait()
	return wrong
}
