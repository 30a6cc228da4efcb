package globe

import "posterestante/game"

// Shuns implements game.Principled.
func (s *State) Shuns(a game.Action) bool { return s.dithers(a) || s.R.Shuns != nil && s.R.Shuns(s, a) }

// dithers says whether a seat would open a lot of several goods only to take it back, or to sell one thing: both can be
// had without the others hearing of it.
func (s *State) dithers(a game.Action) bool {
	if s.Top().Kind != StepBundle {
		return false
	}
	switch a.Verb {
	case VSkip:
		return s.goods() > 0 || s.adds()
	case VPutUp:
		return s.goods() == 1 && s.adds()
	}
	return false
}

// adds says whether anything can be added to the lot that is open.
func (s *State) adds() bool {
	var room [32]game.Action
	for _, a := range s.offerGoods(room[:0]) {
		if s.maySell(a) == Yes {
			return true
		}
	}
	return false
}
