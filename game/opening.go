package game

// Opened is a Game in whose setting up something happens that all see, such as
// dice that say who begins. Open is New, with the events of it.
type Opened interface {
	Open(Setup) (State, []Event, error)
}

// Opening is what happened as the match was set up, as a seat may see it; none
// where the game tells none, and in a match that started from a position.
func (s *Session) Opening(seat Seat) []Event {
	if s.Seen() {
		return s.told.opening
	}
	g, ok := s.game.(Opened)
	if !ok {
		return nil
	}
	st, events, err := g.Open(s.setup.Plain())
	if err != nil || !st.Equal(s.start) {
		return nil
	}
	return EventsFor(events, seat)
}

// OpeningTeller is a Teller that tells an opening, a sentence each.
type OpeningTeller interface {
	Opening([]Event) []Phrase
}
