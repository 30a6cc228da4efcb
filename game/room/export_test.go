package room

import "time"

import "slices"

// EyesOf is for tests.
var EyesOf = eyesOf

// Clone is a copy of a mirror as it stands.
func (m *Mirror) Clone() Mirror {
	as := *m
	as.seen = nil
	for _, s := range m.seen {
		as.seen = append(as.seen, s.Copy())
	}
	as.line = slices.Clone(m.line)
	return as
}

// Tick looks at the clock.
func (r *Room) Tick() (time.Duration, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.tick(r.now())
}

// BackTo takes back all but the first n actions.
func (r *Room) BackTo(n int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.back(n, 0) != nil {
		panic("it can't be taken back")
	}
}
