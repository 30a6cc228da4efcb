package analysis

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/game/box"
	"posterestante/game/coach"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/chart"
)

// TestTurnsAreWhole checks that what was played and what was better of a turn can be read
// whole on the page of every game, in both languages, on both canvases.
func TestTurnsAreWhole(t *testing.T) {
	for _, g := range box.Games {
		s, turns := judged(t, g.Game.Name())
		splits := []coach.Split{{Change: -1, Luck: 0.31, Own: -0.2}, {Change: 1, Luck: -0.31, Own: -1}}
		for _, lang := range words.Languages() {
			for _, tall := range []bool{false, true} {
				show := stage.NewShow(New(&Deps{Words: words.In(lang), Session: s, Turns: turns, Splits: splits,
					Names:   []string{"Maximilienne", "Luc"},
					Colours: []int{0, 1}, Scores: chart.Curves{Words: words.In(lang)}}))
				show.SetTall(tall)
				show.Step(stage.Raw{X: -1, Y: -1}, 0)
				for _, sp := range show.Frame().Sprites {
					p, r := sp.Pic, sp.Rect
					if p.Kind != "text" {
						continue
					}
					style := paint.TextStyle(p.ID, p.Look)
					if !style.Wrap && style.Width(p.Text) > r.W+1 || style.Wrap && style.Height(p.Text, r.W) > r.H+0.4*style.Size {
						t.Errorf("%s, %s, tall %v: %d letters: %q isn't whole in %+v", g.Game.Name(), lang, tall, len(p.Text), p.Text, r)
					}
				}
			}
		}
	}
}
