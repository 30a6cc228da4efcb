package montaigne

import (
	"math/bits"
	"slices"

	"posterestante/game"
)

// Check says what is impossible about a position, or nil.
func (s *State) Check() error {
	if bad := s.Problems(); len(bad) > 0 {
		return bad[0]
	}
	return nil
}

// Problems lists what is impossible about a position, see game.Editable. What is
// open is looked at where all else is well.
func (s *State) Problems() (out []error) {
	holds := func(err error) {
		if err != nil {
			out = append(out, err)
		}
	}
	for _, check := range []func() error{s.checkCards, s.checkCall, s.checkRow, s.checkCounts, s.checkHomes,
		s.checkTurn} {
		holds(check())
	}
	for i := range s.p[:s.seats] {
		holds(s.checkSeat(i))
	}
	if s.Over() || len(out) > 0 {
		return out
	}
	if holds(s.checkSteps()); len(out) == 0 && len(s.Legal(nil)) == 0 {
		holds(cannot("nothing", "", s.turn, 0, "seat %d has nothing to do", s.turn))
	}
	return out
}

// cannot is a game.Impossible: the key of its words after "why.", the rule that
// forbids it, whose things are meant, and a number.
func cannot(key string, rule game.Rule, seat game.Seat, n int, format string, args_ ...any) error {
	places := args{"Who": {}}
	if seat != game.Nobody {
		places["Who"] = game.SaySeat(seat)
	}
	return game.Cannot(game.SayN("why."+key, n, places).By(rule), format, args_...)
}

// checkCards checks that every card is in one place (M1.1).
func (s *State) checkCards() error {
	if bad := zoneTable.Whole(s); bad != nil {
		return cannot("cards", "M1.1", game.Nobody, 0, "%v", bad)
	}
	return nil
}

// checkCall checks that the King's Call, not yet revealed, lies where it was
// mixed in (M2.1), and that the reserve is made anew only afterwards.
func (s *State) checkCall() error {
	if s.called() {
		return nil
	}
	low, high := callWindow(s.seats)
	switch at := s.callAt(); {
	case at < low || at > high:
		return cannot("call", "M2.1", game.Nobody, 0,
			"the King's Call lies in the reserve, %d to %d cards above its bottom, or next to it face down", low, high)
	case s.n[Remade] != 0:
		return cannot("remade", "M6.6", game.Nobody, 0,
			"remade counts since the King's Call, which is not yet revealed")
	}
	return nil
}

// checkRow checks that places of the board empty from the right, and none beside
// a reserve (M3.4).
func (s *State) checkRow() error {
	for i, c := range s.row[:3] {
		if c == 0 && s.row[i+1] != 0 {
			return cannot("row.hole", "M3.4", game.Nobody, i+1, "row: place %d is empty before place %d", i+1, i+2)
		}
	}
	if !s.full() && s.reserve.N > 0 {
		return cannot("row.gap", "M3.4", game.Nobody, 0, "row: a place is empty beside the reserve")
	}
	return nil
}

// mostActions bounds what a turn may hold; more than all characters and all
// meetings give.
const mostActions = 60

// checkCounts holds what can't be negative or too many.
func (s *State) checkCounts() error {
	for _, c := range [...]struct {
		n    game.Counter
		most int16
	}{{ActionsLeft, mostActions}, {Acted, mostActions}, {Remade, lastRemake}, {Passes, int16(s.seats)}} {
		if s.n[c.n] < 0 || s.n[c.n] > c.most {
			return cannot("count", "", game.Nobody, int(c.most), "%s is %d, from 0 to %d", table.Counters[c.n].Name,
				s.n[c.n], c.most)
		}
	}
	return nil
}

