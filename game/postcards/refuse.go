package postcards

import "posterestante/game"

// Refuse says why an action is not legal now, by its rule; nil if it is. It is
// written apart from Legal; a test holds that the two agree on every action.
func (s *State) Refuse(a game.Action) *game.Refusal {
	if !known(a) {
		return game.Refuse("refuse.unknown", "")
	}
	switch phase := s.n[Phase]; {
	case phase == GameOver:
		return s.refuseOver()
	case phase == AutoTurn:
		if a.Verb != VAutoma {
			return game.Refuse("refuse.automa.turn", "P10.2")
		}
		return nil
	case a.Verb == VAutoma:
		return game.Refuse("refuse.automa.person", "P10.2")
	case phase == Drawing:
		return s.refuseDraw(a)
	case phase == Full:
		if a.Verb != VPass {
			return game.Refuse("refuse.full", "P3.8")
		}
		return nil
	}
	switch a.Verb {
	case VDraw:
		return game.Refuse("refuse.draw.early", "P3.8")
	case VPass:
		return game.Refuse("refuse.pass.early", "P3.8")
	}
	if s.depth > 0 {
		return s.refuseStep(a)
	}
	return s.refusePlay(a)
}

// refuseOver says by which rule the game ended: the end bonus was taken, or it
// lasted too long.
func (s *State) refuseOver() *game.Refusal {
	if !s.bonusTaken() {
		return game.Refuse("refuse.over", "P9.5")
	}
	return game.Refuse("refuse.over", "P9.1")
}

func (s *State) refuseDraw(a game.Action) *game.Refusal {
	switch {
	case a.Verb == VPass:
		return game.Refuse("refuse.pass.draw", "P3.8")
	case a.Verb != VDraw:
		return game.Refuse("refuse.ended", "P3.7")
	case a.A == 0 && s.travelDeck.n == 0:
		return game.Refuse("refuse.draw.empty", "P3.8")
	case a.A != 0 && indexOf(s.row[:], a.A) < 0:
		return game.Refuse("refuse.draw.row", "P3.8")
	}
	return nil
}

// firstRefusals say what must be settled before anything else, by step.
var firstRefusals = [...]*game.Refusal{
	StepWild:     game.Refuse("refuse.first.wild", "P3.2"),
	StepTake:     game.Refuse("refuse.first.take", "P4.2"),
	StepMemory:   game.Refuse("refuse.first.memory", "P4.3"),
	StepStar:     game.Refuse("refuse.first.star", "P6.4"),
	StepStamp:    game.Refuse("refuse.first.stamp", "P6.1"),
	StepGift:     game.Refuse("refuse.first.gift", "P7.2"),
	StepRoadMove: game.Refuse("refuse.first.roadmove", "P8.1"),
	StepRoadCamp: game.Refuse("refuse.first.roadcamp", "P8.1"),
	StepGuide:    game.Refuse("refuse.first.guide", "P8.5"),
}

// refuseStep is for when something must be settled first (P3.6).
func (s *State) refuseStep(a game.Action) *game.Refusal {
	t := s.top()
	first := firstRefusals[t.kind]
	if a.A != 0 && (a.Verb == VMove || a.Verb == VTake || a.Verb == VSweep || a.Verb == VCamp || a.Verb == VStamp) {
		return first
	}
	switch t.kind {
	case StepWild:
		switch a.Verb {
		case VMove, VTake, VSweep, VCamp, VStamp:
			return s.refuseTarget(a)
		}
	case StepTake:
		if a.Verb == VTake {
			return s.refuseTarget(a)
		}
		if a.Verb == VSweep {
			return game.Refuse("refuse.sweep.twice", "P4.2")
		}
	case StepMemory:
		if a.Verb == VSkip {
			return nil
		}
		if a.Verb == VWrite {
			return s.refuseWrite(a, Kind(t.a))
		}
	case StepStar:
		return s.refuseStar(a, first)
	case StepStamp:
		if a.Verb == VSkip {
			return nil
		}
		if a.Verb == VStamp {
			return s.refuseTarget(a)
		}
	case StepGift:
		if a.Verb == VGift {
			if indexOf(s.giftRow[:], a.A) < 0 {
				return game.Refuse("refuse.gift.row", "P7.2")
			}
			return nil
		}
	case StepRoadMove:
		if a.Verb == VMove {
			return s.refuseTarget(a)
		}
	case StepRoadCamp:
		if a.Verb == VSkip {
			return nil
		}
		if a.Verb == VCamp {
			return s.refuseTarget(a)
		}
	case StepGuide:
		if a.Verb == VKeep {
			if s.me().look.find(a.A) < 0 {
				return game.Refuse("refuse.keep", "P8.5")
			}
			return nil
		}
	}
	return first
}

