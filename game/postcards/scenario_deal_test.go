package postcards

import (
	"slices"

	"posterestante/game"
	"posterestante/game/zones"
)

// plain is a position in which no card lies anywhere.
func plain(setup game.Setup) (*State, error) {
	dealt, err := Game{}.New(setup)
	if err != nil {
		return nil, err
	}
	from := dealt.(*State)
	s := &State{chance: chance{rng: setup.Seed.Rand()}, seats: from.seats}
	s.n[Side], s.n[OpenFaces], s.n[Round] = from.n[Side], from.n[OpenFaces], 3
	for i := range s.p[:s.seats] {
		s.p[i] = Player{level: from.p[i].level, itinerary: uint8(i + 1), bike: uint8(i + 1)}
	}
	return s, nil
}

// stock is the cards of one sort that are not named, the next to deal first.
type stock []uint8

func (s *stock) take() uint8 {
	if len(*s) == 0 {
		return 0
	}
	c := (*s)[0]
	*s = (*s)[1:]
	return c
}

// left is the stock of a sort, in an order.
func left(p *position, sort *zones.Sort, order func(uint8) int) stock {
	out := p.Left(sort)
	slices.SortStableFunc(out, func(a, b uint8) int { return order(a) - order(b) })
	return out
}

func backwards(c uint8) int { return -int(c) }

// dealRest puts every card not named somewhere, so that every card is somewhere exactly once: into hands that are
// not full, on what is empty and wasn't named, before the seat of a "rest", below the named ones in the decks, or
// where a deck holds just those, below its discard.
func dealRest(p *position) error {
	s := p.State
	if s.turn >= 0 && !p.Said(0, "phase") {
		s.n[Phase] = s.phaseOf(s.turn)
	}
	dealTravel(p)
	dealPostcards(p)
	dealGifts(p)
	return nil
}

func dealTravel(p *position) {
	s := p.State
	cards := left(p, travelSort, func(c uint8) int { return 100*(6-int(c-1)%6) + int(c) })
	for i := range s.p[:s.seats] {
		h := &s.p[i]
		if h.level != Person {
			continue
		}
		acts := game.Seat(i) == s.turn
		draws := acts && s.n[Phase] == Drawing
		switch {
		case acts && p.Said(game.Seat(i), "hand"):
			for s.n[Phase] == Playing && h.hand.N+h.played.N < handSize {
				h.played.Push(cards.take())
			}
		case draws:
			h.hand.Push(cards.take())
			h.hand.Push(cards.take())
		}
		for !draws && h.hand.N+h.played.N < handSize {
			h.hand.Push(cards.take())
		}
		if acts && s.n[Phase] == Playing {
			s.n[PlayedN] = int16(h.played.N)
			s.n[Extra] = max(s.n[Extra], s.n[PlayedN]-mustPlay)
		}
	}
	cards.fillRow(p, "row", s.row[:])
	cards.under(p, "travel_deck", &s.travelDeck, &s.travelDiscard)
}

// fillRow lays cards on places that were not named.
func (s *stock) fillRow(p *position, word string, places []uint8) {
	for i := range places {
		if !p.Said(0, word) {
			places[i] = s.take()
		}
	}
}

// under lays what is left below a deck, or below its discard.
func (s *stock) under(p *position, word string, deck, discard *pile) {
	if p.Alone(word) {
		deck = discard
	}
	slices.Reverse(*s)
	p.Under(deck.Spots(), *s)
}

// before lays all that is left before a seat, if it is said so.
func (s *stock) before(p *position, word string, of func(*Player) *pile) {
	if seat, ok := p.Rest(word); ok {
		for len(*s) > 0 {
			of(&p.State.p[seat]).Push(s.take())
		}
	}
}

func dealPostcards(p *position) {
	s := p.State
	cards := left(p, cardSort, backwards)
	cards.before(p, "postcards", func(h *Player) *pile { return &h.cards })
	cards.before(p, "sent", func(h *Player) *pile { return &h.sent })
	cards.fillRow(p, "postcard_top", zones.One(&s.cardTop).C)
	cards.fillRow(p, "postcard_row", s.cardRow[:])
	cards.under(p, "postcard_deck", &s.cardDeck, &s.cardDiscard)
}

func dealGifts(p *position) {
	s := p.State
	cards := left(p, giftSort, backwards)
	cards.before(p, "gifts", func(h *Player) *pile { return &h.gifts })
	cards.fillRow(p, "gift_row", s.giftRow[:])
	cards.under(p, "gift_deck", &s.giftDeck, &s.giftDiscard)
}