// checkHomes checks that those home came one after the other (M6.2), and that
// nobody has an end tile before the end (M6.4).
func (s *State) checkHomes() error {
	ranks := 0
	for i := range s.p[:s.seats] {
		if h := s.p[i].home; h != 0 {
			if ranks&(1<<h) != 0 {
				return cannot("home.twice", "M6.2", game.Nobody, int(h), "two seats came home as number %d", h)
			}
			ranks |= 1 << h
		}
	}
	if n := bits.OnesCount(uint(ranks)); ranks != 1<<(n+1)-2 {
		return cannot("home.order", "M6.2", game.Nobody, 0, "those home are numbered from 1, in the order they came")
	}
	for t := TileReturn3; t <= NumTiles; t++ {
		h := s.tiles[t]
		switch {
		case h == 0:
		case t >= TileCharacters && !s.Over():
			return cannot("tile.end", "M6.4", game.Seat(h)-1, 0, "tile %s is given at the end only", TileName(t))
		case s.p[h-1].home == 0:
			return cannot("tile.home", "M6.4", game.Seat(h)-1, 0, "tile %s is for those home only", TileName(t))
		}
	}
	return nil
}

// checkSeat holds what a voyage can't be.
func (s *State) checkSeat(i int) error {
	p := &s.p[i]
	if p.turned && (p.home == 0 && !s.step(StepHome) || !IsPerson(p.voyage.Top(), Noble)) {
		return cannot("noble", "M7.2", game.Seat(i), 0, "seat %d has turned the Noble without coming home with it", i)
	}
	mine := game.Seat(i) == s.turn && s.step(StepHome)
	left := false
	for _, c := range p.counting() {
		city := Cards[c].City
		switch {
		case p.visited&(1<<city) == 0:
			return cannot("visited", "M3.5", game.Seat(i), 0, "seat %d has a card of %s and has not visited it", i,
				city)
		case city == Bordeaux && left && p.home == 0 && !mine:
			return cannot("back", "M6.2", game.Seat(i), 0, "seat %d is back in Bordeaux and not home", i)
		}
		left = left || city != Bordeaux
	}
	switch seen := p.Count(); {
	case p.visited&(1<<Bordeaux) == 0:
		return cannot("start", "M3.5", game.Seat(i), 0, "seat %d has not visited Bordeaux, where it starts", i)
	case p.home != 0 && s.Bound() && !seen.seenEnough():
		return cannot("home.early", "M6.2", game.Seat(i), 0,
			"seat %d is home before the King's Call without three books and %d cities", i, HomeCities)
	case p.home != 0 && (p.voyage.N == 0 || Cards[p.voyage.Top()].City != Bordeaux):
		return cannot("elsewhere", "M6.2", game.Seat(i), 0, "seat %d is home and its voyage ends elsewhere", i)
	}
	return nil
}

// step says whether such a step is open.
func (s *State) step(kind uint8) bool {
	return slices.ContainsFunc(s.steps.Open(), func(t step) bool { return t.Kind == kind })
}

// checkTurn checks that turn and phase fit the seats.
func (s *State) checkTurn() error {
	road := s.onRoad()
	switch {
	case s.Over() && (s.turn != game.Nobody || s.steps.Depth > 0 || s.n[ActionsLeft]+s.n[Acted] != 0):
		return cannot("over", "M6.3", game.Nobody, 0, "the game is over: turn is -1, no step is open, no action left")
	case s.Over():
	case s.turn < 0 || s.turn >= game.Seat(s.seats):
		return cannot("turn", "", game.Nobody, 0, "turn is %d, a seat from 0 to %d", s.turn, s.seats-1)
	case s.me().home != 0:
		return cannot("turn.home", "M6.2", s.turn, 0, "seat %d is home and has no turn", s.turn)
	case s.n[ActionsLeft]+s.n[Acted] == 0:
		return cannot("actions", "", game.Nobody, 0, "a turn begins with one action")
	case s.n[Remade] >= lastRemake, s.n[Passes] >= road:
		return cannot("ends", "M6.6", game.Nobody, 0, "the game would be over: remade %d, passes %d", s.n[Remade],
			s.n[Passes])
	case (s.n[LastTurn] == 1) != (road == 1):
		return cannot("last", "M6.3", game.Nobody, 0, "last_turn is for when only one is on the road")
	}
	return nil
}
