package globe

import (
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
	for _, check := range []func() error{s.checkCommon, s.checkCards, s.checkItems, s.checkPiles} {
		holds(check())
	}
	for i := range s.P[:s.Seats] {
		holds(s.checkSeat(game.Seat(i)))
	}
	if len(out) > 0 {
		return out
	}
	if holds(s.checkSteps()); len(out) == 0 && !s.Over() && len(s.Legal(nil)) == 0 {
		holds(s.cannot("nothing", CiteTurn, s.Who, 0, "seat %d has nothing to do", s.Who))
	}
	return out
}

// cannot is a game.Impossible: the key of its words after "why.", the rule that
// forbids it, whose things are meant, and a number.
func (s *State) cannot(key string, c Cite, seat game.Seat, n int, format string, args_ ...any) error {
	places := args{"Who": {}, "Pass": s.R.SayItem(uint8(Pass))}
	if seat != game.Nobody {
		places["Who"] = game.SaySeat(seat)
	}
	return game.Cannot(sayN("why."+key, n, places).By(s.R.Cites[c]), format, args_...)
}

// derive fills in what follows from the rest of a page.
func (s *State) derive() {
	for i := range s.P[:s.Seats] {
		s.showPass(game.Seat(i), nil)
	}
	for _, t := range s.Steps[:s.Depth] {
		if t.Kind == StepReveal {
			s.N[OfferFloor], s.N[SellerN] = int16(s.floor()), int16(t.Seat)+1
		}
	}
	s.show(nil)
}

// checkCommon looks at the common counters.
func (s *State) checkCommon() error {
	if err := s.checkBounds(); err != nil {
		return err
	}
	if s.N[Riders]&(1<<s.N[ActiveN]) != 0 {
		return s.cannot("riders", CiteRide, s.Active(), 0, "seat %d does not ride along with itself", s.N[ActiveN])
	}
	return nil
}

// checkSeat looks at what a seat has, and at where it stands.
func (s *State) checkSeat(seat game.Seat) error {
	p := &s.P[seat]
	switch {
	case s.R.OnePass && Count(&p.Bag, Pass) > 1:
		return s.cannot("passes", CiteDeal, seat, 0, "seat %d has a second %s", seat, s.R.Items[Pass])
	case p.OnRoad() && !p.Has(Pass) && s.R.Road[p.Square()].Kind != Airport:
		return s.cannot("stuck", CitePass, seat, 0, "seat %d is on the road without %s, and on no airport", seat,
			s.R.Items[Pass])
	case p.Of(ArrivedN) == 1 && !s.Over():
		return s.cannot("arrived", CiteEnd, seat, 0, "seat %d has arrived, and the game goes on", seat)
	case p.Of(OrderN) > 0 && (!p.OnRoad() || p.Square() == s.Last()):
		return s.cannot("order", CiteEnd, seat, 0, "seat %d has an order, and no road ahead", seat)
	case p.Of(RunsN)>>(2*int32(s.Seats)) != 0, p.Of(RunsN)>>(2*seat)&3 != 0:
		return s.cannot("runs", CiteRide, seat, 0, "seat %d took itself along, or nobody", seat)
	case p.Of(RingsN) == 1+int32(seat), p.Of(TakenN) > 0 && KindOf(uint8(p.Of(TakenN))) < Report,
		p.Unlawful > 0 && p.Of(TakenN) == 0:
		return s.cannot("fine", CiteFine, seat, 0, "seat %d rings at itself, or took what can't be rung at", seat)
	case p.Of(WaitsN) > 0 && (!p.OnRoad() || p.Has(Pass)):
		return s.cannot("waits", CitePass, seat, 0, "seat %d waits for what it has, or does not need yet", seat)
	case !s.Over() && s.isHome(seat) && !s.R.Steps[s.Top().Kind].Last:
		return s.cannot("home", CiteEnd, seat, 0, "seat %d has arrived with all it needs: the game would be over", seat)
	}
	return nil
}

// checkCards checks that every card is in one place, and in the right deck.
func (s *State) checkCards() error {
	if astray := s.R.zones.Whole(s); astray != nil {
		return s.cannot("cards", CiteCards, game.Nobody, 0, "%v", astray)
	}
	for k := Job; int(k) <= NumDecks; k++ {
		other := func(c uint8) bool { return c != 0 && KindOf(c) != k }
		if slices.ContainsFunc(s.Decks[k].All(), other) || other(s.Open[k]) {
			return s.cannot("decks", CiteCards, game.Nobody, 0, "a card of another deck lies in that of %v", k)
		}
	}
	if slices.ContainsFunc(s.Lot.Cards.All(), func(c uint8) bool { return KindOf(c) != Souvenir }) {
		return s.cannot("lot", CiteAuction, game.Nobody, MostLot, "only souvenirs are sold of the cards")
	}
	for i := range s.P[:s.Seats] {
		for _, c := range s.P[i].Won.All() {
			if k := KindOf(c); k < Souvenir || k > Adventure {
				return s.cannot("won", CiteSquare, game.Seat(i), 0, "seat %d: a %v can't be won", i, k)
			}
		}
	}
	return nil
}

// checkItems checks that there are as many bag cards as there must be.
func (s *State) checkItems() error {
	var n [MaxItems + 1]int
	for _, i := range s.Items.All() {
		n[i]++
	}
	for _, i := range s.Drawn.All() {
		n[i]++
	}
	for _, i := range s.Lot.Items.All() {
		n[i]++
	}
	for i := range s.P[:s.Seats] {
		if most := s.R.BagMost; int(s.P[i].Bag.N) > most {
			return s.cannot("bag", CiteBag, game.Seat(i), most, "seat %d: a bag holds at most %d", i, most)
		}
		for _, item := range s.P[i].Bag.All() {
			n[item]++
		}
	}
	for i := 1; i < len(s.R.Items) && s.R.Copies > 0; i++ {
		if n[i] != s.R.Copies {
			return s.cannot("items", CiteDeal, game.Nobody, s.R.Copies, "there are %d cards of %s, not %d", n[i],
				s.R.Items[i], s.R.Copies)
		}
	}
	return nil
}

// checkPiles checks that the pawns of each square stand on one another.
func (s *State) checkPiles() error {
	for i := range s.P[:s.Seats] {
		n := s.pawns(s.P[i].Square())
		if int(s.P[i].Place) >= n || s.At(s.P[i].Square(), s.P[i].Place) != game.Seat(i) {
			return s.cannot("pile", CiteRide, game.Seat(i), 0,
				"seat %d: place %d among %d on square %d, each has its own from 0", i, s.P[i].Place, n, s.P[i].Square())
		}
	}
	return nil
}
