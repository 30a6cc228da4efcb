package sight

import (
	"slices"

	"posterestante/game"
	rules "posterestante/game/montaigne"
)

// ends says whether a seat on the road can come home at once, ahead of all others, so that only one of them has a turn
// left (M6.3). By the backs of its hand all see that.
func ends(s *rules.State, seat game.Seat, n *rules.Count, books int) bool {
	p := s.Player(seat)
	if p.Last() == rules.Bordeaux || s.Bound() && (books < 3 || n.LacksCities() > 0) || !leavesOne(s, seat) {
		return false
	}
	isHome := func(c uint8) bool { return rules.Cards[c].City == rules.Bordeaux }
	if len(p.Hand()) <= rules.Crossed(p.Last(), rules.Bordeaux) || !slices.ContainsFunc(p.Hand(), isHome) {
		return false
	}
	standings := s.Standings()
	return books == 3 || standings[seat] > best(&standings, seat)
}

// leavesOne says whether one player is left on the road when a seat comes home.
func leavesOne(s *rules.State, seat game.Seat) bool {
	left := 0
	for i := range game.Seat(s.Seats()) {
		if i != seat && s.Player(i).Home() == 0 {
			left++
		}
	}
	return left == 1
}

// best is the most points that another than a seat has.
func best(standings *[rules.MaxSeats]int, seat game.Seat) (most int) {
	for i, points := range standings {
		if game.Seat(i) != seat {
			most = max(most, points)
		}
	}
	return most
}
