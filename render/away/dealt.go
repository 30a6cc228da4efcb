package away

import (
	"crypto/rand"

	"posterestante/game/deal"
	"posterestante/game/room"
)

// dealt takes the terms of a deal and gives this program's part to it. What it is to remember is kept before it is
// said.
func (l *Link) dealt(t *deal.Terms) {
	a := l.party.Hear(t, func(b []byte) { _, _ = rand.Read(b) }) // it never fails
	if l.cfg.OnDeal != nil {
		l.cfg.OnDeal(l.party)
	}
	switch {
	case a.Sum != "":
		l.post(room.Say{T: room.SayCommit, Part: a.Sum})
	case a.Part != "":
		l.post(room.Say{T: room.SayOpen, Part: a.Part})
	}
}

// Truth is the whole match once it is over, nil before; its Fault says too what is wrong with the deal.
func (m *Match) Truth() *room.Truth {
	m.mu.Lock()
	t := m.mirror.Truth()
	id := m.mirror.Match()
	m.mu.Unlock()
	if t == nil {
		return nil
	}
	out := *t
	if out.Fault == nil && out.Deal != nil {
		m.link.mu.Lock()
		party := m.link.party
		m.link.mu.Unlock()
		out.Fault = party.Check(out.Deal, id, t.Session.Setup().Seed)
	}
	return &out
}
