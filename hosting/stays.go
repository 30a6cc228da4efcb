//go:build !js

package hosting

import (
	"io"
	"maps"
	"slices"
	"sync"
)

// stays knows which links are in, those within the program too, so that all leave when the room is closed. The zero
// value is ready.
type stays struct {
	mu    sync.Mutex
	in    map[io.Closer]bool
	ended bool
}

func (s *stays) come(c io.Closer) {
	s.mu.Lock()
	ended := s.ended
	if s.in == nil {
		s.in = map[io.Closer]bool{}
	}
	s.in[c] = !ended
	s.mu.Unlock()
	if ended {
		_ = c.Close()
	}
}

func (s *stays) leave(c io.Closer) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.in, c)
}

// end has all leave, and whoever comes.
func (s *stays) end() {
	s.mu.Lock()
	s.ended = true
	all := slices.Collect(maps.Keys(s.in))
	s.mu.Unlock()
	for _, c := range all { // some leave as they are closed
		_ = c.Close()
	}
}
