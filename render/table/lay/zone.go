package lay

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Look is how a piece looks where it lies.
type Look struct {
	Pic   stage.Pic  // Kind "" for nothing
	Large stage.Pic  // what is shown when it is pointed at; Kind "" for nothing
	Size  [2]float64 // of Large
	Brief bool       // Large says all but its name
	Told  bool       // Large says all
	Solid bool       // it hides what lies under it
}

// Looks says how a piece looks at a spot; p.ID is 0 where it lies face down.
type Looks func(s game.Spot, p game.Piece) Look

// Zone is how the pieces of a zone lie and look: a row of a game's table.
type Zone struct {
	Zone game.Zone
	Row                            // where they lie,
	At   func(i, n int) stage.Rect // unless the game says it itself
	// it has so many places, empty ones too; 0: as many as lie there, and room for one more
	N      int
	From   int                             // the index of the first place
	Packed bool                            // of its places only those where something lies are shown, side by side
	Look   Looks                           // how each piece looks
	On     func(s game.Spot, r stage.Rect) // lays what lies on a piece, over it and under the next; may be nil
}

func (z *Zone) at(i, n int) stage.Rect {
	if z.At != nil {
		return z.At(i, n)
	}
	return z.Row.At(i, n)
}

// Zones lays the pieces of zones, one zone after the other; seat is Nobody for
// those that all share.
func (l *Lay) Zones(seat game.Seat, zones ...Zone) {
	for i := range zones {
		z := &zones[i]
		lies := l.View.Pile(z.Zone, seat).Len()
		places, n := z.N, z.N
		if z.N == 0 || z.Packed {
			n = lies
		}
		if z.N == 0 {
			places = lies
			l.Out.At[Of(seat, z.Zone, z.From+n)] = z.at(n, n)
		}
		at := 0
		for i := range places {
			s := Of(seat, z.Zone, z.From+i)
			if z.Packed && l.View.At(s).Back == 0 {
				l.Out.At[s] = z.at(0, n)
				continue
			}
			r := z.at(at, n)
			at++
			l.Card(s, r, z.Look)
			if z.On != nil {
				z.On(s, r)
			}
		}
	}
}

// Card is the place of a spot with the piece that lies there, if any.
func (l *Lay) Card(s game.Spot, r stage.Rect, look Looks) *board.Place {
	p := l.Place(s, r)
	if piece := l.View.At(s); piece.Back != 0 {
		k := look(s, piece)
		p.Large, p.Size, p.Brief, p.Told, p.Solid = k.Large, k.Size, k.Brief, k.Told, k.Solid
		if k.Pic.Kind != "" {
			l.Piece(s, k.Pic, r)
		}
	}
	return p
}

// Stack lays the pieces that stand at one spot in their order, the first at the
// lowest sub-place: pawns on a square. The next comes where the row has room.
func (l *Lay) Stack(z game.Zone, index int, row Row, look Looks) {
	n := 0
	for n < l.View.Table.Zones[z].Sub && l.View.At(Common(z, index, n)).Back != 0 {
		n++
	}
	for i := range n {
		l.Card(Common(z, index, i), row.At(i, n), look)
	}
	l.Out.At[Common(z, index, n)] = row.At(n, n+1)
}

// Spread has the pieces of a pile shown when its place is pointed at, the last
// first, each w x h.
func (l *Lay) Spread(p *board.Place, w, h float64, look Looks) {
	pile := l.View.Pile(p.Spot.Zone, p.Spot.Seat).Pieces
	for i := range pile {
		s := p.Spot
		s.Index = uint8(len(pile) - 1 - i)
		p.Spread = append(p.Spread, look(s, pile[s.Index]).Pic)
	}
	p.Cell = [2]float64{w, h}
}
