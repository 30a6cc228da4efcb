package globe

import "posterestante/game"

// Owe has the seat whose turn it is pay somebody, or the bank. Has it too little
// it may sell first, and then pays what it has (S5.2, R4.3).
func (s *State) Owe(n int16, to game.Seat, l *game.Log) {
	s.Push(Step{Kind: StepDebt, Seat: s.Active(), A: uint8(to + 1), N: n})
}

// sold is B of a debt for which something was sold.
const sold = 1

// runDebt pays a debt that can be paid, or for which nothing can be sold. Who has
// begun to sell may go on to sell where prices must not be paid either (S5.2).
func runDebt(s *State, t Step, l *game.Log) bool {
	short := s.Me().Money() < int32(t.N)
	if (short || t.B == sold && !s.R.MustBuy) && s.Sells() {
		return false
	}
	s.payDebt(l)
	return true
}

func (s *State) payDebt(l *game.Log) {
	t := s.Pop()
	n := int(min(s.Me().Money(), int32(t.N)))
	s.Note(l, CiteAuction, NotePaid, t.Seat, n)
	s.Add(t.Seat, MoneyN, -n, l)
	if t.A > 0 {
		s.Add(game.Seat(t.A-1), MoneyN, n, l)
	}
}

// Price has the seat whose turn it is pay for the open card of a kind, or leave
// it (S4.5, R3.2).
func (s *State) Price(k Kind, l *game.Log) {
	n := s.R.Decks.Card(s.Open[k]).Price
	if s.R.Double(s, s.Active()) {
		n *= 2
	}
	s.Push(Step{Kind: StepPrice, Seat: s.Active(), A: s.Open[k], N: n})
}

// runPrice pays what must be paid, and leaves what never can be.
func runPrice(s *State, t Step, l *game.Log) bool {
	able := s.Me().Money() >= int32(t.N)
	switch {
	case able && s.R.MustBuy:
		s.payPrice(l)
	case able || s.Sells():
		return false
	default:
		s.leavePrice(l)
	}
	return true
}

func (s *State) payPrice(l *game.Log) {
	t := s.Pop()
	s.Add(t.Seat, MoneyN, -int(t.N), l)
	s.Wins(t.Seat, KindOf(t.A), l)
}

func (s *State) leavePrice(l *game.Log) {
	t := s.Pop()
	s.Note(l, CiteSquare, NoteLeft, t.Seat, int(t.N))
}
