package brief

// Strokes is told of letters and keys as they come, and gives them in that order: a tick
// gets letters or keys, never both, since within a tick it isn't known which came first.
type Strokes[K any] struct{ all []stroke[K] }

type stroke[K any] struct {
	key    K
	letter rune // 0 for a key
}

// Letters tells of what was written.
func (s *Strokes[K]) Letters(text string) {
	for _, r := range text {
		s.all = append(s.all, stroke[K]{letter: r})
	}
}

// Key tells of a key that went down.
func (s *Strokes[K]) Key(k K) { s.all = append(s.all, stroke[K]{key: k}) }

// Tick gives what this tick gets.
func (s *Strokes[K]) Tick() (keys []K, letters []rune) {
	for len(s.all) > 0 && (s.all[0].letter != 0 && keys == nil || s.all[0].letter == 0 && letters == nil) {
		if r := s.all[0].letter; r != 0 {
			letters = append(letters, r)
		} else {
			keys = append(keys, s.all[0].key)
		}
		s.all = s.all[1:]
	}
	return keys, letters
}

// Waiting says whether letters or keys wait for their tick.
func (s *Strokes[K]) Waiting() bool { return len(s.all) > 0 }
