package globe

import "posterestante/game"

// moved logs a piece's way.
func moved(l *game.Log, from, to game.Spot, p game.Piece, knew, knows game.Seats) {
	if l != nil {
		l.Add(game.Event{Kind: game.Move, Seat: game.Nobody, From: from, To: to, Piece: p, Knew: knew, Knows: knows})
	}
}

// Note says something about what was done: v as the key says.
func (s *State) Note(l *game.Log, c Cite, key game.NoteKey, seat game.Seat, v int) {
	if l != nil {
		l.Add(game.Event{Kind: game.Note, Seat: seat, Rule: s.R.Cites[c], Key: key, Value: int32(v),
			Knew: game.Everyone, Knows: game.Everyone})
	}
}

// Set changes a common counter, SetOf one of a seat.
func (s *State) Set(c game.Counter, v int, l *game.Log) {
	if s.N[c] == int16(v) {
		return
	}
	s.N[c] = int16(v)
	if l != nil {
		l.Add(game.Event{Kind: game.Count, Seat: game.Nobody, Counter: c, Value: int32(v)})
	}
}

// SetOf changes a counter of a seat.
func (s *State) SetOf(seat game.Seat, c game.Counter, v int32, l *game.Log) {
	n := &s.P[seat].N[c-SquareN]
	if *n == v {
		return
	}
	*n = v
	if l != nil {
		l.Add(game.Event{Kind: game.Count, Seat: seat, Counter: c, Value: v})
	}
}

// Add adds to a counter of a seat, not below 0.
func (s *State) Add(seat game.Seat, c game.Counter, v int, l *game.Log) {
	s.SetOf(seat, c, max(0, s.P[seat].Of(c)+int32(v)), l)
}

// Roll rolls the die.
func (s *State) Roll(seat game.Seat, l *game.Log) int {
	d := s.die(1+s.Rng.Intn(6), seat, l)
	if l != nil {
		l.Add(game.Event{Kind: game.Roll, Seat: seat, Value: int32(d)})
	}
	s.Set(Die, d, l)
	return d
}

// MoveTo moves a pawn to a square, on top of those that stand there.
func (s *State) MoveTo(seat game.Seat, square int, l *game.Log) {
	p := &s.P[seat]
	from, place := uint8(p.Square()), p.Place
	if int(from) == square {
		return
	}
	top := uint8(s.pawns(square))
	moved(l, common(RoadZone, from, place), common(RoadZone, uint8(square), top), PawnPiece(seat), game.Everyone,
		game.Everyone)
	s.SetOf(seat, SquareN, int32(square), l)
	p.Place = top
	for sub := place + 1; ; sub++ { // those above come down, one by one
		above := s.At(int(from), sub)
		if above == game.Nobody {
			break
		}
		s.P[above].Place--
		moved(l, common(RoadZone, from, sub), common(RoadZone, from, sub-1), PawnPiece(above), game.Everyone,
			game.Everyone)
	}
	s.showPass(seat, l)
	if square == s.Last() {
		s.SetOf(seat, OrderN, 0, l) // R1.1
	}
}

// pawns is how many stand on a square.
func (s *State) pawns(square int) (n int) {
	for i := range s.P[:s.Seats] {
		if s.P[i].Square() == square {
			n++
		}
	}
	return n
}

// At is who stands at a place of a square's pile, Nobody if no one does.
func (s *State) At(square int, place uint8) game.Seat {
	for i := range s.P[:s.Seats] {
		if s.P[i].Square() == square && s.P[i].Place == place {
			return game.Seat(i)
		}
	}
	return game.Nobody
}

// Ride moves the seat whose turn it is to a square with all who ride along: it
// first, they on it in the order of their pile.
func (s *State) Ride(square int, l *game.Log) {
	from, seat := s.Me().Square(), s.Active()
	square = min(max(square, 1), s.Last())
	if square == from {
		return
	}
	var list [MaxSeats]game.Seat
	n := 0
	for place := range uint8(s.pawns(from)) {
		if o := s.At(from, place); s.Rides(o) && s.P[o].Movable() {
			list[n] = o
			n++
		}
	}
	s.MoveTo(seat, square, l)
	for _, o := range list[:n] {
		s.MoveTo(o, square, l)
	}
}

// Rides says whether a seat was taken along in this turn.
func (s *State) Rides(seat game.Seat) bool { return s.N[Riders]&(1<<seat) != 0 }

// Riders are the seats that were taken along in this turn.
func (s *State) Riders() (out []game.Seat) {
	for i := range game.Seat(s.Seats) {
		if s.Rides(i) {
			out = append(out, i)
		}
	}
	return out
}

