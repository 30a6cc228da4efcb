package golden

import (
	"context"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/coach"
	figures "posterestante/game/stats"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/analysis"
	"posterestante/render/table/chart"
)

// lookedBack is a match that the coach looked back at. What luck gave is written here: to weigh it takes long.
var lookedBack = []held{{"analysis", func(t *testing.T, lang string) stage.Scene {
	s := session(1<<20, four...)
	c, err := coach.New(s.Game(), 20)
	if err != nil {
		t.Fatal(err)
	}
	turns, err := c.Review(context.Background(), s, func(seat game.Seat) bool { return seat == 0 }, func(int, int) {})
	if err != nil {
		t.Fatal(err)
	}
	w, colours, names := words.In(lang), []int{0, 1, 2, 3}, names[:4]
	return analysis.New(&analysis.Deps{Words: w, Session: s, Turns: turns, Names: names, Colours: colours,
		Splits: []coach.Split{{Change: -0.25, Luck: 0.12, Own: -0.31}, {Change: -0.25, Luck: -0.14},
			{Change: 0.75, Luck: 0.07}, {Change: -0.25, Luck: -0.05}},
		Scores: chart.Curves{Course: figures.Course(s), Final: figures.Finals(s), Names: names, Colours: colours, Words: w},
		Rounds: figures.Rounds(s),
		WhatIf: func(int) (stage.Scene, error) { return nil, nil }})
}, nil}}
