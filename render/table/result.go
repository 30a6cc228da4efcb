package table

import (
	"image"
	"time"

	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// lineEvery is how long the result counts a line before it shows the next; honourFor
// how long it takes to honour who won.
const (
	lineEvery = 550 * time.Millisecond
	honourFor = 900 * time.Millisecond
)

// resultDo is what a click on the result does, besides taking the end back; extraDo is one of what is offered more.
type (
	resultDo int
	extraDo  int
)

const (
	resultPage  resultDo = iota // the journal's page fills the screen, or no longer
	resultAgain                 // another match like this one
	resultTable                 // the match is looked back at
	resultMenu
	resultCourse // the chart instead of the columns, or they again
)

// Result is the final scoring, line by line.
type Result struct {
	table  *Table
	scores []game.Score
	rows   int              // lines shown so far: the last of them still counts
	total  int              // lines in all
	wait   time.Duration    // before the next
	proud  time.Duration    // for how long who won is still being honoured
	page   chan *image.RGBA // the journal's page, once it is painted; nil for none
	paper  *image.RGBA      // that page
	road   travelled
	sheet  *spread // how it lies on its sheet, kept for the size of words it was made for
	large  bool    // it fills the screen
	course bool    // the chart is shown instead of the columns
	dialog *ui.Dialog
}

func (t *Table) result() *Result {
	r := &Result{table: t, scores: t.session().Scores()}
	for _, s := range r.scores {
		r.total = max(r.total, len(s.Lines))
	}
	if t.deps.Speed == 0 || t.deps.Calm {
		r.rows = r.total + 1
		t.hear("win")
	}
	if t.deps.Page != nil {
		r.page = make(chan *image.RGBA, 1)
		go t.deps.Page(func(im *image.RGBA) { r.page <- im })
	}
	return r
}

// Update implements stage.Scene.
func (r *Result) Update(in *stage.Input, dt time.Duration) stage.Answer {
	came := r.arrive()
	a := r.update(in, dt)
	a.Dirty = a.Dirty || came
	return a
}

// arrive takes the journal's page when it is painted.
func (r *Result) arrive() bool {
	select {
	case r.paper = <-r.page:
		return true
	default:
		return false
	}
}

func (r *Result) update(in *stage.Input, dt time.Duration) stage.Answer {
	if r.dialog != nil {
		if do := r.dialog.Update(in); do != nil {
			r.dialog = nil
			return do()
		}
		return stage.Answer{Dirty: true}
	}
	if r.rows > r.total {
		r.proud = max(0, r.proud-dt)
		a := r.choose(in)
		a.Busy = a.Busy || a.Go == stage.Stay && r.proud > 0
		return a
	}
	if r.wait -= dt; r.wait <= 0 {
		r.wait = lineEvery
		if r.rows++; r.rows > r.total {
			r.proud = honourFor
			r.table.hear("win")
		} else {
			r.table.hear("points")
		}
	}
	if in.Hit == "" && !in.Miss && !in.Back && !in.Has(stage.KeyEnter) && in.Did != stage.CmdUndo {
		return stage.Answer{Busy: r.rows <= r.total, Dirty: true}
	}
	if r.rows <= r.total {
		r.rows = r.total + 1
		r.table.hear("win")
	}
	in.Back = false // the first step back is to see all
	a := r.choose(in)
	a.Dirty = true
	return a
}

// choose takes a click on a button.
func (r *Result) choose(in *stage.Input) stage.Answer {
	if n, ok := in.Did.(extraDo); ok {
		return r.extra(r.table.deps.Extras[n])
	}
	switch {
	case in.Did == resultPage, r.large && in.Back:
		r.large = !r.large
		return stage.Answer{Dirty: true}
	case in.Back:
		return stage.Answer{Go: stage.Pop}
	}
	switch in.Did {
	case resultAgain:
		next, err := r.table.deps.Again()
		if err != nil {
			return r.say(r.table.deps.Words.T("error.title"), usererr.Words(err, r.table.deps.Words))
		}
		r.table.leave(next)
		return stage.Answer{Go: stage.Pop}
	case resultTable:
		r.table.Past(0)
		return stage.Answer{Go: stage.Pop}
	case stage.CmdUndo:
		return r.takeBack()
	case resultMenu:
		r.table.leave(nil)
		return stage.Answer{Go: stage.Pop}
	case resultCourse:
		r.course = !r.course
		return stage.Answer{Dirty: true}
	}
	return stage.Answer{}
}

// takeBack takes back the action that ended the match, or says why it can't be.
func (r *Result) takeBack() stage.Answer {
	t := r.table
	if err := t.canUndo(); err != nil {
		return r.say(t.deps.Words.T("end.back"), t.whyNot(err))
	}
	t.takeBack(t.undoTo())
	return stage.Answer{Go: stage.Pop}
}

// extra does something more with the match and says what came of it.
func (r *Result) extra(x Extra) stage.Answer {
	say, next, err := x.Do()
	switch {
	case err != nil:
		return r.say(r.table.deps.Words.T("error.title"), usererr.Words(err, r.table.deps.Words))
	case next != nil:
		return stage.Answer{Go: stage.Push, Next: next}
	case say != "":
		return r.say(x.Verb, say)
	}
	return stage.Answer{Dirty: true}
}

func (r *Result) say(title, text string) stage.Answer {
	r.dialog = &ui.Dialog{Title: title, Text: text,
		Answers: []ui.Answer{{ID: "dialog.ok", Verb: r.table.deps.Words.T("error.ok")}}}
	return stage.Answer{Dirty: true}
}
