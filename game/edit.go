package game

import (
	"errors"
	"fmt"
)

// Editable is a State that can be changed by hand, no action of its game.
// Whatever is done to it, every piece still lies in one place; what the rules
// forbid about the whole Problems says. What can't be done leaves it as it was,
// and the error is an Impossible.
type Editable interface {
	State
	// Choices are the pieces that can be laid at a spot, face up; none where
	// nothing can.
	Choices(at Spot) []Piece
	// Where is the spot on which a piece lies, by its identity; its Zone is 0 for
	// a piece that lies nowhere, or is one of several alike.
	Where(id uint16) Spot
	// Put lays a piece at a spot. It changes places with what lies there; where
	// nothing does, it leaves its own place empty. A list takes one more piece at
	// the index after its last. With id 0 what lies there goes under its deck.
	Put(at Spot, id uint16) error
	// Insert lays a piece before the one that lies at an index of a list.
	Insert(at Spot, id uint16) error
	// Swap has two pieces of a sort lie each where the other does, as if they
	// always had: all else stays. It is for pieces that nobody has seen.
	Swap(a, b uint16)
	// Range is what a counter may be set to; ok is false for one that follows from
	// other things.
	Range(c Counter, seat Seat) (d Range, ok bool)
	// SetCounter sets a counter within its Range.
	SetCounter(c Counter, seat Seat, n int) error
	// SetTurn has a seat decide next, with nothing left to settle; an ended match
	// goes on by that. With passed those between have had their turns.
	SetTurn(seat Seat, passed bool)
	// SetSeats lets so many play: the last one leaves, or one more joins.
	SetSeats(n int) error
	// Fill fills gaps from the decks.
	Fill()
	// Shortcuts are changes of several things at once that are offered at a spot.
	Shortcuts(at Spot) []Shortcut
	// Problems are what is impossible about the position, of each sort the first;
	// none if it can be played.
	Problems() []error
}

// Drafter is a Game whose positions can be changed by hand. Draft reads one as
// Load does, but one in which only the pieces must be right.
type Drafter interface {
	Draft([]byte) (Editable, error)
}

// Range is what a counter may be set to by hand: from Least to Most, or a set of
// things, so many bits each by the order of Values.
type Range struct {
	Least, Most int
	// what each number means, from Least on; none for what is counted. Nothing: it can't be set to that
	Values []Phrase
	Set    bool
	Bits   int // of a set: of each thing, as many as count how often it is in; 0 is 1
	Step   int // it is a multiple of this; 0 is 1
}

// Each is how many bits of a set count one thing.
func (d Range) Each() int { return max(d.Bits, 1) }

// Has says whether it may be set to a number.
func (d Range) Has(n int) bool {
	if n < d.Least || n > d.Most || n%max(d.Step, 1) != 0 {
		return false
	}
	return d.Set || len(d.Values) == 0 || d.Values[n-d.Least].Kind != Nothing
}

// Shortcut is a change of several things at once. Do changes the state that it
// was asked of.
type Shortcut struct {
	Words Phrase
	Do    func() error
}

// Impossible says why a position can't be, or can't be changed so. As an error it
// speaks English; Say is the same without a language.
type Impossible struct {
	Say  Phrase
	text string
}

// Error says it in English, with the number of the rule.
func (i *Impossible) Error() string {
	if i.Say.Rule == "" {
		return i.text
	}
	return fmt.Sprintf("%s (%s)", i.text, i.Say.Rule)
}

// Cannot makes an Impossible; the text is for those who read no phrases.
func Cannot(say Phrase, format string, args ...any) error {
	return &Impossible{say, fmt.Sprintf(format, args...)}
}

// What no game allows.
func CannotLay(at Spot) error {
	return Cannot(SayShared("editor.why.spot"), "nothing can be laid at %+v", at)
}
func CannotBe(what string, n, most int) error {
	return Cannot(SayShared("editor.why.number", Args{"Most": SayNumber(most)}), "%s can't be %d, at most %d",
		what, n, most)
}

// SayImpossible is why a position can't be. An error that is no Impossible tells
// more than a player wants to know.
func SayImpossible(err error) Phrase {
	if why := (*Impossible)(nil); errors.As(err, &why) {
		return why.Say
	}
	return SayShared("editor.why.step")
}

// Caller is an Editable whose seats may have others decide something: by an auction, by an offer, by ringing. Beside a
// real table that is done here, since seats that are played here decide as well.
type Caller interface {
	// Calls are what a seat could so begin, as far as all know what it has; while Calling, what comes next of it.
	Calls(seat Seat) []Call
	// Called is what they are called on a button.
	Called() Phrase
	// Calling says whether what the seat to act began so is still being put together.
	Calling() bool
}

// Call is one of them.
type Call struct {
	Words  Phrase   // what it is about
	From   Editable // the position in which it is begun
	Action Action
}
