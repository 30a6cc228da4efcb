package box_test

import (
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
)

// BenchmarkDecide measures what a click does besides what is shown, in all games: what the action may cost is asked,
// it is taken and written to disk, and what is legal then is listed.
func BenchmarkDecide(b *testing.B) {
	for _, entry := range box.Games {
		b.Run(entry.Game.Name(), func(b *testing.B) {
			shelf, err := store.Open(b.TempDir())
			if err != nil {
				b.Fatal(err)
			}
			var m *store.Match
			for i := 0; b.Loop(); i++ {
				if m == nil || m.Session().Over() || m.Session().Len() > 300 {
					b.StopTimer()
					setup := game.Setup{Game: entry.Game.Name(), Seats: []string{"person", "person", "person"}, Seed: "7"}
					if m, err = shelf.New(store.Meta{Name: "b", Setup: setup}); err != nil {
						b.Fatal(err)
					}
					b.StartTimer()
				}
				legal := m.Session().Legal()
				a := legal[i*7%len(legal)]
				m.Session().Stakes(a)
				if _, err := m.Do(a); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
