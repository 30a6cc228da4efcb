package postcards

import (
	"math/bits"

	"posterestante/game"
	"posterestante/game/search"
)

// Action is search.Extractor.
func (e *extractor) Action(st game.State, a game.Action, f *search.Vector) {
	s := st.(*State)
	switch a.Verb {
	case VMove:
		e.moves(s, a, f)
	case VTake:
		f.One(e.paid(s, a, fTakeCard))
		e.takes(s, a.B, f)
	case VKeep:
		e.takes(s, a.A, f)
	case VSweep:
		f.One(e.paid(s, a, fSweepCard))
		f.If(e.late, fSweepLate)
	case VCamp:
		e.camps(s, a, f)
	case VStamp:
		e.stamps(s, a, f)
	case VPair:
		e.pairs(s, a, f)
	case VWaste:
		f.One(fWaste)
	case VWrite:
		e.writing(a, f)
	case VSkip:
		e.skips(s, f)
	case VStar:
		f.One(fStarMove + int(a.A-ButtonStarMove))
	case VSend:
		f.One(fSend)
		f.If(s.me().sent.N == toSend-1, fSendFourth)
	case VGift:
		e.gifts(s, Gifts[a.A], f)
	case VUse:
		e.uses(s, Gifts[a.A].Kind, f)
	case VDraw:
		e.draws(a.A, f)
	case VEnd:
		e.ends(s, f)
	}
}

// paid is a feature, or one of the two after it: what an action is paid with, a
// card, an effect, or a step. A sweep knows the first two only.
func (e *extractor) paid(s *State, a game.Action, card int) int {
	switch {
	case a.A != 0:
		return card
	case s.steps.Depth > 0 && card != fSweepCard:
		return card + 2
	}
	return card + 1
}

func (e *extractor) moves(s *State, a game.Action, f *search.Vector) {
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
	for i, k := range Regions[a.B].Sites {
		if s.sites[a.B][i] != 0 {
			continue
		}
		f.One(fMoveFree)
		f.If(e.writes[k] > 0, fMoveSites)
		f.If(e.keys[k], fMoveKeys)
	}
	needs := true
	for i, k := range Regions[e.bike].Sites {
		if s.sites[e.bike][i] == 0 && e.writes[k] > 0 {
			needs = false
		}
	}
	f.If(needs, fMoveNeeds)
}

func (e *extractor) takes(s *State, c uint8, f *search.Vector) {
	p := &Postcards[c]
	f.One(fTake3 + len(p.Stamps) - 3)
	f.If(s.rank(p.Region) > 0 && e.met&(1<<p.Region) == 0, fTakeWanted)
	f.Add(fTakeAway, float32(distances[e.bike][p.Region]))
	fits := 0
	for k := Blue; k <= Yellow; k++ {
		fits += min(e.hand[k], bits.OnesCount8(colourMask[c][k]))
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
		for i, k := range Regions[e.bike].Sites {
			if k == m.Site && s.sites[e.bike][i] == 0 {
				f.One(fTakeWrites)
				break
			}
		}
	}
	f.If(e.late, fTakeLate)
}

func (e *extractor) camps(s *State, a game.Action, f *search.Vector) {
	f.One(e.paid(s, a, fCampCard))
	me, k := s.me(), Regions[a.B].Sites[a.C]
	if e.writes[k] == 0 {
		f.One(fCampNothing)
	}
	for effect := ExtraCard; effect <= TwoPoints; effect++ {
		f.If(e.brings[k]&(1<<effect) != 0, fCampExtra+int(effect-ExtraCard))
	}
	n := me.camps + 1
	f.If(trackEffects[n] != NoEffect, fCampTrack)
	if points := trackPoints[n]; points > 0 {
		f.Add(fCampPlace, float32(points))
	}
	mine := 1
	for i := range Regions[a.B].Sites {
		if s.sites[a.B][i] == uint8(s.turn)+1 {
			mine++
		}
	}
	f.If(mine == len(Regions[a.B].Sites), fCampAll)
	f.If(e.keys[k], fCampKey)
	f.If(mine == 2 && e.camper, fCampPair)
}
