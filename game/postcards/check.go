package postcards

import (
	"fmt"
	"slices"

	"posterestante/game"
)

// Check says what is impossible about a position, or nil.
func (s *State) Check() error {
	for _, check := range []func() error{s.checkPieces, s.checkCounts, s.checkTurn, s.checkSteps} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkPieces holds that every card is in one place: all travel cards,
// postcards and gifts are somewhere, none twice (P1).
func (s *State) checkPieces() error {
	travel := [][]uint8{s.travelDeck.all(), s.travelDiscard.all(), s.row[:]}
	cards := [][]uint8{s.cardDeck.all(), s.cardDiscard.all(), s.cardRow[:], {s.cardTop}}
	gifts := [][]uint8{s.giftDeck.all(), s.giftDiscard.all(), s.giftRow[:]}
	var itineraries []uint8
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		travel = append(travel, p.hand.all(), p.played.all())
		cards = append(cards, p.cards.all(), p.sent.all(), p.look.all())
		gifts = append(gifts, p.gifts.all())
		itineraries = append(itineraries, p.itinerary)
	}
	if err := once("travel card", NumTravel, travel, travelName, true); err != nil {
		return err
	}
	if err := once("postcard", NumPostcards, cards, postcardName, true); err != nil {
		return err
	}
	if err := once("gift", NumGifts, gifts, giftName, true); err != nil {
		return err
	}
	return once("itinerary", NumItineraries, [][]uint8{itineraries}, itineraryName, false)
}

func once(what string, n int, piles [][]uint8, name func(uint8) string, all bool) error {
	seen := make([]bool, n+1)
	for _, p := range piles {
		for _, c := range p {
			if c != 0 && seen[c] {
				return fmt.Errorf("%s %s is there twice", what, name(c))
			}
			seen[c] = true
		}
	}
	for c := 1; c <= n && all; c++ {
		if !seen[c] {
			return fmt.Errorf("%s %s is missing", what, name(uint8(c)))
		}
	}
	return nil
}

// checkCounts holds what can't be negative or too many.
func (s *State) checkCounts() error {
	bonus := 0
	for i := range s.p[:s.seats] {
		p := &s.p[i]
		switch {
		case p.camps > NumCamps:
			return fmt.Errorf("seat %d has %d camps, at most %d", i, p.camps, NumCamps)
		case int(p.hand.n)+int(p.played.n) > handSize:
			return fmt.Errorf("seat %d has %d travel cards in hand and played, at most %d", i, p.hand.n+p.played.n, handSize)
		case p.score < 0:
			return fmt.Errorf("seat %d has a negative score", i)
		case p.level != Person && p.hand.n+p.played.n+p.look.n > 0:
			return fmt.Errorf("seat %d is an Automa and holds no travel cards (P2.5)", i)
		case game.Seat(i) != s.turn && p.played.n+p.look.n > 0:
			return fmt.Errorf("seat %d has played cards out of turn", i)
		case game.Seat(i) != s.turn && p.level == Person && p.hand.n != handSize:
			return fmt.Errorf("seat %d waits with %d travel cards in hand, not %d (P3.8)", i, p.hand.n, handSize)
		}
		if p.bonus {
			bonus++
			if p.sent.n < toSend {
				return fmt.Errorf("seat %d has the end bonus with %d postcards sent (P9.1)", i, p.sent.n)
			}
		}
		if p.sent.n >= toSend && !s.bonusTaken() {
			return fmt.Errorf("seat %d has sent %d postcards and nobody has the end bonus (P9.1)", i, p.sent.n)
		}
	}
	if bonus > 1 {
		return fmt.Errorf("%d seats have the end bonus", bonus)
	}
	for c := PlayedN; c <= Camps; c++ {
		if s.n[c] < 0 || s.n[c] > 100 {
			return fmt.Errorf("%s is %d, from 0 to 100", table.Counters[c].Name, s.n[c])
		}
	}
	if s.n[Round] < 1 || s.n[Round] > lastRound {
		return fmt.Errorf("round is %d, from 1 to %d (P9.5)", s.n[Round], lastRound)
	}
	return s.checkDecks()
}

// checkDecks holds that no deck waits empty beside its discard, nor a gap
// beside its deck (P3.8).
func (s *State) checkDecks() error {
	gap := func(row []uint8) bool { return indexOf(row, 0) >= 0 }
	switch {
	case s.travelDeck.n == 0 && s.travelDiscard.n > 0:
		return fmt.Errorf("the travel deck is empty beside its discard (P3.8)")
	case s.cardTop == 0 && s.cardDeck.n+s.cardDiscard.n > 0:
		return fmt.Errorf("the postcard deck has no top card (P3.8)")
	case gap(s.cardRow[:]) && s.cardTop != 0:
		return fmt.Errorf("the postcard row has a gap beside its deck (P4.2)")
	case gap(s.giftRow[:]) && s.giftDeck.n+s.giftDiscard.n > 0:
		return fmt.Errorf("the gift row has a gap beside its deck (P7.2)")
	case s.giftDeck.n == 0 && s.giftDiscard.n > 0:
		return fmt.Errorf("the gift deck is empty beside used gifts (P7.3)")
	}
	return nil
}

