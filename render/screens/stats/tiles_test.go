package stats

import (
	"math"
	"strconv"
	"testing"

	"posterestante/render/engine/stage"
)

// figureOver is the figure that stands over words.
func figureOver(f *stage.Frame, words string) string {
	for _, w := range f.Sprites {
		if w.Pic.Text != words {
			continue
		}
		x, _ := w.Rect.Mid()
		for _, s := range f.Sprites {
			at, _ := s.Rect.Mid()
			if s.Pic.Text != "" && math.Abs(at-x) < 20 && s.Rect.Y < w.Rect.Y && w.Rect.Y-s.Rect.Y < 80 {
				return s.Pic.Text
			}
		}
	}
	return ""
}

// TestTiles checks that each large figure is the one that its words name.
func TestTiles(t *testing.T) {
	s := page("en", played(t, 9), "")
	show := stage.NewShow(s)
	show.Step(stage.Raw{X: -1, Y: -1}, 0)
	p := s.report().Persons[s.at].All
	want := map[string]string{
		"stats.tile.games": strconv.Itoa(p.Games), "stats.tile.wins": strconv.Itoa(p.Wins), "stats.tile.best": strconv.Itoa(p.Best),
		"stats.tile.mean": s.number(p.Mean()), "stats.tile.sent": s.number(p.MeanSent()),
	}
	had := map[string]bool{}
	for key, figure := range want {
		had[figure] = true
		words := s.t(key)
		if n, err := strconv.Atoi(figure); err == nil && key != "stats.tile.best" {
			words = s.deps.Words.N(key, n)
		}
		if got := figureOver(show.Frame(), words); got != figure {
			t.Errorf("%s: %q, not %q", key, got, figure)
		}
	}
	if len(had) < len(want) {
		t.Errorf("the figures are too much alike to tell anything: %v", want)
	}
}
