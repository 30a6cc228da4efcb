package main

// neighbours are rough outlines of other countries' land, longitude and
// latitude, by eye: only where their shores leave France matters. The rest
// runs far out of the box.
var neighbours = [][]pt{
	// Belgium to Italy, round behind France.
	{{2.54, 51.09}, {3.2, 51.37}, {3.6, 51.7}, {5, 53.5}, {14, 53.5}, {14, 44.3}, {10.1, 44.0}, {9.2, 44.33}, {8.75, 44.42},
		{8.25, 44.2}, {8.1, 43.93}, {7.53, 43.79}, {6, 45}, {5.5, 47}, {4.5, 49}, {3, 50}},
	// Spain.
	{{-1.79, 43.37}, {-2.4, 43.38}, {-2.95, 43.43}, {-3.8, 43.5}, {-5.8, 43.65}, {-9, 43.7}, {-9, 39}, {1, 39}, {1.2, 41.1},
		{2.2, 41.35}, {3.2, 41.9}, {3.2, 42.3}, {3.17, 42.43}, {2, 42.8}, {0, 43.1}, {-1.2, 43.4}},
	// England.
	{{-6.5, 50.0}, {-5.2, 49.96}, {-5.05, 50.2}, {-4.2, 50.35}, {-3.65, 50.22}, {-3.45, 50.6}, {-2.9, 50.72}, {-2.45, 50.53},
		{-1.95, 50.6}, {-1.3, 50.58}, {-0.75, 50.74}, {0.25, 50.75}, {0.95, 50.92}, {1.38, 51.15}, {1.4, 51.38}, {0.7, 51.45},
		{1.3, 52}, {1.3, 54}, {-8, 54}},
}

// abroad places the neighbours in the box.
func (m *poster) abroad() [][]pt {
	var out [][]pt
	for _, n := range neighbours {
		l := make([]pt, len(n))
		for i, p := range n {
			l[i] = mainland(p)
		}
		out = append(out, l)
	}
	return out
}
