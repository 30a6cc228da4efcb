package peers

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/nats-io/nats.go"

	"posterestante/link"
)

// A wire carries whole messages between two processes, over two subjects of NATS. NATS may lose messages while servers
// come and go: each has its number, each side says now and then how many there were; what doesn't fit ends the wire.
type wire struct {
	nc  *nats.Conn
	to  string // the other side's subject
	key link.KeyID
	sub *nats.Subscription

	mu   sync.Mutex
	sent uint64

	had  uint64 // messages that came; the subscription's goroutine alone has it
	in   chan []byte
	gone chan struct{}
	once sync.Once
}

// What stands before a message.
const (
	sendsMessage = 'm'
	sendsCount   = 'p'
	sendsEnd     = 'e'
	headLen      = 9
)

const (
	countEach = 2 * time.Second // how often a side says how many there were
	silent    = 7 * time.Second // after how long without a sign a wire is over
	mostIn    = 64              // messages that wait in it; others wait before it
)

var errGone = errors.New("the way between two processes is over")

// newWire listens on a subject of its own.
func newWire(nc *nats.Conn, key link.KeyID) (w *wire, err error) {
	w = &wire{nc: nc, key: key, in: make(chan []byte, mostIn), gone: make(chan struct{})}
	heard := make(chan struct{}, 1)
	w.sub, err = nc.Subscribe(nats.NewInbox(), func(m *nats.Msg) {
		select {
		case heard <- struct{}{}:
		default:
		}
		w.take(m.Data)
	})
	if err != nil {
		return nil, err
	}
	go w.watch(heard)
	return w, nil
}

func (w *wire) take(data []byte) {
	if len(data) < headLen {
		_ = w.Close()
		return
	}
	n := binary.BigEndian.Uint64(data[1:headLen])
	switch data[0] {
	case sendsMessage:
		if w.had++; n == w.had {
			select {
			case w.in <- data[headLen:]: // while it waits nothing is heard: who is slow for long is let go
				return
			case <-w.gone:
			}
		}
	case sendsCount:
		if n == w.had {
			return
		}
	}
	_ = w.Close()
}

// watch ends a wire that is silent, and says that this side is there.
func (w *wire) watch(heard chan struct{}) {
	tick := time.NewTicker(countEach)
	defer tick.Stop()
	end := time.NewTimer(silent)
	defer end.Stop()
	for {
		select {
		case <-w.gone:
			return
		case <-end.C:
			_ = w.Close()
		case <-heard:
			end.Reset(silent)
		case <-tick.C:
			if w.to != "" {
				_ = w.say(sendsCount, nil) // a wire that can't is silent
			}
		}
	}
}

func (w *wire) say(kind byte, msg []byte) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if kind == sendsMessage {
		w.sent++
	}
	data := binary.BigEndian.AppendUint64(append(make([]byte, 0, headLen+len(msg)), kind), w.sent)
	return w.nc.Publish(w.to, append(data, msg...))
}

// Key implements hosting.Wire.
func (w *wire) Key() link.KeyID { return w.key }

// Send implements hosting.Wire.
func (w *wire) Send(msg []byte) error {
	select {
	case <-w.gone:
		return errGone
	default:
		return w.say(sendsMessage, msg)
	}
}

// Receive implements hosting.Wire. What came before the end is given first.
func (w *wire) Receive() ([]byte, error) {
	select {
	case msg := <-w.in:
		return msg, nil
	default:
	}
	select {
	case msg := <-w.in:
		return msg, nil
	case <-w.gone:
		return nil, errGone
	}
}

// Close implements hosting.Wire.
func (w *wire) Close() error {
	w.once.Do(func() {
		close(w.gone)
		if w.to != "" {
			_ = w.say(sendsEnd, nil) // else the other side hears nothing more
		}
		_ = w.sub.Unsubscribe()
	})
	return nil
}

// knock asks the process where a room is awake to let somebody in.
type knock struct {
	Room string `json:"room"`
	Key  string `json:"key"`
	To   string `json:"to"` // the subject of who asks
}

// opened answers it.
type opened struct {
	To string `json:"to,omitempty"` // the subject of who answers; "" where the room isn't there
}

const enterName = "rooms-enter."

// knockTime is how long a process may take to wake a room.
const knockTime = 4 * time.Second

// dial is a wire to a room at another process.
func (p *Peers) dial(who, room string, key link.KeyID) (*wire, error) {
	w, err := newWire(p.keep.Conn(), key)
	if err != nil {
		return nil, err
	}
	ask, _ := json.Marshal(knock{room, hexOf(key), w.sub.Subject}) // it always can
	m, err := p.keep.Conn().Request(enterName+who, ask, knockTime)
	var got opened
	if err == nil {
		err = json.Unmarshal(m.Data, &got)
	}
	if err == nil && got.To == "" {
		err = errGone
	}
	if err != nil {
		_ = w.Close()
		return nil, err
	}
	w.mu.Lock()
	w.to = got.To
	w.mu.Unlock()
	return w, nil
}

// serve lets in those whom other processes pass on to here.
func (p *Peers) serve() error {
	_, err := p.keep.Conn().Subscribe(enterName+p.keep.Self(), func(m *nats.Msg) {
		go p.admit(m)
	})
	return err
}

func (p *Peers) admit(m *nats.Msg) {
	var k knock
	if json.Unmarshal(m.Data, &k) != nil {
		return
	}
	id, ok := link.ReadID(k.Key)
	refuse := func() { _ = m.Respond([]byte("{}")) }
	if who, _ := p.keep.Holder(k.Room); !ok || who != p.keep.Self() && who != "" {
		refuse()
		return
	}
	w, err := newWire(p.keep.Conn(), id)
	if err != nil {
		refuse()
		return
	}
	w.to = k.To
	p.mu.Lock()
	ended := p.ended
	p.wires[w] = true
	p.mu.Unlock()
	defer func() {
		_ = w.Close()
		p.mu.Lock()
		delete(p.wires, w)
		p.mu.Unlock()
	}()
	text, _ := json.Marshal(opened{w.sub.Subject}) // it always can
	if ended || m.Respond(text) != nil {
		return
	}
	_ = p.club.Enter(k.Room, w) // who asked asks again
}

// legs notes a wire to a process, or that it is over.
func (p *Peers) legs(who string, w *wire, there bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !there {
		if delete(p.passed[who], w); len(p.passed[who]) == 0 {
			delete(p.passed, who)
		}
		return
	}
	if p.passed[who] == nil {
		p.passed[who] = map[*wire]bool{}
	}
	p.passed[who][w] = true
}

// probeEach is how often it is looked whether those whom links are passed on to are there.
const probeEach = 250 * time.Millisecond

// probe ends the wires to processes that are gone, long before they count as silent.
func (p *Peers) probe(ctx context.Context) {
	tick := time.NewTicker(probeEach)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
		}
		p.mu.Lock()
		all := slices.Collect(maps.Keys(p.passed))
		p.mu.Unlock()
		for _, who := range all {
			if !p.keep.Gone(who) {
				continue
			}
			p.mu.Lock()
			wires := slices.Collect(maps.Keys(p.passed[who]))
			p.mu.Unlock()
			for _, w := range wires {
				_ = w.Close()
			}
		}
	}
}
