package sakodo

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// facts are what the seat to act may know of this game's own: with how many faces
// a ticket can be paid, when a passport comes or can be bought, whom it can't take
// along again.
func facts(s *state, legal []game.Action) (out []game.Fact) {
	me := s.Me()
	if can := globe.Legally(legal, VTry); len(can) > 0 {
		n := globe.Faces(func(d int) bool { return me.Money() >= int32(100*d) })
		out = append(out, game.Fact{Key: "die.ticket", Rule: triedRule(s), Counts: []game.FactCount{{N: n, Of: 6}},
			Actions: can})
	}
	if can := globe.Legally(legal, VFill); len(can) > 0 && !me.Has(Passport) && !me.OnRoad() &&
		me.Of(globe.TriesN) >= tries-1 {
		out = append(out, game.Fact{Key: "fill.gift", Rule: "S3.1", Actions: can})
	}
	if n := Waits - int(me.Of(globe.WaitsN)); s.Top().Kind == StepStuck && n > 0 {
		out = append(out, game.Fact{Key: "wait.passport", Rule: "S4.6", N: n})
	}
	for i := range game.Seat(s.Seats) {
		if a := (game.Action{Verb: VTake, A: uint8(i)}); (s.Top().Kind == StepMeet || s.Top().Kind == StepGo) &&
			mayTake(s, a) == noTakeRun {
			out = append(out, game.Fact{Key: "cannot.run", Rule: "S4.2",
				Spots: []game.Spot{{Zone: globe.SeatSpot, Seat: i}}})
		}
	}
	return out
}

// triedRule is the rule of a roll for a ticket, at departure or on the road.
func triedRule(s *state) game.Rule {
	if s.Me().OnRoad() {
		return "S4.3"
	}
	return "S2.2"
}
