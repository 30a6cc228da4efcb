package postcards

import "slices"

// How the cards that a position does not name are dealt.

// stock is the cards of one sort that are not named, the next to deal first.
type stock []string

func (s *stock) take() string {
	if len(*s) == 0 {
		return ""
	}
	c := (*s)[0]
	*s = (*s)[1:]
	return c
}

func makeStock(n uint8, name func(uint8) string, order func(uint8) int, named ...[]string) stock {
	var ids []uint8
	for c := uint8(1); c <= n; c++ {
		if !slices.ContainsFunc(named, func(l []string) bool { return slices.Contains(l, name(c)) }) {
			ids = append(ids, c)
		}
	}
	slices.SortStableFunc(ids, func(a, b uint8) int { return order(a) - order(b) })
	var out stock
	for _, c := range ids {
		out = append(out, name(c))
	}
	return out
}

// deal puts every card not named somewhere.
func (p *position) deal() {
	if p.Phase == "" {
		p.Phase = "play"
		if p.Turn >= 0 && p.Seats[p.Turn].Kind != "person" {
			p.Phase = "automa"
		}
	}
	p.dealTravel()
	p.dealPostcards()
	p.dealGifts()
}

func (p *position) dealTravel() {
	named := [][]string{p.Row, p.TravelDeck, p.TravelDiscard}
	for _, s := range p.Seats {
		named = append(named, s.Hand, s.Played)
	}
	copyThenColour := func(c uint8) int { return 100*(6-int(c-1)%6) + int(c) }
	left := makeStock(NumTravel, travelName, copyThenColour, named...)
	for i := range p.Seats {
		s := &p.Seats[i]
		if s.Kind != "person" {
			continue
		}
		acts := i == int(p.Turn)
		if acts && p.handSet[i] {
			for p.Phase == "play" && len(s.Hand)+len(s.Played) < handSize {
				s.Played = append(s.Played, left.take())
			}
		} else if acts && p.Phase == "draw" {
			s.Hand = []string{left.take(), left.take()}
		}
		for !(acts && p.Phase == "draw") && len(s.Hand)+len(s.Played) < handSize {
			s.Hand = append(s.Hand, left.take())
		}
		if acts && p.Phase == "play" {
			p.Played = int16(len(s.Played))
			p.Extra = max(p.Extra, p.Played-mustPlay)
		}
	}
	for len(p.Row) < 5 {
		p.Row = append(p.Row, left.take())
	}
	p.fill("deck", &p.TravelDeck, &p.TravelDiscard, left)
}

// fill lays the rest below a deck, or below its discard.
func (p *position) fill(name string, deck, discard *[]string, left stock) {
	slices.Reverse(left)
	if p.exact[name] {
		*discard = append(slices.Clone(left), *discard...)
	} else {
		*deck = append(slices.Clone(left), *deck...)
	}
}

func (p *position) dealPostcards() {
	named := [][]string{p.CardRow, p.CardDeck, p.CardDiscard, {p.CardTop}}
	for _, s := range p.Seats {
		named = append(named, s.Sent, s.Look)
		for _, c := range s.Postcards {
			named = append(named, []string{c.Card})
		}
	}
	left := makeStock(NumPostcards, postcardName, func(c uint8) int { return -int(c) }, named...)
	if seat, ok := p.rest["cards"]; ok {
		for c := left.take(); c != ""; c = left.take() {
			p.Seats[seat].Postcards = append(p.Seats[seat].Postcards, readCard([]string{c}))
		}
	}
	if seat, ok := p.rest["sent"]; ok {
		p.Seats[seat].Sent = append(p.Seats[seat].Sent, left...)
		left = nil
	}
	if p.CardTop == "" {
		p.CardTop = left.take()
	}
	if p.CardRow == nil {
		p.CardRow = []string{left.take(), left.take(), left.take()}
	}
	p.fill("pdeck", &p.CardDeck, &p.CardDiscard, left)
}

func (p *position) dealGifts() {
	named := [][]string{p.GiftRow, p.GiftDeck, p.GiftDiscard}
	for _, s := range p.Seats {
		named = append(named, s.Gifts)
	}
	left := makeStock(NumGifts, giftName, func(c uint8) int { return -int(c) }, named...)
	if seat, ok := p.rest["gifts"]; ok {
		p.Seats[seat].Gifts = append(p.Seats[seat].Gifts, left...)
		left = nil
	}
	if p.GiftRow == nil {
		p.GiftRow = []string{left.take(), left.take(), left.take()}
	}
	p.fill("gdeck", &p.GiftDeck, &p.GiftDiscard, left)
}
