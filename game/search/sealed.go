package search

import "posterestante/game"

// veiled says whether another seat decides while bids are secret. What it does is drawn by the policy: in the tree it
// would see what the searching seat bid, and answer that.
func (p *Player) veiled() bool {
	s, ok := p.work.(game.Sealer)
	return ok && p.work.Turn() != p.seat && s.Sealed() > 0
}
