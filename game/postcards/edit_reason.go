package postcards

import (
	"fmt"

	"posterestante/game"
)

// Impossible says why a position can't be, or why an Edit can't be done. As an
// error it speaks English; Key and the rest let others say it in their words.
type Impossible struct {
	Key  string    // key of its words: "camps", "gap.gifts" ...
	Rule game.Rule // the rule that forbids it; empty where none does
	Seat game.Seat // whose things are meant; Nobody where it is nobody's
	N    int       // how many there are; 0 where nothing is counted
	Most int       // how many there may be, likewise
	text string
}

// Error says it in English, with the number of the rule.
func (i *Impossible) Error() string {
	if i.Rule == "" {
		return i.text
	}
	return fmt.Sprintf("%s (%s)", i.text, i.Rule)
}

// cannot makes an Impossible; the text is for those who read no keys.
func cannot(key string, rule game.Rule, seat int, n, most int, format string, args ...any) error {
	return &Impossible{key, rule, game.Seat(seat), n, most, fmt.Sprintf(format, args...)}
}

// nobody is the seat of what belongs to no seat.
const nobody = int(game.Nobody)

// Problems lists what is impossible about a position, nothing if it can be
// played. Of each sort of problem it names the first.
func (s *State) Problems() []*Impossible {
	var out []*Impossible
	for _, check := range append(s.sound(), s.lawful()...) {
		err := check()
		if err == nil {
			continue
		}
		why, ok := err.(*Impossible)
		if !ok { // a step tells more than a player wants to know
			why = &Impossible{Key: "step", Seat: s.turn, text: err.Error()}
		}
		out = append(out, why)
	}
	return out
}
