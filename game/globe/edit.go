package globe

import (
	"slices"

	"posterestante/game"
)

var (
	_ game.Editable   = (*State)(nil)
	_ game.Foreteller = (*State)(nil)
	_ game.Drafter    = Game{}
)

// Draft reads a position as Load does, but one in which only the pieces must be
// right: an editor goes on with it. Problems says what else is wrong. What can't be
// open is not: the turn begins anew.
func (g Game) Draft(data []byte) (game.Editable, error) {
	s, err := g.R.zones.Read(data)
	if err != nil {
		return nil, err
	}
	s.R = g.R
	if err := s.checkBounds(); err != nil {
		return nil, err
	}
	for _, check := range []func() error{s.checkCards, s.checkItems, s.checkPiles} {
		if err := check(); err != nil {
			return nil, err
		}
	}
	if s.derive(); s.checkSteps() != nil {
		s.anew()
	}
	return s, nil
}

// Choices are the pieces that can be laid at a spot, see game.Editable. Cards leave
// a deck by being laid elsewhere; what was just drawn can't be laid by hand.
func (s *State) Choices(at game.Spot) []game.Piece {
	of := func(fits func(Kind) bool) []game.Piece {
		return slices.DeleteFunc(s.R.zones.Choices(s, at), func(p game.Piece) bool { return !fits(KindOf(CardOf(p))) })
	}
	switch at.Zone {
	case BagZone:
		return s.R.zones.Choices(s, at)
	case OpenCard:
		return of(func(k Kind) bool { return k == Kind(at.Index)+1 })
	case WonZone:
		return of(func(k Kind) bool { return k >= Souvenir && k <= Adventure })
	case RoadZone:
		if at.Seat != game.Nobody || int(at.Index) > s.Last() {
			return nil
		}
		return s.pawnPieces()
	}
	return nil
}

func (s *State) pawnPieces() (out []game.Piece) {
	for i := range game.Seat(s.Seats) {
		out = append(out, PawnPiece(i))
	}
	return out
}

// Where is the spot on which a card or a pawn lies; items are several alike.
func (s *State) Where(id uint16) game.Spot {
	if seat := int(id) - idPawn; seat >= 0 {
		if seat >= int(s.Seats) {
			return game.Spot{Seat: game.Nobody}
		}
		return common(RoadZone, uint8(s.P[seat].Square()), s.P[seat].Place)
	}
	return s.R.zones.Where(s, id)
}

// Put and Insert lay a piece at a spot, see game.Editable. A pawn comes on top of
// those that stand on its square, also where it stood among them.
func (s *State) Put(at game.Spot, id uint16) error {
	if s.astray(at, id) {
		return s.lays(at, id, instead)
	}
	return s.lays(at, id, s.R.zones.Put)
}
func (s *State) Insert(at game.Spot, id uint16) error {
	return s.lays(at, id, s.R.zones.Insert)
}

// astray says whether a card that was won would change places with one of another kind, and so come among those.
func (s *State) astray(at game.Spot, id uint16) bool {
	if at.Zone != WonZone || at.Seat < 0 || int(at.Seat) >= int(s.Seats) || id == 0 || id >= idItem {
		return false
	}
	won := s.P[at.Seat].Won.All()
	return int(at.Index) < len(won) && KindOf(won[at.Index]) != KindOf(uint8(id)) && s.Where(id).Zone != WonZone
}

// instead lays a card where another lay, which goes under its own deck.
func instead(s *State, at game.Spot, id uint16) error {
	if err := s.R.zones.Put(s, at, 0); err != nil {
		return err
	}
	return s.R.zones.Insert(s, at, id)
}

func (s *State) lays(at game.Spot, id uint16, lay func(*State, game.Spot, uint16) error) error {
	choices := s.Choices(at)
	if len(choices) == 0 || id != 0 && !slices.ContainsFunc(choices, func(p game.Piece) bool { return p.ID == id }) {
		return game.CannotLay(at)
	}
	if at.Zone != RoadZone {
		return s.edited(lay(s, at, id))
	}
	if id == 0 {
		return game.CannotLay(at)
	}
	s.stand(game.Seat(id-idPawn), int(at.Index))
	return s.edited(nil)
}

// stand has a pawn stand on a square, on top of the others there.
func (s *State) stand(seat game.Seat, square int) {
	p := &s.P[seat]
	for i := range s.P[:s.Seats] { // those above come down
		if o := &s.P[i]; o.Square() == p.Square() && o.Place > p.Place {
			o.Place--
		}
	}
	top := s.pawns(square)
	if p.Square() == square {
		top--
	}
	p.Place, p.N[0] = uint8(top), int32(square)
}

