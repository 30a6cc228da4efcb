package table

import (
	"strconv"
	"time"

	"posterestante/game"
	"posterestante/render/paint"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// lineEvery is how long the result waits before it shows the next line.
const lineEvery = 450 * time.Millisecond

// Result is the final scoring, line by line.
type Result struct {
	table  *Table
	scores []game.Score
	rows   int           // lines shown so far
	total  int           // lines in all
	wait   time.Duration // before the next
	dialog *ui.Dialog
}

func (t *Table) result() *Result {
	r := &Result{table: t, scores: t.session().Scores()}
	for _, s := range r.scores {
		r.total = max(r.total, len(s.Lines))
	}
	if t.house.Speed == 0 {
		r.rows = r.total + 1
	}
	return r
}

// Update implements stage.Scene.
func (r *Result) Update(in *stage.Input, dt time.Duration) stage.Answer {
	if r.dialog != nil {
		if r.dialog.Update(in) != "" {
			r.dialog = nil
		}
		return stage.Answer{Dirty: true}
	}
	if r.rows <= r.total {
		if r.wait -= dt; r.wait <= 0 {
			r.wait = lineEvery
			r.rows++
		}
		if in.Hit != "" || in.Miss || in.Back {
			r.rows = r.total + 1
		}
		return stage.Answer{Busy: r.rows <= r.total, Dirty: true}
	}
	switch {
	case in.Hit == "result.again":
		next, err := r.table.house.Again()
		if err != nil {
			w := r.table.house.Words
			r.dialog = &ui.Dialog{Title: w.T("error.title"), Text: err.Error(), Answers: []ui.Answer{{ID: "dialog.ok", Verb: w.T("error.ok")}}}
			return stage.Answer{Dirty: true}
		}
		r.table.leave(next)
		return stage.Answer{Go: stage.Pop}
	case in.Hit == "result.table", in.Back:
		return stage.Answer{Go: stage.Pop}
	case in.Hit == "result.menu":
		r.table.leave(nil)
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}

// leave has the table go as soon as it is on top again, for the next scene or
// for what lies under it.
func (t *Table) leave(next stage.Scene) {
	t.match.Close()
	t.gone, t.next = true, next
}

// Build implements stage.Scene.
func (r *Result) Build(f *stage.Frame) {
	t := r.table
	w := t.house.Words
	f.Add(stage.Pic{Kind: "backdrop"}, stage.Rect{W: stage.Width, H: stage.Height})
	ui.Panel(f, stage.Rect{X: 60, Y: 30, W: 1800, H: 1020}, 3)
	ui.Text(f, stage.Rect{X: 60, Y: 56, W: 1800, H: 120}, paint.TextTitle, paint.LookCentre, w.T("result.title"))
	n := len(r.scores)
	wide := min(520.0, 1720.0/float64(n)-20)
	x := stage.Width/2 - (float64(n)*(wide+20)-20)/2
	for i, s := range r.scores {
		r.column(f, game.Seat(i), s, stage.Rect{X: x + float64(i)*(wide+20), Y: 200, W: wide, H: 700})
	}
	if r.rows > r.total {
		ui.Button(f, "result.again", stage.Rect{X: 520, Y: 940, W: 280, H: 76}, w.T("result.again"), paint.Main)
		ui.Button(f, "result.table", stage.Rect{X: 820, Y: 940, W: 280, H: 76}, w.T("result.table"), 0)
		ui.Button(f, "result.menu", stage.Rect{X: 1120, Y: 940, W: 280, H: 76}, w.T("result.menu"), 0)
		f.First = "result.again"
	} else {
		f.Hots = append(f.Hots, stage.Hot{ID: "result.skip", Rect: stage.Rect{W: stage.Width, H: stage.Height}, Label: w.T("result.skip")})
	}
	if r.dialog != nil {
		r.dialog.Build(f)
	}
}

func (r *Result) column(f *stage.Frame, seat game.Seat, s game.Score, at stage.Rect) {
	t := r.table
	look := 1
	if r.rows > r.total && s.Place > 1 {
		look = 0 // the winner's page stays the lightest
	}
	ui.Panel(f, at, look)
	f.Add(stage.Pic{Kind: "swatch", ID: t.house.Colours[seat]}, stage.Rect{X: at.X + 22, Y: at.Y + 20, W: 48, H: 48})
	ui.Text(f, stage.Rect{X: at.X + 84, Y: at.Y + 18, W: at.W - 100, H: 54}, paint.TextCaption, 0, t.house.Names[seat])
	y := at.Y + 92
	sum := 0
	for i, line := range s.Lines {
		if i >= r.rows {
			break
		}
		sum += line.Points
		words := t.teller.ScoreLine(line)
		h := ui.TextHeight(paint.TextSmall, words, at.W-120)
		ui.Text(f, stage.Rect{X: at.X + 24, Y: y, W: at.W - 120, H: h}, paint.TextSmall, paint.LookWrap, words)
		ui.Text(f, stage.Rect{X: at.X + at.W - 100, Y: y, W: 76, H: 29}, paint.TextLabel, paint.LookRight, strconv.Itoa(line.Points))
		y += h + 4
	}
	ui.Rule(f, stage.Rect{X: at.X + 24, Y: at.Y + at.H - 130, W: at.W - 48, H: 4})
	ui.Text(f, stage.Rect{X: at.X + at.W - 180, Y: at.Y + at.H - 122, W: 156, H: 60}, paint.TextHead, paint.LookRight, strconv.Itoa(sum))
	if r.rows > r.total {
		key := "result.place"
		if s.Place == 1 {
			key = "result.wins"
		}
		ui.Text(f, stage.Rect{X: at.X + 24, Y: at.Y + at.H - 60, W: at.W - 48, H: 48}, paint.TextCaption, paint.Ink(paint.InkGood), t.house.Words.T(key, map[string]any{"Place": s.Place}))
	}
}
