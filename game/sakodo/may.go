package sakodo

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// mayFill is for staying on an airport to roll for the bag (S4.3); at departure
// and without a passport one always may.
func mayFill(s *state, _ game.Action) globe.Reason {
	if s.Top().Kind == StepRoad && s.R.Road[s.Me().Square()].Kind != globe.Airport {
		return noStay
	}
	return globe.Yes
}

// mayTry is for a ticket: at departure for who has none (S2.2).
func mayTry(s *state, _ game.Action) globe.Reason {
	if s.Top().Kind == StepDepart && s.Me().Of(globe.TicketsN) > 0 {
		return noTryTicket
	}
	return globe.Yes
}

func mayLeave(s *state, _ game.Action) globe.Reason {
	switch me := s.Me(); {
	case !me.Has(Passport):
		return noLeavePass
	case me.Of(globe.TicketsN) == 0:
		return noLeaveTick
	}
	return globe.Yes
}

// helpAtHome is what one must have less than to be helped at departure (S5.1).
const helpAtHome = 600

func mayHelp(s *state, _ game.Action) globe.Reason {
	if me := s.Me(); !me.OnRoad() && (me.Of(globe.TicketsN) > 0 || me.Money() >= helpAtHome) {
		return noHelpHome
	}
	return globe.Yes
}

func mayFly(s *state, _ game.Action) globe.Reason {
	if s.Me().Of(globe.TicketsN) == 0 {
		return globe.NoFlyTicket
	}
	return globe.Yes
}

// mostRuns is on how many turns running somebody may be taken along (S4.2).
const mostRuns = 3

// TakenTooOften says whether a player has taken a seat along on as many turns running as it may (S4.2).
func TakenTooOften(p *globe.Player, seat game.Seat) bool { return runs(p, seat) >= mostRuns }

// hasTake is for a seat that plays.
func hasTake(s *state, a game.Action) globe.Reason {
	if s.HasSeat(a) != globe.Yes {
		return noTakeSeat
	}
	return globe.Yes
}

// mayTake is for a seat on the same square, not taken along yet in this turn
// nor in the last three (S4.2).
func mayTake(s *state, a game.Action) globe.Reason {
	if s.Top().Kind == StepGo && s.Top().A == 0 {
		return noTakeMore
	}
	return mayRide(s, game.Seat(a.A), s.Me().Square())
}

// mayRide is for a seat that stands on a square, as mayTake.
func mayRide(s *state, seat game.Seat, square int) globe.Reason {
	p := &s.P[seat]
	switch {
	case seat == s.Active():
		return noTakeSelf
	case !p.OnRoad(), p.Square() != square:
		return noTakeHere
	case !p.Has(Passport):
		return noTakePass
	case s.Rides(seat):
		return noTakeTwice
	case TakenTooOften(s.Me(), seat):
		return noTakeRun
	}
	return globe.Yes
}

// lifts are those on a square whom one may take along from there (S4.2).
func lifts(s *state, square int) (out []game.Seat) {
	for i := range game.Seat(s.Seats) {
		if mayRide(s, i, square) == globe.Yes {
			out = append(out, i)
		}
	}
	return out
}

// runs is on how many of a player's turns running a seat rode along.
func runs(p *globe.Player, seat game.Seat) int32 { return p.Of(globe.RunsN) >> (2 * seat) & 3 }

// firstKeeps is what is said first of cards drawn on the road (S4.1), not at
// departure.
func firstKeeps(s *state, _ step) globe.Reason { return onRoad(s, globe.Yes, firstKept) }

// onRoad is one of two reasons, by where the seat whose turn it is fills its bag.
func onRoad(s *state, home, road globe.Reason) globe.Reason {
	if s.Me().OnRoad() {
		return road
	}
	return home
}

func hasKeep(s *state, a game.Action) globe.Reason {
	if s.Drawn.Find(a.A) < 0 {
		return onRoad(s, noKeep, noKeepRoad)
	}
	return globe.Yes
}

func mayKeep(s *state, a game.Action) globe.Reason {
	if !s.Fits(s.Active(), globe.Item(a.A)) {
		return onRoad(s, noKeepPass, noKeepTwo)
	}
	return globe.Yes
}

// Waits is from which turn without a passport one can be bought (S4.6).
const Waits = 3

func mayPassport(s *state, _ game.Action) globe.Reason {
	if s.Me().Of(globe.WaitsN) < Waits {
		return noWait
	}
	return globe.Yes
}
