//go:build !js

package club

import (
	"sync"
	"time"

	"posterestante/link"
)

// desk is where one who has the pass asks for a room, or for guests to be passed on.
func (c *Club) desk(l *link.Conn) {
	var home *link.Home
	defer func() {
		if home != nil {
			home.Leave()
		}
	}()
	for {
		msg, err := l.Receive()
		if err != nil {
			return
		}
		ask, err := link.ReadAsk(msg)
		answer := link.Answer{No: "room.message"}
		switch {
		case err != nil:
		case !c.strike.may(l.From(), ask.T):
			answer.No = "club.often"
		case ask.T == link.AskRoom:
			answer, _ = c.open(&ask) // what was wrong with the setup is said by a key
		case ask.T == link.AskRelay:
			if home == nil {
				home = c.relay.Register(func(ticket string) error { return l.Say(link.Answer{Ticket: ticket}) })
			}
			answer = link.Answer{No: "club.relay"}
			if c.free(ask.IDs) && home.Opens(ask.IDs) {
				answer = link.Answer{Ready: true}
			}
		}
		if l.Say(answer) != nil {
			return
		}
	}
}

// free says whether none of the names is of a key that opens a room here.
func (c *Club) free(ids []string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, text := range ids {
		if id, ok := link.ReadID(text); ok {
			if _, is := c.keys[id]; is || id == c.pass.Key().ID {
				return false
			}
		}
	}
	return true
}

// strikes counts what an address did too often.
type strikes struct {
	mu  sync.Mutex
	all map[string]*strike
}

type strike struct {
	wrong, rooms, relays bucket
}

// bucket is how often something may be done: so often at once, then once in a while.
type bucket struct {
	left float64
	at   time.Time
	made bool
}

// What an address may do: so often at once, and then once in so long.
const (
	wrongAtOnce, wrongEach = link.MostTries, 3 * time.Minute
	roomsAtOnce, roomsEach = 12, 5 * time.Minute
	relayAtOnce, relayEach = 200, 10 * time.Second
	mostStrikes            = 20_000 // addresses that are remembered
)

func (b *bucket) take(most int, each time.Duration) bool {
	now := time.Now()
	if !b.made {
		*b = bucket{float64(most), now, true}
	}
	b.left = min(float64(most), b.left+now.Sub(b.at).Seconds()/each.Seconds())
	b.at = now
	if b.left < 1 {
		return false
	}
	b.left--
	return true
}

func (s *strikes) of(from string) *strike {
	if s.all == nil || len(s.all) > mostStrikes {
		s.all = map[string]*strike{}
	}
	if s.all[from] == nil {
		s.all[from] = &strike{}
	}
	return s.all[from]
}

// wrong counts a wrong key.
func (s *strikes) wrong(_ link.KeyID, from string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.of(from).wrong.take(wrongAtOnce, wrongEach)
}

// out says whether an address came with wrong keys too often; it may come again after a while.
func (s *strikes) out(from string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	b := s.of(from).wrong
	return b.made && !b.take(wrongAtOnce, wrongEach)
}

// may says whether an address may ask for something now.
func (s *strikes) may(from, what string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if what == link.AskRoom {
		return s.of(from).rooms.take(roomsAtOnce, roomsEach)
	}
	return s.of(from).relays.take(relayAtOnce, relayEach)
}
