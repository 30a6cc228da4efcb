package postcards

import "posterestante/game"

// Prompt is what the table asks of the view's seat, or what the others are at.
func (Teller) Prompt(v *game.View, picked []game.Spot) phrase {
	s := FromView(v)
	phase := s.n[Phase]
	switch {
	case v.Over || v.Turn == game.Nobody:
		return say("prompt.over")
	case phase == AutoTurn:
		return say("prompt.automa", who(v.Turn))
	case v.Turn != v.Seat && (phase == Drawing || phase == Full):
		return say("prompt.other_draw", who(v.Turn))
	case v.Turn != v.Seat:
		return say("prompt.other", who(v.Turn))
	case phase == Drawing:
		return sayN("prompt.draw", handSize-int(s.me().hand.N))
	case phase == Full && s.me().hand.N < handSize:
		return say("prompt.nodraw")
	case phase == Full:
		return say("prompt.full")
	case s.steps.Depth > 0:
		return s.askStep()
	}
	if len(picked) > 0 && picked[0].Zone == Hand {
		if piece := v.At(picked[0]); piece.Back == BackTravel && piece.ID > 0 {
			return s.picked(numberOf(piece))
		}
	}
	return s.askPlay()
}

// askStep asks for what must be settled first.
func (s *State) askStep() phrase {
	t := s.top()
	key := "step." + stepNames[t.Kind]
	switch t.Kind {
	case StepStamp, StepGuide:
		return sayN(key, int(t.A))
	case StepMemory:
		return say(key, args{"Kind": kindWords(Kind(t.A))})
	}
	return say(key)
}

// askPlay asks for a card, and says what else may be done.
func (s *State) askPlay() phrase {
	var card phrase
	hand := int(s.me().hand.N)
	due := mustPlay - int(s.n[PlayedN])
	switch {
	case hand == 0:
		card = say("prompt.nohand")
	case s.mayEnd(game.Action{}) != yes:
		card = sentences(sayN("prompt.play", due), game.SaySome("prompt.play_extra", min(int(s.n[Extra]), hand-due)))
	default:
		card = sentences(game.SaySome("prompt.play_extra", min(s.PlaysLeft(), hand)), say("prompt.may_end"))
	}
	send := 0
	for _, c := range s.me().cards.All() {
		if s.maySend(game.Action{A: c}) == yes {
			send++
		}
	}
	return sentences(card, game.SaySome("prompt.kept_moves", int(s.n[Moves])),
		game.SaySome("prompt.kept_takes", int(s.n[Takes])),
		game.SaySome("prompt.kept_camps", int(s.n[Camps])), game.SaySome("prompt.can_send", send))
}

// picked says where a card of the hand may go.
func (s *State) picked(card uint8) phrase {
	key, colour := "pick.none", TravelColour(card)
	if d := TravelDoing(card); len(s.offerDoing(nil, card, d)) > 0 {
		key = "pick." + d.String()
	}
	if len(s.offerStamps(nil, card, colour)) > 0 {
		key += "_stamp"
	} else if key == "pick.none" && s.mayWaste(game.Action{A: card}) == yes {
		key += "_waste"
	}
	if s.mayPlay(card, 2) == yes && s.me().hand.N >= 2 {
		key += "_pair"
	}
	return say(key, args{"Space": tint(colour, "space")})
}
