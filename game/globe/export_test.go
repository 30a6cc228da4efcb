package globe

import "posterestante/game"

// Says is all that a teller says of a position itself, by what it is of.
func (t *Teller) Says(s *State) map[string]any {
	out := map[string]any{"ask": t.ask(s), "supply": t.supplyLabel(s)}
	add := func(what string, i int, p game.Phrase) { out[what+string(rune('0'+i))] = p }
	for i := range s.R.Road {
		add("square", i, t.squareLabel(s, i))
	}
	for i := range game.Seat(s.Seats) {
		add("seat", int(i), t.seatLabel(s, i))
	}
	for i := range uint8(16) {
		add("choice", int(i), t.choiceLabel(s, int(i)))
		add("good", int(i), t.goodLabel(s, i))
		add("button", int(i), t.buttonLabel(s, i))
	}
	return out
}
