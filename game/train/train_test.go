package train

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"

	"posterestante/game"
	mosight "posterestante/game/montaigne/sight"
	"posterestante/game/search"
)

// small is a plan that takes a second.
func small(dir string, workers int) *Teacher {
	return &Teacher{
		Plan: Plan{Game: "montaigne", Seed: 3, Rounds: 2, Games: 26, Iterations: 12, Tests: 2},
		Of:   mosight.Game{}, Workers: workers, Dir: dir,
	}
}

func trained(t *testing.T, teacher *Teacher) []byte {
	t.Helper()
	m, err := teacher.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	return m.Write()
}

// facing is a plan against a model that learns nothing.
func facing(dir string, workers int) *Teacher {
	t := small(dir, workers)
	t.Face(search.Untrained(t.Of))
	return t
}

// untested is a plan that is never held against rivals: what is learned is the same, and it takes half as long.
func untested(t *Teacher) *Teacher {
	t.Tests = 0
	return t
}

// TestSame checks that one plan gives the same training with any number of
// workers, with a folder and without, held against rivals or not, when it was stopped in between, and when it was
// killed while it wrote.
func TestSame(t *testing.T) {
	alone, against := same(t, small), same(t, facing)
	if bytes.Equal(alone, against) {
		t.Error("against another model it trains as alone")
	}
}

// same is what a plan gives each time.
func same(t *testing.T, small func(dir string, workers int) *Teacher) []byte {
	want := trained(t, untested(small("", 1)))
	if bytes.Equal(want, search.Untrained(mosight.Game{}).Write()) {
		t.Fatal("nothing was learned")
	}
	if got := trained(t, untested(small(t.TempDir(), 3))); !bytes.Equal(got, want) {
		t.Error("three workers train otherwise than one")
	}
	dir := t.TempDir()
	ctx, cancel := context.WithCancel(context.Background())
	stopped := small(dir, 2)
	games := 0
	stopped.Tick = func(what string, _, _ int) {
		if what == "games" {
			if games++; games > 40 { // in the second round
				cancel()
			}
		}
	}
	if _, err := stopped.Run(ctx); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	again := small(dir, 2)
	said := ""
	again.Say = func(line string) { said += line + "\n" }
	if got := trained(t, again); !bytes.Equal(got, want) {
		t.Error("stopped and begun again it trains otherwise")
	}
	if !strings.Contains(said, fmt.Sprintf("round 1: montaigne-%d-", mosight.Game{}.Version())) || !strings.Contains(said, "kept from before") || !strings.Contains(said, "with 3 bot:keen: ") {
		t.Errorf("it said %q", said)
	}
	other := small(dir, 2)
	other.Iterations++
	if _, err := other.Run(context.Background()); err == nil || !strings.Contains(err.Error(), "another folder") {
		t.Errorf("another plan in the folder: %v", err)
	}
	killed(t, small(dir, 2), want)
	return want
}

// killed checks that a training whose folder was left by one that was killed while it wrote goes on as it should.
func killed(t *testing.T, teacher *Teacher, want []byte) {
	t.Helper()
	for _, path := range []string{teacher.path(2), teacher.path(2) + ".new"} {
		if err := os.WriteFile(path, want[:40], 0o644); err != nil {
			t.Fatal(err)
		}
	}
	fitted := false
	teacher.Say = func(line string) {
		fitted = fitted || strings.HasPrefix(line, "round 2: ") && !strings.Contains(line, "kept")
	}
	if got := trained(t, teacher); !bytes.Equal(got, want) {
		t.Error("after a torn file it trains otherwise")
	}
	if !fitted {
		t.Error("what a torn file holds counts as a round")
	}
}

// TestLearns checks that what is fitted fits better: the policy does more of what
// it is told to, and the net tells who wins from the only input that says it.
func TestLearns(t *testing.T) {
	teacher := small("", 1)
	r := game.NewRand(1)
	decisions := make([]decision, 400)
	for i := range decisions {
		decisions[i].Choices = []choice{{Features: []search.Entry{{At: 3, X: 1}}, Part: 0.9}, {Features: []search.Entry{{At: 5, X: 1}}, Part: 0.1}}
	}
	w, cost := teacher.fitPolicy(make([]float32, 8), decisions, &r)
	if more := w[3] - w[5]; more < 0.2 || cost > 0.69 {
		t.Errorf("what is done nine times of ten weighs %v more, and costs %v", more, cost)
	}
	positions := make([]position, 20000)
	for i := range positions {
		x := make([]float32, 4)
		x[0], x[2] = float32(r.Intn(2)), float32(r.Intn(2))
		win := float32(int(x[0]) ^ int(x[2])) // no direct way tells that
		positions[i] = position{X: x, Win: win, Margin: win}
	}
	n := &search.Net{In: 4, W: make([][search.Hidden]float32, 4), Direct: make([][search.Outputs]float32, 4)}
	_, after := teacher.fitNet(n, positions, positions[:500], &r)
	if after > 0.9 { // to know nothing costs 1.386
		t.Errorf("the net costs %v", after)
	}
}

// TestWilson holds the interval against a table.
func TestWilson(t *testing.T) {
	for _, c := range []struct {
		wins      float64
		games     int
		low, high float64
	}{{50, 100, 0.4038, 0.5962}, {0, 10, 0, 0.2775}, {371, 400, 0.8979, 0.9491}} {
		if low, high := Wilson(c.wins, c.games); low < c.low-1e-3 || low > c.low+1e-3 || high < c.high-1e-3 || high > c.high+1e-3 {
			t.Errorf("%v of %d lies from %.4f to %.4f", c.wins, c.games, low, high)
		}
	}
}
