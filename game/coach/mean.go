package coach

import "slices"

// sure is how far a mean may be off: until then more numbers are looked at.
const sure = 0.008

// mean is a mean of numbers that weigh differently.
type mean struct{ sum, squares, weight, weights float64 }

func (m *mean) add(x, weight float64) {
	m.sum += x * weight
	m.squares += x * x * weight
	m.weight += weight
	m.weights += weight * weight
}

func (m mean) of() float64 { return m.sum / m.weight }

// unsure says whether others of the numbers might have had another mean, by more than sure.
func (m mean) unsure() bool {
	spread := m.squares/m.weight - m.of()*m.of()
	return spread*m.weights/(m.weight*m.weight) > sure*sure
}

// less is one row of numbers less another.
func less(a, b []float64) []float64 {
	out := slices.Clone(a)
	for i := range out {
		out[i] -= b[i]
	}
	return out
}

// means are those of a row.
func means(of []mean) []float64 {
	out := make([]float64, len(of))
	for i := range of {
		out[i] = of[i].of()
	}
	return out
}
