package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// worth is what the steady player sees in cheques, and before it leaves in what
// it must have then.
func worth(s *state, seat game.Seat) float64 {
	p := &s.P[seat]
	out := 14 * float64(min(p.Of(globe.ChequesN), 12))
	if p.OnRoad() {
		out += moneyToLeave*leaveMoney + 150*NumItems
	} else {
		out += moneyToLeave * float64(min(p.Money(), leaveMoney))
		for i := Papers; i <= NumItems; i++ {
			if p.Has(i) {
				out += 150
			}
		}
	}
	return out
}

const moneyToLeave = 0.2
