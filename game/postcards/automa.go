package postcards

import (
	"math/bits"

	"posterestante/game"
)

// bindingAt is the first row slot right of the notebook's binding (P2.2).
const bindingAt = 2

// automa does the Automa's next step: settle what is due, else play the next
// card of the row, else end the turn (P10.2).
func (s *State) automa(l *game.Log) {
	if s.steps.Depth > 0 {
		s.autoStep(s.pop(), l)
		return
	}
	if int(s.n[PlayedN]) < autoCards[s.me().level]+int(s.n[Extra]) {
		for i, card := range s.row {
			if card != 0 {
				s.autoPlay(i, card, l)
				return
			}
		}
	}
	l.Note("P10.2", NoteAutoEnd, s.turn, game.Piece{}, game.Spot{}, int32(s.n[PlayedN]))
	s.fillRow(l)
	s.nextSeat(l)
}

// autoPlay plays the card of a row slot and discards it (P10.4, P10.5).
func (s *State) autoPlay(slot int, card uint8, l *game.Log) {
	s.set(PlayedN, s.n[PlayedN]+1, l)
	at := common(Row, uint8(slot), 0)
	if slot < bindingAt {
		l.Note("P10.4", NoteAutoLeft, s.turn, travel(card), at, int32(TravelColour(card)))
		if !s.autoStamp("P10.4", colourBit(TravelColour(card)), l) && !s.autoDo(TravelDoing(card), l) {
			l.Note("P10.4", NoteAutoNothing, s.turn, travel(card), at, 0)
		}
	} else {
		l.Note("P10.5", NoteAutoRight, s.turn, travel(card), at, int32(TravelDoing(card)))
		if !s.autoDo(TravelDoing(card), l) && !s.autoStamp("P10.5", colourBit(TravelColour(card)), l) {
			l.Note("P10.5", NoteAutoNothing, s.turn, travel(card), at, 0)
		}
	}
	s.row[slot] = 0
	l.Move(at, common(TravelDiscard, s.travelDiscard.N, 0), travel(card))
	s.travelDiscard.Push(card)
	s.remakeTravel(l)
}

// autoStep settles a step (P10.8 to P10.10).
func (s *State) autoStep(t step, l *game.Log) {
	switch t.Kind {
	case AutoTrack, AutoEffect:
		s.autoEffect(Effect(t.A), l)
	case AutoMemory:
		s.autoMemory(t.A, t.B, l)
	case AutoSend:
		l.Note("P10.10", NoteAutoSend, s.turn, pictured(t.A), game.Spot{}, int32(Postcards[t.A].Points))
		s.send(s.turn, t.A, l)
		if s.giftRow != [3]uint8{} {
			s.push(AutoTakeGift, 0, 0)
		}
	case AutoTakeGift:
		for i, g := range s.giftRow {
			if g != 0 {
				l.Note("P10.10", NoteAutoGift, s.turn, gift(g), common(GiftRow, uint8(i), 0), 0)
				s.takeGift(s.turn, g, l)
				return
			}
		}
	}
}

// autoDo does an action, or says that it can't be done.
func (s *State) autoDo(d Doing, l *game.Log) bool {
	switch d {
	case ToMove:
		return s.autoMove(l)
	case ToTake:
		return s.autoTake(l)
	}
	return s.autoCamp(l)
}

// autoMove jumps to the region of the postcard on top of the deck (P10.6).
func (s *State) autoMove(l *game.Log) bool {
	if s.cardTop == 0 {
		l.Note("P10.6", NoteAutoNodeck, s.turn, game.Piece{}, common(CardTop, 0, 0), 0)
		return false
	}
	r := Postcards[s.cardTop].Region
	if r == s.me().bike {
		l.Note("P10.6", NoteAutoThere, s.turn, pictured(s.cardTop), common(RegionSpot, r, 0), 0)
		return false
	}
	l.Note("P10.6", NoteAutoMove, s.turn, pictured(s.cardTop), common(RegionSpot, r, 0), int32(r))
	s.ride(r, l)
	return true
}

