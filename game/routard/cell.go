package routard

import "posterestante/game/globe"

// Cell is what the sheet says of a line and a face of the die (R2.2), for whoever
// shows it.
type Cell struct {
	Pays      int          // what it costs
	Gives     int          // money, cheques or tickets, as the line has it
	Items     []globe.Item // what comes into the bag
	Again     bool         // one plays again
	Neighbour bool         // the right-hand neighbour gives it, else one plays again
}

// CellOf is the cell of a line and a face, 1 to 6.
func CellOf(line uint8, face int) Cell {
	e := &sheet[line][face-1]
	return Cell{int(e.pays), int(max(e.money, e.cheques, e.tickets)), e.items, e.again, e.neighbour != 0}
}

// LineName is the word of a line, as the notation has it.
func LineName(line uint8) string { return lineNames[line] }

// ChequePrice is what a hotel cheque costs (R1.3).
const ChequePrice = cheque

// What one must have to leave (R2.3).
const (
	LeaveMoney   = leaveMoney
	LeaveCheques = leaveCheques
)
