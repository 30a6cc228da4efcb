package gametest

import (
	"slices"

	"posterestante/game"
)

func toyCard(c uint8) game.Piece { return game.Piece{ID: uint16(c), Back: 1, Up: true} }

func at(z game.Zone, seat game.Seat, i int) game.Spot {
	return game.Spot{Zone: z, Seat: seat, Index: uint8(i)}
}

// move is a Move event, with who knew and who knows.
func move(from, to game.Spot, p game.Piece, knew, knows game.Seats) game.Event {
	return game.Event{Kind: game.Move, Seat: game.Nobody, From: from, To: to, Piece: p, Knew: knew, Knows: knows}
}

func (s *toyState) View(seat game.Seat) (v game.View) {
	s.ViewInto(&v, seat)
	return v
}

func (s *toyState) ViewInto(v *game.View, seat game.Seat) {
	if !s.toy.is("stale view") || v.Table == nil {
		v.Reset(toyZones, seat, len(s.Hands))
	}
	v.Seat = seat
	v.Turn, v.Over = s.At, s.Over()
	v.Pile(toyDeck, game.Nobody).Backs[1] = int16(len(s.Deck))
	for i, c := range s.Table {
		v.Put(at(toyTable, game.Nobody, i), toyCard(c))
		v.Put(at(toyTokens, game.Nobody, i), game.Piece{ID: toyToken, Back: 2, Up: true})
	}
	for i, c := range s.Discard {
		v.Put(at(toyDiscard, game.Nobody, i), toyCard(c))
	}
	for h, hand := range s.Hands {
		v.Set(toyScore, game.Seat(h), s.Score[h])
		for i, c := range hand {
			p := toyCard(c)
			if game.Seat(h) != seat {
				p.ID = 0
			}
			v.Put(at(toyHand, game.Seat(h), i), p)
		}
	}
}

func (s *toyState) Apply(a game.Action, l *game.Log) {
	me, only := s.At, game.Only(s.At)
	i := slices.Index(s.Hands[me], a.A)
	s.Hands[me] = slices.Delete(s.Hands[me], i, i+1)
	if s.toy.is("log matters") && l != nil {
		s.Score[me]++
		l.Add(game.Event{Kind: game.Count, Seat: me, Counter: toyScore, Value: int32(s.Score[me])})
	}
	if a.Verb == toyPlay {
		from := at(toySupply, game.Nobody, 0)
		if s.toy.is("made") {
			from.Zone = toyButton
		}
		l.Add(move(at(toyHand, me, i), at(toyTable, game.Nobody, len(s.Table)), toyCard(a.A), only, game.Everyone))
		if !s.toy.is("lost") {
			s.Table = append(s.Table, a.A)
		}
		l.Add(move(from, at(toyTokens, game.Nobody, len(s.Table)-1), game.Piece{ID: toyToken, Back: 2, Up: true}, game.Everyone, game.Everyone))
		s.Score[me] += int(a.A)
		if !s.toy.is("silent") {
			l.Add(game.Event{Kind: game.Count, Seat: me, Counter: toyScore, Value: int32(s.Score[me])})
		}
	} else {
		l.Add(move(at(toyHand, me, i), at(toyDiscard, game.Nobody, len(s.Discard)), toyCard(a.A), only, game.Everyone))
		s.Discard = append(s.Discard, a.A)
		s.draw(l)
	}
	s.pass(l)
}

// draw takes the top of the deck, and makes a new one of the discard, once.
func (s *toyState) draw(l *game.Log) {
	me, only := s.At, game.Only(s.At)
	c := s.Deck[len(s.Deck)-1]
	s.Deck = s.Deck[:len(s.Deck)-1]
	deck, to := at(toyDeck, game.Nobody, 0), at(toyHand, me, len(s.Hands[me]))
	switch {
	case s.toy.is("told to all"):
		l.Add(move(deck, to, toyCard(c), game.None, game.Everyone))
	case s.toy.is("shown on the way"):
		table := at(toyTable, game.Nobody, len(s.Table))
		l.Add(move(deck, table, toyCard(c), game.None, game.Everyone))
		l.Add(move(table, to, toyCard(c), game.Everyone, only))
	case s.toy.is("no barrier"):
		l.Add(move(deck, to, toyCard(c), only, only))
	default:
		l.Add(move(deck, to, toyCard(c), game.None, only))
	}
	s.Hands[me] = append(s.Hands[me], c)
	if len(s.Deck) == 0 && s.Shuffled == 0 {
		s.Shuffled++
		s.Deck, s.Discard = s.Discard, nil
		game.Mix(&s.Chance, s.Deck)
		l.Add(game.Event{Kind: game.Shuffle, Seat: game.Nobody, From: at(toyDiscard, game.Nobody, 0), To: deck})
	}
}

