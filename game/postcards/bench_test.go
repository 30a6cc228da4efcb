package postcards

import (
	"testing"

	"posterestante/game"
)

func newState(tb testing.TB, seed uint64, seats ...string) *State {
	tb.Helper()
	s, err := Game{}.New(game.Setup{Game: "postcards", Seats: seats, Seed: seed})
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
