package game

// Public is a State in which others than the seat whose turn it is may decide aloud,
// such as what they bid: all hear it, so that persons who share a screen need not hand
// it over for that.
type Public interface {
	// Aloud says whether what is decided now is.
	Aloud() bool
}

// Public says whether what is decided now is decided aloud.
func (s *Session) Public() bool { return s.PublicAt(s.at) }

// PublicAt says whether what was decided after n actions was decided aloud.
func (s *Session) PublicAt(n int) bool {
	p, ok := s.stateAt(n).(Public)
	return ok && p.Aloud()
}
