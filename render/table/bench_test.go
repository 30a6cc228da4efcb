package table

import (
	"testing"
	"time"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
)

// BenchmarkClick measures a click that takes an action, from what is decided to the frame that shows it: with a match
// in memory, and with one on disk, where each action is synced.
func BenchmarkClick(b *testing.B) {
	setup := game.Setup{Game: "postcards", Seats: []string{"person", "person", "person", "person"}, Seed: "7"}
	for name, open := range map[string]func() Match{
		"memory": func() Match {
			s, err := game.NewSession(rules.Game{}, setup)
			if err != nil {
				b.Fatal(err)
			}
			return &memory{Unkept: Unkept{s}}
		},
		"disk": func() Match {
			shelf, err := store.Open(b.TempDir())
			if err != nil {
				b.Fatal(err)
			}
			m, err := shelf.New(store.Meta{Name: "b", Setup: setup})
			if err != nil {
				b.Fatal(err)
			}
			return m
		},
	} {
		b.Run(name, func(b *testing.B) {
			var tb *Table
			f := &stage.Frame{}
			for i := 0; b.Loop(); i++ {
				if tb == nil || tb.session().Len() > 150 || tb.session().Over() {
					b.StopTimer()
					tb = New(deps(0, 4, "en"), open())
					tb.Ready()
					b.StartTimer()
				}
				legal := tb.session().Legal()
				tb.decide(legal[i%len(legal)])
				tb.Dialog = nil
				tb.Update(&stage.Input{}, time.Second/60)
				f.Reset()
				tb.Build(f)
			}
		})
	}
}
