package game

// Public is a State in which others than the seat whose turn it is may decide aloud,
// such as what they bid: all hear it, so that persons who share a screen need not hand
// it over for that.
type Public interface {
	// Aloud says whether what is decided now is.
	Aloud() bool
}

// Public says whether what is decided now is decided aloud.
func (s *Session) Public() bool {
	p, ok := s.now().(Public)
	return ok && p.Aloud()
}
