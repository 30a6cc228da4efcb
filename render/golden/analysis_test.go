package golden

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/game/coach"
	figures "posterestante/game/stats"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/analysis"
	"posterestante/render/table/chart"
)

// lookedBack is the page on a match as a coach might have judged it: what a true one says hangs on its training.
var lookedBack = []held{{"analysis", func(t *testing.T, lang string) stage.Scene {
	s := session(1<<20, four...)
	var turns []coach.Turn
	for n := 0; n < s.Len(); n++ {
		seat, legal := s.Step(n).Seat, s.StateAt(n).Legal(nil)
		if seat != 0 || len(legal) < 5 || n > 0 && s.Step(n-1).Seat == seat {
			continue
		}
		to := n + 1
		for to < s.Len() && to < n+3 && s.Step(to).Seat == seat {
			to++
		}
		played := coach.Plan{Chance: 0.3}
		for i := n; i < to; i++ {
			played.Turn = append(played.Turn, s.Step(i).Action)
		}
		turns = append(turns, coach.Turn{Seat: seat, From: n, To: to, Chance: 0.4, Played: played, Loss: 0.06,
			Best: coach.Plan{Chance: 0.4, Turn: legal[len(legal)/2:][:1]}})
	}
	w, colours, names := words.In(lang), []int{0, 1, 2, 3}, names[:4]
	return analysis.New(&analysis.Deps{Words: w, Session: s, Turns: turns, Names: names, Colours: colours,
		Splits: []coach.Split{{Change: -0.25, Luck: 0.12, Own: -0.31}, {Change: -0.25, Luck: -0.14},
			{Change: 0.75, Luck: 0.07}, {Change: -0.25, Luck: -0.05}},
		Scores: chart.Curves{Course: figures.Course(s), Final: figures.Finals(s), Names: names, Colours: colours, Words: w},
		Rounds: figures.Rounds(s),
		WhatIf: func(int) (stage.Scene, error) { return nil, nil }})
}, nil}}
