package postcards

import "posterestante/game"

// Refuse says why an action is not legal now, by its rule; nil if it is.
func (s *State) Refuse(a game.Action) *game.Refusal { return verbTable.Refuse(s, a) }

// Ordered puts the two cards of a pair as they lie in the hand (P3.2).
func (s *State) Ordered(a game.Action) game.Action {
	if a.Verb != VPair || s.turn == game.Nobody {
		return a
	}
	if hand := &s.me().hand; hand.Find(a.B) >= 0 && hand.Find(a.B) < hand.Find(a.A) {
		a.A, a.B = a.B, a.A
	}
	return a
}

// Notation writes an action: "move bm3 9", "camp 8.3", "draw deck".
func (Game) Notation(a game.Action) string { return verbTable.Notation(a) }

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
	road := a.A == 0 && s.top().Kind == StepRoadMove
	s.pay(a, Moves, l)
	s.ride(a.B, l)
	if road && s.canCamp() {
		s.push(StepRoadCamp, 0, 0)
	}
}

func (s *State) doTake(a game.Action, l *game.Log) {
	s.pay(a, Takes, l)
	s.take(s.turn, a.B, l)
}

func (s *State) doSweep(a game.Action, l *game.Log) {
	s.pay(a, Takes, l)
	s.sweep(l)
	s.push(StepTake, 0, 0)
}

func (s *State) doCamp(a game.Action, l *game.Log) {
	s.pay(a, Camps, l)
	s.camp(a.B, a.C, l)
}

func (s *State) doStamp(a game.Action, l *game.Log) {
	s.payStamp(a, l)
	s.stamp(s.turn, a.B, a.C, l)
}

func (s *State) doPair(a game.Action, l *game.Log) {
	s.play(a.A, l)
	s.play(a.B, l)
	s.push(StepWild, 0, 0)
}

func (s *State) doWrite(a game.Action, l *game.Log) {
	s.pop()
	s.write(s.turn, a.B, a.C, l)
	s.gain(Postcards[a.B].Memories[a.C].Effect, l)
}

func (s *State) doStar(a game.Action, l *game.Log) {
	s.pop()
	s.gain(starEffects[a.A], l)
}

func (s *State) doSend(a game.Action, l *game.Log) {
	s.send(s.turn, a.A, l)
	if s.giftRow != [3]uint8{} {
		s.push(StepGift, 0, 0)
	}
}

func (s *State) doGift(a game.Action, l *game.Log) {
	s.pop()
	s.takeGift(s.turn, a.A, l)
}

func (s *State) doPass(_ game.Action, l *game.Log) {
	s.fillRow(l)
	s.nextSeat(l)
}

func (s *State) doWaste(a game.Action, l *game.Log)  { s.play(a.A, l) }
func (s *State) doSkip(game.Action, *game.Log)       { s.pop() }
func (s *State) doEnd(_ game.Action, l *game.Log)    { s.endPlay(l) }
func (s *State) doAutoma(_ game.Action, l *game.Log) { s.automa(l) }

var starEffects = [...]Effect{ButtonStarMove: OneMove, ButtonStarTake: TakeEffect, ButtonStarStamp: StampEffect}

// settle scores region bonuses as they come to the top, and shows the top step.
func (s *State) settle(l *game.Log) {
	for s.top().Kind == StepBonus {
		r := s.pop().A
		s.points(s.turn, len(Regions[r].Sites), "P4.5", l)
		l.Note("P4.5", NoteTraveller, s.turn, game.Piece{}, common(RegionSpot, r, 0), int32(len(Regions[r].Sites)))
	}
	s.showTop(l)
}

// play lays a travel card of the hand before the player (P3.5).
func (s *State) play(card uint8, l *game.Log) {
	me := s.me()
	i := me.hand.Find(card)
	l.Secret(of(s.turn, Hand, uint8(i)), of(s.turn, Played, me.played.N), travel(card), game.Only(s.turn),
		game.Everyone)
	me.hand.Remove(i)
	me.played.Push(card)
	s.set(PlayedN, s.n[PlayedN]+1, l)
}

// pay takes what an action costs: a card, the step that offered it, or one of
// the effects kept.
func (s *State) pay(a game.Action, kept game.Counter, l *game.Log) {
	switch {
	case a.A != 0:
		s.play(a.A, l)
	case s.steps.Depth > 0:
		s.pop()
	default:
		s.set(kept, s.n[kept]-1, l)
	}
}

// payStamp is pay for a stamp: a step may offer several (P8.3).
func (s *State) payStamp(a game.Action, l *game.Log) {
	if a.A != 0 {
		s.play(a.A, l)
		return
	}
	if t := s.pop(); t.Kind == StepStamp && t.A > 1 {
		s.push(StepStamp, t.A-1, 0)
	}
}

