package globe

import "posterestante/game"

var _ game.Ender = Game{}

// Ending says why a match ended: somebody arrived with all that must be brought,
// or it was the last round; and of several with the most points what parted them.
func (g Game) Ending(st game.State) []game.Fact {
	s := st.(*State)
	scores := s.Scores()
	out := []game.Fact{{Key: "end.long", Rule: g.R.Cites[CiteLong]}}
	for i := range s.P[:s.Seats] {
		if s.P[i].Of(ArrivedN) == 1 {
			out[0] = game.Fact{Key: "end.arrived", Rule: g.R.Cites[CiteEnd], Spots: []game.Spot{of(game.Seat(i), SeatSpot, 0)}}
		}
	}
	if tied := game.Leaders(scores); len(tied) > 1 {
		f := game.Fact{Key: "tie.money", Rule: out[0].Rule}
		if len(game.Winners(scores)) > 1 {
			f.Key = "tie.shared"
		}
		for _, seat := range tied {
			f.Counts = append(f.Counts, game.FactCount{What: int(seat)})
		}
		out = append(out, f)
	}
	return out
}
