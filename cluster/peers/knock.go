package peers

import (
	"context"
	"encoding/json"
	"maps"
	"slices"
	"time"

	"github.com/nats-io/nats.go"

	"posterestante/link"
)

// knock asks the process where a room is awake to let somebody in.
type knock struct {
	coming
	Key string `json:"key"`
	To  string `json:"to"` // the subject of who asks
}

// opened answers it.
type opened struct {
	To  string `json:"to,omitempty"`  // the subject of who answers; "" where the room isn't there
	Old bool   `json:"old,omitempty"` // another link has had one of its seats since
}

const enterName = "rooms-enter."

// knockTime is how long a process may take to wake a room.
const knockTime = 4 * time.Second

// dial is a wire to a room at another process.
func (p *Peers) dial(who string, c *coming, key link.KeyID) (*wire, error) {
	w, err := newWire(p.keep.Conn(), key)
	if err != nil {
		return nil, err
	}
	ask, _ := json.Marshal(knock{*c, hexOf(key), w.sub.Subject}) // it always can
	m, err := p.keep.Conn().Request(enterName+who, ask, knockTime)
	var got opened
	if err == nil {
		err = json.Unmarshal(m.Data, &got)
	}
	if err == nil && got.Old {
		err = errOld
	} else if err == nil && got.To == "" {
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
	w.to, w.serves = k.To, true
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
	if ended {
		return
	}
	left, ok := p.order.enter(&k.coming, w)
	if !ok {
		_ = m.Respond([]byte(`{"old":true}`))
		return
	}
	defer left()
	text, _ := json.Marshal(opened{To: w.sub.Subject}) // it always can
	if m.Respond(text) != nil {
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