// rank is a region's place on the itinerary of the seat to act.
func (s *State) rank(region uint8) int { return s.me().Rank(region) }

// order lists the seat's unsent postcards as P10.3 prefers them.
func (s *State) order(buf *[NumPostcards]uint8) []uint8 {
	n := 0
	for want := 1; want <= 5; want++ {
		for _, c := range s.me().cards.All() {
			if s.rank(Postcards[c].Region) == want%5 {
				buf[n] = c
				n++
			}
		}
	}
	return buf[:n]
}

// colourBit is a set of colours; allColours is the set of a stamp effect.
func colourBit(k Colour) uint8 { return 1 << k }

const allColours = 0x0f

// autoStamp stamps the first postcard by P10.3 that has a free space of one of
// the colours, at its first in printed order (P10.4, P10.9).
func (s *State) autoStamp(rule game.Rule, colours uint8, l *game.Log) bool {
	var buf [NumPostcards]uint8
	for _, c := range s.order(&buf) {
		rank := int32(s.rank(Postcards[c].Region))
		var m uint8
		for k := Blue; k <= Yellow; k++ {
			if colours&colourBit(k) != 0 {
				m |= s.FreeOf(c, k)
			}
		}
		if m == 0 {
			l.Note("P10.3", NoteAutoPassStamp, s.turn, written(c), game.Spot{}, rank)
			continue
		}
		space := uint8(bits.TrailingZeros8(m))
		l.Note(rule, NoteAutoStamp, s.turn, written(c), common(Stamps, c, space), rank)
		s.stamp(s.turn, c, space, l)
		if s.Free(c) == 0 {
			s.push(AutoSend, c, 0)
		}
		return true
	}
	l.Note(rule, NoteAutoNostamp, s.turn, game.Piece{}, game.Spot{}, 0)
	return false
}

// holds says whether the seat has a postcard of a region, sent or not (P10.7).
func (s *State) holds(region uint8) bool {
	me := s.me()
	for _, c := range me.cards.All() {
		if Postcards[c].Region == region {
			return true
		}
	}
	for _, c := range me.sent.All() {
		if Postcards[c].Region == region {
			return true
		}
	}
	return false
}

// eligible is the postcard that P10.7 takes among those that lie there, 0 if none.
func (s *State) eligible(l *game.Log) uint8 {
	for i, r := range Itineraries[s.me().itinerary].Targets {
		if s.holds(r) {
			l.Note("P10.7", NoteAutoPassHeld, s.turn, game.Piece{}, common(RegionSpot, r, 0), int32(i+1))
			continue
		}
		for _, c := range [...]uint8{s.cardTop, s.cardRow[0], s.cardRow[1], s.cardRow[2]} {
			if c != 0 && Postcards[c].Region == r {
				return c
			}
		}
		l.Note("P10.7", NoteAutoPassAbsent, s.turn, game.Piece{}, common(RegionSpot, r, 0), int32(i+1))
	}
	return 0
}

// autoTake takes a postcard of its itinerary, else sweeps and looks again, else
// takes the top of the deck unless it would be a second of its itinerary (P10.7).
func (s *State) autoTake(l *game.Log) bool {
	c := s.eligible(l)
	if c == 0 && s.canSweep() {
		l.Note("P10.7", NoteAutoSweep, s.turn, game.Piece{}, common(CardRow, 0, 0), 0)
		s.sweep(l)
		c = s.eligible(l)
	}
	key := NoteAutoTake
	if c == 0 && s.cardTop != 0 {
		if s.rank(Postcards[s.cardTop].Region) > 0 {
			l.Note("P10.7", NoteAutoSecond, s.turn, pictured(s.cardTop), common(CardTop, 0, 0), 0)
			return false
		}
		c, key = s.cardTop, NoteAutoTaketop
	}
	if c == 0 {
		l.Note("P10.7", NoteAutoNopostcard, s.turn, game.Piece{}, common(CardTop, 0, 0), 0)
		return false
	}
	l.Note("P10.7", key, s.turn, pictured(c), game.Spot{}, int32(s.rank(Postcards[c].Region)))
	s.take(s.turn, c, l)
	return true
}
