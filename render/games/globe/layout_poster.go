package globe

import (
	"math"
	"slices"

	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// stopReach is how far from its middle a square can be clicked, in logical pixels: more
// than it is drawn where its neighbours leave room.
const stopReach = 42.0

// poster is the map with the road, and each square on it as a place.
func (l *Layout) poster() {
	l.Show(stage.Pic{Kind: "gl.poster", Data: l.posterData()}, l.At.Poster)
	l.Out.Ground = len(l.Out.Sprites)
	for i := range l.B.R.Road {
		l.square(i)
	}
	l.comeForward(l.targets())
}

// square is a square as a place: all that is nearer to it than to another.
func (l *Layout) square(i int) {
	x, y := l.stop(i)
	style, poster, squares := l.B.Style, l.At.Poster, len(l.B.R.Road)
	p := l.stopPlace(i, stage.Rect{X: x - stopReach, Y: y - stopReach, W: 2 * stopReach, H: 2 * stopReach})
	p.Shape = func(x, y float64) bool {
		far := func(i int) float64 {
			sx, sy := Stop(style, i, poster)
			return math.Hypot(x-sx, y-sy)
		}
		own := far(i)
		if own > stopReach {
			return false
		}
		for o := range squares {
			if o != i && far(o) < own {
				return false
			}
		}
		return true
	}
}

// stopPlace is a square as a place in a rectangle about its middle.
func (l *Layout) stopPlace(i int, r stage.Rect) *board.Place {
	p := l.Place(rules.SquareSpot(i), r)
	p.Lit, p.Room, p.Ring = stage.Pic{Kind: "gl.litstop"}, 0, stage.Pic{Kind: "gl.litstop", Look: 1}
	d := l.place(i)
	p.Large, p.Size = stage.Pic{Kind: "gl.place", Data: d}, [2]float64{PlaceW, d.High()}
	return p
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

func (l *Layout) stop(square int) (x, y float64) { return Stop(l.B.Style, square, l.At.Poster) }
