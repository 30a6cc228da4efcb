package montaigne

import "posterestante/game"

var (
	_ game.Warner = Game{}
	_ game.Ender  = Game{}
)

// unspent tells what ending the turn now leaves undone: actions (M4.1). It is
// about the seat to act; none where it can't end its turn.
func (s *State) unspent() []game.Fact {
	n := int(s.n[ActionsLeft])
	if n == 0 || s.Refuse(game.Action{Verb: VEnd}) != nil {
		return nil
	}
	return []game.Fact{{Key: "lost.actions", Rule: "M4.1", N: n}}
}

// Warn tells of coming home without the three books (M6.2), of what that leaves
// to the last one and of staying out at the end (M6.3), and of actions left.
func (Game) Warn(_ game.View, a game.Action, deal func() game.State) (lost []game.Fact, ends bool) {
	s := deal().(*State)
	switch {
	case a.Verb == VEnd || a.Verb == VPass:
		if a.Verb == VEnd && len(s.legalActions(nil)) > 0 {
			lost = s.unspent()
		}
		if s.n[LastTurn] == 1 {
			lost = append(lost, s.forgone("lost.road", "M6.3"))
		}
		return lost, false
	case s.homeward(a) != 0:
		if !s.meets() || !IsPerson(s.homeward(a), Noble) || s.row[0] == 0 {
			lost = s.bookless(a, deal)
		} // else what the Noble brings may still complete the books
		return append(lost, s.last(a, deal)...), s.onRoad() == 1
	case s.top().Kind == StepNoble:
		return s.bookless(a, deal), s.onRoad() == 1
	}
	return nil, false
}

// last tells that coming home by an action leaves one other with one more turn,
// with which the match ends (M6.3), and how it stands then: Counts, empty where
// the Noble may still change it.
func (s *State) last(a game.Action, deal func() game.State) []game.Fact {
	if s.onRoad() != 2 {
		return nil
	}
	next := s.home(a, deal)
	f := game.Fact{Key: "soon.last_open", Rule: "M6.3"}
	for i := range s.p[:s.seats] {
		if seat := game.Seat(i); seat != s.turn && s.p[i].home == 0 {
			f.Spots = []game.Spot{of(seat, Start, 0)}
		}
	}
	if next.top().Kind != StepNoble {
		f.Key = "soon.last"
		for i, score := range next.Scores() {
			f.Counts = append(f.Counts, game.FactCount{What: i, N: score.Total})
		}
	}
	return []game.Fact{f}
}

// home is a deal in which the seat to act came home by an action; what it pays
// for that, it pays with any cards.
func (s *State) home(a game.Action, deal func() game.State) *State {
	next := deal().(*State)
	next.Apply(a, nil)
	for next.turn == s.turn && next.paying() {
		next.Apply(next.Legal(nil)[0], nil)
	}
	return next
}

// homeward is the card by which an action ends the voyage; 0 if it doesn't (M6.2).
func (s *State) homeward(a game.Action) (card uint8) {
	switch a.Verb {
	case VMove, VLay:
		card = a.A
	case VSail:
		card = s.row[a.A]
	}
	if Cards[card].City != Bordeaux || s.me().Last() == Bordeaux {
		return 0
	}
	return card
}

// bookless tells that the seat to act comes home by an action without the three
// books, whatever is dealt (M6.2).
func (s *State) bookless(a game.Action, deal func() game.State) []game.Fact {
	for range 6 {
		if n := s.home(a, deal).p[s.turn].Count(); n.threeBooks() {
			return nil
		}
	}
	return []game.Fact{s.forgone("lost.books", "M6.2")}
}

// forgone is a fact about what who isn't home with the three books doesn't get:
// N counts the points of the return tile, the key says so where none is left
// (M6.2).
func (s *State) forgone(key string, rule game.Rule) game.Fact {
	f := game.Fact{Key: key + "_no_tile", Rule: rule}
	for t := TileReturn3; t <= TileReturn1; t++ {
		if tileIn(t, s.seats) && s.tiles[t] == 0 {
			return game.Fact{Key: key, Rule: rule, N: Tiles[t].Points}
		}
	}
	return f
}

// Ending tells why the match ended (M6.3, M6.6), and that equal points share
// the victory and call for another match (M6.5).
func (Game) Ending(st game.State) []game.Fact {
	s := st.(*State)
	out := []game.Fact{{Key: "end.home", Rule: "M6.3"}}
	switch {
	case s.onRoad() == 0:
	case s.n[Remade] >= lastRemake:
		out[0] = game.Fact{Key: "end.remade", Rule: "M6.6"}
	case s.n[LastTurn] == 1:
		out[0].Key = "end.last"
		for i := range s.p[:s.seats] {
			if s.p[i].home == 0 {
				out[0].Spots = []game.Spot{of(game.Seat(i), Start, 0)}
			}
		}
	default:
		out[0] = game.Fact{Key: "end.passes", Rule: "M6.6"}
	}
	if tied := game.Leaders(s.Scores()); len(tied) > 1 {
		f := game.Fact{Key: game.TieAgain, Rule: "M6.5"}
		for _, seat := range tied {
			f.Counts = append(f.Counts, game.FactCount{What: int(seat)})
		}
		out = append(out, f)
	}
	return out
}
