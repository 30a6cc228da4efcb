package train

import (
	"math"
	"testing"
)

// TestSmooth checks that the first steps count alike in the mean, that what pulls to and fro is nearly still in it, and
// that what was long ago is forgotten.
func TestSmooth(t *testing.T) {
	m := smooth{w: make([]float32, 2)}
	m.add([]float32{1, 8})
	m.add([]float32{3, 8})
	if m.w[0] != 2 || m.w[1] != 8 {
		t.Errorf("the mean of 1 and 3 is %v, of 8 and 8 %v", m.w[0], m.w[1])
	}
	for i := range 20000 {
		m.add([]float32{float32(i%2) * 2, 5})
	}
	if math.Abs(float64(m.w[0]-1)) > 0.01 || math.Abs(float64(m.w[1]-5)) > 0.01 {
		t.Errorf("%v and %v, near 1 and 5 only", m.w[0], m.w[1])
	}
}
