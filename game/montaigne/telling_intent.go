package montaigne

import "posterestante/game"

var _ game.Intender = Teller{}

// Intent tells of the face-down card what its back shows: should it be the Call, another comes in its place (M6.1).
func (Teller) Intent(before *game.View, seat game.Seat, a game.Action) phrase {
	s := FromView(before)
	card := s.row[len(s.row)-1]
	if a.Verb != VTake || int(a.A) != len(s.row)-1 || s.top().Kind != StepTake || card <= NumCards {
		return phrase{}
	}
	t := &riding{before: s, after: s, seat: seat, a: a}
	return t.line("take_covered", args{"City": cityName(Cards[card].City)})
}

// IntentMark adds nothing to what an action that is done shows.
func (Teller) IntentMark(*game.View, game.Seat, game.Action) phrase { return phrase{} }
