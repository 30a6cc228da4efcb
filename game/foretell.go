package game

// Foretelling is what an action comes to when what nobody knows beforehand is told
// bit by bit, as it comes to light on a real table.
type Foretelling struct {
	Before Editable // the position acted on, in which the cards that were told lie where they come from
	After  Editable // what came of it; nil while Ask is set
	Events []Event  // what happened, up to what must be told
	// what must be told first: a piece (Move, Flip) by its identity, a die (Roll) by its face, what
	// a seat decides in secret (Seal) by its place in Legal
	Ask *Event

	Choices []Piece  // all that an asked piece may be; none where the spots of Ask say it
	At      State    // where a Seal is asked, the position that it is decided in
	Legal   []Action // and what can be decided
	Values  []Phrase // in words
	Words   Phrase   // what is asked, in words; nothing for a bid
}

// Foreteller is an Editable that foretells by its own means: it has dice, pieces
// that are alike, or decisions of others within a turn.
type Foreteller interface {
	Foretell(a Action, told []uint16) Foretelling
}

// Foretell does a legal action of a seat whose pieces are told, by identity, in
// the order in which the action shows them: their faces to that seat, or their
// backs where these are of several kinds. When it shows one more it stops there
// and asks: what the rest comes to may depend on that. The position stays as it is.
func Foretell(st Editable, a Action, told []uint16) Foretelling {
	if own, ok := st.(Foreteller); ok {
		return own.Foretell(a, told)
	}
	seat := st.Turn()
	before := st.Clone().(Editable)
	for n := 0; ; n++ {
		after := before.Clone().(Editable)
		var log Log
		after.Apply(a, &log)
		i := shows(before, log.Events, seat, n)
		switch {
		case i < 0:
			return Foretelling{Before: before, After: after, Events: log.Events}
		case n == len(told):
			return Foretelling{Before: before, Events: log.Events[:i], Ask: &log.Events[i]}
		case log.Events[i].Piece.ID != told[n]:
			before.Swap(log.Events[i].Piece.ID, told[n])
		}
	}
}

// shows is which event shows a piece after n others did; -1 for none.
func shows(st Editable, events []Event, seat Seat, n int) int {
	bags := st.View(Nobody).Table.Zones
	for i, e := range events {
		up := (e.Kind == Move || e.Kind == Flip) && e.Learns(seat)
		if e.Kind == Move && !e.Knows.Has(seat) && bags[e.From.Zone].Kind == Bag && bags[e.To.Zone].Kind != Bag {
			up = Backs(st.Choices(e.To)) > 1
		}
		if !up {
			continue
		}
		if n == 0 {
			return i
		}
		n--
	}
	return -1
}

// Backs counts the different backs of pieces.
func Backs(pieces []Piece) int {
	seen := map[uint8]bool{}
	for _, p := range pieces {
		seen[p.Back] = true
	}
	return len(seen)
}
