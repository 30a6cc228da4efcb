// Package damage finds what part of the canvas must be drawn anew when a frame
// follows another. It knows no window.
//
// The words: the damage is a few rectangles outside of which the two frames
// look the same.
package damage

import (
	"math"

	"posterestante/render/engine/stage"
)

// margin is how far beyond its rectangle a sprite may reach by rounding, in
// logical pixels.
const margin = 3

// most is how many rectangles a damage has at most; each is a draw command.
const most = 6

// Between is the damage between two lists of sprites: none where they are the
// same. A sprite that moved damages where it was and where it is; when sprites
// that did not change lie in another order, everything is damaged.
func Between(was, is []stage.Sprite) []stage.Rect {
	count := make(map[stage.Sprite]int, len(was))
	for _, s := range was {
		count[s]++
	}
	var kept []stage.Sprite
	var out []stage.Rect
	for _, s := range is {
		if count[s] > 0 {
			count[s]--
			kept = append(kept, s)
		} else {
			out = add(out, Bounds(s))
		}
	}
	i := 0
	for _, s := range was {
		if i < len(kept) && kept[i] == s {
			i++
		} else {
			out = add(out, Bounds(s))
		}
	}
	if i < len(kept) {
		return []stage.Rect{{X: -margin, Y: -margin, W: stage.Width + 2*margin, H: stage.TallHeight + 2*margin}}
	}
	return merge(out)
}

// Area is how much a damage covers, in square logical pixels.
func Area(rects []stage.Rect) float64 {
	sum := 0.0
	for _, r := range rects {
		sum += r.W * r.H
	}
	return sum
}

// add adds a rectangle as far as it lies on the canvas.
func add(list []stage.Rect, r stage.Rect) []stage.Rect {
	if r = clip(r); r.W <= 0 {
		return list
	}
	return append(list, r)
}

// merge joins the rectangles whose joining costs least: those that meet, and
// then others until they are few.
func merge(list []stage.Rect) []stage.Rect {
	for len(list) > 1 {
		bi, bj, cost := 0, 0, math.Inf(1)
		for i := range list {
			for j := range i {
				u := union(list[i], list[j])
				if c := u.W*u.H - list[i].W*list[i].H - list[j].W*list[j].H; c < cost {
					bi, bj, cost = i, j, c
				}
			}
		}
		if cost > 0 && len(list) <= most {
			break
		}
		list[bj] = union(list[bi], list[bj])
		list = append(list[:bi], list[bi+1:]...)
	}
	return list
}

// Bounds is the rectangle that a sprite lies in, however it is zoomed and turned.
func Bounds(s stage.Sprite) stage.Rect {
	if s.Hide {
		return stage.Rect{}
	}
	zoom := s.Zoom
	if zoom == 0 {
		zoom = 1
	}
	w, h := s.Rect.W*zoom, s.Rect.H*zoom
	if s.Angle != 0 {
		w = math.Hypot(w, h)
		h = w
	}
	w, h = math.Max(w, s.Rect.W), math.Max(h, s.Rect.H)
	x, y := s.Rect.Mid()
	return stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}.Inset(-margin)
}

// Meet says whether two rectangles have points in common.
func Meet(a, b stage.Rect) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

func union(a, b stage.Rect) stage.Rect {
	if a.W <= 0 || a.H <= 0 {
		return b
	}
	if b.W <= 0 || b.H <= 0 {
		return a
	}
	x, y := math.Min(a.X, b.X), math.Min(a.Y, b.Y)
	return stage.Rect{X: x, Y: y, W: math.Max(a.X+a.W, b.X+b.W) - x, H: math.Max(a.Y+a.H, b.Y+b.H) - y}
}

// clip keeps what lies on the canvas, with a little beside it for the bars.
func clip(r stage.Rect) stage.Rect {
	if r.W <= 0 || r.H <= 0 {
		return stage.Rect{}
	}
	x, y := math.Max(r.X, -margin), math.Max(r.Y, -margin)
	w, h := math.Min(r.X+r.W, stage.Width+margin)-x, math.Min(r.Y+r.H, stage.TallHeight+margin)-y
	if w <= 0 || h <= 0 {
		return stage.Rect{}
	}
	return stage.Rect{X: x, Y: y, W: w, H: h}
}
