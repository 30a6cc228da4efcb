package search

import (
	"cmp"
	"slices"
	"testing"
)

// TestSurely: what is worth more is chosen before what was looked at more often, unless it was looked at too little to
// say; and what was never tried comes last.
func TestSurely(t *testing.T) {
	choices := []Choice{
		{Policy: 0.9, Visits: 580, Worth: 0.14}, {Policy: 0.01, Visits: 155, Worth: 0.6},
		{Policy: 0.02, Visits: 1, Worth: 1}, {Policy: 0.07},
	}
	slices.SortFunc(choices, func(a, b Choice) int { return cmp.Compare(b.surely(0.5), a.surely(0.5)) })
	for i, visits := range []int{155, 1, 580, 0} {
		if choices[i].Visits != visits {
			t.Errorf("choice %d was taken %d times, want %d: %+v", i, choices[i].Visits, visits, choices)
		}
	}
	much, little := Choice{Visits: 100, Worth: 0.5}, Choice{Visits: 4, Worth: 0.6}
	if little.surely(0.5) >= much.surely(0.5) {
		t.Errorf("four looks at 0.6 say %v, a hundred at 0.5 %v", little.surely(0.5), much.surely(0.5))
	}
}

// TestAgain: an action after which its seat's turn goes on is not ruled out by one bad look, but by many; one that ends
// the turn is held for what it came to, and so are those of others' turns.
func TestAgain(t *testing.T) {
	var p Player
	p.Evaluator, p.seat, p.own = &Evaluator{}, 1, true
	mine, theirs := p.tree.newNode(1), p.tree.newNode(0)
	const never = 0.5
	bad := func(child int32, times int32) float64 {
		return p.worthOf(&sums{mean: 0.1, total: 0.1 * float64(times), child: child}, times, never)
	}
	for _, child := range []int32{theirs, none} {
		if got := bad(child, 1); got != 0.1 {
			t.Errorf("what leads to decision %d is held for %v", child, got)
		}
	}
	once, often := bad(mine, 1), bad(mine, 100)
	if once < 0.35 || once >= never || often > 0.12 || often <= 0.1 {
		t.Errorf("a turn that goes on is held for %v after a look, %v after a hundred", once, often)
	}
	if p.own = false; bad(mine, 1) != 0.1 {
		t.Errorf("in another turn it is held for %v", bad(mine, 1))
	}
}
