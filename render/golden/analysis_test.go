package golden

import (
	"image"
	"slices"
	"sync"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/coach"
	figures "posterestante/game/stats"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/analysis"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
	"posterestante/render/table/chart"
)

// lookedBack are the page on a match as a coach might have judged it, and a turn of it on the table with the better one
// pointed at: what a true one says hangs on its training.
var lookedBack = []held{
	{"analysis", func(t *testing.T, lang string) stage.Scene {
		s := session(1<<20, four...)
		turns := judgedTurns(s)
		w, colours, names := words.In(lang), []int{0, 1, 2, 3}, names[:4]
		return analysis.New(&analysis.Deps{Words: w, Session: s, Turns: turns, Names: names, Colours: colours,
			Splits: []coach.Split{{Change: -0.25, Luck: 0.12, Own: -0.31, Others: 0.05}, {Change: -0.25, Luck: -0.14, Own: -0.2, Others: 0.13},
				{Change: 0.75, Luck: 0.07, Own: -0.04, Others: 0.61}, {Change: -0.25, Luck: -0.05, Own: -0.3, Others: 0.06}},
			Scores:  chart.Curves{Course: figures.Course(s), Final: figures.Finals(s), Names: names, Colours: colours, Words: w},
			Rounds:  figures.Rounds(s),
			Picture: smallTable()[lang],
			See:     func(coach.Turn) stage.Scene { return nil },
			WhatIf:  func(int) (stage.Scene, error) { return nil, nil }})
	}, nil},
	{"compared", func(t *testing.T, lang string) stage.Scene {
		s := session(1<<20, four...)
		return table.New(comparedIn(lang, judgedTurns(s)), table.Unkept{On: s})
	}, []string{"over:compared.1"}},
}

// smallTable is the picture on that page, by language: its letters aren't there to be read.
var smallTable = sync.OnceValue(func() map[string]*image.RGBA {
	out, s := map[string]*image.RGBA{}, session(1<<20, four...)
	for _, lang := range words.Languages() {
		out[lang] = table.Pictured(comparedIn(lang, judgedTurns(s)), s, painters())
	}
	return out
})

// comparedIn is a table that shows the turn that cost most.
func comparedIn(lang string, turns []coach.Turn) *table.Deps {
	turn := coach.Deciding(turns, 1)[0]
	d := &table.Deps{Words: words.In(lang), Board: packs.Of("postcards").Board, Names: names[:4], Colours: []int{0, 1, 2, 3}}
	d.Log.Signs = true
	d.Faces = menus.Faced(four, d.Names, nil)
	d.WhatIf = func(int) (stage.Scene, error) { return nil, nil }
	d.Compared = &table.Compared{At: turn.From, Seat: turn.Seat, Played: turn.Played.Turn, Better: turn.Best.Turn,
		Cost: d.Words.T("analysis.cost.turn", map[string]any{"Name": names[turn.Seat], "N": 3, "Loss": "9%"})}
	return d
}

// judgedTurns are those of the first seat, as a coach might have judged them.
func judgedTurns(s *game.Session) (turns []coach.Turn) {
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
		loss := 0.06
		if len(turns) == 2 {
			loss = 0.09
		}
		turns = append(turns, coach.Turn{Seat: seat, From: n, To: to, Chance: 0.4, Played: played, Loss: loss,
			Best: coach.Plan{Chance: 0.4, Turn: better(s, n)}})
	}
	return turns
}

// better is a turn by chance from there on, as far as its seat learns nothing before its end.
func better(s *game.Session, n int) (turn []game.Action) {
	st := s.Imagined(n, s.Step(n).Seat, 3)
	for seat := st.Turn(); st.Turn() == seat && len(turn) < 3; {
		legal := st.Legal(nil)
		a := legal[len(legal)/2]
		var log game.Log
		st.Apply(a, &log)
		if turn = append(turn, a); slices.ContainsFunc(log.Events, func(e game.Event) bool { return e.Learns(seat) }) {
			break
		}
	}
	return turn
}
