package montaigne

import "posterestante/game"

// Refuse says why an action is not legal now, by its rule; nil if it is.
func (s *State) Refuse(a game.Action) *game.Refusal { return verbTable.Refuse(s, a) }

// Parts appends the spots to click for an action of the seat to act.
func (s *State) Parts(a game.Action, buf []game.Spot) []game.Spot {
	if s.turn == game.Nobody {
		return buf
	}
	return verbTable.Parts(s, a, buf)
}

// Notation writes an action: "move love3", "fetch noble spa7", "unseen 1.3".
func (Game) Notation(a game.Action) string { return verbTable.Notation(a) }

// Veiled implements game.Veiler: a card taken out of a hand isn't named.
func (Game) Veiled(a game.Action) string { return verbTable.Veiled(a) }

// Veil implements game.Veiler.
func (Game) Veil(a game.Action) game.Action { return verbTable.Veil(a) }

// Parse reads any action of the notation, legal or not; what it can't read is
// an error in words.
func (Game) Parse(text string) (game.Action, error) { return verbTable.Parse(text) }

// Apply does a legal action of the seat whose turn it is.
func (s *State) Apply(a game.Action, l *game.Log) {
	s.mind = nil
	verbTable.Rows[a.Verb].Do(s, a, l)
	s.settle(l)
}

func (s *State) doMove(a game.Action, l *game.Log) {
	s.spend(l)
	s.move(a.A, l)
}

func (s *State) doStay(a game.Action, l *game.Log) {
	s.spend(l)
	s.lay(a.A, l)
	s.push(StepTake, 1, 0)
}

func (s *State) doSupply(_ game.Action, l *game.Log) {
	s.spend(l)
	s.push(StepTake, 2, 0)
}

func (s *State) doSail(a game.Action, l *game.Log) { s.buy(StepSail, a.A, l) }
func (s *State) doEnd(_ game.Action, l *game.Log)  { s.endTurn(false, l) }
func (s *State) doPass(_ game.Action, l *game.Log) { s.endTurn(true, l) }

// spend uses one of the turn's actions (M3).
func (s *State) spend(l *game.Log) {
	s.set(ActionsLeft, s.n[ActionsLeft]-1, l)
	s.set(Acted, s.n[Acted]+1, l)
}

// costs are what the places of the board cost (M3.4).
var costs = [4]uint8{0, 1, 2, 0}

// take takes the card of a place as the top step says (M3.4, M7.2).
func (s *State) take(a game.Action, l *game.Log) {
	place := a.A
	switch s.top().Kind {
	case StepNoble:
		s.nobleTakes(place, l)
	case StepPope:
		s.popeTakes(place, l)
	case StepQuote:
		s.pop()
		s.toHand(place, l)
	default:
		s.buy(StepBuy, place, l)
	}
}

// buy begins to pay for the card of a place; a free one comes at once.
func (s *State) buy(how, place uint8, l *game.Log) {
	s.push(how, place, costs[place])
	if costs[place] == 0 {
		s.bought(l)
	}
}

// bought gives the card of a place that is paid, or lays it by the winds.
func (s *State) bought(l *game.Log) {
	t := s.pop()
	if n := s.pop(); n.A > 1 { // the takes left, decided first: home drops them
		s.push(StepTake, n.A-1, 0)
	}
	if t.Kind == StepSail {
		s.sail(t.A, l)
	} else {
		s.toHand(t.A, l)
	}
}

// pay discards a card of the hand for a toll or for a place of the board.
func (s *State) pay(a game.Action, l *game.Log) {
	card := a.A
	hand := &s.me().hand
	i := hand.Find(card)
	s.toDiscard(of(s.turn, Hand, uint8(i)), card, game.Only(s.turn), l)
	hand.Remove(i)
	t := s.pop()
	switch {
	case t.Kind == StepToll && t.A > 1:
		s.push(StepToll, t.A-1, 0)
	case t.Kind == StepToll:
	default:
		s.push(t.Kind, t.A, t.B-1)
		if t.B == 1 {
			s.bought(l)
		}
	}
}

// paying says whether the top step is one that cards are discarded for.
func (s *State) paying() bool {
	switch s.top().Kind {
	case StepBuy, StepSail, StepToll:
		return true
	}
	return false
}

// settle does what follows by itself: the board is filled, a take of nothing is
// over, who is home ends the turn, the game may end (M3.4, M6.2, M6.6).
func (s *State) settle(l *game.Log) {
	if !s.full() && !s.paying() {
		s.fill(l)
	}
	if s.top().Kind == StepTake && s.row[0] == 0 {
		s.pop()
	}
	if s.top().Kind == StepHome {
		s.pop()
		s.arrive(l)
	}
	if s.n[Remade] >= lastRemake && !s.Over() {
		s.finish("M6.6", l)
	}
	s.showTop(l)
}