func (s *State) refuseStar(a game.Action, first *game.Refusal) *game.Refusal {
	switch {
	case a.Verb == VSkip:
		return nil
	case a.Verb != VStar:
		return first
	case a.A == ButtonStarTake && !s.canTake():
		return game.Refuse("refuse.take.none", "P4.6")
	case a.A == ButtonStarStamp && !s.canStamp():
		return game.Refuse("refuse.stamp.nospace", "P5.1")
	}
	return nil
}

func (s *State) refuseWrite(a game.Action, k Kind) *game.Refusal {
	switch {
	case s.me().cards.find(a.B) < 0:
		return game.Refuse("refuse.write.card", "P4.3")
	case Postcards[a.B].Memories[a.C].Site != k:
		return game.Refuse("refuse.write.kind", "P4.3")
	case s.memories[a.B]&(1<<a.C) != 0:
		return game.Refuse("refuse.write.taken", "P4.3")
	}
	return nil
}

// refusePlay is a person's turn with nothing to settle (P3).
func (s *State) refusePlay(a game.Action) *game.Refusal {
	me := s.me()
	switch a.Verb {
	case VMove, VTake, VSweep, VCamp, VStamp:
		return s.refuseDoing(a)
	case VPair:
		return s.refusePair(a)
	case VWaste:
		return s.refuseWaste(a.A)
	case VWrite:
		return game.Refuse("refuse.write.now", "P4.3")
	case VSkip:
		return game.Refuse("refuse.skip", "P3.6")
	case VStar:
		return game.Refuse("refuse.star", "P6.4")
	case VSend:
		switch {
		case me.cards.find(a.A) < 0:
			return game.Refuse("refuse.send.card", "P7.1")
		case s.free(a.A) != 0:
			return game.Refuse("refuse.send.stamps", "P7.1")
		case Postcards[a.A].Region != me.bike:
			return game.Refuse("refuse.send.region", "P7.1")
		}
	case VGift:
		return game.Refuse("refuse.gift.now", "P7.2")
	case VUse:
		switch {
		case me.gifts.find(a.A) < 0:
			return game.Refuse("refuse.use.held", "P8")
		case !Gifts[a.A].Kind.Lightning():
			return game.Refuse("refuse.use.bell", "P8")
		case Gifts[a.A].Kind == StampCollection && !s.canStamp():
			return game.Refuse("refuse.stamp.nospace", "P8.3")
		case Gifts[a.A].Kind == HikingGuide && s.cardTop == 0:
			return game.Refuse("refuse.take.none", "P8.5")
		}
	case VKeep:
		return game.Refuse("refuse.keep.now", "P8.5")
	case VEnd:
		if s.n[PlayedN] < mustPlay && me.hand.n > 0 {
			return game.Refuse("refuse.end.cards", "P3.1")
		}
	}
	return nil
}

// refuseCard says why a card can't be played at all (P3.1, P3.3).
func (s *State) refuseCard(card uint8, plays int) *game.Refusal {
	switch {
	case s.me().hand.find(card) < 0:
		return game.Refuse("refuse.card.hand", "P3.1")
	case s.playsLeft() <= 0:
		return game.Refuse("refuse.card.left", "P3.3")
	case s.playsLeft() < plays:
		return game.Refuse("refuse.pair.left", "P3.2")
	}
	return nil
}

