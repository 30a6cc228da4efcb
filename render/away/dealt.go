package away

import (
	"posterestante/game/deal"
	"posterestante/game/room"
)

// dealt takes the terms of a deal and gives this program's part to it. What it is to remember is kept before it is
// said.
func (l *Link) dealt(t *deal.Terms) {
	s, ok := room.Deals(&l.party, t)
	if l.cfg.OnDeal != nil {
		l.cfg.OnDeal(l.party)
	}
	if ok {
		l.post(s)
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
