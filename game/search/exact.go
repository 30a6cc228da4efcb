package search

import "math"

// What follows gives the same bits on every machine: a product is rounded by a
// conversion before anything is added to it, which keeps a compiler from fusing
// the two (arm64 has an instruction for that), and exp is ours.

// exp is e to the x, to some 1e-10 of its value; beyond 60 either way it stays
// there. A table has the powers of two by 64ths; the rest is near 0.
func exp(x float64) float64 {
	if x < -60 {
		x = -60
	} else if x > 60 {
		x = 60
	}
	const by, unit = steps / math.Ln2, math.Ln2 / steps
	k := math.Floor(float64(x*by) + 0.5)
	r := x - float64(k*unit)
	p := 1 + float64(r*(1+float64(r*(0.5+float64(r*(1.0/6))))))
	n := int64(k)
	return float64(float64(p*powers[n&(steps-1)]) * math.Float64frombits(uint64(1023+n>>6)<<52))
}

const steps = 64

// powers are 2 to the 0, 1/64, 2/64 ..., by roots and products, which round alike
// everywhere.
var powers = func() (t [steps]float64) {
	root := 2.0
	for n := 1; n < steps; n *= 2 {
		root = math.Sqrt(root)
	}
	t[0] = 1
	for i := 1; i < steps; i++ {
		t[i] = float64(t[i-1] * root)
	}
	return t
}()

// squash is the logistic function: any number as a chance between 0 and 1.
func squash(x float64) float64 { return 1 / (1 + exp(-x)) }
