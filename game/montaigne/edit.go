package montaigne

import (
	"posterestante/game"
)

var (
	_ game.Editable = (*State)(nil)
	_ game.Drafter  = Game{}
)

// Draft reads a position as Load does, but one in which only the pieces must be
// right: an editor goes on with it. Problems says what else is wrong.
func (Game) Draft(data []byte) (game.Editable, error) {
	s, err := zoneTable.Read(data)
	if err != nil {
		return nil, err
	}
	if bad := zoneTable.Whole(s); bad != nil {
		return nil, bad
	}
	return s, nil
}

// Choices, Where, Put and Insert are those of game.Editable. Cities whose cards lie in
// a voyage were visited (M3.5); nothing is left to settle after a change.
func (s *State) Choices(at game.Spot) []game.Piece { return zoneTable.Choices(s, at) }
func (s *State) Where(id uint16) game.Spot         { return zoneTable.Where(s, id) }
func (s *State) Put(at game.Spot, id uint16) error { return s.lays(at, id, zoneTable.Put) }
func (s *State) Insert(at game.Spot, id uint16) error {
	return s.lays(at, id, zoneTable.Insert)
}

// lays lays a piece. The King's Call, until it is revealed, is among the cards that
// nobody sees (M2.1).
func (s *State) lays(at game.Spot, id uint16, lay func(*State, game.Spot, uint16) error) error {
	if id == uint16(TheCall) && at.Zone != Reserve && at.Zone != ReserveTop && (at.Zone != Row || at.Index != 3) {
		return cannot("call.open", "M2.1", game.Nobody, 0, "the King's Call lies in the reserve, or is revealed")
	}
	return s.edited(lay(s, at, id))
}

// edited makes what follows from the cards fit them, after a change that went well.
func (s *State) edited(err error) error {
	if err != nil {
		return err
	}
	s.steps.Clear()
	s.follow()
	return nil
}

func (s *State) follow() {
	s.showTop(nil)
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		p.turned = p.turned && IsPerson(p.voyage.Top(), Noble)
		p.visited |= 1 << Bordeaux
		for _, c := range p.counting() {
			p.visited |= 1 << Cards[c].City
		}
	}
	s.n[LastTurn] = 0
	if s.onRoad() == 1 {
		s.n[LastTurn] = 1
	}
	s.mixCall()
}

// Swap has two cards lie each where the other does, see game.Editable.
func (s *State) Swap(a, b uint16) {
	zoneTable.Swap(s, a, b)
	s.mixCall()
}

// mixCall has the King's Call, not yet revealed, lie where it may (M2.1), as near
// to where it came to lie as can be; a card of its back takes its place elsewhere.
func (s *State) mixCall() {
	low, high := callWindow(s.seats)
	at := s.callAt()
	if s.called() || at >= low && at <= high || s.reserve.N < 2 {
		return
	}
	if at < 0 {
		for at = int(s.reserve.N) - 2; at >= 0 && Cards[s.reserve.C[at]].City != Bordeaux; at-- {
		}
		if at < 0 {
			return
		}
		zoneTable.Swap(s, uint16(TheCall), uint16(s.reserve.C[at]))
	}
	if at < int(s.reserve.N) {
		s.reserve.Remove(at)
		s.reserve.Insert(min(max(at, low), high, int(s.reserve.N)), TheCall)
	}
}

// setCalled reveals the King's Call, which is then set aside (M6.1), or mixes it in
// again.
func (s *State) setCalled(yes bool) {
	at := s.Where(uint16(TheCall))
	switch {
	case yes == s.called():
	case yes:
		zoneTable.Rows[at.Zone].At(s, at.Seat).Remove(int(at.Index))
		s.n[Called] = 1
		if at.Zone == Row && s.reserve.N > 0 {
			s.row[at.Index] = s.reserve.Pop()
		}
	default:
		s.n[Called], s.n[Remade] = 0, 0
		s.reserve.Under(TheCall)
	}
}

// SetTurn has a seat decide next, with its action to do.
func (s *State) SetTurn(seat game.Seat, _ bool) {
	if s.Over() { // its end tiles go back (M6.4)
		for t := TileCharacters; t <= TileDiscoveries; t++ {
			s.tiles[t] = 0
		}
	}
	s.turn, s.n[Phase], s.n[ActionsLeft], s.n[Acted] = seat, Playing, 1, 0
	_ = s.edited(nil) // it went well
}

// Fill slides the cards of the board together and turns up new ones (M3.4).
func (s *State) Fill() {
	s.fill(nil)
	s.follow()
}

// SetSeats lets so many play (M1.1): who joins is dealt a hand, who leaves takes
// all that lies before the seat off the table.
func (s *State) SetSeats(n int) error {
	if n < 2 || n > MaxSeats {
		return game.CannotBe("seats", n, MaxSeats)
	}
	for int(s.seats) < n {
		s.seats++
		p := &s.p[s.seats-1]
		*p = Player{}
		for p.hand.N < handSize && s.reserve.N > 2 {
			i := 0
			if s.reserve.C[0] == TheCall {
				i = 1
			}
			p.hand.Push(s.reserve.Remove(i))
		}
	}
	for int(s.seats) > n {
		s.unseat()
	}
	return s.edited(nil)
}

func (s *State) unseat() {
	zoneTable.Leave(s)
	s.seats--
	gone := &s.p[s.seats]
	for i := range s.p[:s.seats] {
		if p := &s.p[i]; gone.home != 0 && p.home > gone.home {
			p.home--
		}
	}
	*gone = Player{}
	for t := range uint8(NumTiles + 1) {
		if !tileIn(t, s.seats) {
			s.tiles[t] = 0
		}
	}
	for seat := game.Seat(0); s.turn >= game.Seat(s.seats); seat++ {
		if s.p[seat].home == 0 || seat == game.Seat(s.seats)-1 {
			s.SetTurn(seat, false)
		}
	}
}

// Shortcuts are that of the Noble at the end of a voyage, which lies face down or
// up (M7.2).
func (s *State) Shortcuts(at game.Spot) []game.Shortcut {
	if at.Zone != Voyage || at.Seat < 0 || at.Seat >= game.Seat(s.seats) {
		return nil
	}
	p := &s.p[at.Seat]
	if at.Index+1 != p.voyage.N || !IsPerson(p.voyage.Top(), Noble) {
		return nil
	}
	return []game.Shortcut{{Words: say("edit.turn"), Do: func() error {
		p.turned = !p.turned
		return s.edited(nil)
	}}}
}
