package postcards

import "posterestante/game"

// cannot is a game.Impossible: the key of its words after "why.", the rule that
// forbids it, whose things are meant, how many there are and may be; the text is
// for those who read no words.
func cannot(key string, rule game.Rule, seat int, n, most int, format string, args ...any) error {
	places := game.Args{"Who": {}, "Most": game.SayNumber(most)}
	if seat != nobody {
		places["Who"] = game.SaySeat(game.Seat(seat))
	}
	return game.Cannot(game.SayN("why."+key, n, places).By(rule), format, args...)
}

// nobody is the seat of what belongs to no seat.
const nobody = int(game.Nobody)

// Problems lists what is impossible about a position, see game.Editable.
func (s *State) Problems() (out []error) {
	for _, check := range append(s.sound(), s.lawful()...) {
		if err := check(); err != nil {
			out = append(out, err)
		}
	}
	return out
}
