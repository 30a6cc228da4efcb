package postcards

import "posterestante/game"

// mayWrite is for a memory of the kind of site camped at (P4.3).
func (s *State) mayWrite(a game.Action) reason {
	switch {
	case s.me().cards.Find(a.B) < 0:
		return noWriteCard
	case Postcards[a.B].Memories[a.C].Site != Kind(s.top().A):
		return noWriteKind
	case s.memories[a.B]&(1<<a.C) != 0:
		return noWriteTaken
	}
	return yes
}

// mayStar is P6.4.
func (s *State) mayStar(a game.Action) reason {
	switch {
	case a.A == ButtonStarTake && !s.canTake():
		return noTakeNone
	case a.A == ButtonStarStamp && !s.canStamp():
		return noStampNospace
	}
	return yes
}

// hasSend is for an own postcard, and maySend for one that is stamped and where
// the bike is (P7.1).
func (s *State) hasSend(a game.Action) reason {
	if s.me().cards.Find(a.A) < 0 {
		return noSendCard
	}
	return yes
}

func (s *State) maySend(a game.Action) reason {
	switch {
	case s.Free(a.A) != 0:
		return noSendStamps
	case Postcards[a.A].Region != s.me().bike:
		return noSendRegion
	}
	return yes
}

// mayGift is P7.2.
func (s *State) mayGift(a game.Action) reason {
	if indexOf(s.giftRow[:], a.A) < 0 {
		return noGiftRow
	}
	return yes
}

// hasUse is for an own gift, and mayUse for one that can be used now (P8).
func (s *State) hasUse(a game.Action) reason {
	if s.me().gifts.Find(a.A) < 0 {
		return noUseHeld
	}
	return yes
}

func (s *State) mayUse(a game.Action) reason {
	switch kind := Gifts[a.A].Kind; {
	case !kind.Lightning():
		return noUseBell
	case kind == StampCollection && !s.canStamp():
		return noStampNospace83
	case kind == HikingGuide && s.cardTop == 0:
		return noTakeNone85
	}
	return yes
}

// mayKeep is for what the hiking guide shows (P8.5).
func (s *State) mayKeep(a game.Action) reason {
	if s.me().look.Find(a.A) < 0 {
		return noKeep
	}
	return yes
}

// mayDraw is P3.8.
func (s *State) mayDraw(a game.Action) reason {
	switch {
	case a.A == 0 && !s.canDraw():
		return noDrawEmpty
	case a.A != 0 && indexOf(s.row[:], a.A) < 0:
		return noDrawRow
	}
	return yes
}

// canDraw says whether the deck has a card.
func (s *State) canDraw() bool { return s.travelDeck.N > 0 }

// mayEnd is P3.1.
func (s *State) mayEnd(game.Action) reason {
	if s.n[PlayedN] < mustPlay && s.me().hand.N > 0 {
		return noEndCards
	}
	return yes
}

// canStamp says whether any of the seat's postcards has a free space.
func (s *State) canStamp() bool {
	for _, c := range s.me().cards.All() {
		if s.Free(c) != 0 {
			return true
		}
	}
	return false
}

// canTake says whether there is a postcard to take (P4.2).
func (s *State) canTake() bool { return s.cardTop != 0 || s.cardRow != [3]uint8{} }

// canSweep says whether there are others to take once the 3 postcards are discarded (P4.2).
func (s *State) canSweep() bool { return s.cardTop != 0 || s.cardDiscard.N > 0 }

// canCamp says whether a camp can be made where the bike is (P4.6).
func (s *State) canCamp() bool {
	me := s.me()
	return me.camps < NumCamps && indexOf(s.sites[me.bike][:len(Regions[me.bike].Sites)], 0) >= 0
}

// canWrite says whether one of the seat's postcards awaits that kind of site.
func (s *State) canWrite(k Kind) bool {
	for _, c := range s.me().cards.All() {
		if s.freeMemory(c, k) != 0 {
			return true
		}
	}
	return false
}
