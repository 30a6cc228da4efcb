// Package analysis is the page on which a coach looks back at a finished match: how
// chances rose and fell beside the scores, and the turns that decided it. It knows no
// window and no disk.
package analysis

import (
	"image"
	"slices"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/coach"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/chart"
)

// Most is how many of the turns that decided a match are shown.
const Most = 5

// Deps are what the page gets from the program.
type Deps struct {
	Words   *words.Words
	Note    string // what is said at first, "" for nothing
	Session *game.Session
	Turns   []coach.Turn   // of the whole match, as the coach judged them
	Splits  []coach.Split  // of the seats; none where the match didn't end
	Person  game.Seat      // who alone plays against others; Nobody where there is no such person
	Names   []string       // of the seats
	Colours []int          // of the seats
	Scores  chart.Curves   // the course of the scores
	Rounds  []int          // how many actions had been done at each point of that course
	OnFail  func(what any) // a turn could not be told; nil where that may end the program
	// WhatIf begins another match with the first n actions of this one; may be nil.
	WhatIf func(n int) (stage.Scene, error)
	// See shows a turn on the table where it began, beside the better one; may be nil.
	See func(coach.Turn) stage.Scene
	// Picture is the table where the turn began that cost most, with the better one on it; nil for none.
	Picture *image.RGBA
}

// Analysis is the page.
type Analysis struct {
	deps    *Deps
	chances chart.Curves
	rows    []row
	worst   int // which of them cost most
	dialog  *ui.Dialog
}

// New makes the page.
func New(d *Deps) *Analysis {
	a := &Analysis{deps: d, chances: Chances(d)}
	if d.Note != "" {
		a.dialog = &ui.Dialog{Title: a.t("analysis.title"), Text: d.Note,
			Answers: []ui.Answer{{ID: "dialog.ok", Verb: a.t("error.ok")}}}
	}
	teller := wording.For(d.Session.Game().Name(), d.Words, d.Names)
	if d.OnFail != nil {
		teller = teller.Guarded(d.OnFail)
	}
	for i, t := range coach.Deciding(d.Turns, Most) {
		a.rows = append(a.rows, a.rowOf(teller, t))
		if t.Loss > a.rows[a.worst].turn.Loss {
			a.worst = i
		}
	}
	return a
}

// Chances are the chances of the seats, in hundredths, at the same moments as their
// scores: of each when it next began a turn, and what came of it at the end.
func Chances(d *Deps) chart.Curves {
	c := chart.Curves{Course: make([][]int, len(d.Names)), Names: d.Names, Colours: d.Colours, Words: d.Words}
	won := game.Winners(d.Session.Scores())
	for seat := range c.Course {
		now := 0
		for k, done := range d.Rounds {
			i := slices.IndexFunc(d.Turns, func(t coach.Turn) bool { return int(t.Seat) == seat && t.From >= done })
			switch {
			case k > 0 && k == len(d.Rounds)-1 && d.Session.Over():
				now = 0
				if slices.Contains(won, game.Seat(seat)) {
					now = 100 / len(won)
				}
			case i >= 0:
				now = int(d.Turns[i].Chance*100 + 0.5)
			}
			c.Course[seat] = append(c.Course[seat], now)
		}
	}
	return c
}

// round is the round in which the n-th action was done, from 1.
func (d *Deps) round(n int) int {
	i, _ := slices.BinarySearch(d.Rounds, n+1)
	return max(1, i)
}

func (a *Analysis) t(key string, data ...map[string]any) string { return a.deps.Words.T(key, data...) }

// What a row does: it goes on from where its turn began, or shows that on the table; a sign only tells its words.
type (
	whatIf int
	see    int
	told   struct{ row, side, sign int }
)

// Update implements stage.Scene.
func (a *Analysis) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if answer, asked := ui.Asks(&a.dialog, in); asked {
		return answer
	}
	if ui.Leaves(in) {
		return stage.Answer{Go: stage.Pop}
	}
	switch i := in.Did.(type) {
	case whatIf:
		next, err := a.deps.WhatIf(a.rows[i].turn.From)
		if err == nil {
			return stage.Answer{Go: stage.Push, Next: next}
		}
		a.dialog = &ui.Dialog{Title: a.t("error.title"), Text: usererr.Words(err, a.deps.Words),
			Answers: []ui.Answer{{ID: "dialog.ok", Verb: a.t("error.ok")}}}
		return stage.Answer{Dirty: true}
	case see:
		return stage.Answer{Go: stage.Push, Next: a.deps.See(a.rows[i].turn)}
	}
	return stage.Answer{}
}
