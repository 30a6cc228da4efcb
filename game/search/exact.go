package search

import "math"

// What follows gives the same bits on every machine: a product is rounded by a
// conversion before anything is added to it, which keeps a compiler from fusing
// the two (arm64 has an instruction for that), and exp is ours.

// exp is e to the x, to some 1e-7 of its value; beyond 60 either way it stays there.
func exp(x float64) float64 {
	x = min(max(x, -60), 60)
	const log2e, ln2 = 1.4426950408889634, 0.6931471805599453
	k := math.Floor(float64(x*log2e) + 0.5)
	r := x - float64(k*ln2)
	p := 1.0 / 5040
	for _, c := range [...]float64{1.0 / 720, 1.0 / 120, 1.0 / 24, 1.0 / 6, 0.5, 1, 1} {
		p = float64(p*r) + c
	}
	return float64(p * math.Float64frombits(uint64(1023+int64(k))<<52))
}

// squash is the logistic function: any number as a chance between 0 and 1.
func squash(x float64) float64 { return 1 / (1 + exp(-x)) }
