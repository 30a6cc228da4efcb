package sight

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/game/search"
)

func (e *extractor) stamps(s *rules.State, a game.Action, f *search.Vector) {
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
		f.One(fStampMove + int(rules.TravelDoing(a.A)))
	}
	f.If(e.late && left > 1, fStampLate)
}

func (e *extractor) pairs(s *rules.State, a game.Action, f *search.Vector) {
	f.One(fPair)
	f.If(s.PlaysLeft() == 2, fPairLast)
	use := 0
	for _, c := range [...]uint8{a.A, a.B} {
		if e.need[rules.TravelColour(c)] > 0 {
			use++
		}
	}
	f.Add(fPairUse, float32(use))
	f.If(e.one, fPairDone)
	f.If(e.away > 0, fPairAway)
}

func (e *extractor) writing(a game.Action, f *search.Vector) {
	f.One(fWriteExtra + int(rules.Postcards[a.B].Memories[a.C].Effect-rules.ExtraCard))
}

func (e *extractor) skips(s *rules.State, f *search.Vector) {
	switch s.Step() {
	case rules.StepMemory:
		f.One(fSkipMemory)
	case rules.StepStar:
		f.One(fSkipStar)
	case rules.StepStamp:
		f.One(fSkipStamp)
	default:
		f.One(fSkipCamp)
	}
}

func (e *extractor) gifts(s *rules.State, g rules.Gift, f *search.Vector) {
	me, seat := s.Player(s.Turn()), s.Turn()
	switch g.Kind {
	case rules.RoadMap:
		f.One(fGiftMap)
	case rules.SnowGlobe:
		f.One(fGiftGlobe)
		f.If(me.Held(rules.SnowGlobe) == 1, fGiftGlobe1)
		f.If(me.Held(rules.SnowGlobe) > 1, fGiftGlobe2)
	case rules.StampCollection:
		f.One(fGiftStamps)
	case rules.Caravan:
		f.One(fGiftCaravan)
		f.Add(fGiftPairs, float32(s.RegionsWithTwo(seat)))
	case rules.HikingGuide:
		f.One(fGiftGuide)
	case rules.KeyRing:
		f.One(fGiftKey)
		f.Add(fGiftCamps, float32(s.KeyPoints(seat, g.Site))/3)
	case rules.Car:
		f.One(fGiftCar)
	}
	f.If(e.late && g.Kind.Lightning(), fGiftLate)
}

func (e *extractor) uses(_ *rules.State, k rules.GiftKind, f *search.Vector) {
	switch k {
	case rules.RoadMap:
		f.One(fUseMap)
	case rules.StampCollection:
		f.One(fUseStamps)
		f.If(e.one, fUseStampsOne)
	case rules.HikingGuide:
		f.One(fUseGuide)
	case rules.Car:
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
	colour, doing := rules.TravelColour(card), rules.TravelDoing(card)
	f.One(fDrawMove + int(doing))
	f.If(e.doing[doing] == 1, fDrawSame1)
	f.If(e.doing[doing] > 1, fDrawSame2)
	f.If(e.need[colour] > 0, fDrawNeed)
	f.If(e.need[colour] > e.hand[colour], fDrawMore)
}

func (e *extractor) ends(s *rules.State, f *search.Vector) {
	f.One(fEnd)
	f.Add(fEndMoves, float32(s.Counter(rules.Moves)))
	f.Add(fEndTakes, float32(s.Counter(rules.Takes)))
	f.Add(fEndCamps, float32(s.Counter(rules.Camps)))
	f.Add(fEndPlays, float32(max(0, min(s.PlaysLeft(), len(s.Player(s.Turn()).Hand())))))
	for i := range e.cards[:e.n] {
		f.If(e.cards[i].free == 0 && e.cards[i].away == 0, fEndSend)
	}
}
