//go:build !js

package program

import (
	"context"
	"net"
	"strconv"
	"sync/atomic"

	"posterestante/assets/words"
	"posterestante/hosting"
	"posterestante/hosting/reach"
	"posterestante/render/screens/hall"
)

// shown is what is shown to those who are to come: where the room is, and which way leads there, as far as is known.
// Ways are looked for until the context is done; then the network hears no more of the room, and the router closes.
func (h *home) shown(ctx context.Context, host *hosting.Host, page bool) func() *hall.Invitation {
	s := &showing{host: host, words: h.deps.Words, trust: h.deps.Words.T("hall.no_page"), wake: h.wake}
	if page {
		s.trust = s.words.T("hall.trust")
	}
	s.near(s.words.T("hall.near"))
	club, passes := h.atClub()
	switch {
	case passes && h.settings.Passes:
		host.PassBy(club, func(err error) {
			if err != nil {
				s.near(h.whyAway(err))
				return
			}
			s.far(club.Origin(), host.LinkBy(club), s.words.T("club.passes", map[string]any{"Host": club.Origin()}),
				s.words.T("club.trust"))
		})
	case !h.settings.Hidden:
		s.near(s.words.T("hall.asking"))
		go s.ask(ctx)
	}
	if !h.settings.Hidden {
		s.announce(ctx)
	}
	return s.now.Load
}

// showing is an invitation that changes while ways are found.
type showing struct {
	host  *hosting.Host
	words *words.Words
	trust string
	wake  func()
	now   atomic.Pointer[hall.Invitation]
}

// near shows the address in the same network, and what is said of the way from further away.
func (s *showing) near(said string) {
	at := s.host.Hosts()[0]
	s.far(at, s.host.Link(at), said, s.trust)
}

// far shows an address.
func (s *showing) far(host, link string, notes ...string) {
	s.now.Store(&hall.Invitation{Link: link, Phrase: s.host.Phrase(), QR: qrOf(link), Host: host, Notes: notes})
	if s.wake != nil {
		s.wake()
	}
}

// port is where the room listens.
func (s *showing) port() int {
	_, text, _ := net.SplitHostPort(s.host.Hosts()[0])
	n, _ := strconv.Atoi(text) // it is one
	return n
}

// ask looks for a way from beyond the network.
func (s *showing) ask(ctx context.Context) {
	w, err := reach.Open(ctx, s.port())
	if err != nil {
		s.near(s.words.T("hall.closed"))
		return
	}
	s.far(w.Host, s.host.Link(w.Host), s.words.T("hall.way."+w.How, map[string]any{"Near": s.host.Hosts()[0]}), s.trust)
	<-ctx.Done()
	w.Stop()
}

// announce says in the same network that the room is there.
func (s *showing) announce(ctx context.Context) {
	stop, err := reach.Announce(s.port())
	if err != nil { // friends type the address
		return
	}
	go func() {
		<-ctx.Done()
		stop()
	}()
}

// looking begins to look for rooms in the same network.
func (h *home) looking() func() hall.Near { return func() hall.Near { return reach.Look(h.wake) } }
