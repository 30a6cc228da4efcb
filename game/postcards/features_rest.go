package postcards

import (
	"posterestante/game"
	"posterestante/game/search"
)

func (e *extractor) stamps(s *State, a game.Action, f *search.Vector) {
	f.One(e.paid(s, a, fStampCard))
	l := e.of(a.B)
	left := int(l.free) - 1
	f.One(fStampLeft0 + min(max(left, 0), 4))
	if left == 0 {
		f.If(l.away == 0, fStampSend)
		f.Add(fStampAway, float32(l.away))
	}
	f.Add(fStampPoints, float32(l.points)/10)
	f.If(l.wanted, fStampWanted)
	if a.A != 0 {
		f.One(fStampMove + int(TravelDoing(a.A)))
	}
	f.If(e.late && left > 1, fStampLate)
}

func (e *extractor) pairs(s *State, a game.Action, f *search.Vector) {
	f.One(fPair)
	f.If(s.playsLeft() == 2, fPairLast)
	use := 0
	for _, c := range [...]uint8{a.A, a.B} {
		if e.need[TravelColour(c)] > 0 {
			use++
		}
	}
	f.Add(fPairUse, float32(use))
	f.If(e.one, fPairDone)
	f.If(e.away > 0, fPairAway)
}

func (e *extractor) writing(a game.Action, f *search.Vector) {
	f.One(fWriteExtra + int(Postcards[a.B].Memories[a.C].Effect-ExtraCard))
}

func (e *extractor) skips(s *State, f *search.Vector) {
	switch s.top().Kind {
	case StepMemory:
		f.One(fSkipMemory)
	case StepStar:
		f.One(fSkipStar)
	case StepStamp:
		f.One(fSkipStamp)
	default:
		f.One(fSkipCamp)
	}
}

func (e *extractor) gifts(s *State, g Gift, f *search.Vector) {
	me, seat := s.me(), uint8(s.turn)
	switch g.Kind {
	case RoadMap:
		f.One(fGiftMap)
	case SnowGlobe:
		f.One(fGiftGlobe)
		f.If(me.held(SnowGlobe) == 1, fGiftGlobe1)
		f.If(me.held(SnowGlobe) > 1, fGiftGlobe2)
	case StampCollection:
		f.One(fGiftStamps)
	case Caravan:
		f.One(fGiftCaravan)
		f.Add(fGiftPairs, float32(s.regionsWithTwo(seat)))
	case HikingGuide:
		f.One(fGiftGuide)
	case KeyRing:
		f.One(fGiftKey)
		n := s.campsOn(seat, g.Site)
		f.Add(fGiftCamps, float32(capped(keyPoints[:], n))/3)
	case Car:
		f.One(fGiftCar)
	}
	f.If(e.late && g.Kind.Lightning(), fGiftLate)
}

func (e *extractor) uses(_ *State, k GiftKind, f *search.Vector) {
	switch k {
	case RoadMap:
		f.One(fUseMap)
	case StampCollection:
		f.One(fUseStamps)
		f.If(e.one, fUseStampsOne)
	case HikingGuide:
		f.One(fUseGuide)
	case Car:
		f.One(fUseCar)
		f.If(e.away > 1, fUseCarAway)
	}
	f.If(e.late, fUseLate)
}

func (e *extractor) draws(card uint8, f *search.Vector) {
	if card == 0 {
		f.One(fDrawDeck)
		return
	}
	colour, doing := TravelColour(card), TravelDoing(card)
	f.One(fDrawMove + int(doing))
	f.If(e.doing[doing] == 1, fDrawSame1)
	f.If(e.doing[doing] > 1, fDrawSame2)
	f.If(e.need[colour] > 0, fDrawNeed)
	f.If(e.need[colour] > e.hand[colour], fDrawMore)
}

func (e *extractor) ends(s *State, f *search.Vector) {
	f.One(fEnd)
	f.Add(fEndMoves, float32(s.n[Moves]))
	f.Add(fEndTakes, float32(s.n[Takes]))
	f.Add(fEndCamps, float32(s.n[Camps]))
	f.Add(fEndPlays, float32(max(0, min(s.playsLeft(), int(s.me().hand.N)))))
	for i := range e.cards[:e.n] {
		f.If(e.cards[i].free == 0 && e.cards[i].away == 0, fEndSend)
	}
}
