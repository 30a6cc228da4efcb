package globetest

import (
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
)

// Playouts measures random play on one state, copied anew for each match: what a
// search does most.
func Playouts(b *testing.B, g globe.Game) {
	st, err := g.New(Setup(g, 4, 3, nil))
	if err != nil {
		b.Fatal(err)
	}
	s, r, buf, actions := st.Clone(), game.NewRand(1), make([]game.Action, 0, 1200), 0
	b.ReportAllocs()
	b.ResetTimer()
	for b.Loop() {
		s.CopyFrom(st)
		for n := 0; n < 300 && !s.Over(); n++ {
			buf = s.Legal(buf[:0])
			s.Apply(buf[r.Intn(len(buf))], nil)
			actions++
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(actions), "ns/action")
}
