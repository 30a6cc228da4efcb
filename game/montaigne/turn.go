package montaigne

import "posterestante/game"

// lastRemake is how often the reserve is made anew after the Call (M6.6).
const lastRemake = 2

// onRoad is how many are not home.
func (s *State) onRoad() (n int16) {
	for i := range s.p[:s.seats] {
		if s.p[i].home == 0 {
			n++
		}
	}
	return n
}

// endTurn passes the turn clockwise to the next on the road, or ends the game
// (M6.3, M6.6).
func (s *State) endTurn(passed bool, l *game.Log) {
	passes := int16(0)
	if passed {
		passes = s.n[Passes] + 1
	}
	s.set(Passes, passes, l)
	switch road := s.onRoad(); {
	case road == 0 || s.n[LastTurn] == 1:
		s.finish("M6.3", l)
		return
	case passes >= road:
		s.finish("M6.6", l)
		return
	case road == 1:
		s.set(LastTurn, 1, l)
	}
	next := s.turn
	for {
		next = (next + 1) % game.Seat(s.seats)
		if s.p[next].home == 0 {
			break
		}
	}
	s.set(ActionsLeft, 1, l)
	s.set(Acted, 0, l)
	s.turn = next
	if l != nil {
		l.Add(game.Event{Kind: game.Turn, Seat: next})
		if s.n[LastTurn] == 1 {
			l.Note("M6.3", NoteLast, next, game.Piece{}, of(next, Start, 0), 0)
		}
	}
}

// finish gives the end tiles and ends the game (M6.4).
func (s *State) finish(rule game.Rule, l *game.Log) {
	s.steps.Clear()
	all := s.homes()
	for t := TileCharacters; t <= TileDiscoveries; t++ {
		if who := s.most(t, &all); who != game.Nobody {
			s.award(t, who, "M6.4", l)
		}
	}
	s.set(Phase, GameOver, l)
	s.set(ActionsLeft, 0, l)
	s.set(Acted, 0, l)
	s.turn = game.Nobody
	if l != nil {
		l.Add(game.Event{Kind: game.End, Seat: game.Nobody, Rule: rule})
	}
}
