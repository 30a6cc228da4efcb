package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// mayLine is for a line of the sheet: the first of all is pocket money (R2.1);
// the express game has no sheet (R5.3).
func mayLine(s *state, a game.Action) globe.Reason {
	switch me := s.Me(); {
	case s.N[globe.Express] == 1:
		return noLineExpress
	case me.Of(globe.TriesN) == 0 && a.A != LineMoney:
		return noLineFirst
	case a.A >= LinePapers && me.Bag.N >= mostItems:
		return noLineFull
	}
	return globe.Yes
}

// mostItems is how many things a bag holds: more than is of any use (R1.1).
const mostItems = 60

// What one must have to leave, besides the four items and a ticket (R2.3).
const (
	leaveMoney   = 1500
	leaveCheques = 10
)

// mayLeave is for who has all that; in the express game for everybody, also for
// who has spent some of it in an auction before (R5.3).
func mayLeave(s *state, _ game.Action) globe.Reason {
	me := s.Me()
	if s.N[globe.Express] == 1 {
		return globe.Yes
	}
	for i := Papers; i <= NumItems; i++ {
		if !me.Has(i) {
			return noLeavePack
		}
	}
	if me.Of(globe.TicketsN) < 1 || me.Of(globe.ChequesN) < leaveCheques || me.Money() < leaveMoney {
		return noLeavePack
	}
	return globe.Yes
}

// drives says whether the seat whose turn it is must carry others: it is the
// lowest of its pile with papers, and another with papers lies above (R3.4).
func drives(s *state) bool {
	me := s.Me()
	if !me.Movable() || me.Square() == s.Last() {
		return false
	}
	above := false
	for i := range s.P[:s.Seats] {
		p := &s.P[i]
		if game.Seat(i) == s.Active() || p.Square() != me.Square() || !p.Has(Papers) {
			continue
		}
		if p.Place < me.Place {
			return false
		}
		above = true
	}
	return above
}

// bound says why a seat may not move or fly as it likes: it lacks papers, stands
// on the arrival airport, must obey a card, or must carry others (R1.1, R3.4).
func bound(s *state, roll globe.Reason) globe.Reason {
	switch me := s.Me(); {
	case !me.Has(Papers):
		return noMovePapers
	case me.Of(globe.OrderN) > 0:
		return noMoveOrder
	case drives(s):
		return roll
	}
	return globe.Yes
}

// hasMove is for a square that there is; to who may not choose one it matters more
// why than how far.
func hasMove(s *state, a game.Action) globe.Reason {
	r := s.HasMove(a)
	if b := bound(s, noMoveRoll); r != globe.Yes && b != globe.Yes {
		return b
	}
	return r
}

func mayMove(s *state, a game.Action) globe.Reason {
	switch r := bound(s, noMoveRoll); {
	case r != globe.Yes:
		return r
	case s.Me().Money() < globe.Fare(int(a.A)):
		return globe.NoFare
	}
	return globe.Yes
}

func mayRoll(s *state, _ game.Action) globe.Reason {
	switch me := s.Me(); {
	case !me.Has(Papers):
		return noMovePapers
	case me.Of(globe.OrderN) > 0:
		return noMoveOrder
	case me.Square() == s.Last():
		return noRollEnd
	case !drives(s):
		return noRoll
	}
	return globe.Yes
}

func mayObey(s *state, _ game.Action) globe.Reason {
	switch me := s.Me(); {
	case !me.Has(Papers):
		return noMovePapers
	case me.Of(globe.OrderN) == 0:
		return noObey
	}
	return globe.Yes
}

// firstPacked is what is said first in the express game, in which nobody packs (R5.3).
func firstPacked(s *state, _ step) globe.Reason {
	if s.N[globe.Express] == 1 {
		return firstExpress
	}
	return globe.Yes
}

// hasFly is for a flight to a neighbouring airport; that none is behind the 1st one
// matters to nobody, since one flies on from there, and not at once (R2.3, R5.2).
func hasFly(s *state, a game.Action) globe.Reason {
	r := s.HasFly(a)
	switch {
	case r != globe.NoFlyFirst:
		return r
	case s.Top().A == 1:
		return noFlyLeft
	}
	return noFlyBack
}

// mayFly is for the next airport; only from the arrival airport one flies back
// (R3.3, R5.2).
func mayFly(s *state, a game.Action) globe.Reason {
	switch r := bound(s, noFlyRoll); {
	case r != globe.Yes:
		return r
	case a.A == 2 && s.Me().Square() != s.Last():
		return noFlyBack
	case s.Top().A == 1:
		return noFlyLeft
	case s.Me().Of(globe.TicketsN) == 0:
		return globe.NoFlyTicket
	}
	return globe.Yes
}

// broke is what one must have less than to be helped before moving (R4.3).
const broke = 50

// mayHelp is for who is broke; for who can't pay the roll; without papers while
// they can't be bought (R4.1); on the arrival airport for who can't fly (R5.2).
func mayHelp(s *state, _ game.Action) globe.Reason {
	me := s.Me()
	switch {
	case s.Top().Kind == StepDear || !me.Has(Papers):
		return globe.Yes
	case me.Square() == s.Last():
		if me.Of(globe.TicketsN) > 0 || me.Money() >= int32(s.R.Road[s.Last()].Price) {
			return noHelpLast
		}
	case me.Money() >= broke:
		return noHelpMoney
	}
	return globe.Yes
}

// Price is what an airport asks for a good (R1.2, R3.3).
func Price(s *state, good uint8) int16 {
	if good == globe.GoodTicket {
		return s.R.Road[s.Me().Square()].Price
	}
	return s.R.Prices[good]
}

// hasBuy is for what the airport sells.
func hasBuy(s *state, a game.Action) globe.Reason {
	if s.R.Road[s.Me().Square()].Kind != globe.Airport || Price(s, a.A) == 0 {
		return noBuyHere
	}
	return globe.Yes
}

func mayBuy(s *state, a game.Action) globe.Reason {
	switch {
	case s.Me().Money() < int32(Price(s, a.A)):
		return noBuyMoney
	case a.A != globe.GoodTicket && s.Me().Bag.N >= mostItems:
		return noBuyFull
	}
	return globe.Yes
}

// cheque is the price of a hotel cheque (R1.3).
const cheque = 20

// mayCheques is for as many as one can pay; for a night at least those that are
// missing (R4.4).
func mayCheques(s *state, a game.Action) globe.Reason {
	switch t := s.Top(); {
	case t.Kind == StepNight && s.Me().Money() < cheque*missing(s, t):
		return noChequesPoor
	case s.Me().Money() < cheque*int32(a.N):
		return noCheques
	case t.Kind == StepNight && int32(a.N) < missing(s, t):
		return noChequesFew
	}
	return globe.Yes
}

// missing is how many cheques are missing for the night.
func missing(s *state, t step) int32 { return int32(t.N) - s.Me().Of(globe.ChequesN) }

// mayNight is for who can't buy the cheques that are missing (R4.4).
func mayNight(s *state, _ game.Action) globe.Reason {
	if cheque*missing(s, s.Top()) <= s.Me().Money() {
		return noNight
	}
	return globe.Yes
}

// lifts is who drives those who join on a square: the lowest of its pile who has papers (R3.4).
func lifts(s *state, square int) []game.Seat {
	for place := range uint8(s.Seats) {
		if seat := s.At(square, place); seat != game.Nobody && seat != s.Active() && s.P[seat].Has(Papers) {
			return []game.Seat{seat}
		}
	}
	return nil
}
