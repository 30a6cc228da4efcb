package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// facts are what the seat to act may know of this game's own: what it lacks to
// leave, with how many faces it can pay a line or a ride, how many lodgings cost
// more cheques than it has, where tickets are cheapest.
func facts(s *state, legal []game.Action) (out []game.Fact) {
	me := s.Me()
	if f := leaveFact(s); s.Top().Kind == StepPack && len(f.Counts) > 0 {
		out = append(out, f)
	}
	for _, a := range globe.Legally(legal, VLine) {
		if n := globe.Faces(func(d int) bool { return me.Money() >= int32(sheet[a.A][d-1].pays) }); n < 6 {
			out = append(out, game.Fact{Key: "die.line", Rule: "R2.2",
				Counts: []game.FactCount{{What: int(a.A), N: n, Of: 6}}, Actions: []game.Action{a}})
		}
	}
	if can := globe.Legally(legal, VRoll); len(can) > 0 {
		far := s.Last() - me.Square()
		n := globe.Faces(func(d int) bool { return me.Money() >= globe.Fare(min(d, far)) })
		out = append(out, game.Fact{Key: "die.ride", Rule: "R3.4", Counts: []game.FactCount{{N: n, Of: 6}},
			Actions: can})
	}
	if s.Top().Kind == StepRoad {
		out = append(out, lodgeFact(s), cheapest(s))
	}
	return out
}

// leaveFact is what is missing to leave (R2.3): items by number, a ticket,
// cheques, and money as 0.
func leaveFact(s *state) game.Fact {
	me, f := s.Me(), game.Fact{Key: "lack.leave", Rule: "R2.3"}
	add := func(what, n int) {
		if n > 0 {
			f.Counts = append(f.Counts, game.FactCount{What: what, N: n})
		}
	}
	if s.N[globe.Express] == 1 {
		return f
	}
	for i := Papers; i <= NumItems; i++ {
		if !me.Has(i) {
			add(int(i), 1)
		}
	}
	add(globe.GoodTicket, 1-int(me.Of(globe.TicketsN)))
	add(globe.GoodCheques, leaveCheques-int(me.Of(globe.ChequesN)))
	add(0, leaveMoney-int(me.Money()))
	return f
}

// lodgeFact counts the lodgings in the deck, all but the one that lies open, and
// those of them that cost more cheques than the seat has (R3.1, R3.2).
func lodgeFact(s *state) game.Fact {
	f := game.FactCount{}
	for i, c := range s.R.Decks[globe.Lodging] {
		n := int32(c.Price)
		if noGuide(s, s.Active()) {
			n *= 2
		}
		if globe.CardNumber(globe.Lodging, i) == s.Open[globe.Lodging] {
			continue
		}
		f.Of++
		if n > s.Me().Of(globe.ChequesN) {
			f.N++
		}
	}
	return game.Fact{Key: "lodge", Rule: "R3.1", Counts: []game.FactCount{f}}
}

// cheapest is where a ticket costs least, from here on (R1.2).
func cheapest(s *state) game.Fact {
	f := game.Fact{Key: "ticket.cheapest", Rule: "R1.2"}
	for at := s.Me().Square(); at <= s.Last(); at++ {
		if p := int(s.R.Road[at].Price); p > 0 && (f.N == 0 || p < f.N) {
			f.N, f.Spots = p, []game.Spot{globe.SquareSpot(at)}
		}
	}
	return f
}
