package montaigne

import (
	"slices"

	"posterestante/game"
)

// Why says why, with these spots picked, a spot leads nowhere: it guesses the
// action that was meant and refuses it by its rule. nil if the spot does lead on.
func (s *State) Why(picked []game.Spot, spot game.Spot) *game.Refusal {
	if s.turn == game.Nobody {
		return s.refuseOver()
	}
	if s.leads(picked, spot) {
		return nil
	}
	for _, a := range s.meant(picked, spot) {
		if r := s.Refuse(a); r != nil {
			return r
		}
	}
	if spot.Seat != game.Nobody && spot.Seat != s.turn {
		return game.Refuse("refuse.other", "M3")
	}
	if s.depth > 0 {
		return moves.Refusal(settles[s.top().kind].first)
	}
	return game.Refuse("refuse.nothing", "M3")
}

// leads says whether the spot goes on from those picked to a legal action. No
// two parts of an action lie in one zone, so that their order is as given.
func (s *State) leads(picked []game.Spot, spot game.Spot) bool {
	var buf [3]game.Spot
	for _, a := range s.Legal(nil) {
		parts := s.Parts(a, buf[:0])
		if len(parts) > len(picked) && slices.Equal(parts[:len(picked)], picked) && parts[len(picked)] == spot {
			return true
		}
	}
	return false
}

// meant are the actions that a click on a spot may mean, the likeliest first.
func (s *State) meant(picked []game.Spot, spot game.Spot) []game.Action {
	if len(picked) > 0 {
		return s.meantNext(picked[0], spot)
	}
	one := func(a game.Action) []game.Action { return []game.Action{a} }
	switch c := s.cardAt(spot); spot.Zone {
	case Hand:
		switch {
		case c == 0:
		case spot.Seat != s.turn && s.top().kind == StepUnseen:
			return one(game.Action{Verb: VUnseen, A: uint8(spot.Seat), B: spot.Index})
		case spot.Seat != s.turn && s.top().kind == StepRead || s.top().kind == StepChoose:
			return one(game.Action{Verb: VPick, A: c})
		case spot.Seat != s.turn:
		case s.paying():
			return one(game.Action{Verb: VPay, A: c})
		default:
			return one(s.meantLaying(c))
		}
	case Voyage:
		switch {
		case c == 0:
		case spot.Seat != s.turn || s.top().kind == StepRob:
			return one(game.Action{Verb: VRob, A: c})
		case s.top().kind == StepTake:
			return one(game.Action{Verb: VPower, A: c})
		default:
			return one(game.Action{Verb: VFurther, A: c})
		}
	case Row:
		if spot.Index < 4 {
			return one(game.Action{Verb: VTake, A: spot.Index})
		}
	case SeatSpot:
		return one(game.Action{Verb: VLook, A: uint8(spot.Seat)})
	case Buttons:
		if v, ok := buttonVerbs[spot.Index]; ok {
			return one(game.Action{Verb: v})
		}
	}
	return nil
}

// buttonVerbs are the buttons that need nothing else.
var buttonVerbs = map[uint8]game.Verb{ButtonSupply: VSupply, ButtonSkip: VSkip, ButtonEnd: VEnd, ButtonPass: VPass}

// meantNext is meant for a second click.
func (s *State) meantNext(from, spot game.Spot) []game.Action {
	c := s.cardAt(from)
	switch from.Zone {
	case Hand:
		if c != 0 && from.Seat == s.turn && spot.Zone == Voyage {
			return []game.Action{s.meantLaying(c)}
		}
	case Row:
		if from.Index < 4 && spot.Zone == Voyage && costs[from.Index] > 0 {
			return []game.Action{{Verb: VSail, A: from.Index}}
		}
	case Voyage:
		switch {
		case c == 0 || from.Seat != s.turn:
		case spot == common(Buttons, ButtonPower):
			return []game.Action{{Verb: VPower, A: c}}
		case spot == common(Buttons, ButtonFurther):
			return []game.Action{{Verb: VFurther, A: c}}
		case spot.Zone == Discard && s.cardAt(spot) != 0:
			return []game.Action{{Verb: VFetch, A: c, B: s.cardAt(spot)}}
		}
	}
	return nil
}

// cardAt is the card at a spot, 0 where there is none.
func (s *State) cardAt(spot game.Spot) uint8 {
	var p *pile
	switch {
	case spot.Zone == Discard:
		p = &s.discard
	case spot.Zone == Row && spot.Index < 4:
		return s.row[spot.Index]
	case spot.Seat < 0 || spot.Seat >= game.Seat(s.seats):
		return 0
	case spot.Zone == Hand:
		p = &s.p[spot.Seat].hand
	case spot.Zone == Voyage:
		p = &s.p[spot.Seat].voyage
	default:
		return 0
	}
	if spot.Index >= p.n {
		return 0
	}
	return p.c[spot.Index]
}

// meantLaying is what a card of the hand would be laid as.
func (s *State) meantLaying(card uint8) game.Action {
	if s.top().kind == StepCoach {
		return game.Action{Verb: VLay, A: card}
	}
	return laying(card, s.me().last())
}
