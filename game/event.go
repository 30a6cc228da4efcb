package game

import "slices"

// EventKind is what kind of thing happened; the set is closed.
type EventKind uint8

// The kinds of event.
const (
	Move    EventKind = iota + 1 // Piece goes From -> To
	Flip                         // the piece at From shows another side, or to others
	Count                        // Counter of Seat becomes Value
	Roll                         // a die of Seat shows Value
	Shuffle                      // all pieces of From go into the bag To, which is mixed
	Turn                         // Seat decides next
	Note                         // something said: Rule, Key, Piece, To, Value
	End                          // the game is over
	Seal                         // Seat has decided in secret: it stays so until all who are asked have
)

var eventNames = [...]string{"", "move", "flip", "count", "roll", "shuffle", "turn", "note", "end", "seal"}

// String names the kind.
func (k EventKind) String() string { return eventNames[k] }

// Event is what happened: what and where, never how long or how it looks. Knew
// and Knows say which seats knew the piece's face before and know it after.
type Event struct {
	Kind        EventKind
	Seat        Seat // whose counter, die or turn; who speaks a Note
	Counter     Counter
	From, To    Spot
	Piece       Piece
	Knew, Knows Seats
	Value       int32
	Rule        Rule
	Key         NoteKey
}

// For is the event as a seat may see it. ok is false where the seat may not
// hear of it at all (a Note that others may not hear).
func (e Event) For(seat Seat) (seen Event, ok bool) {
	switch e.Kind {
	case Move, Flip:
		if !e.Knew.Has(seat) && !e.Knows.Has(seat) {
			e.Piece.ID = 0
		}
	case Note:
		return e, e.Knows.Has(seat)
	}
	return e, true
}

// Learns says whether by this event the seat comes to know something that it
// could not have known: the reason why it can't be taken back.
func (e Event) Learns(seat Seat) bool {
	switch e.Kind {
	case Move, Flip:
		return e.Knows.Has(seat) && !e.Knew.Has(seat)
	case Roll, Shuffle, Seal:
		return true
	}
	return false
}

// Log gathers the events of an action. A nil log gathers nothing.
type Log struct{ Events []Event }

// Add appends an event; it may be called on a nil log.
func (l *Log) Add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}

// Move logs a piece's way that everyone sees, its face included; Secret one of
// which some seats alone know the face, before and after.
func (l *Log) Move(from, to Spot, p Piece) { l.Secret(from, to, p, Everyone, Everyone) }

// Secret logs a piece's way, see Move.
func (l *Log) Secret(from, to Spot, p Piece, knew, knows Seats) {
	if l != nil {
		l.Add(Event{Kind: Move, Seat: Nobody, From: from, To: to, Piece: p, Knew: knew, Knows: knows})
	}
}

// Note logs something said about what was done, by its rule; all hear it.
func (l *Log) Note(rule Rule, key NoteKey, seat Seat, p Piece, at Spot, v int32) {
	if l != nil {
		l.Add(Event{Kind: Note, Seat: seat, Rule: rule, Key: key, Piece: p, To: at, Value: v, Knew: Everyone,
			Knows: Everyone})
	}
}

// For gives the events as a seat may see them.
func (l *Log) For(seat Seat) []Event { return EventsFor(l.Events, seat) }

// EventsFor gives events as a seat may see them.
func EventsFor(events []Event, seat Seat) []Event {
	var out []Event
	for _, e := range events {
		if e, ok := e.For(seat); ok {
			out = append(out, e)
		}
	}
	return out
}

// NoteKey names what a Note says. A game makes each once, by Notes.Add, so that a misspelt one doesn't compile.
type NoteKey struct{ name string }

// String is the key of the note's words.
func (k NoteKey) String() string { return k.name }

// Notes are what a game's notes say.
type Notes []NoteKey

// Has says whether one of them is called so.
func (n Notes) Has(name string) bool { return slices.Contains(n, NoteKey{name}) }

// Add is another one.
func (n *Notes) Add(name string) NoteKey {
	*n = append(*n, NoteKey{name})
	return NoteKey{name}
}
