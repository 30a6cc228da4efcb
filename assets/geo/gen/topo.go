package main

import (
	"container/heap"
	"fmt"
	"math"
)

// An arc is a line between two meeting points of borders, or a closed loop
// (an island); owners are the numbers of the regions it bounds, one or two.
type arc struct {
	pts    []pt
	owners []int
}

// A ring is one closed outline of a region: arcs in order, ^i for arc i
// walked backwards.
type ring struct {
	region int
	refs   []int
}

// topology cuts rings (closed, the first point repeated) into arcs that
// neighbours share, so that simplifying one side of a border does both.
func topology(rings [][]pt, regions []int) ([]arc, []ring) {
	near := map[pt]map[pt]bool{}
	for _, r := range rings {
		for i := 1; i < len(r); i++ {
			for _, e := range [2][2]pt{{r[i-1], r[i]}, {r[i], r[i-1]}} {
				if near[e[0]] == nil {
					near[e[0]] = map[pt]bool{}
				}
				near[e[0]][e[1]] = true
			}
		}
	}
	var arcs []arc
	var out []ring
	seen := map[string]int{}
	for k, r := range rings {
		r = startAtJunction(r, near)
		rg := ring{region: regions[k]}
		for from := 0; from < len(r)-1; {
			to := from + 1
			for to < len(r)-1 && len(near[r[to]]) == 2 {
				to++
			}
			line := r[from : to+1]
			from = to
			fwd, back := key(line), key(reversed(line))
			if i, ok := seen[back]; ok {
				arcs[i].owners = append(arcs[i].owners, regions[k])
				rg.refs = append(rg.refs, ^i)
				continue
			}
			seen[fwd] = len(arcs)
			rg.refs = append(rg.refs, len(arcs))
			arcs = append(arcs, arc{pts: line, owners: []int{regions[k]}})
		}
		out = append(out, rg)
	}
	return arcs, out
}

// startAtJunction turns a ring so that it begins where three borders meet.
func startAtJunction(r []pt, near map[pt]map[pt]bool) []pt {
	for i := range r[:len(r)-1] {
		if len(near[r[i]]) > 2 {
			return append(append(append([]pt{}, r[i:len(r)-1]...), r[:i]...), r[i])
		}
	}
	return r
}

func key(l []pt) string { return fmt.Sprint(l[0], l[1], l[len(l)-2], l[len(l)-1]) }

func reversed(l []pt) []pt {
	o := make([]pt, len(l))
	for i, p := range l {
		o[len(l)-1-i] = p
	}
	return o
}

// simplify is Visvalingam's: again and again drop the point whose triangle
// with its neighbours is smallest, until none is below area. Ends stay; a
// closed line keeps at least a triangle's worth of points.
func simplify(l []pt, area float64) []pt {
	n := len(l)
	closed := l[0] == l[n-1]
	least := 2
	if closed {
		least = 5
	}
	prev, next := make([]int, n), make([]int, n)
	cur := make([]float64, n)
	gone := make([]bool, n)
	q := &queue{}
	for i := range l {
		prev[i], next[i] = i-1, i+1
		if i > 0 && i < n-1 {
			cur[i] = triangle(l[i-1], l[i], l[i+1])
			heap.Push(q, item{cur[i], i})
		}
	}
	left := n
	for q.Len() > 0 && left > least {
		it := heap.Pop(q).(item)
		if gone[it.i] || it.area != cur[it.i] {
			continue
		}
		if it.area >= area {
			break
		}
		gone[it.i] = true
		left--
		a, b := prev[it.i], next[it.i]
		next[a], prev[b] = b, a
		for _, j := range [2]int{a, b} {
			if j > 0 && j < n-1 {
				// Never less than what was just dropped, so that a spike goes as a whole.
				cur[j] = math.Max(it.area, triangle(l[prev[j]], l[j], l[next[j]]))
				heap.Push(q, item{cur[j], j})
			}
		}
	}
	var o []pt
	for i, p := range l {
		if !gone[i] {
			o = append(o, p)
		}
	}
	return o
}

func triangle(a, b, c pt) float64 {
	return math.Abs((b.x-a.x)*(c.y-a.y)-(c.x-a.x)*(b.y-a.y)) / 2
}

type item struct {
	area float64
	i    int
}

type queue []item

func (q queue) Len() int { return len(q) }
func (q queue) Less(a, b int) bool {
	return q[a].area < q[b].area || q[a].area == q[b].area && q[a].i < q[b].i
}
func (q queue) Swap(a, b int) { q[a], q[b] = q[b], q[a] }
func (q *queue) Push(x any)   { *q = append(*q, x.(item)) }
func (q *queue) Pop() any {
	o := *q
	x := o[len(o)-1]
	*q = o[:len(o)-1]
	return x
}
