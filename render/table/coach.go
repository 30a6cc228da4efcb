package table

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/pick"
)

// learn asks the coach what is taught as the match stands.
func (t *Table) learn() {
	t.lesson = nil
	if t.deps.Coach != nil && !t.session().Over() {
		t.lesson = t.deps.Coach.Lesson(t.session())
	}
}

// taught leaves of the choices those that the lesson asks for; all where it
// asks for none of them.
func (t *Table) taught(choices []pick.Choice) []pick.Choice {
	if t.lesson == nil || len(t.lesson.Wants) == 0 {
		return choices
	}
	var out []pick.Choice
	for _, c := range choices {
		if slices.Contains(t.lesson.Wants, c.Action) {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return choices
	}
	return out
}

// buildLesson says what is taught, where the log is otherwise, and rings what it
// speaks of.
func (t *Table) buildLesson(f *stage.Frame) {
	l := t.lesson
	if !t.moving() {
		t.ringSpots(f, l.At)
	}
	r := t.lay.Log
	ui.Panel(f, r, 3)
	words := t.deps.Words
	in, x, y := r.W-56, r.X+28, r.Y+26
	wh := min(ui.High(f, paint.TextSmall, l.Words, in), r.H-186) // where there is no room, words grow less
	ui.Text(f, stage.Rect{X: x, Y: y, W: in, H: 30}, paint.TextTag, paint.Ink(paint.InkSoft), words.T("lesson.step", map[string]any{"N": l.Step, "Of": l.Of}))
	ui.Text(f, stage.Rect{X: x, Y: y + 36, W: in, H: 46}, paint.TextCaption, paint.Ink(paint.InkSea), l.Title)
	ui.Rule(f, stage.Rect{X: x, Y: y + 86, W: in, H: 3})
	ui.Text(f, stage.Rect{X: x, Y: y + 98, W: in, H: wh}, paint.TextSmall, paint.LookWrap, l.Words)
	if l.Done {
		ui.Button(f, "lesson.done", stage.Rect{X: x, Y: r.Y + r.H - 92, W: in, H: 64}, words.T("lesson.go"), paint.Main)
		return
	}
	const gap = 10.0 // between the marks of the steps
	wide := (in - gap*float64(l.Of-1)) / float64(l.Of)
	for i := range l.Of {
		dot := stage.Pic{Kind: "step"}
		if i < l.Step {
			dot.Look = paint.On
		}
		f.Add(dot, stage.Rect{X: x + float64(i)*(wide+gap), Y: r.Y + r.H - 44, W: wide, H: 12})
	}
}

// notNow is what a click is told that the rules allow and the lesson doesn't
// ask for.
func (t *Table) notNow(r *game.Refusal) bool {
	return t.lesson != nil && len(t.lesson.Wants) > 0 && (r == nil || r.Rule == "")
}
