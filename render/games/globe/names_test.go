package globe_test

import (
	"math"
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
)

// TestNamesCoverNothing checks that no airport's name lies over a square, another name,
// the rose or the cartouche, on both maps and in both languages, and that it stands near
// its own square.
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
		}
	}
}

func namesApart(t *testing.T, in stage.Rect, b globe.Board, lang string, d globe.Poster) {
	t.Helper()
	labels, others := globe.Labels(d, in)
	if len(labels) < 7 {
		t.Fatalf("%s: %d names", b.R.Name, len(labels))
	}
	airport := 0
	for n, q := range b.R.Road {
		x, y := globe.Stop(d.Style, n, in)
		for i, a := range labels {
			if far := away(a, x, y); far < globe.StopR(in) {
				t.Errorf("%s, %s: name %d lies over square %d by %.1f", b.R.Name, lang, i, n, globe.StopR(in)-far)
			}
		}
		if q.Kind != rules.Airport {
			continue
		}
		airport++
		if !slices.ContainsFunc(labels, func(a stage.Rect) bool { return away(a, x, y) < globe.StopR(in)+50 }) {
			t.Errorf("%s, %s: airport %d has its name far off", b.R.Name, lang, airport)
		}
	}
	for i, a := range labels {
		for j, o := range append(labels[i+1:len(labels):len(labels)], others...) {
			if a.Meets(o) {
				t.Errorf("%s, %s: name %d lies over %d: %+v, %+v", b.R.Name, lang, i, j, a, o)
			}
		}
	}
}

// away is how far a point is from a rectangle.
func away(r stage.Rect, x, y float64) float64 {
	return math.Hypot(x-max(r.X, min(r.X+r.W, x)), y-max(r.Y, min(r.Y+r.H, y)))
}
