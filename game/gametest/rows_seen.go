package gametest

import (
	"fmt"
	"slices"
	"strings"

	"posterestante/game"
)

// asksSaid asks what was said.
func (r *Run[S]) asksSaid(c Clause) (string, bool) {
	var said []string
	shuffled := 0
	for _, e := range r.Log {
		switch e.Kind {
		case game.Note:
			said = append(said, e.Key.String())
		case game.Shuffle:
			shuffled++
		}
	}
	switch c.Word {
	case "shuffled":
		return Same(shuffled, c.Line()), true
	case "said":
		return Same(said, c.Args), true
	case "notes":
		rest := said
		for _, key := range c.Args {
			i := slices.Index(rest, key)
			if i < 0 {
				return fmt.Sprintf("said was %v", said), true
			}
			rest = rest[i+1:]
		}
		return "", true
	case "nonote":
		for _, key := range c.Args {
			if slices.Contains(said, key) || !r.lang.Notes.Has(key) {
				return fmt.Sprintf("said was %v, and that there is %s is %v", said, key, r.lang.Notes.Has(key)), true
			}
		}
		return "", true
	}
	return "", false
}

// asksSeen asks what a seat sees, and saw.
func (r *Run[S]) asksSeen(c Clause) (string, bool) {
	switch c.Word {
	case "sees":
		return r.FailsSees(c, r.lang.Called), true
	case "saw", "unseen":
		shown := map[string]bool{}
		for _, e := range r.Log {
			if seen, ok := e.For(c.Seat); ok && (e.Kind == game.Move || e.Kind == game.Flip) {
				shown[r.lang.Game.PieceName(seen.Piece.ID)] = true
			}
		}
		for _, name := range c.Args {
			if shown[name] != (c.Word == "saw") {
				return fmt.Sprintf("%s: that it was shown is %v", name, shown[name]), true
			}
		}
		return "", true
	}
	return "", false
}

// FailsSees compares what a seat sees in a zone, each piece by what it is called.
func (r *Run[S]) FailsSees(c Clause, called func(game.Piece) string) string {
	v := r.S.View(c.Seat)
	if len(c.Args) == 0 {
		return "there is no zone named"
	}
	name, whose, one := strings.Cut(c.Args[0], "/")
	z, seat := v.Table.ZoneNamed(name), game.Nobody
	if one {
		seat = seatNamed(whose)
	}
	if z == 0 {
		return "there is no such zone"
	}
	p := v.Pile(z, seat)
	if v.Table.Zones[z].Kind == game.Bag {
		return Same([]int{p.Len()}, c.Args[1:])
	}
	return Same(PileNames(p, called), c.Args[1:])
}

// Called is what a piece is called, "?" for a hidden face.
func (l *Language[S]) Called(p game.Piece) string {
	if p.ID == 0 {
		return "?"
	}
	return l.Game.PieceName(p.ID)
}

// PileNames are the pieces of a pile by what they are called, "-" for an empty place.
func PileNames(p *game.Pile, called func(game.Piece) string) (out []string) {
	for _, piece := range p.Pieces {
		if piece.Back == 0 {
			out = append(out, "-")
			continue
		}
		out = append(out, called(piece))
	}
	return out
}
