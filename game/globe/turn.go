package globe

import "posterestante/game"

// Apply does a legal action of the seat that decides.
func (s *State) Apply(a game.Action, l *game.Log) {
	s.mind = nil
	s.R.Moves.Rows[a.Verb].Do(s, a, l)
	s.settle(l)
}

// settle does what follows by itself, until somebody must decide or the game is
// over.
func (s *State) settle(l *game.Log) {
	for !s.Over() {
		if s.R.Calm != nil {
			s.R.Calm(s, l)
		}
		if s.arrived(l) {
			break
		}
		if s.Depth == 0 {
			s.next(l)
			continue
		}
		t := s.Top()
		run := s.R.Steps[t.Kind].Run
		if run == nil || !run(s, t, l) {
			break
		}
	}
	s.show(l)
}

// show keeps the counters that tell of the top step, and who decides.
func (s *State) show(l *game.Log) {
	t := s.Top()
	s.Set(StepKindN, int(t.Kind), l)
	s.Set(StepA, int(t.A), l)
	s.Set(StepB, int(t.B), l)
	s.Set(StepN, int(t.N), l)
	who := t.Seat
	if s.Depth == 0 {
		who = game.Nobody
	}
	if s.Who != who && s.Depth > 0 && l != nil {
		l.Add(game.Event{Kind: game.Turn, Seat: who})
	}
	s.Who = who
}

// next ends a turn, and begins that of the next seat that has none to miss.
func (s *State) next(l *game.Log) {
	s.R.End(s, l)
	for {
		if !s.pass(l) {
			s.finish(CiteLong, l)
			return
		}
		if !s.misses(l) {
			break
		}
	}
	s.R.Begin(s, l)
	s.stall(l)
}

// pass has the next seat be the one whose turn it is; false: the last round is over.
func (s *State) pass(l *game.Log) bool {
	seat := (s.Active() + 1) % game.Seat(s.Seats)
	s.Set(ActiveN, int(seat), l)
	s.Set(Riders, 0, l)
	s.Set(Die, 0, l)
	s.Set(Lots, 0, l)
	if seat == game.Seat(s.N[StarterN]) {
		if s.N[Round] >= lastRound {
			return false
		}
		s.Set(Round, int(s.N[Round])+1, l)
	}
	if s.P[seat].OnRoad() && !s.P[seat].Has(Pass) {
		s.Add(seat, WaitsN, 1, l)
	} else {
		s.SetOf(seat, WaitsN, 0, l)
	}
	return true
}

// misses says whether the seat whose turn it is misses it.
func (s *State) misses(l *game.Log) bool {
	seat := s.Active()
	if s.P[seat].Of(MissN) == 0 {
		return false
	}
	s.Add(seat, MissN, -1, l)
	s.Note(l, CiteCards, NoteMissed, seat, 0)
	s.R.End(s, l)
	return true
}

// needs says whether a seat has the cards that must be brought (S6.1, R5.1).
func (s *State) needs(seat game.Seat) bool { return s.needed(seat) == 3*int(s.N[NeedN]) }

// needed is how many of the cards that must be brought a seat has.
func (s *State) needed(seat game.Seat) (n int) {
	won := s.won(seat)
	for k := Souvenir; k <= Adventure; k++ {
		n += min(won[k], int(s.N[NeedN]))
	}
	return n
}

// arrived ends the game when somebody stands on the arrival airport with all
// that must be brought; of several the best win (S6.1, S6.2, R5.1).
func (s *State) arrived(l *game.Log) bool {
	there := s.Home()
	if s.R.Contest != nil && s.R.Contest(s, there, l) || there == game.None {
		return false
	}
	best := s.best(there)
	for i := range s.P[:s.Seats] {
		if best.Has(game.Seat(i)) {
			s.SetOf(game.Seat(i), ArrivedN, 1, l)
		}
	}
	cite := CiteEnd
	if there != there&-there { // several have arrived: which of them is another rule's
		cite = CiteTie
	}
	s.finish(cite, l)
	return true
}

// best are those of some seats with the most cards, where the game counts all of
// them, and then the most money (S6.2, R5.1).
func (s *State) best(of game.Seats) (best game.Seats) {
	var most [2]int
	for i := range s.P[:s.Seats] {
		seat := game.Seat(i)
		if !of.Has(seat) {
			continue
		}
		is := [2]int{0, int(s.P[i].Money())}
		if s.R.CountAll {
			is[0] = s.cards(seat)
		}
		switch c := compare(is, most); {
		case best == game.None || c > 0:
			best, most = game.Only(seat), is
		case c == 0:
			best |= game.Only(seat)
		}
	}
	return best
}

func compare(a, b [2]int) int {
	if a[0] != b[0] {
		return a[0] - b[0]
	}
	return a[1] - b[1]
}

// finish ends the game.
func (s *State) finish(c Cite, l *game.Log) {
	s.EndTurn()
	s.Set(Phase, int(GameOver), l)
	if l != nil {
		l.Add(game.Event{Kind: game.End, Seat: game.Nobody, Rule: s.R.Cites[c]})
	}
}

// Scores count the cards that must be brought, and 1 for arriving with all of
// them; places part by money what is equal (S6, R5).
func (s *State) Scores() []game.Score {
	out := make([]game.Score, s.Seats)
	for i := range out {
		seat := game.Seat(i)
		for k := Souvenir; k <= Adventure; k++ {
			n := min(s.Count(seat, k), int(s.N[NeedN]))
			out[i].Lines = append(out[i].Lines, game.ScoreLine{Key: "need." + k.String(), Rule: s.R.Cites[CiteEnd],
				Count: n, Points: n})
			out[i].Total += n
		}
		home := int(s.P[i].Of(ArrivedN))
		out[i].Lines = append(out[i].Lines, game.ScoreLine{Key: "arrived", Rule: s.R.Cites[CiteEnd], Count: home,
			Points: home})
		out[i].Total += home
	}
	s.places(out)
	return out
}

// standing orders seats: points, then money. Those who arrived are equal.
func (s *State) standing(scores []game.Score, i int) [2]int {
	if s.P[i].Of(ArrivedN) == 1 {
		return [2]int{scores[i].Total, 0}
	}
	return [2]int{scores[i].Total, int(s.P[i].Money())}
}
