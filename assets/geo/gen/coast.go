package main

// coast joins the arcs that bound one region only into closed outer outlines,
// the mainland's first.
func (m *poster) coast() [][]int {
	var out [][]int
	used := map[int]bool{}
	for _, g := range m.rings {
		for _, start := range g.refs {
			if start < 0 || used[start] || len(m.arcs[start].owners) > 1 {
				continue
			}
			// Rings run one way round, so an arc's end is the next one's begin.
			var loop []int
			for i := start; i >= 0 && !used[i]; i = m.after(i) {
				used[i] = true
				loop = append(loop, i)
			}
			out = append(out, loop)
		}
	}
	for i := range out {
		if len(out[i]) > len(out[0]) {
			out[0], out[i] = out[i], out[0]
		}
	}
	return out
}

// after returns the outer arc that begins where arc i ends, or -1.
func (m *poster) after(i int) int {
	end := m.arcs[i].pts[len(m.arcs[i].pts)-1]
	for j, a := range m.arcs {
		if len(a.owners) == 1 && a.pts[0] == end {
			return j
		}
	}
	return -1
}
