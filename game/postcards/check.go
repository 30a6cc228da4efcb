package postcards

import (
	"slices"

	"posterestante/game"
)

// Check says what is impossible about a position, or nil.
func (s *State) Check() error { return first(append(s.sound(), s.lawful()...)) }

func first(checks []func() error) error {
	for _, check := range checks {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// sound is what a position must stand to be played on at all; lawful what a rule
// in force at every moment forbids besides. The steps are looked at only by whom
// the turn is known of.
func (s *State) sound() []func() error {
	all := []func() error{s.checkPieces, s.checkSeats, s.checkBonus, s.checkCounts, s.checkTravel, s.checkCards,
		s.checkGifts, s.checkTurn}
	if s.acts() {
		all = append(all, s.checkStack, s.checkSteps(s.checkStep))
	}
	return all
}

func (s *State) lawful() []func() error {
	all := []func() error{s.checkAutomas, s.checkEnd}
	if s.acts() {
		all = append(all, s.checkPlayed, s.checkSteps(s.checkCause))
	}
	return all
}

// acts says whether the turn is a seat's.
func (s *State) acts() bool { return s.turn >= 0 && s.turn < game.Seat(s.seats) }

// checkPieces checks that every card is in one place: all travel cards,
// postcards and gifts are somewhere, none twice (P1).
func (s *State) checkPieces() error {
	switch bad := zoneTable.Whole(s); {
	case bad == nil:
		return nil
	case bad.Twice:
		return cannot("twice", "P1", nobody, 0, 0, "%v", bad)
	default:
		return cannot("missing", "P1", nobody, 0, 0, "%v", bad)
	}
}

// checkSeats holds what a seat can't have.
func (s *State) checkSeats() error {
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		travel := int(p.hand.N) + int(p.played.N)
		switch {
		case p.camps > NumCamps:
			return cannot("camps", "P1.4", i, int(p.camps), NumCamps, "seat %d has %d camps, at most %d", i,
				p.camps, NumCamps)
		case travel > handSize:
			return cannot("hand.many", "P3.8", i, travel, handSize,
				"seat %d has %d travel cards in hand and played, at most %d", i, travel, handSize)
		case p.score < 0:
			return cannot("score", "", i, 0, 0, "seat %d has a negative score", i)
		case p.level != Person && p.hand.N+p.played.N+p.look.N > 0:
			return cannot("hand.automa", "P2.5", i, 0, 0, "seat %d is an Automa and holds no travel cards", i)
		case game.Seat(i) != s.turn && p.played.N+p.look.N > 0:
			return cannot("played", "P3.5", i, 0, 0, "seat %d has played cards out of turn", i)
		case game.Seat(i) != s.turn && p.level == Person && p.hand.N != handSize:
			return cannot("hand.waits", "P3.8", i, int(p.hand.N), handSize,
				"seat %d waits with %d travel cards in hand, not %d", i, p.hand.N, handSize)
		}
	}
	return nil
}

// checkAutomas holds what an Automa does by itself: it sends a postcard as soon
// as its last stamp is placed, which a step may still have to settle (P10.10),
// and takes no second one of a region of its itinerary (P10.7).
func (s *State) checkAutomas() error {
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		if p.level == Person {
			continue
		}
		var had [NumRegions + 1]int
		for _, c := range slices.Concat(p.cards.All(), p.sent.All()) {
			had[Postcards[c].Region]++
		}
		for _, r := range Itineraries[p.itinerary].Targets {
			if had[r] > 1 {
				return cannot("automa.region", "P10.7", i, had[r], 1,
					"seat %d is an Automa and has %d postcards of region %d of its itinerary, at most 1", i, had[r], r)
			}
		}
		for _, c := range p.cards.All() {
			if s.Free(c) == 0 && (game.Seat(i) != s.turn ||
				!slices.Contains(s.steps.Open(), step{Kind: AutoSend, A: c})) {
				return cannot("automa.full", "P10.10", i, 0, 0,
					"seat %d is an Automa and has not sent %s, which has all its stamps", i, postcardName(c))
			}
		}
	}
	return nil
}

// checkBonus checks that the end bonus is where the fourth postcard took it (P9.1).
func (s *State) checkBonus() error {
	bonus := 0
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		if p.bonus {
			bonus++
			if p.sent.N < EnoughSent {
				return cannot("bonus.early", "P9.1", i, int(p.sent.N), EnoughSent,
					"seat %d has the end bonus with %d postcards sent", i, p.sent.N)
			}
		}
		if p.sent.N >= EnoughSent && !s.BonusTaken() {
			return cannot("bonus.none", "P9.1", i, int(p.sent.N), EnoughSent,
				"seat %d has sent %d postcards and nobody has the end bonus", i, p.sent.N)
		}
	}
	if bonus > 1 {
		return cannot("bonus.two", "P9.1", nobody, bonus, 1, "%d seats have the end bonus", bonus)
	}
	return nil
}

// checkCounts holds what can't be negative or too many.
func (s *State) checkCounts() error {
	for c := PlayedN; c <= Camps; c++ {
		if s.n[c] < 0 || s.n[c] > 100 {
			return cannot("count", "", nobody, int(s.n[c]), 100, "%s is %d, from 0 to 100",
				table.Counters[c].Name, s.n[c])
		}
	}
	if s.n[Round] < 1 || s.n[Round] > lastRound {
		return cannot("round", "P9.5", nobody, int(s.n[Round]), lastRound, "round is %d, from 1 to %d",
			s.n[Round], lastRound)
	}
	return nil
}

// gap says whether a place of a row is empty.
func gap(row []uint8) bool { return indexOf(row, 0) >= 0 }

// checkTravel checks that the deck doesn't wait empty beside its discard (P3.8).
func (s *State) checkTravel() error {
	if s.travelDeck.N == 0 && s.travelDiscard.N > 0 {
		return cannot("empty.travel", "P3.8", nobody, 0, 0, "the travel deck is empty beside its discard")
	}
	return nil
}

// checkCards checks that no gap waits beside the postcard deck (P3.8, P4.2).
func (s *State) checkCards() error {
	switch {
	case s.cardTop == 0 && s.cardDeck.N+s.cardDiscard.N > 0:
		return cannot("gap.top", "P3.8", nobody, 0, 0, "the postcard deck has no top card")
	case gap(s.cardRow[:]) && s.cardTop != 0:
		return cannot("gap.postcards", "P4.2", nobody, 0, 0, "the postcard row has a gap beside its deck")
	}
	return nil
}

// checkGifts checks that no gap waits beside the gift deck, nor the deck empty
// beside used gifts (P7.2, P7.3).
func (s *State) checkGifts() error {
	switch {
	case gap(s.giftRow[:]) && s.giftDeck.N+s.giftDiscard.N > 0:
		return cannot("gap.gifts", "P7.2", nobody, 0, 0, "the gift row has a gap beside its deck")
	case s.giftDeck.N == 0 && s.giftDiscard.N > 0:
		return cannot("empty.gifts", "P7.3", nobody, 0, 0, "the gift deck is empty beside used gifts")
	}
	return nil
}
