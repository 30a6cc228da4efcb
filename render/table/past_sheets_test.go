package table

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/stage"
)

// TestPastTellsBesideScenes looks back through matches of all games that are played at random: what was done is told
// beside the scene that lies over the table then, on both canvases and at each size of words, and over no button.
func TestPastTellsBesideScenes(t *testing.T) {
	for _, pack := range box.Games {
		t.Run(pack.Game.Name(), func(t *testing.T) {
			t.Parallel()
			setup := game.Setup{Game: pack.Game.Name(), Seats: []string{"person", pack.Opponent, pack.Opponent}, Seed: "7"}
			s, err := game.NewSession(pack.Game, setup)
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(7)
			for s.Len() < 240 && !s.Over() {
				if _, err := s.Do(s.Ask(&game.RandomBot{Rand: r}, &r)); err != nil {
					t.Fatal(err)
				}
			}
			for _, wide := range []float64{stage.Width, stage.TallWidth} {
				d := deps(0, 3, "fr")
				d.Words, d.Board = words.In("fr"), boards[pack.Game.Name()]
				table := New(d, Unkept{s})
				show := stage.NewShow(table)
				show.SetWindow(wide, stage.Width+stage.Height-wide)
				show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
				table.timeline.still()
				scenes := 0
				for n := 1; n <= s.Len(); n++ {
					table.timeline.Past(n)
					if len(table.Lay.Sheets) == 0 {
						continue
					}
					scenes++
					for size := range stage.TextMost + 1 {
						show.SetText(size)
						show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
						besideScenes(t, table, show.Frame(), n)
					}
				}
				if t.Logf("%d scenes", scenes); scenes < 20 && (pack.Game.Name() == "sakodo" || pack.Game.Name() == "routard") {
					t.Errorf("only %d scenes", scenes)
				}
			}
		})
	}
}

func besideScenes(t *testing.T, table *Table, f *stage.Frame, n int) {
	t.Helper()
	at := table.timeline.past.said
	for _, sheet := range table.Lay.Sheets {
		if common := shared(at, sheet); common > 0 {
			t.Errorf("action %d, size %d: it is told at %.0f over the scene at %.0f", n, f.Text, at, sheet)
		}
	}
	for _, h := range f.Hots {
		if _, place := h.Does.(game.Spot); !place && h.Does != nil && h.ID != "past.rule" && !strings.HasPrefix(h.ID, "note.") && h.Rect.Inset(8).Meets(at) && h.Rect.W < 500 {
			if _, rule := h.Does.(game.Rule); !rule {
				t.Errorf("action %d, size %d: it is told at %.0f over %s at %.0f", n, f.Text, at, h.ID, h.Rect)
			}
		}
	}
}