// Swap has two cards lie each where the other does, see game.Editable. Items that
// nobody has seen are told as they are drawn, see Foretell.
func (s *State) Swap(a, b uint16) { s.R.zones.Swap(s, a, b) }

// edited makes what follows from the rest fit it, after a change that went well.
// What is open stays where it still can be, else the turn begins anew; an auction,
// whose bids were made for things as they were, never stays.
func (s *State) edited(err error) error {
	if err != nil {
		return err
	}
	for i := range game.Seat(s.Seats) {
		s.showPass(i, nil)
		p := &s.P[i]
		if !p.OnRoad() || p.Square() == s.Last() {
			p.N[OrderN-SquareN] = 0
		}
		if !p.OnRoad() || p.Has(Pass) {
			p.N[WaitsN-SquareN] = 0
		}
	}
	step := s.R.Steps[s.Top().Kind]
	switch {
	case s.Over():
	case step.Other || step.Spoken || auctions(s.Top().Kind) || s.checkSteps() != nil:
		s.anew()
		return nil
	}
	s.show(nil)
	return nil
}

// anew has the turn begin, with nothing open.
func (s *State) anew() {
	s.drop()
	s.showPass(s.Active(), nil)
	s.R.Begin(s, nil)
	s.show(nil)
}

// drop lets go what is open: what was drawn goes back under the deck, what was up for auction to its seller, and no bid
// was made.
func (s *State) drop() {
	for s.Drawn.N > 0 {
		s.Items.Under(s.Drawn.Remove(0))
	}
	s.withdraw()
	for i := range s.P[:s.Seats] {
		s.P[i].Bid, s.P[i].N[BidN-SquareN] = 0, 0
	}
	s.N[OfferFloor], s.N[SellerN], s.N[Lots], s.N[Riders], s.N[Die], s.N[Plays] = 0, 0, 0, 0, 0, 0
	s.EndBarters(nil)
	s.EndTurn()
}

// SetTurn has a seat's turn begin, see game.Editable. With passed a seat that must
// miss its turn misses it, and the next one has its turn.
func (s *State) SetTurn(seat game.Seat, passed bool) {
	if s.Over() {
		s.N[Phase] = Playing
		for i := range s.P[:s.Seats] {
			s.P[i].N[ArrivedN-SquareN] = 0
		}
	}
	from := s.Active()
	if passed && from != seat {
		s.drop() // what is open is done
		if s.R.Calm != nil {
			s.R.Calm(s, nil)
		}
		for s.Active() != seat {
			if s.pass(nil); s.Active() != seat {
				s.misses(nil)
			}
		}
		for s.misses(nil) {
			s.pass(nil)
		}
		seat = s.Active()
	}
	was := *s
	s.N[ActiveN] = int16(seat)
	s.anew()
	as := *s
	for i := range as.P[:as.Seats] { // who rang in a turn in which nothing else was done has rung
		as.P[i].N[RingsN-SquareN] = was.P[i].Of(RingsN)
	}
	if as == was {
		*s = was
	}
}

// SetSeats lets so many play: who joins has what a match begins with, who leaves
// takes all that lies before the seat off the table.
func (s *State) SetSeats(n int) error {
	if n < 2 || n > MaxSeats {
		return game.CannotBe("seats", n, MaxSeats)
	}
	if int(s.Seats) == n {
		return nil
	}
	if !s.Over() {
		s.anew()
	}
	for int(s.Seats) < n {
		seat := game.Seat(s.Seats)
		s.P[seat] = Player{Place: uint8(s.pawns(0))}
		s.Seats++
		s.R.Joins(s, seat)
	}
	for int(s.Seats) > n {
		s.leaves()
	}
	return s.edited(nil)
}

// leaves takes the last seat off the table.
func (s *State) leaves() {
	s.R.zones.Leave(s)
	last := game.Seat(s.Seats) - 1
	for i := range s.P[:last] {
		p := &s.P[i]
		if o := &s.P[last]; p.Square() == o.Square() && p.Place > o.Place {
			p.Place--
		}
		p.N[RunsN-SquareN] &= 1<<(2*last) - 1
	}
	s.P[last] = Player{}
	s.Seats--
	if s.N[StarterN] == int16(last) {
		s.N[StarterN] = 0
	}
	if s.Active() == last {
		s.N[ActiveN] = 0
		if !s.Over() {
			s.anew()
		}
	}
}

// Fill has nothing to fill: decks are drawn from, and no place is filled again.
func (s *State) Fill() {}

// Shortcuts: there are none.
func (s *State) Shortcuts(game.Spot) []game.Shortcut { return nil }
