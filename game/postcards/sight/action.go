package sight

import (
	"math/bits"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/game/search"
)

// Action is search.Extractor.
func (e *extractor) Action(st game.State, a game.Action, f *search.Vector) {
	s := st.(*rules.State)
	switch a.Verb {
	case rules.VMove:
		e.moves(s, a, f)
	case rules.VTake:
		f.One(e.paid(s, a, fTakeCard))
		e.takes(s, a.B, f)
	case rules.VKeep:
		e.takes(s, a.A, f)
	case rules.VSweep:
		f.One(e.paid(s, a, fSweepCard))
		f.If(e.late, fSweepLate)
	case rules.VCamp:
		e.camps(s, a, f)
	case rules.VStamp:
		e.stamps(s, a, f)
	case rules.VPair:
		e.pairs(s, a, f)
	case rules.VWaste:
		f.One(fWaste)
	case rules.VWrite:
		e.writing(a, f)
	case rules.VSkip:
		e.skips(s, f)
	case rules.VStar:
		f.One(fStarMove + int(a.A-rules.ButtonStarMove))
	case rules.VSend:
		f.One(fSend)
		f.If(len(s.Player(s.Turn()).Sent()) == rules.EnoughSent-1, fSendFourth)
	case rules.VGift:
		e.gifts(s, rules.Gifts[a.A], f)
	case rules.VUse:
		e.uses(s, rules.Gifts[a.A].Kind, f)
	case rules.VDraw:
		e.draws(a.A, f)
	case rules.VEnd:
		e.ends(s, f)
	}
}

// paid is a feature, or one of the two after it: what an action is paid with, a
// card, an effect, or a step. A sweep knows the first two only.
func (e *extractor) paid(s *rules.State, a game.Action, card int) int {
	switch {
	case a.A != 0:
		return card
	case s.Step() != rules.NoStep && card != fSweepCard:
		return card + 2
	}
	return card + 1
}

func (e *extractor) moves(s *rules.State, a game.Action, f *search.Vector) {
	f.One(e.paid(s, a, fMoveCard))
	for i := range e.cards[:e.n] {
		switch l := &e.cards[i]; {
		case l.free == 0 && l.region == a.B:
			f.One(fMoveArrive)
		case l.free == 0 && l.region == e.bike:
			f.One(fMoveLeaves)
		case l.free == 0 && l.away == e.away && distances[a.B][l.region] < l.away:
			f.One(fMoveCloser)
		case l.free == 0 && distances[a.B][l.region] > l.away:
			f.One(fMoveFarther)
		case l.region == a.B && l.free <= 3 && l.free > 0:
			f.One(fMoveNear1 + int(l.free) - 1)
			f.If(l.wanted, fMoveWanted)
		}
	}
	for i, k := range rules.Regions[a.B].Sites {
		if s.Camper(a.B, uint8(i)) != game.Nobody {
			continue
		}
		f.One(fMoveFree)
		f.If(e.writes[k] > 0, fMoveSites)
		f.If(e.keys[k], fMoveKeys)
	}
	needs := true
	for i, k := range rules.Regions[e.bike].Sites {
		if s.Camper(e.bike, uint8(i)) == game.Nobody && e.writes[k] > 0 {
			needs = false
		}
	}
	f.If(needs, fMoveNeeds)
}

func (e *extractor) takes(s *rules.State, c uint8, f *search.Vector) {
	p := &rules.Postcards[c]
	f.One(fTake3 + len(p.Stamps) - 3)
	f.If(s.Player(s.Turn()).Rank(p.Region) > 0 && e.met&(1<<p.Region) == 0, fTakeWanted)
	f.Add(fTakeAway, float32(distances[e.bike][p.Region]))
	fits := 0
	for k := rules.Blue; k <= rules.Yellow; k++ {
		fits += min(e.hand[k], bits.OnesCount8(s.FreeOf(c, k)))
	}
	f.Add(fTakeHand, float32(fits))
	f.One(fTakeHeld0 + min(e.n, 3))
	for i := range e.cards[:e.n] {
		if e.cards[i].region == p.Region {
			f.One(fTakeSecond)
			break
		}
	}
	for _, m := range p.Memories {
		for i, k := range rules.Regions[e.bike].Sites {
			if k == m.Site && s.Camper(e.bike, uint8(i)) == game.Nobody {
				f.One(fTakeWrites)
				break
			}
		}
	}
	f.If(e.late, fTakeLate)
}

func (e *extractor) camps(s *rules.State, a game.Action, f *search.Vector) {
	f.One(e.paid(s, a, fCampCard))
	me, k := s.Player(s.Turn()), rules.Regions[a.B].Sites[a.C]
	if e.writes[k] == 0 {
		f.One(fCampNothing)
	}
	for effect := rules.ExtraCard; effect <= rules.TwoPoints; effect++ {
		f.If(e.brings[k]&(1<<effect) != 0, fCampExtra+int(effect-rules.ExtraCard))
	}
	n := me.Camps() + 1
	f.If(s.TrackEffect(n) != rules.NoEffect, fCampTrack)
	if points := rules.TrackPoints(n); points > 0 {
		f.Add(fCampPlace, float32(points))
	}
	mine := 1
	for i := range rules.Regions[a.B].Sites {
		if s.Camper(a.B, uint8(i)) == s.Turn() {
			mine++
		}
	}
	f.If(mine == len(rules.Regions[a.B].Sites), fCampAll)
	f.If(e.keys[k], fCampKey)
	f.If(mine == 2 && e.camper, fCampPair)
}
