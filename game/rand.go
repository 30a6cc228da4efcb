package game

import "math/bits"

// Rand is a source of chance kept by value in a state (SplitMix64): the same
// value gives the same numbers on every machine.
type Rand uint64

// NewRand makes a source from a seed; near seeds give unlike numbers.
func NewRand(seed uint64) Rand { return Rand(seed) }

// Next is the next 64 bits.
func (r *Rand) Next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// Intn is a number from 0 to n-1; n must be positive. The bias, below n/2^64,
// is of no account here.
func (r *Rand) Intn(n int) int {
	hi, _ := bits.Mul64(r.Next(), uint64(n))
	return int(hi)
}

// Mix puts a slice in random order.
func Mix[T any](r *Rand, s []T) {
	for i := len(s) - 1; i > 0; i-- {
		j := r.Intn(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}
