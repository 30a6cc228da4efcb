package routard

import (
	"posterestante/game"
	"posterestante/game/globe"
)

// calls are what somebody at a real table can begin where the fine is played: a draw with the right or without, at
// which seats that are played here may ring, and the bell (R4.6).
func calls(s *state, seat game.Seat) (out []game.Call) {
	if s.N[globe.FineN] == 0 {
		return nil
	}
	if calm(s) {
		for _, a := range s.Requests(seat, nil) {
			if a.Verb == VRing {
				whom := game.Args{"Whom": game.SaySeat(game.Seat(a.B))}
				out = append(out, game.Call{Words: game.Say("call.ring", whom), From: s, Action: a})
			}
		}
	}
	begun := s.Clone().(*state)
	begun.SetTurn(seat, false)
	k := here(begun)
	if begun.Active() != seat || (k != globe.Report && k != globe.Adventure) || begun.Empty(k) ||
		begun.SetCounter(globe.StepKindN, game.Nobody, int(StepDraw)) != nil || len(begun.Problems()) > 0 {
		return out
	}
	return append(out, game.Call{Words: game.Say("call.draw_" + k.String()), From: begun, Action: one(VDraw)})
}
