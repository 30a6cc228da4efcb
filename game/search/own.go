package search

import "math"

// In the turn that is asked about more is looked at than the policy likes: it knows little of what a turn leads to. A
// game whose net takes too much for good at full tables is Narrow there: the more it looked, the worse it would play.

// wider is by how much more is tried there.
const wider = 1.5

// again is how often an action after which the turn goes on is thought to have come to no more than what was never
// tried, besides how often it was taken: one bad way on from it does not rule it out.
const again = 3

// weight is that of an edge by the policy, less pointed in the turn that is asked about.
func (e *edge) weight(own bool) float64 {
	if own {
		return math.Sqrt(float64(e.prior))
	}
	return float64(e.prior)
}

// worthOf is what an edge that was taken so often is held to be worth, where one that never was is worth so much.
func (p *Player) worthOf(s *sums, visits int32, never float64) float64 {
	if !p.own || s.child == none || p.tree.nodes[s.child].seat != p.seat {
		return s.mean
	}
	return (s.total + float64(again*never)) / float64(visits+again)
}

// surely is what a choice is worth at least, as far as it was looked at: what is chosen is worth most surely. One that
// was found late may be better than the one that was taken most. The doubt is of one look; it shrinks with the root of
// how many there were.
func (c *Choice) surely(doubt float64) float64 {
	if c.Visits == 0 {
		return math.Inf(-1)
	}
	return c.Worth - doubt/math.Sqrt(float64(c.Visits))
}