func (s *State) refusePair(a game.Action) *game.Refusal {
	for _, c := range [...]uint8{a.A, a.B} {
		if r := s.refuseCard(c, 2); r != nil {
			return r
		}
	}
	if s.me().hand.find(a.A) >= s.me().hand.find(a.B) {
		return game.Refuse("refuse.pair.order", "P3.2")
	}
	return nil
}

func (s *State) refuseWaste(card uint8) *game.Refusal {
	if r := s.refuseCard(card, 1); r != nil {
		return r
	}
	if s.n[PlayedN] >= mustPlay {
		return game.Refuse("refuse.waste.free", "P3.4")
	}
	for _, c := range s.me().hand.all() {
		if s.hasEffect(c) {
			return game.Refuse("refuse.waste.effect", "P3.4")
		}
	}
	return nil
}

// hasEffect says whether a single card can do anything (P3.4).
func (s *State) hasEffect(card uint8) bool {
	var buf [64]game.Action
	return len(s.legalStamp(s.legalDoing(buf[:0], card, TravelDoing(card)), card, TravelColour(card))) > 0
}

// refuseDoing is for an action or a stamp, paid by a card or by a kept effect.
func (s *State) refuseDoing(a game.Action) *game.Refusal {
	if a.A != 0 {
		if r := s.refuseCard(a.A, 1); r != nil {
			return r
		}
		want := map[game.Verb]Doing{VMove: ToMove, VTake: ToTake, VSweep: ToTake, VCamp: ToCamp}
		if d, ok := want[a.Verb]; ok && TravelDoing(a.A) != d {
			return game.Refuse("refuse.card.action", "P3.1")
		}
		if a.Verb == VStamp && Postcards[a.B].Stamps[a.C] != TravelColour(a.A) {
			return game.Refuse("refuse.stamp.colour", "P5.1")
		}
		return s.refuseTarget(a)
	}
	kept, ok := map[game.Verb]game.Counter{VMove: Moves, VTake: Takes, VSweep: Takes, VCamp: Camps}[a.Verb]
	if !ok || s.n[kept] == 0 {
		code := map[game.Verb]string{VMove: "refuse.move.card", VTake: "refuse.take.card", VSweep: "refuse.take.card", VCamp: "refuse.camp.card", VStamp: "refuse.stamp.card"}[a.Verb]
		return game.Refuse(code, "P3.1")
	}
	return s.refuseTarget(a)
}

// refuseTarget says why an action can't be done there (P4, P5.1).
func (s *State) refuseTarget(a game.Action) *game.Refusal {
	me := s.me()
	switch a.Verb {
	case VMove:
		switch {
		case a.B == me.bike:
			return game.Refuse("refuse.move.there", "P4.1")
		case !borders[me.bike][a.B]:
			return game.Refuse("refuse.move.border", "P4.1")
		}
	case VTake, VSweep:
		if !s.canTake() {
			return game.Refuse("refuse.take.none", "P4.6")
		}
		if a.Verb == VSweep {
			if !s.canSweep() {
				return game.Refuse("refuse.sweep.deck", "P4.2")
			}
			return nil
		}
		if a.B != s.cardTop && indexOf(s.cardRow[:], a.B) < 0 {
			return game.Refuse("refuse.take.row", "P4.2")
		}
	case VCamp:
		switch {
		case me.camps == NumCamps:
			return game.Refuse("refuse.camp.none", "P4.6")
		case a.B != me.bike:
			return game.Refuse("refuse.camp.region", "P4.3")
		case !s.canCamp():
			return game.Refuse("refuse.camp.full", "P4.6")
		case s.sites[a.B][a.C] != 0:
			return game.Refuse("refuse.camp.taken", "P4.3")
		}
	case VStamp:
		switch {
		case me.cards.find(a.B) < 0:
			return game.Refuse("refuse.stamp.postcard", "P5.1")
		case s.stamps[a.B]&(1<<a.C) != 0:
			return game.Refuse("refuse.stamp.taken", "P5.1")
		}
	}
	return nil
}