// ride moves the bike (P4.1).
func (s *State) ride(region uint8, l *game.Log) {
	me := s.me()
	l.Move(common(Bikes, me.bike, uint8(s.turn)), common(Bikes, region, uint8(s.turn)), bike(s.turn))
	me.bike = region
}

// stamp lays a stamp (P5.1). A stamp step with no space left is over.
func (s *State) stamp(seat game.Seat, card, space uint8, l *game.Log) {
	s.stamps[card] |= 1 << space
	l.Move(common(StampSupply, 0, 0), common(Stamps, card, space), stampPiece)
	if s.top().Kind == StepStamp && !s.canStamp() {
		s.pop()
	}
}

// write lays a memory (P4.3).
func (s *State) write(seat game.Seat, card, space uint8, l *game.Log) {
	s.memories[card] |= 1 << space
	l.Move(common(MemorySupply, 0, 0), common(Memories, card, space), memoryPiece)
}

// pitch puts the next camp on a site and scores the track's points (P4.3, P6.4).
func (s *State) pitch(region, site uint8, l *game.Log) (n int) {
	me := s.me()
	l.Move(of(s.turn, Track, me.camps), common(Sites, region, site), camp(s.turn))
	s.sites[region][site] = uint8(s.turn) + 1
	me.camps++
	s.points(s.turn, TrackPoints(int(me.camps)), "P6.4", l)
	return int(me.camps)
}

// fills says whether all sites of a region are the seat's (P4.5).
func (s *State) fills(region uint8) bool {
	for i := range Regions[region].Sites {
		if s.sites[region][i] != uint8(s.turn)+1 {
			return false
		}
	}
	return true
}

// TrackEffect is what the n-th camp gives on this side of the boards (P6.4).
func (s *State) TrackEffect(n int) Effect {
	if e := trackEffects[n]; e != NoEffect && s.n[Side] == 1 {
		return StarEffect
	} else {
		return e
	}
}

// camp makes a person's camp and pushes what it brings, the last first: the
// track's effect, the region bonus, the memory (P4.4).
func (s *State) camp(region, site uint8, l *game.Log) {
	n := s.pitch(region, site, l)
	if k := Regions[region].Sites[site]; s.canWrite(k) {
		s.push(StepMemory, uint8(k), 0)
	}
	if s.fills(region) {
		s.push(StepBonus, region, 0)
	}
	s.gain(s.TrackEffect(n), l)
}

// gain gives a person an effect (P6.1).
func (s *State) gain(e Effect, l *game.Log) {
	switch e {
	case ExtraCard:
		s.set(Extra, s.n[Extra]+1, l)
	case OneMove:
		s.set(Moves, s.n[Moves]+1, l)
	case TwoMoves:
		s.set(Moves, s.n[Moves]+2, l)
	case TakeEffect:
		s.set(Takes, s.n[Takes]+1, l)
	case CampEffect:
		s.set(Camps, s.n[Camps]+1, l)
	case TwoPoints:
		s.points(s.turn, 2, "P6.3", l)
	case StampEffect:
		if s.canStamp() {
			s.push(StepStamp, 1, 0)
		}
	case StarEffect:
		s.push(StepStar, 0, 0)
	}
}

// send turns a postcard over, scores it, and gives the end bonus for the
// fourth (P7.2, P9.1). The gift is the caller's.
func (s *State) send(seat game.Seat, c uint8, l *game.Log) {
	p := &s.p[seat]
	if l != nil {
		for i := range uint8(6) {
			if s.stamps[c]&(1<<i) != 0 {
				l.Move(common(Stamps, c, i), common(StampSupply, 0, 0), stampPiece)
			}
		}
		for i := range uint8(3) {
			if s.memories[c]&(1<<i) != 0 {
				l.Move(common(Memories, c, i), common(MemorySupply, 0, 0), memoryPiece)
			}
		}
	}
	s.stamps[c], s.memories[c] = 0, 0
	s.points(seat, Postcards[c].Points, "P7.2", l)
	i := p.cards.Find(c)
	l.Move(of(seat, Cards, uint8(i)), of(seat, Sent, p.sent.N), pictured(c))
	p.cards.Remove(i)
	p.sent.Push(c)
	if p.sent.N == EnoughSent && !s.BonusTaken() {
		p.bonus = true
		l.Move(common(Bonus, 0, 0), of(seat, BonusHeld, 0), bonusPiece)
		l.Note("P9.1", NoteBonus, seat, bonusPiece, of(seat, BonusHeld, 0), 0)
	}
}

// BonusTaken says whether a seat has sent EnoughSent postcards: the round is the last (P9.1).
func (s *State) BonusTaken() bool {
	return s.p[0].bonus || s.p[1].bonus || s.p[2].bonus || s.p[3].bonus
}
