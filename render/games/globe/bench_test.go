package globe_test

import (
	"fmt"
	"math"
	"testing"

	"posterestante/assets/wording"
	spoken "posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/games/montaigne"
	"posterestante/render/games/postcards"
	"posterestante/render/games/routard"
	"posterestante/render/games/sakodo"
	"posterestante/render/table/board"
)

// window is how many device pixels a logical one has in a window of 1280x720.
const window = 2.0 / 3

// first is the first table of a game for so many seats, as the first of them sees it.
func first(t testing.TB, name string, b board.Board, seats int) *board.Layout {
	setup := game.Setup{Game: name, Seed: "3"}
	for range seats {
		setup.Seats = append(setup.Seats, "person")
	}
	s, err := game.NewSession(box.Of(name).Game, setup)
	if err != nil {
		t.Fatal(err)
	}
	v := s.View(0)
	c := &board.Context{Words: spoken.In("fr"), Open: game.Nobody, Names: names[:seats], Colours: []int{0, 1, 2, 3, 4, 5}[:seats]}
	c.Tell = wording.For(name, c.Words, c.Names)
	return b.Layout(&v, c)
}

// tables are the games beside each other, each with as many seats as it seats.
var tables = []struct {
	name  string
	board board.Board
	seats int
}{{"postcards", postcards.Board{}, 4}, {"montaigne", montaigne.Board{}, 4}, {"sakodo", sakodo.Board, 6}, {"routard", routard.Board, 6}}

// BenchmarkFirstTable paints all pictures of a game's first table, each once, and
// says how many there are and what they take of texture, in MiB.
func BenchmarkFirstTable(b *testing.B) {
	for _, g := range tables {
		kinds := paint.Kinds().With(g.board.Kinds())
		type look struct {
			pic  stage.Pic
			w, h int
		}
		all := map[look]stage.Rect{}
		pixels := 0
		for _, s := range first(b, g.name, g.board, g.seats).Sprites {
			l := look{s.Pic, int(math.Round(s.Rect.W * window)), int(math.Round(s.Rect.H * window))}
			if _, ok := all[l]; !ok && l.w > 0 && l.h > 0 {
				all[l] = s.Rect
				pixels += l.w * l.h
			}
		}
		b.Run(g.name, func(b *testing.B) {
			for b.Loop() {
				for l, r := range all {
					kinds.Paint(l.pic, r.W, r.H, l.w, l.h)
				}
			}
			b.ReportMetric(float64(len(all)), "pictures")
			b.ReportMetric(float64(pixels)*4/(1<<20), "MiB")
		})
	}
}

// BenchmarkKinds paints each kind at each size at which it is shown.
func BenchmarkKinds(b *testing.B) {
	kinds := globe.Kinds()
	done := map[string]bool{}
	for _, s := range sakodo.Board.Samples() {
		name := fmt.Sprintf("%s/%.0fx%.0f", s.Pic.Kind, s.W, s.H)
		if done[name] {
			continue
		}
		done[name] = true
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				kinds.Paint(s.Pic, s.W, s.H, int(s.W*window), int(s.H*window))
			}
		})
	}
}
