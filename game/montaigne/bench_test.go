package montaigne

import (
	"testing"

	"posterestante/game"
)

// BenchmarkPlayout plays whole random games of four persons with events off.
func BenchmarkPlayout(b *testing.B)    { benchmarkPlayout(b, "", nil) }
func BenchmarkPlayoutAll(b *testing.B) { benchmarkPlayout(b, "we", nil) }
func BenchmarkPlayoutLog(b *testing.B) { benchmarkPlayout(b, "we", new(game.Log)) }

func benchmarkPlayout(b *testing.B, opts string, log *game.Log) {
	r := game.NewRand(1)
	starts := make([]*State, 64)
	for i := range starts {
		setup := setupOf("p p p p", opts)
		setup.Seed = game.Numbered(uint64(i))
		starts[i] = newState(b, setup)
	}
	var s State
	buf := make([]game.Action, 0, 1024)
	actions := 0
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s = *starts[i%len(starts)]
		s.rng = game.NewRand(r.Next())
		for !s.Over() {
			buf = s.Legal(buf[:0])
			if log != nil {
				log.Events = log.Events[:0]
			}
			s.Apply(buf[r.Intn(len(buf))], log)
			actions++
		}
	}
	b.ReportMetric(float64(actions)/float64(b.N), "actions/game")
	b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
}

// spread are positions all over games of four persons with both options.
func spread(tb testing.TB) (states []*State) {
	for seed := range uint64(4) {
		s := newState(tb, setupOf("p p p p", "we"))
		r := game.NewRand(seed)
		for !s.Over() {
			states = append(states, s.Clone().(*State))
			wander(s, &r, 1)
		}
	}
	return states
}

// BenchmarkLegal, CopyFrom, View and Determinize are what a step of search costs.
func BenchmarkLegal(b *testing.B) {
	states := spread(b)
	buf := make([]game.Action, 0, 1024)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		buf = states[i%len(states)].Legal(buf[:0])
	}
}

func BenchmarkCopyFrom(b *testing.B) {
	states := spread(b)
	var s State
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.CopyFrom(states[i%len(states)])
	}
}

func BenchmarkView(b *testing.B) {
	states := spread(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		states[i%len(states)].View(game.Seat(i % 4))
	}
}

// BenchmarkViewInto is View in the same memory.
func BenchmarkViewInto(b *testing.B) {
	states := spread(b)
	var v game.View
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		states[i%len(states)].ViewInto(&v, game.Seat(i%4))
	}
}

func BenchmarkDeterminize(b *testing.B) {
	states := spread(b)
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
	for _, o := range optionSets {
		start := newState(t, setupOf("p p p p", o))
		var s State
		var v game.View
		buf := make([]game.Action, 0, 1024)
		r := game.NewRand(2)
		if n := testing.AllocsPerRun(20, func() {
			s.CopyFrom(start)
			for !s.Over() {
				buf = s.Legal(buf[:0])
				s.Apply(buf[r.Intn(len(buf))], nil)
				if !s.Over() {
					s.Determinize(s.Turn(), &r)
				}
				s.ViewInto(&v, s.Turn())
			}
		}); n != 0 {
			t.Errorf("%q: a game makes %v allocations", o, n)
		}
	}
}
