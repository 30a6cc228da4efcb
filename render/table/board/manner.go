package board

import (
	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
)

// Manner is how an event is shown.
type Manner struct {
	How anim.Manner
	// what lies on the way of what rolls, on a Layout's Map; nil for a bend of the road
	Via   func(on stage.Rect) []anim.Point
	Glow  anim.Glow // goes with it there
	Mark  stage.Pic // a dash of that way; Kind "" for none
	Back  stage.Pic // what a piece from a deck shows until it has turned over; of a deck that is mixed its back
	Dust  stage.Pic // what flies up where it lands; Kind "" for nothing
	Trace bool      // it belongs to the trace of another seat's last move
	Rides bool      // it has no motion of its own: it goes with the piece that it lies on, which moves next
	Cue   string    // its sound, "" for none
	Speak bool      // the card is shown large, to be read, before what follows from it
	Die   *Die      // of a roll: the die that shows it; nil where none lies on the table
}

// Die is a die that lies on the table.
type Die struct {
	Key     string       // of its sprite
	Counter game.Counter // which it shows
	Tumbles []stage.Pic  // what it shows while it rolls, in turn
}

// Dust is the usual one.
var Dust = stage.Pic{Kind: "puff"}

// Move is how pieces of a sort move from one zone to another; 0 is any.
type Move struct {
	Back     uint8
	From, To game.Zone
	Manner
}

// Moves are how all pieces of a game move: of several that fit the first holds.
type Moves []Move

// Of is how a piece moves. One that stays face down doesn't turn over.
func (m Moves) Of(e game.Event) Manner {
	for _, row := range m {
		if row.Back != 0 && row.Back != e.Piece.Back || row.From != 0 && row.From != e.From.Zone || row.To != 0 &&
			row.To != e.To.Zone {
			continue
		}
		if e.Piece.ID == 0 {
			row.Manner.Back = stage.Pic{}
		}
		return row.Manner
	}
	return Manner{}
}

// Cue is the sound of a piece that moves, or of cards that are mixed. It depends
// on nothing that is hidden.
func (m Moves) Cue(e game.Event) string {
	switch e.Kind {
	case game.Move:
		return m.Of(e).Cue
	case game.Shuffle:
		return "shuffle"
	}
	return ""
}
