package globe_test

import (
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
)

// TestNamesCoverNothing checks that no airport's name lies over a square, another name,
// the rose or the cartouche, on both maps and in both languages, and that six who wait
// to leave hide no square but the start.
func TestNamesCoverNothing(t *testing.T) {
	for i, lang := range append(words.Languages(), words.Languages()...) {
		at := plans[i/len(words.Languages())]
		for _, g := range sisters {
			played(t, g.board, 2, 1, nil, 1, func(_ int, s *game.Session) {
				v := s.View(0)
				sprites := g.board.Layout(&v, contextOn(at, g.board, lang, &v)).Sprites
				i := slices.IndexFunc(sprites, func(s stage.Sprite) bool { return s.Pic.Kind == "gl.poster" })
				namesApart(t, at.Poster, g.board, lang, sprites[i].Pic.Data.(globe.Poster))
			})
			for i := range 6 {
				p := at.PawnRect(g.board.Style, 0, i, 6)
				for n := 1; n < len(g.board.R.Road); n++ {
					x, y := globe.Stop(g.board.Style, n, at.Poster)
					r := globe.StopR(at.Poster)
					if p.Meets(stage.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}) {
						t.Errorf("%s: who waits hides square %d", g.board.R.Name, n)
					}
				}
			}
		}
	}
}

func namesApart(t *testing.T, in stage.Rect, b globe.Board, lang string, d globe.Poster) {
	t.Helper()
	labels, others := globe.Labels(d, in)
	if len(labels) < 7 {
		t.Fatalf("%s: %d names", b.R.Name, len(labels))
	}
	r := globe.StopR(in)
	for n := range b.R.Road {
		x, y := globe.Stop(d.Style, n, in)
		others = append(others, stage.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r})
	}
	for i, a := range labels {
		for j, o := range append(labels[i+1:len(labels):len(labels)], others...) {
			if a.Meets(o) {
				t.Errorf("%s, %s: name %d lies over %d: %+v, %+v", b.R.Name, lang, i, j, a, o)
			}
		}
	}
}
