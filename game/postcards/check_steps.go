package postcards

import (
	"fmt"
	"slices"
)

// checkSteps holds something of every open step; top is the one on top.
func (s *State) checkSteps(holds func(t step, top bool) string) func() error {
	return func() error {
		for i, t := range s.steps.Open() {
			if why := holds(t, i == int(s.steps.Depth)-1); why != "" {
				return fmt.Errorf("step %d: kind %d (%d, %d): %s", i, t.Kind, t.A, t.B, why)
			}
		}
		return nil
	}
}

// checkStack checks that steps lie on one another as a camp leaves them: memory,
// region bonus, what the track gives (P4.4). All else is settled by itself.
func (s *State) checkStack() error {
	if s.steps.Depth <= 1 {
		return nil
	}
	memory, tops := StepMemory, []uint8{StepStar, StepStamp}
	if s.n[Phase] == AutoTurn {
		memory, tops = AutoMemory, []uint8{AutoTrack, AutoSend, AutoTakeGift}
	}
	below := s.steps.Open()[:s.steps.Depth-1]
	if n := len(below) - 1; below[n].Kind == StepBonus {
		below = below[:n]
	}
	if len(below) > 0 && below[0].Kind == memory {
		below = below[1:]
	}
	if len(below) > 0 || !slices.Contains(tops, s.top().Kind) {
		return fmt.Errorf("steps: these don't wait for one another (P4.4)")
	}
	return nil
}

// checkStep checks that a step makes sense for the seat to act.
func (s *State) checkStep(t step, top bool) string {
	if auto := t.Kind >= AutoTrack; t.Kind != StepBonus && auto != (s.n[Phase] == AutoTurn) {
		return "not of this seat's turn"
	}
	me := s.me()
	switch t.Kind {
	case StepWild, StepStar, StepRoadMove, StepRoadCamp:
		switch {
		case t.Kind == StepRoadCamp && top && !s.canCamp():
			return "no camp can be made"
		case t.A != 0 || t.B != 0:
			return "takes no numbers"
		}
	case StepTake:
		if top && !s.canTake() {
			return "there is no postcard to take"
		}
	case StepMemory:
		if t.A < uint8(Sight) || t.A > uint8(Beach) {
			return "a is a kind of site, 1 to 8"
		}
	case StepStamp:
		if t.A < 1 || t.A > 2 || top && !s.canStamp() {
			return "1 or 2 stamps with a free space for them"
		}
	case StepGift, AutoTakeGift:
		if s.giftRow == [3]uint8{} {
			return "there is no gift"
		}
	case StepGuide:
		if t.A < 1 || t.A > 2 || me.look.N < t.A {
			return "1 or 2 of the postcards looked at"
		}
	case StepBonus:
		if t.A < 1 || t.A > NumRegions || top || !s.fills(t.A) {
			return "settles by itself, for a region that the seat fills"
		}
	case AutoTrack:
		if e := Effect(t.A); e != TakeEffect && e != OneMove && e != StampEffect && e != StarEffect || t.B != 0 {
			return "a is an effect of the track (P6.4)"
		}
	case AutoEffect:
		if t.A < uint8(ExtraCard) || t.A > uint8(StarEffect) || t.B < 1 || t.B > NumPostcards {
			return "a is an effect, b the postcard it came from"
		}
	case AutoMemory:
		if t.A < 1 || t.A > NumPostcards || t.B > 2 {
			return "a is a postcard, b its memory space"
		}
	case AutoSend:
		if t.A < 1 || t.A > NumPostcards || me.cards.Find(t.A) < 0 || s.Free(t.A) != 0 {
			return "a is a full postcard of the seat"
		}
	default:
		return "there is no such step"
	}
	return ""
}

// checkCause checks that something led to a step that makes sense.
func (s *State) checkCause(t step, _ bool) string {
	me := s.me()
	k, e := Kind(t.A), Effect(t.A)
	switch {
	case t.Kind >= AutoTrack && s.n[PlayedN] == 0:
		return "no card was played that leads to it (P10.2)"
	case t.Kind == StepWild && s.n[PlayedN] < 2:
		return "no pair was played (P3.2)"
	case t.Kind == StepStar && s.TrackEffect(int(me.camps)) != StarEffect:
		return "the last camp gave no star (P6.4)"
	case t.Kind == StepMemory && (!s.camped(k) || !s.canWrite(k)):
		return "no camp here, or no memory, is of that kind (P4.3)"
	case (t.Kind == StepGift || t.Kind == AutoTakeGift) && me.sent.N == 0:
		return "no postcard was sent for it (P7.2)"
	case t.Kind == StepGuide && t.A == 1 && me.look.N == 5:
		return "1 or 2 of the postcards looked at"
	case t.Kind == AutoTrack && e != s.TrackEffect(int(me.camps)):
		return "the last camp gave another effect (P6.4)"
	case t.Kind == AutoEffect && (me.cards.Find(t.B) < 0 || !s.written(t.B, e)):
		return "that postcard has no such memory written (P10.9)"
	case t.Kind == AutoMemory && me.cards.Find(t.A) < 0 && me.sent.Find(t.A) < 0:
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
