package globe

import (
	"math"
	"slices"
	"sync"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// How far from its middle a square can be clicked, in logical pixels: more than it
// is drawn where its neighbours leave room, and most where one goes there now.
const (
	stopReach = 36.0
	goReach   = 66.0
	tagFar    = 25.0 // what stands beside a square counts as so far from it: farther than its neighbours reach
)

// poster is the map with the road, and each square on it as a place; those that
// can be gone to now lie above the others.
func (l *Layout) poster() {
	l.Show(stage.Pic{Kind: "gl.poster", Data: l.posterData()}, PosterBox)
	l.Out.Ground = len(l.Out.Sprites)
	all := make([]int, len(l.B.R.Road))
	for i := range all {
		all[i] = i
	}
	ahead := l.ahead()
	for _, i := range all {
		if !slices.Contains(ahead, i) {
			l.square(i, stopReach, all, nil)
		}
	}
	tags := l.tags()
	for _, i := range ahead {
		l.square(i, goReach, ahead, tags)
	}
	l.fares(tags)
}

// square is a square as a place: all that is nearer to it, or to what it costs to go
// there, than to the others.
func (l *Layout) square(i int, reach float64, among []int, tags map[int]stage.Rect) {
	x, y := l.stop(i)
	r := stage.Rect{X: x - reach, Y: y - reach, W: 2 * reach, H: 2 * reach}
	if tag, ok := tags[i]; ok {
		r = around(r, tag.Inset(-8))
	}
	p := l.Place(rules.SquareSpot(i), r)
	p.Lit, p.Room, p.Ring = stage.Pic{Kind: "gl.litstop"}, 0, stage.Pic{Kind: "gl.litstop", Look: 1}
	p.Large, p.Size = l.placePic(i), [2]float64{PlaceW, PlaceH}
	style := l.B.Style
	p.Shape = func(x, y float64) bool {
		far := func(i int) float64 {
			sx, sy := Stop(style, i, PosterBox)
			off := math.Hypot(x-sx, y-sy)
			if tag, ok := tags[i]; ok && tag.Inset(-6).Has(x, y) {
				off = math.Min(off, tagFar)
			}
			return off
		}
		own := far(i)
		return own <= reach && !slices.ContainsFunc(among, func(o int) bool { return o != i && far(o) < own })
	}
}

// chooses says whether the page's seat chooses now how far it goes.
func (l *Layout) chooses() bool { return l.mine() && l.B.Moves != nil && l.B.Moves(l.Step) }

// ahead are the squares that the page's seat may go or fly to now, if it has what
// that costs.
func (l *Layout) ahead() (out []int) {
	if !l.chooses() {
		return nil
	}
	road, from := l.B.R.Road, l.Of(l.Ctx.Page, rules.SquareN)
	for n := 1; n <= 6 && from+n < len(road); n++ {
		out = append(out, from+n)
	}
	for _, way := range []int{1, -1} {
		for i := from + way; i > 0 && i < len(road) && road[from].Kind == rules.Airport; i += way {
			if road[i].Kind != rules.Airport {
				continue
			}
			if !slices.Contains(out, i) {
				out = append(out, i)
			}
			break
		}
	}
	return out
}

// posterData is what the poster shows of the road.
func (l *Layout) posterData() Poster {
	out := Poster{Style: l.B.Style, Title: l.Game("name"), Line: l.Head("world")}
	n := 0
	for i, q := range l.B.R.Road {
		out.Kinds[i] = q.Kind
		if q.Kind == rules.Airport {
			out.Places[n] = l.placeName(q.Key)
			n++
		}
	}
	return out
}

func (l *Layout) stop(square int) (x, y float64) { return Stop(l.B.Style, square, PosterBox) }

// placePic is a square shown large.
func (l *Layout) placePic(i int) stage.Pic {
	q := l.B.R.Road[i]
	return stage.Pic{Kind: "gl.place", Data: Place{l.B.Style, q.Kind, i, int(q.Price), l.placeName(q.Key), l.kindName(q.Kind)}}
}

// tags are where it stands what going to a square ahead costs, while the seat may
// choose how far it goes: each beside its square, where it hides least.
func (l *Layout) tags() map[int]stage.Rect {
	if !l.chooses() {
		return nil
	}
	from, out := l.Of(l.Ctx.Page, rules.SquareN), map[int]stage.Rect{}
	var taken [][2]float64
	for i := range l.B.R.Road {
		x, y := l.stop(i)
		taken = append(taken, [2]float64{x, y})
	}
	poster := l.posterData()
	names := poster.onTable()
	for n := 1; n <= 6 && from+n < len(l.B.R.Road); n++ {
		x, y := l.stop(from + n)
		at := freest(x, y, from+n, taken, names)
		taken = append(taken, at)
		out[from+n] = stage.Rect{X: at[0] - FareW/2, Y: at[1] - FareH/2, W: FareW, H: FareH}
	}
	return out
}

// fares are what the squares ahead cost.
func (l *Layout) fares(tags map[int]stage.Rect) {
	from := l.Of(l.Ctx.Page, rules.SquareN)
	for n := 1; n <= 6; n++ {
		if r, ok := tags[from+n]; ok {
			fare, look := int(rules.Fare(n)), 0
			if fare > l.Of(l.Ctx.Page, rules.MoneyN) {
				look = 1
			}
			l.Show(stage.Pic{Kind: "gl.fare", ID: fare, Look: look, Text: l.money(fare)}, r)
		}
	}
}

// around is the least rectangle about two.
func around(a, b stage.Rect) stage.Rect {
	x, y := math.Min(a.X, b.X), math.Min(a.Y, b.Y)
	return stage.Rect{X: x, Y: y, W: math.Max(a.X+a.W, b.X+b.W) - x, H: math.Max(a.Y+a.H, b.Y+b.H) - y}
}

// freest is the middle of a fare beside a square, on that side of it where the
// nearest other thing is farthest away.
func freest(x, y float64, own int, taken [][2]float64, names []stage.Rect) (best [2]float64) {
	r, most := StopR(PosterBox), -1.0
	for _, d := range [][2]float64{{0, r + FareH/2 - 2}, {r + FareW/2 - 4, 0}, {-r - FareW/2 + 4, 0}, {0, -r - FareH/2 + 2}} {
		at, near := [2]float64{x + d[0], y + d[1]}, math.Inf(1)
		if !PosterBox.Inset(FareW/2).Has(at[0], at[1]) {
			continue
		}
		for i, o := range taken {
			if i != own {
				near = min(near, math.Hypot((o[0]-at[0])*0.7, o[1]-at[1]))
			}
		}
		tag := stage.Rect{X: at[0] - FareW/2, Y: at[1] - FareH/2, W: FareW, H: FareH}
		if slices.ContainsFunc(names, tag.Meets) {
			near /= 4
		}
		if near > most {
			best, most = at, near
		}
	}
	return best
}

// queues are how far off the start the travellers wait who haven't left, so that six
// of them hide as little of the road as can be; by style.
var queues = sync.OnceValue(func() (out [NumStyles][2]float64) {
	for style := range NumStyles {
		x, y := Stop(style, 0, PosterBox)
		least := math.Inf(1)
		for dy := -120.0; dy <= 160; dy += 4 {
			for dx := -200.0; dx <= 200; dx += 4 {
				long := 17.0*(rules.MaxSeats-1) + PawnW
				r := stage.Rect{X: x + dx - long/2, Y: y + dy - PawnH + 8, W: long, H: PawnH}
				if in := PosterBox.Inset(22); r.X < in.X || r.Y < in.Y || r.X+r.W > in.X+in.W || r.Y+r.H > in.Y+in.H {
					continue
				}
				cost := math.Hypot(dx, dy)
				for i := range roads()[style] {
					sx, sy := Stop(style, i, PosterBox)
					s := StopR(PosterBox) + 4
					cost += 4 * shared(r, stage.Rect{X: sx - s, Y: sy - s, W: 2 * s, H: 2 * s})
				}
				if cost < least {
					least, out[style] = cost, [2]float64{dx, dy}
				}
			}
		}
	}
	return out
})

// PawnRect is where the n-th of a pile of pawns stands on a square, from 0: they
// walk one behind the other.
func PawnRect(style Style, square, n, of int) stage.Rect {
	const step = 17.0
	x, y := Stop(style, square, PosterBox)
	if square == 0 {
		off := queues()[style%NumStyles]
		x, y = x+off[0], y+off[1]
	}
	long := step*float64(of-1) + PawnW
	left := min(max(x-long/2, PosterBox.X), PosterBox.X+PosterBox.W-long)
	return stage.Rect{X: left + step*float64(n), Y: y - PawnH + 8, W: PawnW, H: PawnH}
}

// travellers are the pawns, those of one square in the order of their pile.
func (l *Layout) travellers() {
	for square := range l.B.R.Road {
		n := 0
		for n < rules.MaxSeats && l.View.At(lay.Common(rules.RoadZone, square, n)).Back != 0 {
			n++
		}
		for i := range rules.MaxSeats {
			s := lay.Common(rules.RoadZone, square, i)
			r := PawnRect(l.B.Style, square, i, max(n, i+1))
			if i >= n {
				l.Out.At[s] = r
				continue
			}
			l.Piece(s, l.pawn(rules.PawnOf(l.View.At(s))), r)
		}
	}
}

// pawn is how a seat's pawn looks: stuck where it lacks its pass on the road.
func (l *Layout) pawn(seat game.Seat) stage.Pic {
	p := stage.Pic{Kind: "gl.pawn", ID: l.Colour(seat), Data: l.B.Style}
	if l.Of(seat, rules.SquareN) > 0 && l.Of(seat, rules.PassN) == 0 {
		p.Look = 1
	}
	return p
}
