package game

// Editable is a State that can be changed by hand. Whatever is done to it, every
// piece still lies in one place; what the rules forbid about the whole Check says.
type Editable interface {
	State
	// Choices are the pieces that can be laid at a spot, face up; none where
	// nothing can.
	Choices(at Spot) []Piece
	// Where is the spot on which a piece lies, by its identity; its Zone is 0 for
	// a piece that lies nowhere.
	Where(id uint16) Spot
	// Put lays a piece at a spot. It changes places with what lies there; where
	// nothing does, it leaves its own place empty. A list takes one more piece at
	// the index after its last.
	Put(at Spot, id uint16) error
	// Insert lays a piece before the one that lies at an index of a list.
	Insert(at Spot, id uint16) error
	// Range is what a counter may be set to; ok is false for one that follows
	// from other things.
	Range(c Counter, seat Seat) (least, most int, ok bool)
	// SetCounter sets a counter within its Range.
	SetCounter(c Counter, seat Seat, n int) error
	// SetTurn has a seat decide next, with nothing left to settle; an ended match
	// goes on by that.
	SetTurn(seat Seat)
}
