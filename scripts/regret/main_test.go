package main

import (
	"testing"

	"posterestante/game/box"
	"posterestante/game/mined"
	"posterestante/game/search"
)

// TestRegret checks that a seat that hardly looks ahead regrets more than one that looks as often as its judge, and
// that the same table comes of it again.
func TestRegret(t *testing.T) {
	g := box.Of("sakodo").Game
	var came [3]found
	for i, looks := range []int{1, 400, 400} {
		tr := trial{seats: 2, decisions: 18, looks: looks, judge: 400, weigh: 200}
		f, err := tr.run(g)
		if err != nil {
			t.Fatal(err)
		}
		if len(f.regrets) != 18 || f.same == 0 || f.same == 18 {
			t.Errorf("%d looks: %v", looks, &f)
		}
		came[i] = f
	}
	if few, many := mean(came[0]), mean(came[1]); few <= many || few <= 0 {
		t.Errorf("1 look: %v, 400 looks: %v", &came[0], &came[1])
	}
	if came[1].String() != came[2].String() {
		t.Errorf("%v, and played again %v", &came[1], &came[2])
	}
}

func mean(f found) (sum float64) {
	for _, x := range f.regrets {
		sum += x / float64(len(f.regrets))
	}
	return sum
}

// TestMined checks that where a turn is known to be missed much is regretted, and nothing where both choose the same.
func TestMined(t *testing.T) {
	g := box.Of("montaigne").Game
	m, err := search.ModelOf(g)
	if err != nil {
		t.Fatal(err)
	}
	turns, err := mined.Of(g.Name())
	if err != nil {
		t.Fatal(err)
	}
	tr := trial{looks: 1, judge: 2000, weigh: 500, player: search.NewPlayer(m)}
	var f found
	for i := range turns[:8] {
		s, err := turns[i].Match(g)
		if err != nil {
			t.Fatal(err)
		}
		was := f.same
		if err := tr.decide(s, &f); err != nil {
			t.Fatal(err)
		}
		if none := f.regrets[i] == 0; none != (f.same > was) {
			t.Errorf("turn %d: %v, the same: %v", i, f.regrets[i], f.same > was)
		}
	}
	if f.same == 8 || mean(f) < mined.Much/2 {
		t.Errorf("8 turns that are missed: %v", &f)
	}
}

// TestString checks the sums of a line: a regret below nothing lowers the mean, and no loss.
func TestString(t *testing.T) {
	f := found{same: 2, regrets: []float64{0, 0.3, -0.1, 0}}
	if got, want := f.String(), "4,2,5.00 ± 16.97,7.50,30.0"; got != want {
		t.Errorf("%s, not %s", got, want)
	}
	if got := (&found{}).String(); got != "0,0,0.00 ± 0.00,0.00,0.0" {
		t.Error(got)
	}
}
