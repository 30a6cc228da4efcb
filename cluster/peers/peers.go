// Package peers makes one club of several processes: all know all rooms by their cards, and any takes any link and
// passes what is said on to the process where the room is awake.
package peers

import (
	"context"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"posterestante/cluster/natskeep"
	"posterestante/hosting/club"
	"posterestante/link"
)

// Peers implements club.Others.
type Peers struct {
	keep  *natskeep.Keeper
	club  *club.Club
	cards jetstream.KeyValue
	stop  context.CancelFunc

	order order

	mu    sync.Mutex
	wires map[*wire]bool // those that others pass on to here
	ended bool

	moves  atomic.Int64              // how often a link went on at another process
	passed map[string]map[*wire]bool // by process: the wires by which links are passed on now
}

const (
	cardsBucket = "ROOM_CARDS"
	clubBucket  = "ROOM_CLUB"
)

// New is for a club whose rooms a Keeper keeps.
func New(k *natskeep.Keeper) *Peers {
	return &Peers{keep: k, wires: map[*wire]bool{}, passed: map[string]map[*wire]bool{}}
}

// Pass is the club's pass, the same for all processes.
func (p *Peers) Pass() (pass link.Pass, err error) {
	ctx := context.Background()
	kv, err := p.keep.Bucket(ctx, clubBucket, 0)
	if err != nil {
		return pass, err
	}
	text, err := natskeep.Once(ctx, p.keep, kv, "pass", link.NewPass().Text())
	pass, ok := link.ReadPass(text)
	if err == nil && !ok {
		err = fmt.Errorf("the bucket %s holds no pass of a club", clubBucket)
	}
	return pass, err
}

// Begin implements club.Others.
func (p *Peers) Begin(c *club.Club) (err error) {
	p.club = c
	ctx, stop := context.WithCancel(context.Background())
	p.stop = stop
	if p.cards, err = p.keep.Bucket(ctx, cardsBucket, 0); err != nil {
		return err
	}
	w, err := p.cards.WatchAll(ctx)
	if err != nil {
		return err
	}
	all := make(chan struct{})
	go func() {
		for e := range w.Updates() {
			if e == nil {
				close(all)
				continue
			}
			p.learn(e)
		}
	}()
	select {
	case <-all:
	case <-time.After(time.Minute):
		return fmt.Errorf("NATS doesn't tell which rooms there are")
	}
	if _, err := p.keep.Conn().Subscribe(cardName, p.shown); err != nil {
		return err
	}
	go p.probe(ctx)
	return p.serve()
}

// Lost has a room that another process holds now sleep here; a natskeep.Config has it.
func (p *Peers) Lost(room string) {
	if p.club != nil {
		p.club.Sleep(room)
	}
}

// End implements club.Others.
func (p *Peers) End() {
	p.mu.Lock()
	p.ended = true
	var all []*wire
	for w := range p.wires {
		all = append(all, w)
	}
	p.mu.Unlock()
	for _, w := range all {
		_ = w.Close()
	}
	p.stop()
}

// Metrics implements club.Others.
func (p *Peers) Metrics(w io.Writer) {
	p.mu.Lock()
	from, to := len(p.wires), 0
	for _, all := range p.passed {
		to += len(all)
	}
	p.mu.Unlock()
	connected := 0
	if p.keep.Conn().IsConnected() {
		connected = 1
	}
	for _, m := range []struct {
		name, help, kind string
		value            int64
	}{
		{"rooms_held", "Rooms whose referee is this process.", "gauge", int64(p.keep.Held())},
		{"links_passed_to_others", "Links of this process whose room is elsewhere.", "gauge", int64(to)},
		{"links_passed_from_others", "Links of other processes whose room is here.", "gauge", int64(from)},
		{"moves_total", "How often a link went on at another referee.", "counter", p.moves.Load()},
		{"nats_connected", "Whether NATS is reached.", "gauge", int64(connected)},
	} {
		_, _ = fmt.Fprintf(w, "# HELP posterestante_%s %s\n# TYPE posterestante_%[1]s %[3]s\n"+
			"posterestante_%[1]s %[4]d\n",
			m.name, m.help, m.kind, m.value)
	}
}
