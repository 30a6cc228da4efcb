package main

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// acts is what actions cost.
type acts struct {
	Processes int     `json:"processes"` // 0 for one with files, without NATS
	Tables    int     `json:"tables"`
	Pause     float64 `json:"pause"` // of a friend before each action, in seconds
	Seconds   float64 `json:"seconds"`
	Actions   int64   `json:"actions"`

	Ours    float64 `json:"ours_ms"`    // CPU of our processes an action
	Servers float64 `json:"servers_ms"` // CPU of the NATS servers an action
	P50     float64 `json:"p50_ms"`     // from an action until the other seat heard of it
	P99     float64 `json:"p99_ms"`

	Stream float64 `json:"stream_bytes"` // in the stream an action, in each replica
	File   float64 `json:"file_bytes"`   // in the referee's own file, and the match's
	Told   float64 `json:"told_bytes"`   // to both seats
}

// warmth is how long friends play before it is measured.
const warmth = 5 * time.Second

// play measures actions at so many tables for a while.
func play(processes, tables int, pause, long time.Duration) (a acts, err error) {
	h, err := build(processes)
	if err != nil {
		return a, err
	}
	defer func() { err = errors.Join(err, h.End()) }()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c := &crowd{hosts: h.Hosts(0, true), pause: pause}
	// Tables whose match is over are replaced, so that there are always as many.
	more := make(chan int, tables)
	begin := func(n int) {
		if err := c.sit(ctx, h.Ours[0].Link, n%len(h.Ours), n); err != nil && ctx.Err() == nil {
			c.clocks.Errorf("no match begins: %v", err)
		}
	}
	c.ended = func(n int) { more <- n }
	for n := range tables {
		begin(n)
	}
	go func() {
		for n := tables; ; n++ {
			select {
			case <-more:
				go begin(n)
			case <-ctx.Done():
				return
			}
		}
	}()
	time.Sleep(warmth)
	before, err := h.counts()
	if err != nil {
		return a, err
	}
	c.clocks.over()
	began := time.Now()
	time.Sleep(long)
	took, did, told := c.clocks.over()
	a = acts{Processes: processes, Tables: tables, Pause: pause.Seconds(), Actions: did}
	a.Seconds = time.Since(began).Seconds()
	after, err := h.counts()
	if err != nil {
		return a, err
	}
	if wrong := c.clocks.n.Load(); wrong > 0 || did == 0 {
		return a, fmt.Errorf("%d actions, %d things went wrong", did, wrong)
	}
	n := float64(did)
	a.Ours, a.Servers = ms(after.ours-before.ours)/n, ms(after.servers-before.servers)/n
	slices.Sort(took)
	a.P50, a.P99 = ms(took[len(took)/2]), ms(took[len(took)*99/100])
	a.Stream, a.File = float64(after.stream-before.stream)/n, float64(after.files-before.files)/n
	a.Told = float64(told) / n
	return a, nil
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// counts are sums over all processes since they began.
type counts struct {
	ours, servers time.Duration // CPU
	stream, files int64         // bytes
}

func (h house) counts() (c counts, err error) {
	if c.ours, c.servers, err = h.cpu(); err != nil {
		return c, err
	}
	for _, p := range h.Ours {
		n, e := weight(p.Dir)
		c.files, err = c.files+n, errors.Join(err, e)
	}
	if h.Nats == nil {
		return c, err
	}
	nc, e := nats.Connect(h.Nats.URL())
	if e != nil {
		return c, e
	}
	defer nc.Close()
	js, e := jetstream.New(nc)
	if e != nil {
		return c, e
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	for info := range js.ListStreams(ctx).Info() {
		if ok, _ := filepath.Match("ROOMS_*", info.Config.Name); ok {
			c.stream += int64(info.State.Bytes)
		}
	}
	return c, err
}
