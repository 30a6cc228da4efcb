package deal_test

import (
	"slices"
	"testing"

	"posterestante/game/deal"
)

// TestTwice: terms that are heard twice, before or after the sums came, change nothing: the part stays what was promised.
func TestTwice(t *testing.T) {
	draws := byte(0)
	random := func(b []byte) {
		for i := range b {
			draws++
			b[i] = draws
		}
	}
	host := deal.Begin("match", 1, []string{"Zoé", "Marc"}, random)
	var zoe, marc deal.Party
	first := zoe.Hear(host.Terms(0), random)
	part := zoe.Part
	if again := zoe.Hear(host.Terms(0), random); first.Sum == "" || again != first || zoe.Part != part {
		t.Fatalf("heard twice it promises %v instead of %v", again, first)
	}
	early := host.Terms(0)
	host.Commit(0, first.Sum)
	host.Commit(1, marc.Hear(host.Terms(1), random).Sum)
	if a := zoe.Hear(host.Terms(0), random); a.Part != part {
		t.Fatal("it doesn't open its part:", a)
	}
	if zoe.Hear(early, random); zoe.Part != part || !slices.Contains(zoe.Told.Sums, first.Sum) {
		t.Fatal("what was heard before is forgotten")
	}
}
