//go:build !js

package hosting

import (
	"sync"

	"posterestante/link"
)

// stays knows which links are in, so that all leave when the room is closed. The zero value is ready.
type stays struct {
	mu    sync.Mutex
	in    map[*link.Conn]bool
	ended bool
}

func (s *stays) come(c *link.Conn) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ended {
		_ = c.Close()
		return
	}
	if s.in == nil {
		s.in = map[*link.Conn]bool{}
	}
	s.in[c] = true
}

func (s *stays) leave(c *link.Conn) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.in, c)
}

// end has all leave, and whoever comes.
func (s *stays) end() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.ended = true
	for c := range s.in {
		_ = c.Close()
	}
}
