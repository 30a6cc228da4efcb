// Package peers makes one club of several processes: all know all rooms by their cards, and any takes any link and
// passes what is said on to the process where the room is awake.
package peers

import (
	"context"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"sync"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats.go/jetstream"

	"posterestante/cluster/natskeep"
	"posterestante/hosting"
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

// card is a hosting.Card as it is kept for all.
type card struct {
	Opens []string `json:"opens"` // keys, as link.SeatKey reads them
	Words string   `json:"words"`
	Begun bool     `json:"begun,omitempty"`
	Since int64    `json:"since"`
}

func packed(c hosting.Card) []byte {
	out := card{Words: hex.EncodeToString(c.Words[:]), Begun: c.Begun, Since: c.Since.Unix()}
	for _, k := range c.Opens {
		out.Opens = append(out.Opens, k.Text())
	}
	text, _ := json.Marshal(out) // it always can
	return text
}

func unpacked(text []byte) (c hosting.Card, ok bool) {
	var in card
	if json.Unmarshal(text, &in) != nil {
		return c, false
	}
	c = hosting.Card{Opens: map[link.KeyID]link.Key{}, Begun: in.Begun, Since: time.Unix(in.Since, 0)}
	for _, t := range in.Opens {
		k, ok := link.SeatKey(t)
		if !ok {
			return c, false
		}
		c.Opens[k.ID] = k
	}
	c.Words, ok = link.ReadID(in.Words)
	return c, ok
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
	go p.probe(ctx)
	return p.serve()
}

// learn takes in what another process told.
func (p *Peers) learn(e jetstream.KeyValueEntry) {
	if e.Operation() != jetstream.KeyValuePut {
		p.club.Drop(e.Key())
		return
	}
	if who, _ := p.keep.Holder(e.Key()); who == p.keep.Self() { // this process knows better
		return
	}
	if c, ok := unpacked(e.Value()); ok {
		p.club.Learn(e.Key(), c)
	}
}

// tellTime bounds how long a card may take to be kept; the room tells it again when it wakes.
const tellTime = 3 * time.Second

// Tell implements club.Others.
func (p *Peers) Tell(room string, c hosting.Card) {
	text := packed(c)
	for end := time.Now().Add(tellTime); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		_, err := p.cards.Put(ctx, room, text)
		cancel()
		if err == nil {
			return
		}
	}
}

// Forget implements club.Others.
func (p *Peers) Forget(room string) {
	ctx, cancel := context.WithTimeout(context.Background(), tellTime)
	defer cancel()
	_ = p.cards.Delete(ctx, room) // a card that stays leads to a room that can't be opened
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
