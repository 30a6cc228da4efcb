package search

import "posterestante/game"

// veiled says whether another seat decides while bids are secret. What it does is drawn by the policy: in the tree it
// would see what the searching seat bid, and answer that.
func (p *Player) veiled() bool {
	s, ok := p.work.(game.Sealer)
	return ok && p.work.Turn() != p.seat && s.Sealed() > 0
}

// unseal has the others who have bid in secret bid anew, by the policy: what they are likely to have bid follows from
// what a deal gives them and from what all see that they lack.
func (p *Player) unseal() {
	s, ok := p.work.(game.Unsealer)
	if !ok || p.asked.Even {
		return
	}
	n := s.Sealed()
	if n == 0 || p.work.Turn() != p.seat {
		return
	}
	for s.Unseal(); n > 0; n-- {
		p.look()
		p.work.Apply(p.sample(), nil)
	}
}
