package montaigne

import "posterestante/game"

// Why says why, with these spots picked, a spot leads nowhere; nil if it does
// lead on.
func (s *State) Why(picked []game.Spot, spot game.Spot) *game.Refusal {
	if s.turn == game.Nobody {
		return verbTable.Refusal(s.ended())
	}
	return verbTable.Why(s, s.Legal(nil), picked, spot, func(shut *game.Refusal) *game.Refusal {
		mine := spot.Seat == game.Nobody || spot.Seat == s.turn
		switch {
		case !mine && (shut == nil || spot.Zone == Hand):
			return verbTable.Refusal(noOther)
		case shut != nil:
			return shut
		case s.steps.Depth > 0:
			return verbTable.Refusal(settles[s.top().Kind].first)
		case spot.Zone == Voyage && spot.Index < s.me().voyage.N:
			return verbTable.Refusal(noPersonKind)
		}
		return verbTable.Refusal(noNothing)
	})
}
