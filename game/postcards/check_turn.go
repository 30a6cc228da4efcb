package postcards

import "posterestante/game"

// checkTurn checks that turn and phase fit the seats.
func (s *State) checkTurn() error {
	if s.n[First] < 0 || s.n[First] >= int16(s.seats) {
		return cannot("first", "P2.6", nobody, 0, 0, "first is %d, a seat from 0 to %d", s.n[First], s.seats-1)
	}
	if s.n[Phase] == GameOver {
		if s.turn != game.Nobody || s.steps.Depth > 0 {
			return cannot("over", "P9.1", nobody, 0, 0, "the game is over: turn is -1 and no step is open")
		}
		return nil
	}
	if s.turn < 0 || s.turn >= game.Seat(s.seats) {
		return cannot("turn", "P2.6", nobody, 0, 0, "turn is %d, a seat from 0 to %d", s.turn, s.seats-1)
	}
	me := s.me()
	auto := s.n[Phase] == AutoTurn
	switch {
	case me.look.N > 0 && s.top().Kind != StepGuide:
		return cannot("look", "P8.5", int(s.turn), 0, 0, "seat %d looks at postcards without a hiking guide", s.turn)
	case auto != (me.level != Person):
		return cannot("phase", "", int(s.turn), 0, 0, "phase %s does not fit a seat that is %s", phaseNames[s.n[Phase]],
			kinds[me.level])
	case s.n[Phase] != Playing && s.n[Moves]+s.n[Takes]+s.n[Camps] != 0:
		return cannot("kept", "P3.7", int(s.turn), 0, 0, "phase %s: no effect is kept", phaseNames[s.n[Phase]])
	case s.n[Phase] != Playing && !auto && (s.steps.Depth > 0 || me.played.N > 0 || s.n[PlayedN]+s.n[Extra] != 0):
		return cannot("unplayed", "P3.8", int(s.turn), 0, 0, "phase %s: no step, no played card",
			phaseNames[s.n[Phase]])
	}
	return s.checkHand()
}

// checkHand checks that hand and played cards fit the phase.
func (s *State) checkHand() error {
	me, seat := s.me(), int(s.turn)
	hand, played := int(me.hand.N), int(s.n[PlayedN])
	switch phase := s.n[Phase]; {
	case phase == Playing && int(me.played.N) != played:
		return cannot("played.count", "P3.5", seat, int(me.played.N), played, "played is %d and %d cards are played",
			played, me.played.N)
	case phase == Playing && s.PlaysLeft() < 0:
		return cannot("played.many", "P3.3", seat, played, mustPlay+int(s.n[Extra]), "%d cards are played, %d allowed",
			played, mustPlay+s.n[Extra])
	case phase == Playing && played == 0 && hand < handSize && s.row != [5]uint8{}:
		return cannot("hand.begins", "P3.8", seat, hand, handSize, "a turn begins with %d cards in hand, not %d",
			handSize, hand)
	case phase == Drawing && hand >= handSize:
		return cannot("draw.full", "P3.8", seat, 0, 0, "phase draw with a full hand")
	case phase == Drawing && s.row == [5]uint8{} && s.travelDeck.N == 0:
		return cannot("draw.none", "P3.8", seat, 0, 0, "phase draw with nothing to draw")
	case phase == Full && hand < handSize:
		return cannot("hand.short", "P3.8", seat, hand, handSize, "phase full with %d cards in hand", hand)
	}
	return nil
}

// checkEnd checks that a game ended by the end bonus or after the last round
// (P9.1, P9.5).
func (s *State) checkEnd() error {
	if s.n[Phase] == GameOver && !s.BonusTaken() && s.n[Round] < lastRound {
		return cannot("over.early", "P9.5", nobody, int(s.n[Round]), lastRound,
			"the game is over in round %d and nobody has the end bonus", s.n[Round])
	}
	return nil
}

// checkPlayed checks that hand, row and played cards are those of a turn at that
// point. A hand is filled only when the turn ends, and the row only when the
// hand is full (P3.8); there is always a card to draw, as 72 are more than hands
// and row can hold.
func (s *State) checkPlayed() error {
	me, seat := s.me(), int(s.turn)
	hand, played := int(me.hand.N), int(s.n[PlayedN])
	gaps := 0
	for _, c := range s.row {
		if c == 0 {
			gaps++
		}
	}
	switch phase := s.n[Phase]; {
	case phase == Playing && played == 0 && hand < handSize:
		return cannot("hand.begins", "P3.8", seat, hand, handSize, "a turn begins with %d cards in hand, not %d",
			handSize, hand)
	case phase == Playing && hand+played != handSize:
		return cannot("hand.played", "P3.8", seat, hand+played, handSize,
			"seat %d has %d cards in hand and played, not %d", seat, hand+played, handSize)
	case phase == Playing && gaps > 0:
		return cannot("gap.row", "P3.8", nobody, 0, 0, "the row has a gap while cards are played")
	case phase == Drawing && gaps > hand:
		return cannot("draw.gaps", "P3.8", seat, gaps, hand,
			"the row has %d gaps and seat %d can't have drawn more than %d cards", gaps, seat, hand)
	case phase == AutoTurn:
		if most := autoCards[me.level] + int(s.n[Extra]); played > most {
			return cannot("played.many", "P10.2", seat, played, most, "%d cards are played, %d allowed", played, most)
		}
	}
	return nil
}
