package game

// Bot chooses for a seat. It gets what the seat sees, its legal actions (never
// empty), and deal, which gives a fresh re-dealt copy of the position as this
// seat may imagine it; it never holds the truth.
type Bot interface {
	Choose(v View, legal []Action, deal func() State) Action
}

// RandomBot takes any legal action.
type RandomBot struct{ Rand Rand }

// Choose takes one at random.
func (b *RandomBot) Choose(_ View, legal []Action, _ func() State) Action {
	return legal[b.Rand.Intn(len(legal))]
}

// Ask lets a bot choose for the seat whose turn it is.
func (s *Session) Ask(b Bot, r *Rand) Action {
	seat := s.Turn()
	return b.Choose(s.View(seat), s.Legal(), func() State {
		st := s.State()
		st.Determinize(seat, r)
		return st
	})
}
