package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"posterestante/game/room"
	"posterestante/link"
)

// rooms is what rooms cost a process.
type rooms struct {
	Bare     int64   `json:"bare_mb"`     // without any
	Active   int     `json:"active"`      // rooms with a match, both seats linked
	Full     int64   `json:"active_mb"`   // with these
	Sleeping int     `json:"sleeping"`    // rooms that sleep besides
	Both     int64   `json:"sleeping_mb"` // with these too
	Known    float64 `json:"known_bytes"` // of another process, for each room that it knows of
	Here     wakes   `json:"wake_here"`   // where the room was before
	There    wakes   `json:"wake_there"`  // at the other process
}

// wakes is how long rooms take to wake, from the first byte of who comes until it is told who sits where.
type wakes struct {
	P50 float64 `json:"p50_ms"`
	P99 float64 `json:"p99_ms"`
}

// calm is how long it takes until memory that was used to open rooms is given back to the system.
const calm = 4 * time.Minute

// keep measures a process on NATS with rooms, first active ones, then sleeping ones besides; another one knows of them.
func keep(active, sleeping int) (r rooms, err error) {
	r = rooms{Active: active, Sleeping: sleeping}
	h, err := build(2)
	if err != nil {
		return r, err
	}
	defer func() { err = errors.Join(err, h.End()) }()
	memory := func(i int) int64 {
		n, e := memoryOf(h.Ours[i].Pid())
		err = errors.Join(err, e)
		return n
	}
	r.Bare = memory(0) >> 20
	other := memory(1)
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	hosts := h.Hosts(0, true)
	c := &crowd{hosts: hosts[:1], pause: time.Minute} // each acts once a minute
	if err := c.fill(ctx, h.Ours[0].Link, active, func(int) int { return 0 }); err != nil {
		return r, err
	}
	time.Sleep(calm) // each acted
	r.Full = memory(0) >> 20
	ways, err := c.doze(ctx, h.Ours[0].Link, sleeping)
	if err != nil {
		return r, err
	}
	if err := settled(ctx, h, active); err != nil {
		return r, err
	}
	time.Sleep(calm)
	r.Both = memory(0) >> 20
	r.Known = float64(memory(1)-other) / float64(active+sleeping)
	if r.Here, err = wakeAll(ctx, ways[:len(ways)/2], hosts[0]); err != nil {
		return r, err
	}
	if r.There, err = wakeAll(ctx, ways[len(ways)/2:], hosts[1]); err != nil {
		return r, err
	}
	if wrong := c.clocks.n.Load(); wrong > 0 {
		err = fmt.Errorf("%d things went wrong", wrong)
	}
	return r, err
}

// settled waits until only so many rooms are awake.
func settled(ctx context.Context, h house, awake int) error {
	for end := time.Now().Add(3 * time.Minute); ; time.Sleep(time.Second) {
		n, err := h.Ours[0].Metric("posterestante_rooms_awake")
		if err == nil && int(n) <= awake {
			return nil
		}
		if time.Now().After(end) || ctx.Err() != nil {
			return fmt.Errorf("%.0f rooms are awake (%w)", n, err)
		}
	}
}

// mostWakes is how many rooms are woken, one after the other.
const mostWakes = 200

func wakeAll(ctx context.Context, ways []link.Way, host string) (w wakes, err error) {
	var took []time.Duration
	for i := 0; i < len(ways); i += max(1, len(ways)/mostWakes) {
		ways[i].Host = host
		d, err := wake(ctx, ways[i])
		if err != nil {
			return w, err
		}
		took = append(took, d)
	}
	slices.Sort(took)
	return wakes{ms(took[len(took)/2]), ms(took[len(took)*99/100])}, nil
}

// wake comes to a room, and hears who sits where.
func wake(ctx context.Context, w link.Way) (time.Duration, error) {
	began := time.Now()
	l, err := link.Dial(ctx, w)
	if err != nil {
		return 0, err
	}
	defer l.Close()
	if err := l.Send(room.Say{T: room.SayHello, V: room.Version}.Text()); err != nil {
		return 0, err
	}
	for {
		msg, err := l.Receive()
		if err != nil {
			return 0, err
		}
		if t, err := room.ReadTell(msg); err != nil || t.Room != nil {
			return time.Since(began), err
		}
	}
}
