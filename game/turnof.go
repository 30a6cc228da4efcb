package game

// Turned is a State in which others may decide something in a seat's turn, such
// as what they bid.
type Turned interface {
	// Active is whose turn it is.
	Active() Seat
}

// TurnOf is whose turn it is: mostly who decides next.
func TurnOf(st State) Seat {
	if s, ok := st.(Turned); ok {
		return s.Active()
	}
	return st.Turn()
}
