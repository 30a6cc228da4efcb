package postcards

import (
	"testing"

	"posterestante/game"
)

func newState(tb testing.TB, seed uint64, seats ...string) *State {
	tb.Helper()
	s, err := Game{}.New(game.Setup{Game: "postcards", Seats: seats, Seed: game.Numbered(seed)})
	if err != nil {
		tb.Fatal(err)
	}
	return s.(*State)
}

var fourPersons = []string{"person", "person", "person", "person"}

// BenchmarkPlayout plays whole random games of four persons with events off.
func BenchmarkPlayout(b *testing.B) {
	r := game.NewRand(1)
	starts := make([]*State, 64)
	for i := range starts {
		starts[i] = newState(b, uint64(i), fourPersons...)
	}
	var s State
	buf := make([]game.Action, 0, 1024)
	actions, rounds := 0, 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s = *starts[i%len(starts)]
		s.rng = game.NewRand(r.Next())
		for !s.Over() {
			buf = s.Legal(buf[:0])
			s.Apply(buf[r.Intn(len(buf))], nil)
			actions++
		}
		rounds += int(s.n[Round])
	}
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
	b.ReportMetric(float64(rounds)/float64(b.N), "rounds/game")
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// spread are positions all over random games of four persons, and what was
// done in each.
func spread(tb testing.TB) (states []*State, done []game.Action) {
	for seed := range uint64(4) {
		s := newState(tb, seed, fourPersons...)
		r := game.NewRand(seed)
		for !s.Over() {
			legal := s.Legal(nil)
			a := legal[r.Intn(len(legal))]
			states, done = append(states, s.Clone().(*State)), append(done, a)
			s.Apply(a, nil)
		}
	}
	return states, done
}

// BenchmarkLegal lists the legal actions of a position.
func BenchmarkLegal(b *testing.B) {
	states, _ := spread(b)
	buf := make([]game.Action, 0, 1024)
	n := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		buf = states[i%len(states)].Legal(buf[:0])
		n += len(buf)
	}
	b.ReportMetric(float64(n)/float64(b.N), "legal/op")
}

// BenchmarkApply does an action that is known, so that nothing is listed; each
// game is played through on one state.
func BenchmarkApply(b *testing.B)       { benchmarkApply(b, nil) }
func BenchmarkApplyEvents(b *testing.B) { benchmarkApply(b, new(game.Log)) }

func benchmarkApply(b *testing.B, log *game.Log) {
	states, done := spread(b)
	var s State
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		n := i % len(states)
		if n == 0 || states[n-1].n[Round] > states[n].n[Round] { // another game begins
			s = *states[n]
		}
		if log != nil {
			log.Events = log.Events[:0]
		}
		s.Apply(done[n], log)
	}
}

// BenchmarkClone, CopyFrom, View and Determinize are what a search step costs
// besides.
func BenchmarkClone(b *testing.B) {
	states, _ := spread(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		kept = states[i%len(states)].Clone()
	}
}

// kept keeps the compiler from leaving out what is not used.
var kept game.State

func BenchmarkCopyFrom(b *testing.B) {
	states, _ := spread(b)
	var s State
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.CopyFrom(states[i%len(states)])
	}
}

func BenchmarkView(b *testing.B) {
	states, _ := spread(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		states[i%len(states)].View(game.Seat(i % 4))
	}
}

// BenchmarkViewInto is View in the same memory.
func BenchmarkViewInto(b *testing.B) {
	states, _ := spread(b)
	var v game.View
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		states[i%len(states)].ViewInto(&v, game.Seat(i%4))
	}
}

func BenchmarkDeterminize(b *testing.B) {
	states, _ := spread(b)
	r := game.NewRand(1)
	var s State
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s = *states[i%len(states)]
		s.Determinize(game.Seat(i%4), &r)
	}
}

// TestNoAllocations checks that search pays for no garbage: Legal, Apply without
// a log, CopyFrom, Determinize and ViewInto allocate nothing over whole games.
func TestNoAllocations(t *testing.T) {
	for _, seats := range [][]string{fourPersons, {"person", "automa:expert"}, {"automa:easy", "automa:normal", "automa:expert"}} {
		start := newState(t, 5, seats...)
		var s State
		var v game.View
		buf := make([]game.Action, 0, 1024)
		r := game.NewRand(2)
		if n := testing.AllocsPerRun(20, func() {
			s.CopyFrom(start)
			for !s.Over() {
				buf = s.Legal(buf[:0])
				s.Apply(buf[r.Intn(len(buf))], nil)
				s.Determinize(s.Turn(), &r)
				s.ViewInto(&v, s.Turn())
			}
		}); n != 0 {
			t.Errorf("%v: a game makes %v allocations", seats, n)
		}
	}
}