// checkTurn holds that turn and phase fit the seats.
func (s *State) checkTurn() error {
	if s.n[First] < 0 || s.n[First] >= int16(s.seats) {
		return fmt.Errorf("first is %d, a seat from 0 to %d", s.n[First], s.seats-1)
	}
	if s.n[Phase] == GameOver {
		if s.turn != game.Nobody || s.depth > 0 {
			return fmt.Errorf("the game is over: turn is -1 and no step is open")
		}
		return nil
	}
	if s.turn < 0 || s.turn >= game.Seat(s.seats) {
		return fmt.Errorf("turn is %d, a seat from 0 to %d", s.turn, s.seats-1)
	}
	me := s.me()
	auto := s.n[Phase] == AutoTurn
	switch {
	case me.look.n > 0 && s.top().kind != StepGuide:
		return fmt.Errorf("seat %d looks at postcards without a hiking guide (P8.5)", s.turn)
	case auto != (me.level != Person):
		return fmt.Errorf("phase %s does not fit a seat that is %s", phaseNames[s.n[Phase]], kinds[me.level])
	case s.n[Phase] != Playing && s.n[Moves]+s.n[Takes]+s.n[Camps] != 0:
		return fmt.Errorf("phase %s: no effect is kept (P3.7)", phaseNames[s.n[Phase]])
	case s.n[Phase] != Playing && !auto && (s.depth > 0 || me.played.n > 0 || s.n[PlayedN]+s.n[Extra] != 0):
		return fmt.Errorf("phase %s: no step, no played card (P3.8)", phaseNames[s.n[Phase]])
	case s.n[Phase] == Playing && int16(me.played.n) != s.n[PlayedN]:
		return fmt.Errorf("played is %d and %d cards are played", s.n[PlayedN], me.played.n)
	case s.n[Phase] == Playing && s.playsLeft() < 0:
		return fmt.Errorf("%d cards are played, %d allowed (P3.3)", s.n[PlayedN], mustPlay+s.n[Extra])
	case s.n[Phase] == Playing && s.n[PlayedN] == 0 && me.hand.n < handSize && s.row != [5]uint8{}:
		return fmt.Errorf("a turn begins with %d cards in hand, not %d (P3.8)", handSize, me.hand.n)
	case s.n[Phase] == Drawing && me.hand.n >= handSize:
		return fmt.Errorf("phase draw with a full hand (P3.8)")
	case s.n[Phase] == Full && me.hand.n < handSize:
		return fmt.Errorf("phase full with %d cards in hand (P3.8)", me.hand.n)
	case s.n[Phase] == Drawing && s.row == [5]uint8{} && s.travelDeck.n == 0:
		return fmt.Errorf("phase draw with nothing to draw (P3.8)")
	}
	return nil
}

// checkSteps holds that every open step makes sense for the seat to act.
func (s *State) checkSteps() error {
	for i, t := range s.steps[:s.depth] {
		if err := s.checkStep(t, i == int(s.depth)-1); err != nil {
			return fmt.Errorf("step %d: %w", i, err)
		}
	}
	return s.checkStack()
}

// checkStack holds that steps lie on one another as a camp leaves them: memory,
// region bonus, what the track gives (P4.4). All else is settled by itself.
func (s *State) checkStack() error {
	if s.depth <= 1 {
		return nil
	}
	memory, tops := StepMemory, []uint8{StepStar, StepStamp}
	if s.n[Phase] == AutoTurn {
		memory, tops = AutoMemory, []uint8{AutoTrack, AutoSend, AutoTakeGift}
	}
	below := s.steps[:s.depth-1]
	if n := len(below) - 1; below[n].kind == StepBonus {
		below = below[:n]
	}
	if len(below) > 0 && below[0].kind == memory {
		below = below[1:]
	}
	if len(below) > 0 || !slices.Contains(tops, s.top().kind) {
		return fmt.Errorf("steps: these don't wait for one another (P4.4)")
	}
	return nil
}

func (s *State) checkStep(t step, top bool) error {
	bad := func(why string) error { return fmt.Errorf("kind %d (%d, %d): %s", t.kind, t.a, t.b, why) }
	if auto := t.kind >= AutoTrack; t.kind != StepBonus && auto != (s.n[Phase] == AutoTurn) {
		return bad("not of this seat's turn")
	}
	me := s.me()
	switch t.kind {
	case StepWild, StepStar, StepRoadMove, StepRoadCamp:
		if t.kind == StepRoadCamp && top && !s.canCamp() {
			return bad("no camp can be made")
		}
		if t.a != 0 || t.b != 0 {
			return bad("takes no numbers")
		}
	case StepTake:
		if top && !s.canTake() {
			return bad("there is no postcard to take")
		}
	case StepMemory:
		if t.a < uint8(Sight) || t.a > uint8(Beach) {
			return bad("a is a kind of site, 1 to 8")
		}
	case StepStamp:
		if t.a < 1 || t.a > 2 || top && !s.canStamp() {
			return bad("1 or 2 stamps with a free space for them")
		}
	case StepGift, AutoTakeGift:
		if s.giftRow == [3]uint8{} {
			return bad("there is no gift")
		}
	case StepGuide:
		if t.a < 1 || t.a > 2 || me.look.n < t.a {
			return bad("1 or 2 of the postcards looked at")
		}
	case StepBonus:
		if t.a < 1 || t.a > NumRegions || top || !s.fills(t.a) {
			return bad("settles by itself, for a region that the seat fills")
		}
	case AutoTrack:
		if e := Effect(t.a); e != TakeEffect && e != OneMove && e != StampEffect && e != StarEffect || t.b != 0 {
			return bad("a is an effect of the track (P6.4)")
		}
	case AutoEffect:
		if t.a < uint8(ExtraCard) || t.a > uint8(StarEffect) || t.b < 1 || t.b > NumPostcards {
			return bad("a is an effect, b the postcard it came from")
		}
	case AutoMemory:
		if t.a < 1 || t.a > NumPostcards || t.b > 2 {
			return bad("a is a postcard, b its memory space")
		}
	case AutoSend:
		if t.a < 1 || t.a > NumPostcards || me.cards.find(t.a) < 0 || s.free(t.a) != 0 {
			return bad("a is a full postcard of the seat")
		}
	default:
		return bad("there is no such step")
	}
	return nil
}
