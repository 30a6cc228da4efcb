package globe

import (
	"slices"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// travellers are the pawns, those of one square in the order of their pile. Of whom one may be chosen now, the pawn can
// be clicked as the panel can; a fan or a token with one in it is opened for that.
func (l *Layout) travellers() {
	whom := l.whom()
	for square := range l.B.R.Road {
		n := 0
		for n < rules.MaxSeats && l.View.At(lay.Common(rules.RoadZone, square, n)).Back != 0 {
			n++
		}
		at := func(i int) stage.Rect { return l.At.PawnRect(l.B.Style, square, i, max(n, i+1)) }
		chosen := func(i int) bool {
			return slices.Contains(whom, rules.PawnOf(l.View.At(lay.Common(rules.RoadZone, square, i))))
		}
		of := n
		if n > 1 && slices.ContainsFunc(upTo(n), chosen) {
			at, of = l.spread(square, n).at, 1
		}
		for i := range rules.MaxSeats {
			s := lay.Common(rules.RoadZone, square, i)
			if i >= n {
				l.Out.At[s] = l.At.PawnRect(l.B.Style, square, i, i+1)
				continue
			}
			seat := rules.PawnOf(l.View.At(s))
			l.Piece(s, l.pawn(seat, i, of), at(i))
			if chosen(i) {
				l.Out.Places = append(l.Out.Places, board.Place{Spot: lay.Of(seat, rules.SeatSpot, 0), Twin: true,
					Rect: at(i), Lit: kit.Lit, Room: pawnRoom})
			}
		}
	}
}

// pawnRoom is how far the frame about a pawn reaches out of it.
const pawnRoom = 3.0

// upTo are the numbers from 0 below n.
func upTo(n int) (out []int) {
	for i := range n {
		out = append(out, i)
	}
	return out
}

// whom are the seats of which the page's seat may choose one now.
func (l *Layout) whom() (out []game.Seat) {
	if !l.mine() || l.Ctx.Holes {
		return nil
	}
	if l.bartersWith() {
		return l.B.R.Whom(l.View, l.B.R.Barter.Begin)
	}
	for _, v := range l.B.R.Steps[l.Step].Verbs {
		if v == rules.VAim || l.B.Take != 0 && v == l.B.Take {
			out = append(out, l.B.R.Whom(l.View, v)...)
		}
	}
	return out
}

// rank is a pile of pawns that is opened: side by side in one line or two.
type rank struct {
	first stage.Rect // the first pawn
	cols  int
}

// rankGap is between pawns of a rank.
const rankGap = 8.0

func (r rank) at(i int) stage.Rect {
	col, row := i%r.cols, i/r.cols
	return r.first.At(r.first.X+float64(col)*(r.first.W+rankGap), r.first.Y+float64(row)*(r.first.H+rankGap))
}

// spread is the rank of so many pawns of a square, near it where it hides least of what else can be clicked and of
// other pawns.
func (l *Layout) spread(square, n int) rank {
	k := l.At.larger()
	own := l.At.PawnRect(l.B.Style, square, 0, 1)
	shy := l.shy(square)
	var best rank
	least := -1.0
	for rows := 1; rows <= 2 && rows <= n; rows++ {
		cols := (n + rows - 1) / rows
		w, h := k*PawnW, k*PawnH
		all := stage.Rect{W: float64(cols)*(w+rankGap) - rankGap, H: float64(rows)*(h+rankGap) - rankGap}
		for dy := -2.0; dy <= 2; dy += 0.5 {
			for dx := -2.0; dx <= 2; dx += 0.5 {
				r := all.At(own.X+(own.W-all.W)/2+dx*all.W/2, own.Y+own.H-all.H+dy*h)
				r.X = min(max(r.X, l.At.Poster.X), l.At.Poster.X+l.At.Poster.W-r.W)
				r.Y = min(max(r.Y, l.At.Poster.Y), l.At.Poster.Y+l.At.Poster.H-r.H)
				if cost := hidden(r, shy) + 60*(dx*dx+dy*dy); least < 0 || cost < least {
					least, best = cost, rank{stage.Rect{X: r.X, Y: r.Y, W: w, H: h}, cols}
				}
			}
		}
	}
	return best
}

// hidden is how much of some rectangles lies under one, in square pixels.
func hidden(r stage.Rect, shy []stage.Rect) (sum float64) {
	for _, o := range shy {
		w := min(r.X+r.W, o.X+o.W) - max(r.X, o.X)
		h := min(r.Y+r.H, o.Y+o.H) - max(r.Y, o.Y)
		sum += max(w, 0) * max(h, 0)
	}
	return sum
}

// shy is what pawns of a square that are opened had better not hide: discs that can be gone to, and other pawns.
func (l *Layout) shy(square int) (out []stage.Rect) {
	for _, t := range l.targets() {
		out = append(out, stage.Rect{X: t.stop[0] - t.r, Y: t.stop[1] - t.r, W: 2 * t.r, H: 2 * t.r})
	}
	for o := range l.B.R.Road {
		if o != square && l.View.At(lay.Common(rules.RoadZone, o, 0)).Back != 0 {
			out = append(out, l.At.PawnRect(l.B.Style, o, 0, 1))
		}
	}
	return out
}

// pawn is how a seat's pawn looks, the i-th of so many on its square: stuck where it
// lacks its pass on the road, and its part of the token where they are many.
func (l *Layout) pawn(seat game.Seat, i, of int) stage.Pic {
	p := stage.Pic{Kind: "gl.pawn", ID: l.Colour(seat), Data: l.B.Style}
	if of > fanned {
		p.Kind, p.Data = "gl.slice", Slice{i, of}
	}
	if l.Of(seat, rules.SquareN) > 0 && l.Of(seat, rules.PassN) == 0 {
		p.Look = 1
	}
	return p
}

// standing are the colours of those who stand on a square, in the order of their pile.
func (l *Layout) standing(square int) (out Standing) {
	for i := range rules.MaxSeats {
		if p := l.View.At(lay.Common(rules.RoadZone, square, i)); p.Back != 0 {
			out[i] = int8(l.Colour(rules.PawnOf(p))) + 1
		}
	}
	return out
}
