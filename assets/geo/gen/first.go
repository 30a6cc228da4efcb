package main

import "posterestante/assets/geo"

// routardTall gives the south room on Routard's tall chart: its road goes round the middle of the world and the south,
// and would else lie in a heap there, below an empty Siberia.
var routardTall = first{
	east: geo.Stretch{{-100, 0.95}, {0, 0.95}, {225, 0.75}, {342, 0.9}, {606, 1.16}, {615, 1.16}, {878, 1.06}, {1000, 0.89}, {1100, 0.89}},
	down: geo.Stretch{{-100, 0.63}, {0, 0.63}, {162, 0.62}, {226, 1.47}, {300, 1.05}, {452, 0.95}, {640, 1.23}, {740, 1.23}},
}
