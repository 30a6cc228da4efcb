package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"
)

// moves is how long the rooms of a process that is killed take to go on elsewhere. Up to a second of it is that the
// friends of the measure don't listen while they pause.
type moves struct {
	Rooms int     `json:"rooms"`      // that it held, each with a match and both seats linked to the other two
	P50   float64 `json:"back_p50_s"` // until both were told by another referee how the match stands
	P99   float64 `json:"back_p99_s"`
	Most  float64 `json:"back_most_s"`
}

// move kills one of three processes that holds so many rooms.
func move(tables int) (m moves, err error) {
	m.Rooms = tables
	h, err := build(3)
	if err != nil {
		return m, err
	}
	defer func() { err = errors.Join(err, h.End()) }()
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	c := &crowd{hosts: h.Hosts(0, true), pause: time.Second, long: true}
	if err := c.fill(ctx, h.Ours[0].Link, tables, func(int) int { return 0 }); err != nil {
		return m, err
	}
	time.Sleep(warmth)
	held, err := h.Ours[0].Metric("posterestante_rooms_held")
	if err != nil || int(held) < tables {
		return m, fmt.Errorf("the first process holds %.0f of %d rooms (%w)", held, tables, err)
	}
	began := time.Now()
	h.Ours[0].End(os.Kill)
	var gaps []float64
	for _, t := range c.tables {
		for t.backSince(began).IsZero() {
			if time.Since(began) > time.Minute {
				return m, fmt.Errorf("after a minute a table has no referee: %s", t.state())
			}
			time.Sleep(10 * time.Millisecond)
		}
		gaps = append(gaps, t.backSince(began).Sub(began).Seconds())
	}
	slices.Sort(gaps)
	m.P50, m.P99, m.Most = gaps[len(gaps)/2], gaps[len(gaps)*99/100], gaps[len(gaps)-1]
	if wrong := c.clocks.n.Load(); wrong > 0 {
		err = fmt.Errorf("%d things went wrong", wrong)
	}
	return m, err
}