// showPass keeps the counter that tells who on the road has its pass.
func (s *State) showPass(seat game.Seat, l *game.Log) {
	v := int32(0)
	if s.P[seat].Movable() {
		v = 1
	}
	s.SetOf(seat, PassN, v, l)
}

// gotPass shows that a seat has its pass: what it waited for one counts no more,
// and a pass lost again is waited for anew (S4.6).
func (s *State) gotPass(seat game.Seat, l *game.Log) {
	s.showPass(seat, l)
	s.SetOf(seat, WaitsN, 0, l)
}

// knows is who sees what lies in a seat's bag: all, or its owner and who has it
// open.
func (s *State) knows(seat game.Seat) game.Seats {
	if !s.R.Hidden {
		return game.Everyone
	}
	if t := s.Top(); t.Kind == StepPick && game.Seat(t.A) == seat {
		return game.Only(seat) | game.Only(t.Seat)
	}
	return game.Only(seat)
}

// Fits says whether a seat may have one more of an item.
func (s *State) Fits(seat game.Seat, i Item) bool {
	p := &s.P[seat]
	return !s.full(p) && (i != Pass || !s.R.OnePass || !p.Has(Pass))
}

// full says whether a bag can hold no more.
func (s *State) full(p *Player) bool { return int(p.Bag.N) >= s.R.BagMost }

// BagSpot is where an item goes in a seat's bag, or where the first of them is.
func (s *State) BagSpot(seat game.Seat, i Item) game.Spot {
	return of(seat, BagZone, uint8(max(0, s.P[seat].Bag.Find(uint8(i)))))
}
func (s *State) bagEnd(seat game.Seat) game.Spot { return of(seat, BagZone, s.P[seat].Bag.N) }

// Gets gives a seat an item of the deck, or of the supply; false: there is none,
// or it doesn't fit.
func (s *State) Gets(seat game.Seat, i Item, l *game.Log) bool {
	if !s.Fits(seat, i) {
		return false
	}
	if s.R.Copies > 0 {
		at := -1
		for j := int(s.Items.N) - 1; j >= 0 && at < 0; j-- { // the topmost
			if s.Items.All()[j] == uint8(i) {
				at = j
			}
		}
		if bag := s.holder(uint8(i)); at < 0 && s.script != nil && s.Items.N > 0 && bag != nil {
			at = 0 // a real table's deck has one
			s.trade(&s.Items.All()[0], idItem+uint16(i))
		}
		if at < 0 {
			return false
		}
		s.Items.Remove(at)
	}
	moved(l, common(ItemDeck, 0, 0), s.bagEnd(seat), ItemPiece(uint8(i)), s.fromSupply(), s.knows(seat))
	s.P[seat].Bag.Push(uint8(i))
	if i == Pass {
		s.gotPass(seat, l)
	}
	return true
}

// fromSupply is who knows what comes out of the deck or the supply before it
// does.
func (s *State) fromSupply() game.Seats {
	if s.R.Copies > 0 {
		return game.None
	}
	return game.Everyone
}

// Gives hands an item of a seat back, under its deck.
func (s *State) Gives(seat game.Seat, i Item, l *game.Log) {
	at := s.P[seat].Bag.Find(uint8(i))
	knew := s.knows(seat)
	s.P[seat].Bag.Remove(at)
	moved(l, of(seat, BagZone, uint8(at)), common(ItemDeck, 0, 0), ItemPiece(uint8(i)), knew, s.fromSupply())
	if s.R.Copies > 0 {
		s.Items.Under(uint8(i))
	}
	if i == Pass {
		s.showPass(seat, l)
	}
}

// Hand moves an item from a bag to another seat's.
func (s *State) Hand(from, to game.Seat, at int, l *game.Log) {
	knew, spot := s.knows(from), s.bagEnd(to)
	i := s.P[from].Bag.Remove(at)
	s.P[to].Bag.Push(i)
	moved(l, of(from, BagZone, uint8(at)), spot, ItemPiece(i), knew, s.knows(to))
}

// LosesPass takes a seat's pass. Was it the last, the pawn goes back to the last
// airport, and its own turn is over (S4.6, R4.1).
func (s *State) LosesPass(seat game.Seat, l *game.Log) {
	s.Gives(seat, Pass, l)
	s.Note(l, CitePass, NotePassLost, seat, 0)
	if s.P[seat].Has(Pass) {
		return
	}
	square := s.P[seat].Square()
	for s.R.Road[square].Kind != Airport {
		square--
	}
	s.MoveTo(seat, square, l)
	if seat == s.Active() {
		s.EndTurn()
	}
	s.R.Stranded(s, seat, l)
}
