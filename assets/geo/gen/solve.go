package main

import "math"

// solve is what the rows' last two columns are made of (Gauss, with pivots).
func solve(m [][]float64) []pt {
	n := len(m)
	for c := range n {
		best := c
		for r := c + 1; r < n; r++ {
			if math.Abs(m[r][c]) > math.Abs(m[best][c]) {
				best = r
			}
		}
		m[c], m[best] = m[best], m[c]
		for r := c + 1; r < n; r++ {
			k := m[r][c] / m[c][c]
			if k == 0 {
				continue
			}
			for j := c; j < n+2; j++ {
				m[r][j] -= k * m[c][j]
			}
		}
	}
	o := make([]pt, n)
	for c := n - 1; c >= 0; c-- {
		x, y := m[c][n], m[c][n+1]
		for j := c + 1; j < n; j++ {
			x, y = x-m[c][j]*o[j].x, y-m[c][j]*o[j].y
		}
		o[c] = pt{x / m[c][c], y / m[c][c]}
	}
	return o
}
