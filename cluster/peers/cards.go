package peers

import (
	"bytes"
	"context"
	"encoding/hex"
	"encoding/json"
	"slices"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"posterestante/hosting"
	"posterestante/link"
)

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
	slices.Sort(out.Opens)
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

// learn takes in what another process told.
func (p *Peers) learn(e jetstream.KeyValueEntry) {
	if e.Operation() != jetstream.KeyValuePut {
		p.club.Drop(e.Key())
		return
	}
	p.take(e.Key(), e.Value())
}

// take has a card's keys lead into its room.
func (p *Peers) take(room string, text []byte) {
	if who, _ := p.keep.Holder(room); who == p.keep.Self() { // this process knows better
		return
	}
	if c, ok := unpacked(text); ok {
		p.club.Learn(room, c)
	}
}

// show is a card that all are told of, and wait for: whoever has a new key may come by any process at once.
type show struct {
	Room string          `json:"room"`
	Card json.RawMessage `json:"card"`
}

const (
	cardName = "rooms-card"
	showTime = 500 * time.Millisecond // how long a process may take to learn it
)

// shown takes in a card that another process shows.
func (p *Peers) shown(m *nats.Msg) {
	var s show
	if json.Unmarshal(m.Data, &s) != nil {
		return
	}
	p.take(s.Room, s.Card)
	p.keep.Answer(m, nil)
}

// tellTime bounds how long a card may take to be kept; the room tells it again when it wakes.
const tellTime = 3 * time.Second

// Tell implements club.Others.
func (p *Peers) Tell(room string, c hosting.Card) {
	text := packed(c)
	for end := time.Now().Add(tellTime); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if done, err := p.put(room, text); err == nil {
			if !done {
				ask, _ := json.Marshal(show{room, text}) // it always can
				p.keep.AskAll(cardName, ask, showTime, func([]byte) {})
			}
			return
		}
	}
}

// put keeps a card for all; done says that it was so already.
func (p *Peers) put(room string, text []byte) (done bool, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	if e, err := p.cards.Get(ctx, room); err == nil && bytes.Equal(e.Value(), text) {
		return true, nil
	}
	_, err = p.cards.Put(ctx, room, text)
	return false, err
}

// Forget implements club.Others.
func (p *Peers) Forget(room string) {
	ctx, cancel := context.WithTimeout(context.Background(), tellTime)
	defer cancel()
	_ = p.cards.Delete(ctx, room) // a card that stays leads to a room that can't be opened
}
