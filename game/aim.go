package game

// Aim is what an action goes after.
type Aim struct {
	Weight int    // how much it is what a turn is for; 0 where it is but on the way to something
	Of     uint32 // what: the same for actions that go after the same thing; a game's own number
	Says   Phrase // it in words, as something to do
}

// Aimer is a Teller that says what actions go after: two turns are one idea if what they are for is the same.
type Aimer interface {
	// Aim says it of an action of a seat, told what Step is told in that seat's eyes.
	Aim(before, after *View, seat Seat, a Action, events []Event) Aim
}