// pass is the next seat's turn; who has no card is passed over.
func (s *toyState) pass(l *game.Log) {
	if s.total() == 0 {
		s.At = game.Nobody
		l.Add(game.Event{Kind: game.End})
		return
	}
	for range s.Hands {
		s.At = (s.At + 1) % game.Seat(len(s.Hands))
		if len(s.Hands[s.At]) > 0 {
			break
		}
	}
	l.Add(game.Event{Kind: game.Turn, Seat: s.At})
}

// Determinize deals the deck and the hands of others anew.
func (s *toyState) Determinize(seat game.Seat, r *game.Rand) {
	chance := game.NewRand(r.Next())
	switch {
	case s.toy.is("keeps chance"):
	case s.toy.is("chance from the truth"):
		s.Chance = game.NewRand(s.Chance.Next() ^ r.Next())
	case s.toy.is("chance by a key"):
		s.Chance = game.Numbered(chance.Next()).Rand()
	default:
		s.Chance = chance
	}
	if s.toy.is("deals nothing") {
		return
	}
	pool := slices.Clone(s.Deck)
	if s.toy.is("keeps the deck") {
		pool = nil
	}
	for i, h := range s.Hands {
		if game.Seat(i) != seat || s.toy.is("deals own hand") {
			pool = append(pool, h...)
		}
	}
	if !s.toy.is("deals from the truth") {
		slices.Sort(pool)
	}
	game.Mix(r, pool)
	for i, h := range s.Hands {
		if game.Seat(i) != seat || s.toy.is("deals own hand") {
			pool = pool[copy(h, pool):]
		}
	}
	copy(s.Deck, pool)
}

func (s *toyState) Legal(buf []game.Action) []game.Action {
	if s.Over() || s.toy.is("stuck") && s.Shuffled > 0 {
		return buf
	}
	if s.toy.is("overwrites") {
		buf = buf[:0]
	}
	own := len(buf)
	for _, c := range s.Hands[s.At] {
		buf = append(buf, game.Action{Verb: toyPlay, A: c})
		if len(s.Deck) > 0 {
			buf = append(buf, game.Action{Verb: toySwap, A: c})
		}
	}
	if s.toy.is("legal by the deck") && len(s.Deck) > 0 && s.Deck[len(s.Deck)-1]%2 == 0 {
		slices.Reverse(buf[own:])
	}
	return buf
}

func (s *toyState) Refuse(a game.Action) *game.Refusal {
	switch {
	case s.toy.is("beyond panics"):
		_ = [toyCards + 1]bool{}[a.A]
	case s.toy.is("beyond is legal") && a.A > toyCards, s.toy.is("any field is legal") && a.N < 0:
		return nil
	}
	if slices.Contains(s.Legal(nil), a) != (s.toy.is("refuses") && a.Verb == toySwap) {
		return nil
	}
	return game.Refuse("refuse", "T1")
}

func (s *toyState) Parts(a game.Action, buf []game.Spot) []game.Spot {
	hand := game.Spot{Zone: toyHand, Seat: s.At, Index: uint8(slices.Index(s.Hands[s.At], a.A))}
	switch {
	case s.toy.is("no parts"):
		return buf
	case s.toy.is("parts begin") && a.Verb == toyPlay:
		return append(buf, hand)
	}
	return append(buf, hand, game.Spot{Zone: toyButton, Seat: game.Nobody, Index: uint8(a.Verb)})
}

func (s *toyState) Why(picked []game.Spot, spot game.Spot) *game.Refusal {
	for _, a := range s.Legal(nil) {
		if p := s.Parts(a, nil); len(p) > len(picked) && slices.Equal(p[:len(picked)], picked) && p[len(picked)] == spot {
			if s.toy.is("dark") && spot.Zone == toyButton {
				break
			}
			return nil
		}
	}
	if s.toy.is("too bright") && spot.Zone == toyDiscard {
		return nil
	}
	return game.Refuse("refuse", "T1")
}
