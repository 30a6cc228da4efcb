package postcards

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"posterestante/assets/geo"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// bikeSizes are how wide and high bikes are painted, by how many stand in a region.
var bikeSizes = [...][2]float64{1: {42, 30}, 2: {40, 29}, 3: {36, 26}, 4: {36, 26}}

// bikeRanks are the ways to stand: how many in each row.
var bikeRanks = [...][][]int{1: {{1}}, 2: {{2}, {1, 1}}, 3: {{3}, {2, 1}, {1, 2}, {1, 1, 1}}, 4: {{4}, {2, 2}, {3, 1}, {1, 3}, {2, 1, 1}, {1, 2, 1}, {1, 1, 2}}}

// BikeRects returns where the bikes of a region stand in the map's panel when
// there are n of them, 1 to 4: beside each other and clear of sites and words.
func BikeRects(region, n int) []stage.Rect { return bikeStands()[region][n]() }

// bikeStands are the places for 1 to 4 bikes in every region, each found once,
// when it is asked for.
var bikeStands = sync.OnceValue(func() (out [rules.NumRegions + 1][5]func() []stage.Rect) {
	for r := 1; r <= rules.NumRegions; r++ {
		for n := 1; n <= 4; n++ {
			out[r][n] = sync.OnceValue(func() []stage.Rect { return standBest(r, n) })
		}
	}
	return out
})

// offsets are the places to try, the nearest first.
var offsets = sync.OnceValue(func() (out []geo.Point) {
	const reach, step = 90.0, 5.0
	for y := -reach; y <= reach; y += step {
		for x := -reach; x <= reach; x += step {
			out = append(out, geo.Point{X: x, Y: y})
		}
	}
	slices.SortStableFunc(out, func(a, b geo.Point) int {
		return cmp.Compare(math.Hypot(a.X, a.Y), math.Hypot(b.X, b.Y))
	})
	return out
})

// takenBy are the sites, the badge and the caption of a region and those near it.
func takenBy(region int) []stage.Rect {
	var out []stage.Rect
	near := RegionRect(region).Inset(-40)
	for _, g := range geo.Regions() {
		for i := range g.Sites {
			out = append(out, CampRect(g.Number, i).Inset(1))
		}
		d := 2 * geo.BadgeRadius * MapScale()
		out = append(out, about(g.Badge, d, d), about(g.Label, g.LabelW*MapScale(), g.LabelH*MapScale()))
	}
	kept := out[:0]
	for _, r := range out {
		if r.X < near.X+near.W && near.X < r.X+r.W && r.Y < near.Y+near.H && near.Y < r.Y+r.H {
			kept = append(kept, r)
		}
	}
	return kept
}

// standBest is the way and place to stand that is in the way of least.
func standBest(region, n int) []stage.Rect {
	var mean geo.Point
	for _, p := range geo.Regions()[region-1].Bikes {
		mean.X, mean.Y = mean.X+p.X/4, mean.Y+p.Y/4
	}
	mx, my := MapPoint(mean)
	taken := takenBy(region)
	var best []stage.Rect
	least := math.Inf(1)
	for i, ranks := range bikeRanks[n] {
		for _, d := range offsets() {
			cost := 0.25*math.Hypot(d.X, d.Y) + 6*float64(i)
			if cost >= least {
				break
			}
			rects := ranked(ranks, bikeSizes[n], mx+d.X, my+d.Y)
			for j := 0; j < len(rects) && cost < least; j++ {
				cost += hinders(region, rects[j], taken)
			}
			if cost < least {
				least, best = cost, rects
			}
		}
	}
	return best
}

// ranked are bikes in rows about a middle.
func ranked(ranks []int, size [2]float64, x, y float64) []stage.Rect {
	const gap = 1.0
	w, h := size[0]+gap, size[1]+gap
	var out []stage.Rect
	top := y - h*float64(len(ranks))/2
	for _, n := range ranks {
		left := x - w*float64(n)/2
		for i := range n {
			out = append(out, stage.Rect{X: left + w*float64(i), Y: top, W: size[0], H: size[1]})
		}
		top += h
	}
	return out
}

// hinders is how much a bike there is in the way of other things, or out of its
// region.
func hinders(region int, r stage.Rect, taken []stage.Rect) float64 {
	cost := 0.0
	for _, o := range taken {
		w := math.Min(r.X+r.W, o.X+o.W) - math.Max(r.X, o.X)
		h := math.Min(r.Y+r.H, o.Y+o.H) - math.Max(r.Y, o.Y)
		if w > 0 && h > 0 {
			cost += 3 * w * h
		}
	}
	s := MapScale()
	for _, p := range [...][2]float64{{0.5, 0.5}, {0.1, 0.15}, {0.9, 0.15}, {0.1, 0.85}, {0.9, 0.85}} {
		x, y := r.X+r.W*p[0], r.Y+r.H*p[1]
		if r.X < 10 || r.Y < 10 || r.X+r.W > MapWidth-10 || r.Y+r.H > MapHeight-10 {
			return math.Inf(1)
		}
		switch geo.At((x-mapLeft)/s, y/s) {
		case region:
		case 0: // on the water
			cost += 12
		default:
			cost += 60
		}
	}
	return cost
}
