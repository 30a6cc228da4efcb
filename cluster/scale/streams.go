package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"posterestante/cluster/clubtest"
	"posterestante/cluster/natskeep"
	"posterestante/cluster/natstest"
)

// streams is what the ground bears, with no games on it: processes that are part of this one.
type streams struct {
	Streams int     `json:"streams"`
	Appends float64 `json:"appends_per_s"` // to as many rooms at once as there are writers
	Append  float64 `json:"append_ms"`     // CPU an append, of all servers and of who appends
	Ask     float64 `json:"ask_ms"`        // CPU of asking a process whether it lives, of all
	Watch   float64 `json:"watch_ms"`      // CPU of one more process that hears of a change of a table, of all
}

const (
	writers  = 64
	asked    = 5000
	changed  = 1000
	watchers = 20
)

// ground measures streams of rooms.
func ground(shards int, long time.Duration) (s streams, err error) {
	s.Streams = shards
	dir, err := os.MkdirTemp("", "poste-scale-")
	if err != nil {
		return s, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	c, err := natstest.Start(dir, 3)
	if err != nil {
		return s, err
	}
	defer c.Stop()
	var keepers [2]*natskeep.Keeper
	for i := range keepers {
		own := filepath.Join(dir, fmt.Sprint("k", i))
		k, err := natskeep.Open(natskeep.Config{URL: c.URL(), Dir: own, Shards: shards})
		if err != nil {
			return s, err
		}
		defer k.Close()
		keepers[i] = k
	}
	g := house{&clubtest.House{Nats: c}}
	if s.Appends, s.Append, err = appends(g, keepers[0], long); err != nil {
		return s, err
	}
	if s.Ask, err = g.each(asked, func(int) error {
		if keepers[0].Gone(keepers[1].Self()) {
			return errors.New("a process that lives counts as gone")
		}
		return nil
	}); err != nil {
		return s, err
	}
	s.Watch, err = watches(g, keepers[0])
	return s, err
}

// spent is the CPU that this process and the servers used until now.
func (h house) spent() (time.Duration, error) {
	_, servers, err := h.cpu()
	var u syscall.Rusage
	if e := syscall.Getrusage(syscall.RUSAGE_SELF, &u); e != nil {
		return 0, e
	}
	return servers + time.Duration(u.Utime.Nano()+u.Stime.Nano()), err
}

// each does something so often and gives the CPU of one, in milliseconds.
func (h house) each(times int, do func(n int) error) (float64, error) {
	before, err := h.spent()
	if err != nil {
		return 0, err
	}
	for n := range times {
		if err := do(n); err != nil {
			return 0, err
		}
	}
	after, err := h.spent()
	return ms(after-before) / float64(times), err
}

// anAction is about as long as an action is in a room's own file.
const anAction = `{"n":%d,"text":"it was moved, paid for, and something was drawn"}`

func appends(h house, k *natskeep.Keeper, long time.Duration) (rate, cpu float64, err error) {
	var all sync.WaitGroup
	var n atomic.Int64
	var wrong atomic.Pointer[error]
	end := time.Now().Add(long)
	before, err := h.spent()
	if err != nil {
		return 0, 0, err
	}
	began := time.Now()
	for w := range writers {
		all.Go(func() {
			l, err := k.Lease(fmt.Sprintf("%016x", w))
			for i := 0; err == nil && time.Now().Before(end); i++ {
				if err = l.Append(i, fmt.Sprintf(anAction, i)); err == nil {
					n.Add(1)
				}
			}
			if err != nil {
				wrong.Store(&err)
			}
		})
	}
	all.Wait()
	if e := wrong.Load(); e != nil {
		return 0, 0, *e
	}
	took := time.Since(began)
	after, err := h.spent()
	return float64(n.Load()) / took.Seconds(), ms(after-before) / float64(n.Load()), err
}

// watches is what a change of a table costs for each process that watches it.
func watches(h house, k *natskeep.Keeper) (float64, error) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	kv, err := k.Bucket(ctx, "SCALE", 0)
	if err != nil {
		return 0, err
	}
	var heard atomic.Int64
	change := func(w int) (float64, error) {
		heard.Store(0)
		return h.each(changed, func(n int) error {
			_, err := kv.Put(ctx, fmt.Sprintf("room%d", n), []byte("who holds it"))
			end := time.Now().Add(10 * time.Second)
			for err == nil && n == changed-1 && heard.Load() < int64(w*changed) {
				if time.Now().After(end) {
					err = errors.New("who watches a table doesn't hear of its changes")
				}
				time.Sleep(time.Millisecond)
			}
			return err
		})
	}
	bare, err := change(0)
	if err != nil {
		return 0, err
	}
	for range watchers {
		w, err := kv.WatchAll(ctx, jetstream.UpdatesOnly())
		if err != nil {
			return 0, err
		}
		go func() {
			for e := range w.Updates() {
				if e != nil {
					heard.Add(1)
				}
			}
		}()
	}
	watched, err := change(watchers)
	return (watched - bare) / watchers, err
}
