package away

import (
	"posterestante/game"
	"posterestante/game/room"
	"posterestante/render/table"
)

// Hall is who sits where, Ended why the room is given up (nil while it isn't), Lost whether nothing is heard of it.
func (l *Link) Hall() room.Hall {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.hall
}

// Ended is why the room is given up, nil while it isn't.
func (l *Link) Ended() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.ended
}

// Lost says whether nothing is heard of the room: it is tried again.
func (l *Link) Lost() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.lost
}

// Match is the match once it is there whole, as far as it was played; nil before.
func (l *Link) Match() *Match {
	l.mu.Lock()
	m := l.match
	l.mu.Unlock()
	if m == nil {
		return nil
	}
	m.mu.Lock()
	err, behind := m.catchUp(), m.mirror.Behind()
	m.mu.Unlock()
	if err != nil {
		m.apart()
	}
	if err != nil || behind {
		return nil
	}
	return m
}

// Refused takes why the last thing asked of the room was refused, nil for nothing.
func (l *Link) Refused() (no *room.No) {
	l.mu.Lock()
	defer l.mu.Unlock()
	no, l.no = l.no, nil
	return no
}

// Sit, Stand, Begin and Place say what a program may say to a room, see room.Say.
func (l *Link) Sit(seat game.Seat, name string) {
	l.say(room.Say{T: room.SaySit, Seat: seat, Name: name}, false)
}

// SitSoon sits down at a seat as soon as the room is there, if it is free.
func (l *Link) SitSoon(seat int, name string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.soon = func() {
		if c := l.hall.Seats; seat < len(c) && c[seat].Kind == room.Open {
			l.post(room.Say{T: room.SaySit, Seat: game.Seat(seat), Name: name})
		}
	}
}

// Stand gives a seat back.
func (l *Link) Stand(seat game.Seat) { l.say(room.Say{T: room.SayStand, Seat: seat}, false) }

// Begin begins the match, or another one; the host's program may.
func (l *Link) Begin() { l.say(room.Say{T: room.SayBegin}, false) }

// Place says who plays a seat from now on; the host's program may.
func (l *Link) Place(seat game.Seat, kind string) {
	l.say(room.Say{T: room.SayPlace, Seat: seat, Kind: kind}, false)
}

// Clock says how long a turn may take, in hours, one of room.Clocks; the host's program may. Agree agrees to that for a
// seat here, or no longer.
func (l *Link) Clock(hours int) { l.say(room.Say{T: room.SayClock, N: hours}, false) }

// Agree agrees to the clock.
func (l *Link) Agree(seat game.Seat, yes bool) {
	l.say(room.Say{T: room.SayAgree, Seat: seat, Yes: yes}, false)
}

// Late has the host's program ask that those who look on see all one round late, or no longer.
func (l *Link) Late(yes bool) { l.say(room.Say{T: room.SayLate, Yes: yes}, false) }

// Show agrees to that for all seats here, or no longer.
func (l *Link) Show(yes bool) {
	for i, c := range l.Hall().Seats {
		if c.Mine {
			l.say(room.Say{T: room.SayShow, Seat: game.Seat(i), Yes: yes}, false)
		}
	}
}

// Keys are those of the seats that this program has.
func (l *Link) Keys() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return append([]string(nil), l.keys...)
}

// Names and Tints are those of the seats.
func (m *Match) Names() []string { return m.mirror.Names() }

// Tints are the colours of the seats.
func (m *Match) Tints() []int { return m.mirror.Tints() }

// ID names the match.
func (m *Match) ID() string { return m.id() }

func (m *Match) id() string {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.mirror.Match()
}

// hello is what to say so that the match goes on where it is known.
func (m *Match) hello(keys []string) room.Say {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.inbox = nil // what wasn't shown yet is told again
	if m.anew {
		m.anew = false
		return room.Say{T: room.SayHello, V: room.Version, Keys: keys}
	}
	return m.mirror.Hello(keys)
}

func (m *Match) push(l letter) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.inbox = append(m.inbox, l)
}

// Company implements table.Distant.
func (m *Match) Company() table.Company {
	l := m.link
	l.mu.Lock()
	defer l.mu.Unlock()
	c := table.Company{Lost: l.lost, Asks: game.Nobody, Sign: l.sign.Kind, By: l.sign.By, Said: l.signs,
		Post: l.cfg.Post != nil, Late: m.mirror.Late(), Offers: l.hall.Shown && !m.mirror.Late()}
	if c.Post { // who isn't here is waited for by letter
		c.Sent = l.cfg.Post() >= m.Session().Len()
		return c
	}
	if l.ended != nil {
		c.Ended = l.cfg.Words(l.ended)
	}
	for _, s := range l.hall.Seats {
		c.Gone = append(c.Gone, s.Kind == "person" && !s.Here || s.Kind == room.Open)
		c.Lapsed = append(c.Lapsed, s.Lapsed)
		c.Offers = c.Offers && !s.Mine
	}
	if l.asks != nil {
		c.Asks = l.asks.By
		for _, s := range l.asks.For {
			c.Asked = c.Asked || l.mine(s)
		}
	}
	return c
}

// Why is why the room is given up, as the player reads it.
func (l *Link) Why() string {
	if err := l.Ended(); err != nil {
		return l.cfg.Words(err)
	}
	return ""
}
