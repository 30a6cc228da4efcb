package montaigne

import "posterestante/game"

// lay puts a card of the hand at the end of the voyage of the seat to act.
func (s *State) lay(card uint8, l *game.Log) {
	me := s.me()
	i := me.hand.Find(card)
	l.Secret(of(s.turn, Hand, uint8(i)), of(s.turn, Voyage, me.voyage.N), shown(card), game.Only(s.turn), game.Everyone)
	me.hand.Remove(i)
	me.voyage.Push(card)
	s.laid(card, l)
}

// laid is what follows when a card joined the voyage of the seat to act (M5.1).
func (s *State) laid(card uint8, l *game.Log) {
	s.visit(s.turn, s.me().visited|1<<Cards[card].City, l)
	s.gained(s.turn, l)
}

// move lays a card of another city (M3.1, M6.2).
func (s *State) move(card uint8, l *game.Log) {
	from, to := s.me().Last(), Cards[card].City
	s.lay(card, l)
	switch {
	case to == Bordeaux:
		s.comingHome(card, l)
	case s.met(to):
		s.set(ActionsLeft, s.n[ActionsLeft]+1, l)
		l.Note("M3.1", NoteMeeting, s.turn, shown(card), of(s.turn, Voyage, s.me().voyage.N-1), 0)
	}
	if n := Crossed(from, to); n > 0 {
		s.push(StepToll, uint8(n), 0)
	}
}

// met says whether another's voyage ends in a city (M3.1); who is home is in
// Bordeaux.
func (s *State) met(c City) bool {
	for i := range s.p[:s.seats] {
		if game.Seat(i) != s.turn && s.p[i].Last() == c {
			return true
		}
	}
	return false
}

// sail lays a card of the board at the end of the voyage (M7.1): no toll, no
// further action, no card taken for it.
func (s *State) sail(place uint8, l *game.Log) {
	me := s.me()
	from, card := me.Last(), s.row[place]
	s.takeRow(place, of(s.turn, Voyage, me.voyage.N), true, game.Everyone, l)
	me.voyage.Push(card)
	s.laid(card, l)
	s.fill(l)
	if Cards[card].City == Bordeaux && from != Bordeaux {
		s.comingHome(card, l)
	}
}

// coach lays a card of the hand wherever it leads (M7.2), home included.
func (s *State) coach(a game.Action, l *game.Log) {
	card := a.A
	s.pop()
	from := s.me().Last()
	s.lay(card, l)
	if Cards[card].City == Bordeaux && from != Bordeaux {
		s.comingHome(card, l)
	}
}

// comingHome leaves only what is settled before a voyage is over (M6.2).
func (s *State) comingHome(card uint8, l *game.Log) {
	s.steps.Clear()
	s.push(StepHome, 0, 0)
	if s.meets() && IsPerson(card, Noble) && s.row[0] != 0 {
		s.push(StepNoble, 0, 0)
	}
}

// IsPerson says whether a card is that character.
func IsPerson(card uint8, who Person) bool {
	return Cards[card].Kind == Character && Person(Cards[card].Of) == who
}

// arrive is being home: the place, the return tile, the end of the turn (M6.2).
func (s *State) arrive(l *game.Log) {
	me := s.me()
	rank := uint8(1)
	for i := range s.p[:s.seats] {
		if s.p[i].home != 0 {
			rank++
		}
	}
	me.home = rank
	if l != nil {
		l.Add(game.Event{Kind: game.Count, Seat: s.turn, Counter: HomeN, Value: int32(rank), Rule: "M6.2"})
	}
	n := me.Count()
	if books := n.threeBooks(); books {
		l.Note("M6.2", NoteHome, s.turn, game.Piece{}, of(s.turn, Start, 0), int32(rank))
		s.returnTile(l)
	} else {
		l.Note("M6.2", NoteHomeBooks, s.turn, game.Piece{}, of(s.turn, Start, 0), int32(rank))
	}
	s.endTurn(false, l)
}

// returnTile takes the highest return tile left (M6.2).
func (s *State) returnTile(l *game.Log) {
	for t := TileReturn3; t <= TileReturn1; t++ {
		if tileIn(t, s.seats) && s.tiles[t] == 0 {
			s.award(t, s.turn, "M6.2", l)
			return
		}
	}
}

// joins says whether a card that comes by a power may join the voyage of the
// seat to act, once the card without has left it (0: none), and where: with its
// city's group, else at the end (M7.3, M3.5, M6.1).
func (s *State) joins(card, without uint8) (at int, ok bool) {
	me := s.me()
	voyage := me.counting()
	end, last := 0, Bordeaux
	city := Cards[card].City
	at = -1
	if city == Bordeaux {
		at = 0 // beside the start tile
	}
	for _, c := range voyage {
		if c == without {
			continue
		}
		end++
		last = Cards[c].City
		if last == city {
			at = end
		}
	}
	switch {
	case at >= 0:
		return at, true
	case me.turned: // home: nothing is left that could lead astray
		return end, true
	case me.visited&(1<<city) != 0, s.called() && city.Zone() > last.Zone():
		return 0, false
	}
	return end, true
}

// join puts a card into the voyage of the seat to act, from where it lies.
func (s *State) join(card uint8, from game.Spot, knew game.Seats, l *game.Log) {
	me := s.me()
	at, _ := s.joins(card, 0)
	l.Secret(from, of(s.turn, Voyage, uint8(at)), shown(card), knew, game.Everyone)
	me.voyage.Insert(at, card)
	s.laid(card, l)
}
