package postcards

import (
	"fmt"
	"slices"
)

// checkSteps holds something of every open step; top is the one on top.
func (s *State) checkSteps(holds func(t step, top bool) string) func() error {
	return func() error {
		for i, t := range s.steps[:s.depth] {
			if why := holds(t, i == int(s.depth)-1); why != "" {
				return fmt.Errorf("step %d: kind %d (%d, %d): %s", i, t.kind, t.a, t.b, why)
			}
		}
		return nil
	}
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

// checkStep holds that a step makes sense for the seat to act.
func (s *State) checkStep(t step, top bool) string {
	if auto := t.kind >= AutoTrack; t.kind != StepBonus && auto != (s.n[Phase] == AutoTurn) {
		return "not of this seat's turn"
	}
	me := s.me()
	switch t.kind {
	case StepWild, StepStar, StepRoadMove, StepRoadCamp:
		switch {
		case t.kind == StepRoadCamp && top && !s.canCamp():
			return "no camp can be made"
		case t.a != 0 || t.b != 0:
			return "takes no numbers"
		}
	case StepTake:
		if top && !s.canTake() {
			return "there is no postcard to take"
		}
	case StepMemory:
		if t.a < uint8(Sight) || t.a > uint8(Beach) {
			return "a is a kind of site, 1 to 8"
		}
	case StepStamp:
		if t.a < 1 || t.a > 2 || top && !s.canStamp() {
			return "1 or 2 stamps with a free space for them"
		}
	case StepGift, AutoTakeGift:
		if s.giftRow == [3]uint8{} {
			return "there is no gift"
		}
	case StepGuide:
		if t.a < 1 || t.a > 2 || me.look.n < t.a {
			return "1 or 2 of the postcards looked at"
		}
	case StepBonus:
		if t.a < 1 || t.a > NumRegions || top || !s.fills(t.a) {
			return "settles by itself, for a region that the seat fills"
		}
	case AutoTrack:
		if e := Effect(t.a); e != TakeEffect && e != OneMove && e != StampEffect && e != StarEffect || t.b != 0 {
			return "a is an effect of the track (P6.4)"
		}
	case AutoEffect:
		if t.a < uint8(ExtraCard) || t.a > uint8(StarEffect) || t.b < 1 || t.b > NumPostcards {
			return "a is an effect, b the postcard it came from"
		}
	case AutoMemory:
		if t.a < 1 || t.a > NumPostcards || t.b > 2 {
			return "a is a postcard, b its memory space"
		}
	case AutoSend:
		if t.a < 1 || t.a > NumPostcards || me.cards.find(t.a) < 0 || s.free(t.a) != 0 {
			return "a is a full postcard of the seat"
		}
	default:
		return "there is no such step"
	}
	return ""
}

// checkCause holds that something led to a step that makes sense.
func (s *State) checkCause(t step, _ bool) string {
	me := s.me()
	k, e := Kind(t.a), Effect(t.a)
	switch {
	case t.kind >= AutoTrack && s.n[PlayedN] == 0:
		return "no card was played that leads to it (P10.2)"
	case t.kind == StepWild && s.n[PlayedN] < 2:
		return "no pair was played (P3.2)"
	case t.kind == StepStar && s.trackEffect(int(me.camps)) != StarEffect:
		return "the last camp gave no star (P6.4)"
	case t.kind == StepMemory && (!s.camped(k) || !s.canWrite(k)):
		return "no camp here, or no memory, is of that kind (P4.3)"
	case (t.kind == StepGift || t.kind == AutoTakeGift) && me.sent.n == 0:
		return "no postcard was sent for it (P7.2)"
	case t.kind == StepGuide && t.a == 1 && me.look.n == 5:
		return "1 or 2 of the postcards looked at"
	case t.kind == AutoTrack && e != s.trackEffect(int(me.camps)):
		return "the last camp gave another effect (P6.4)"
	case t.kind == AutoEffect && (me.cards.find(t.b) < 0 || !s.written(t.b, e)):
		return "that postcard has no such memory written (P10.9)"
	case t.kind == AutoMemory && me.cards.find(t.a) < 0 && me.sent.find(t.a) < 0:
		return "that postcard is not the seat's (P10.8)"
	}
	return ""
}

// camped says whether the seat to act has a camp on that kind of site where its
// bike is.
func (s *State) camped(k Kind) bool {
	me := s.me()
	for i, site := range Regions[me.bike].Sites {
		if site == k && s.sites[me.bike][i] == uint8(s.turn)+1 {
			return true
		}
	}
	return false
}

// written says whether a memory with that effect is written on a postcard.
func (s *State) written(c uint8, e Effect) bool {
	for i, m := range Postcards[c].Memories {
		if m.Effect == e && s.memories[c]&(1<<i) != 0 {
			return true
		}
	}
	return false
}
