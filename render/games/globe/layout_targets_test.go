package globe_test

import (
	"fmt"
	"image"
	"math"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/games/globe"
	"posterestante/render/table/board"
)

// steering are the steps of a game in which a seat chooses how far it goes.
func steering(b globe.Board) (out []rules.StepKind) {
	for i := range b.R.Steps {
		if b.Moves != nil && b.Moves(rules.StepKind(i)) {
			out = append(out, rules.StepKind(i))
		}
	}
	return out
}

// TestSquaresAreLargeTargets checks that from each square of both roads, in both
// languages, each square that can be gone or flown to takes the pointer over a disc of
// 41 pixels of a window of 1280x720 or 720x1280, and every square wherever
// it is drawn.
func TestSquaresAreLargeTargets(t *testing.T) {
	const least = 62.0
	for _, g := range sisters {
		played(t, g.board, 6, 1, nil, 1, func(_ int, s *game.Session) {
			v := s.View(0)
			v.Turn = 0
			v.Set(rules.StepKindN, game.Nobody, int(steering(g.board)[0]))
			for from := range len(g.board.R.Road) - 1 {
				v.Set(rules.SquareN, 0, from)
				for i, lang := range append(words.Languages(), words.Languages()...) {
					plan := plans[i/len(words.Languages())]
					c := contextOn(plan, g.board, lang, &v)
					l, targets := g.board.Layout(&v, c), globe.Targets(g.board, &v, c)
					for to, at := range targets {
						if !disc(l, rules.SquareSpot(to), at[0], at[1], least/2) {
							t.Errorf("%s, %s: from %d less than %.0f px of %d can be clicked", g.board.R.Name, lang, from, least, to)
						}
					}
					for to, price := range hidden(l, targets, plan) {
						t.Errorf("%s, %s: from %d the price of %d lies under the disc of %d", g.board.R.Name, lang, from, to, price)
					}
					for n := range g.board.R.Road {
						if from%9 != 1 {
							break
						}
						x, y := globe.Stop(g.board.Style, n, plan.Poster)
						if !disc(l, rules.SquareSpot(n), x, y, globe.StopR(plan.Poster)) {
							t.Errorf("%s, %s: from %d not all of square %d leads there", g.board.R.Name, lang, from, n)
						}
					}
					if from%9 == 1 && *shots != "" {
						write(t, fmt.Sprint(g.board.R.Name, ".targets.", from, ".", lang, ".", plan.Canvas.W), litUp(plan, l, targets))
					}
				}
			}
		})
	}
}

// hidden are the squares ahead whose price lies under a later disc, and under which.
func hidden(l *board.Layout, targets map[int][2]float64, plan *globe.Plan) map[int]int {
	const touch = 3.0
	out := map[int]int{}
	r := globe.StopR(plan.Poster)
	var before []int
	for i := range l.Places {
		to := int(l.Places[i].Spot.Index)
		at, ok := targets[to]
		if l.Places[i].Spot.Zone != rules.RoadZone || !ok {
			continue
		}
		for _, o := range before {
			x, y := targets[o][0], targets[o][1]
			dx := max(0, math.Abs(at[0]-x)-globe.FareW/2)
			dy := max(0, math.Abs(at[1]-(y+r+3-globe.FareH/2))-globe.FareH/2)
			if math.Hypot(dx, dy) < r-touch {
				out[o] = to
			}
		}
		before = append(before, to)
	}
	return out
}

// litUp is a layout with rings about the squares ahead.
func litUp(plan *globe.Plan, l *board.Layout, targets map[int][2]float64) image.Image {
	f := frame(plan, l)
	for i := range l.Places {
		if p := &l.Places[i]; p.Spot.Zone == rules.RoadZone {
			if _, ok := targets[int(p.Spot.Index)]; ok {
				f.Add(p.Lit, p.Rect)
			}
		}
	}
	return paint.Kinds().With(globe.Kinds()).Compose(f, 2.0/3)
}
