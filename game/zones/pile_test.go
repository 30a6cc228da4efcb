package zones

import (
	"slices"
	"testing"

	"posterestante/game"
)

// TestPile plays with a pile and with a slice that does the same.
func TestPile(t *testing.T) {
	var p Pile[[16]uint8]
	var want []uint8
	r := game.NewRand(1)
	for n := range 2000 {
		i, c := 0, uint8(1+r.Intn(200))
		if len(want) > 0 {
			i = r.Intn(len(want))
		}
		got, had := uint8(0), uint8(0)
		switch do := r.Intn(7); {
		case do < 3 && len(want) < 16:
			switch do {
			case 0:
				p.Push(c)
				want = append(want, c)
			case 1:
				p.Under(c)
				want = slices.Insert(want, 0, c)
			case 2:
				p.Insert(i, c)
				want = slices.Insert(want, i, c)
			}
		case do == 3 && len(want) > 0:
			got, had = p.Pop(), want[len(want)-1]
			want = want[:len(want)-1]
		case do == 4 && len(want) > 0:
			got, had = p.Remove(i), want[i]
			want = slices.Delete(want, i, i+1)
		case do == 5 && len(want) > 0:
			got, had = p.Spots().Remove(i), want[i]
			want = slices.Delete(want, i, i+1)
		}
		top := uint8(0)
		if len(want) > 0 {
			top = want[len(want)-1]
		}
		if got != had || p.Top() != top || !slices.Equal(p.All(), want) || p.Find(c) != slices.Index(want, c) || int(p.N) != len(want) {
			t.Fatalf("after %d: %v, not %v", n, p, want)
		}
		if rest := p.C[p.N:]; slices.ContainsFunc(rest, func(c uint8) bool { return c != 0 }) {
			t.Fatalf("after %d: something lies beyond the end: %v", n, p)
		}
	}
}

// TestSteps checks that the stack settles the last step first, and that the
// counters and the log tell of it once.
func TestSteps(t *testing.T) {
	var s Steps
	var log game.Log
	counts := make([]int16, 5)
	show := func(kind, a, b int16, events int) {
		t.Helper()
		log.Events = nil
		s.Show(counts, 2, &log)
		if counts[2] != kind || counts[3] != a || counts[4] != b || len(log.Events) != events {
			t.Errorf("the counters are %v with %d events", counts, len(log.Events))
		}
	}
	s.Push(3, 1, 0)
	show(3, 1, 0, 2)
	s.Push(4, 1, 2)
	show(4, 1, 2, 2)
	show(4, 1, 2, 0)
	if len(s.Open()) != 2 || s.Pop() != (Step{4, 1, 2}) || s.Top() != (Step{3, 1, 0}) {
		t.Errorf("the stack is %v", s)
	}
	if s.Pop(); s != (Steps{}) || s.Top() != (Step{}) {
		t.Errorf("an empty stack is %v", s)
	}
	show(0, 0, 0, 3)
}
