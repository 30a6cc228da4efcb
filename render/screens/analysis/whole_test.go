package analysis

import (
	"fmt"
	"image"
	"testing"

	"posterestante/assets/words"
	"posterestante/game/box"
	"posterestante/game/coach"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
	"posterestante/render/table/chart"
)

// TestTurnsAreWhole checks that what was played and what was better of a turn can be read whole on the page of every
// game, in both languages, on both canvases and at all sizes of words, with a picture and without: nothing is cut and
// nothing lies on another.
func TestTurnsAreWhole(t *testing.T) {
	for _, g := range box.Games {
		s, turns := judged(t, g.Game.Name())
		splits := []coach.Split{{Change: -1, Luck: 0.31, Own: -0.2}, {Change: 1, Luck: -0.31, Own: -1}}
		for _, lang := range words.Languages() {
			a := New(&Deps{Words: words.In(lang), Session: s, Turns: turns, Splits: splits,
				Names:   []string{"Maximilienne", "Luc"},
				Colours: []int{0, 1}, Scores: chart.Curves{Words: words.In(lang)},
				WhatIf: func(int) (stage.Scene, error) { return nil, nil },
				See:    func(coach.Turn) stage.Scene { return nil }})
			for size := range 2 * (stage.TextMost + 1) {
				where := fmt.Sprintf("%s, %s, words %d, picture %v", g.Game.Name(), lang, size/2, size%2 > 0)
				if a.deps.Picture = nil; size%2 > 0 {
					a.deps.Picture = image.NewRGBA(image.Rect(0, 0, 16, 9))
				}
				uitest.Tall(t, where+", upright", a, size/2)
				show := stage.NewShow(a)
				show.SetText(size / 2)
				show.Step(stage.Raw{X: -1, Y: -1}, 0)
				uitest.Whole(t, where, show.Frame())
			}
		}
	}
}
