package game

// Imagined is the position after n actions as a seat (or Nobody, a spectator) may
// imagine it: a copy in which what it can't know is dealt anew by the seed.
func (s *Session) Imagined(n int, seat Seat, seed uint64) State {
	st := s.StateAt(n)
	r := NewRand(seed)
	st.Determinize(seat, &r)
	return st
}
