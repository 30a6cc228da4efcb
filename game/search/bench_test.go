//go:build unix

package search_test

import (
	"context"
	"strconv"
	"syscall"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/search"
)

// spent is the time that the processor has worked for this test.
func spent(tb testing.TB) time.Duration {
	tb.Helper()
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		tb.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkThink is a decision of 1,000 iterations, by game and number of seats; a look is a thousandth of it.
func BenchmarkThink(b *testing.B) {
	for _, g := range allGames {
		least, most := g.Seats()
		for seats := least; seats <= most; seats++ {
			b.Run(g.Name()+"/"+strconv.Itoa(seats), func(b *testing.B) { thinks(b, g, seats) })
		}
	}
}

func thinks(b *testing.B, g game.Game, seats int) {
	deals := spread(b, g, seats)
	p := search.NewPlayer(modelOf(b, g))
	work := deals[0].Clone()
	b.ReportAllocs()
	begin := spent(b)
	for i := 0; b.Loop(); i++ {
		work.CopyFrom(deals[i%len(deals)])
		if _, err := p.Think(context.Background(), search.Question{Deal: work, Iterations: 1000, Seed: uint64(i)}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)*1000/(spent(b)-begin).Seconds(), "iterations/cpu-s")
}
