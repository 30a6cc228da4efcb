package globe

import "posterestante/game"

// Fit says why an effect can't be aimed at a seat (S7.2, R5.5).
func (s *State) Fit(k EffectKind, seat game.Seat) Reason {
	p, me := &s.P[seat], s.Me()
	switch {
	case seat == s.Active():
		return NoAimSelf
	case !p.OnRoad():
		return NoAimRoad
	case k == Charge && p.Money() == 0:
		return NoAimMoney
	case k == Take && (!s.Spare(seat) || s.full(me)): // into a full bag nothing goes, whoever has it
		return NoAimBag
	case (k == TakePass || k == Swap || k == Back) && !p.Has(Pass):
		return NoAimPass
	case k == Back && p.Square() == 1:
		return NoAimFirst
	case k == Swap && p.Square() == me.Square():
		return NoAimSame
	case k == Swap && (p.Square() == s.Last() || me.Square() == s.Last()):
		return NoAimLast
	}
	return Yes
}

// aim does an aimed effect.
func (s *State) aim(a game.Action, l *game.Log) {
	t, who := s.Pop(), game.Seat(a.A)
	s.Note(l, CiteCards, NoteAimed, who, int(t.A))
	me := s.Active()
	switch EffectKind(t.A) {
	case Back:
		s.MoveTo(who, max(1, s.P[who].Square()-int(t.N)), l)
	case Take:
		if !s.R.Hidden {
			s.OpenBag(who, PickTake, l)
			return
		}
		s.Hand(who, me, s.takenBlind(who, s.blind(who), l), l)
	case TakePass:
		s.LosesPass(who, l)
	case Swap:
		mine, theirs := s.Me().Square(), s.P[who].Square()
		s.MoveTo(me, theirs, l)
		s.MoveTo(who, mine, l)
	case Charge:
		n := int(min(s.P[who].Money(), int32(t.N)))
		s.Add(who, MoneyN, -n, l)
		s.Add(me, MoneyN, n, l)
	}
}

// blind is a place in a bag, by chance, but for the pass (S7.2).
func (s *State) blind(seat game.Seat) int {
	bag := &s.P[seat].Bag
	n := s.Rng.Intn(int(bag.N) - Count(bag, Pass))
	for i, item := range bag.All() {
		if Item(item) == Pass {
			continue
		}
		if n == 0 {
			return i
		}
		n--
	}
	return 0
}

// OpenBag asks the seat whose turn it is to choose an item of a bag; where bags
// are private it sees what is in it until then.
func (s *State) OpenBag(seat game.Seat, why uint8, l *game.Log) {
	knew := s.knows(seat)
	s.Push(Step{Kind: StepPick, Seat: s.Active(), A: uint8(seat), B: why})
	s.flip(seat, knew, l)
}

// flip shows a bag to those who may see it now, or no longer to the others.
func (s *State) flip(seat game.Seat, knew game.Seats, l *game.Log) {
	knows := s.knows(seat)
	if knew == knows || l == nil {
		return
	}
	for i, item := range s.P[seat].Bag.All() {
		spot := of(seat, BagZone, uint8(i))
		e := game.Event{Kind: game.Flip, Seat: game.Nobody, From: spot, To: spot, Piece: ItemPiece(item), Knew: knew,
			Knows: knows}
		if e.Learns(s.Active()) {
			s.see(e, seat, i, l)
			e.Piece = ItemPiece(s.P[seat].Bag.All()[i])
		}
		l.Add(e)
	}
}

// pick takes the item chosen out of the open bag.
func (s *State) pick(a game.Action, l *game.Log) {
	t := s.Top()
	seat, knew := game.Seat(t.A), s.knows(game.Seat(t.A))
	if t.B == PickDrop {
		s.Pop()
		s.Note(l, CiteCards, NoteLost, seat, int(a.A))
		s.Gives(seat, Item(a.A), l)
		return
	}
	s.Hand(seat, s.Active(), s.P[seat].Bag.Find(a.A), l)
	s.Pop()
	s.flip(seat, knew, l)
}
