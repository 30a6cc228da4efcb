package globe

import (
	"fmt"
	"slices"

	"posterestante/game"
)

// Check says what is impossible about a position, or nil.
func (s *State) Check() error {
	for _, check := range []func() error{s.checkCommon, s.checkSeats, s.checkCards, s.checkItems, s.checkPiles, s.checkSteps} {
		if err := check(); err != nil {
			return err
		}
	}
	if !s.Over() && len(s.Legal(nil)) == 0 {
		return fmt.Errorf("seat %d has nothing to do", s.Who)
	}
	return nil
}

// derive fills in what follows from the rest of a page.
func (s *State) derive() {
	for i := range s.P[:s.Seats] {
		s.showPass(game.Seat(i), nil)
	}
	for _, t := range s.Steps[:s.Depth] {
		if t.Kind == StepReveal && s.fitsGood(t) {
			s.N[OfferFloor] = int16(s.floor(t.A, t.N))
		}
	}
	s.show(nil)
}

// within says which of some numbers is out of its bounds.
func within(name string, n, least, most int) error {
	if n < least || n > most {
		return fmt.Errorf("%s is %d, from %d to %d", name, n, least, most)
	}
	return nil
}

// most are bounds of counters, by the counter; of those that are not here 0.
var most = [afterSeatCounters]int{
	Phase: 1, Round: lastRound, Die: 6, NeedN: 3, Plays: 30, TwoLines: 1, Express: 1,
	MoneyN: 2_000_000, TicketsN: 2000, ChequesN: 20_000, PassN: 1, MissN: 100, OrderN: 6, TriesN: 10, WaitsN: lastRound, RunsN: 1<<(2*MaxSeats) - 1,
	BidN: 1, ArrivedN: 1,
}

// checkCommon looks at the common counters.
func (s *State) checkCommon() error {
	last := int(s.Seats) - 1
	for c := Phase; c < StepKindN; c++ {
		least, top := 0, most[c]
		switch c {
		case Round, NeedN:
			least = 1
		case StarterN, ActiveN:
			top = last
		case Riders:
			top = 1<<s.Seats - 1
		}
		if err := within(commonCounters[c], int(s.N[c]), least, top); err != nil {
			return err
		}
	}
	if s.N[Riders]&(1<<s.N[ActiveN]) != 0 {
		return fmt.Errorf("riders: seat %d does not ride along with itself", s.N[ActiveN])
	}
	return nil
}

// checkSeats looks at the counters of each seat, and at where it stands.
func (s *State) checkSeats() error {
	for i := range s.P[:s.Seats] {
		p := &s.P[i]
		for c := MoneyN; c < LevelN; c++ {
			if err := within(fmt.Sprintf("seat %d: %s", i, seatCounters[c-SquareN]), int(p.Of(c)), 0, most[c]); err != nil {
				return err
			}
		}
		if err := within(fmt.Sprintf("seat %d: square", i), p.Square(), 0, s.Last()); err != nil {
			return err
		}
		switch {
		case p.OnRoad() && !p.Has(Pass) && s.R.Road[p.Square()].Kind != Airport:
			return fmt.Errorf("seat %d is on the road without %s, and on no airport", i, s.R.Items[Pass])
		case p.Of(ArrivedN) == 1 && !s.Over():
			return fmt.Errorf("seat %d has arrived, and the game goes on", i)
		case p.Of(BidN) == 0 && p.Bid != 0 || p.Bid < 0 || p.Bid > maxBid:
			return fmt.Errorf("seat %d: a bid is of 0 to %d tens", i, maxBid)
		case s.R.Copies > 0 && p.Of(ChequesN)+p.Of(OrderN) > 0:
			return fmt.Errorf("seat %d: there are no cheques or orders in this game", i)
		case !s.Over() && p.Square() == s.Last() && s.needs(game.Seat(i)):
			return fmt.Errorf("seat %d has arrived with all it needs: the game would be over", i)
		}
	}
	return nil
}

// checkCards checks that every card is in one place, and in the right deck.
func (s *State) checkCards() error {
	if astray := s.R.zones.Whole(s); astray != nil {
		return astray
	}
	for k := Job; int(k) <= NumDecks; k++ {
		other := func(c uint8) bool { return c != 0 && KindOf(c) != k }
		if slices.ContainsFunc(s.Decks[k].All(), other) || other(s.Open[k]) {
			return fmt.Errorf("a card of another deck lies in that of %v", k)
		}
	}
	for i := range s.P[:s.Seats] {
		for _, c := range s.P[i].Won.All() {
			if k := KindOf(c); k < Souvenir || k > Adventure {
				return fmt.Errorf("seat %d: a %v can't be won", i, k)
			}
		}
	}
	return nil
}

// checkItems checks that there are as many bag cards as there must be, and that
// nobody has a second pass.
func (s *State) checkItems() error {
	var n [MaxItems + 1]int
	for _, i := range s.Items.All() {
		n[i]++
	}
	for _, i := range s.Drawn.All() {
		n[i]++
	}
	n[s.Lot]++
	for i := range s.P[:s.Seats] {
		if s.R.OnePass && Count(&s.P[i].Bag, Pass) > 1 {
			return fmt.Errorf("seat %d has a second %s", i, s.R.Items[Pass])
		}
		if s.P[i].Bag.N > bagSize {
			return fmt.Errorf("seat %d: a bag holds at most %d", i, bagSize)
		}
		for _, item := range s.P[i].Bag.All() {
			n[item]++
		}
	}
	for i := 1; i < len(s.R.Items) && s.R.Copies > 0; i++ {
		if n[i] != s.R.Copies {
			return fmt.Errorf("there are %d cards of %s, not %d", n[i], s.R.Items[i], s.R.Copies)
		}
	}
	return nil
}

// checkPiles checks that the pawns of each square stand on one another.
func (s *State) checkPiles() error {
	for i := range s.P[:s.Seats] {
		n := s.pawns(s.P[i].Square())
		if int(s.P[i].Place) >= n || s.At(s.P[i].Square(), s.P[i].Place) != game.Seat(i) {
			return fmt.Errorf("seat %d: place %d among %d on square %d, each has its own from 0", i, s.P[i].Place, n, s.P[i].Square())
		}
	}
	return nil
}
