package globe

import (
	"posterestante/game"
)

// bound is what a counter goes from and to.
type bound struct{ least, most int }

// What no match comes near in its 200 rounds: nobody gains more than 1,600 in a turn
// (a card's 1,000, and what packing or the bank may bring besides), and all of it may
// come to one seat by auctions; tickets and cheques are bought with it, from 100 and
// from 20 on.
const (
	mostMoney   = lastRound * MaxSeats * 1600
	mostTickets = mostMoney / 100
	mostCheques = mostMoney / 20
)

// mostTries is at which roll without a passport one has it (S3.1).
const mostTries = 3

// mostMissed is how many turns a seat may be to miss: cards say one, and in a lesson the
// rival waits for up to three.
const mostMissed = 3

// common are the bounds of a common counter.
func (s *State) common(c game.Counter) bound {
	if !s.R.Lodges {
		switch c {
		case NeedN:
			return bound{2, 2}
		case Plays, TwoLines, Express, FineN:
			return bound{}
		}
	}
	switch c {
	case Phase, TwoLines, Express, Outcry, FineN:
		return bound{0, 1}
	case Round:
		return bound{1, lastRound}
	case StarterN, ActiveN:
		return bound{0, int(s.Seats) - 1}
	case Die:
		return bound{0, 6}
	case Riders:
		return bound{0, 1<<s.Seats - 1}
	case NeedN:
		return bound{1, 3}
	case Plays:
		return bound{0, 1 + int(s.N[TwoLines])}
	case LotTickets:
		return bound{0, MostLot}
	case LotCheques:
		if s.R.Lodges {
			return bound{0, maxLot}
		}
	case Lots:
		return bound{0, MostLots}
	}
	return bound{}
}

// ofSeat are the bounds of a counter of each seat.
func (s *State) ofSeat(c game.Counter) bound {
	switch variants := s.R.Lodges; c {
	case SquareN:
		return bound{0, s.Last()}
	case MoneyN:
		return bound{0, mostMoney}
	case TicketsN:
		return bound{0, mostTickets}
	case ChequesN:
		if variants {
			return bound{0, mostCheques}
		}
	case PassN, BidN, ArrivedN, WantsN:
		return bound{0, 1}
	case MissN:
		return bound{0, mostMissed}
	case OrderN:
		return bound{0, int(s.R.most[Order])}
	case TriesN:
		if variants {
			return bound{0, 1}
		}
		return bound{0, mostTries}
	case WaitsN:
		return bound{0, lastRound}
	case RunsN:
		if !variants {
			return bound{0, 1<<(2*s.Seats) - 1}
		}
	case LevelN:
		return bound{0, len(kinds) - 1}
	case RingsN:
		if s.N[FineN] == 1 {
			return bound{0, HasRung}
		}
	case TakenN:
		if s.N[FineN] == 1 {
			return bound{0, int(CardNumber(Adventure, deckSize-1))}
		}
	}
	return bound{}
}

// mostOf is the greatest number of each effect in some decks.
func mostOf(decks *Decks) (most [NumEffects]int16) {
	for k := range decks {
		for i := range decks[k] {
			c := &decks[k][i]
			lists := [][]Effect{c.Effects}
			for _, o := range c.outcomes() {
				lists = append(lists, o.Effects)
			}
			for _, list := range lists {
				for _, e := range list {
					most[e.Kind] = max(most[e.Kind], e.N)
				}
			}
		}
	}
	return most
}

// within is an error where a number is out of its bounds.
func within(name string, n int, b bound) error {
	if n < b.least || n > b.most {
		return game.CannotBe(name, n, b.most)
	}
	return nil
}

// checkBounds looks at numbers that no position has.
func (s *State) checkBounds() error {
	for c := Phase; c < StepKindN; c++ {
		if err := within(commonCounters[c], int(s.N[c]), s.common(c)); err != nil {
			return err
		}
	}
	for i := range s.P[:s.Seats] {
		p, seat := &s.P[i], game.Seat(i)
		for c := SquareN; c < afterSeatCounters; c++ {
			if err := within(seatCounters[c-SquareN], int(p.Of(c)), s.ofSeat(c)); err != nil {
				return err
			}
		}
		switch {
		case p.Money()%10 != 0:
			return s.cannot("tens", CiteCards, seat, 0, "seat %d has %d: money goes in tens", i, p.Money())
		case p.Of(BidN) == 0 && p.Bid != 0 || p.Bid < 0 || p.Bid > maxBid:
			return game.CannotBe("bid", int(p.Bid), maxBid)
		}
	}
	return nil
}
