package table

import (
	"strconv"

	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/pick"
)

// learn asks the coach what is taught as the match stands.
func (u *tuition) learn() {
	u.lesson = nil
	if u.deps.Coach != nil && !u.session().Over() {
		u.lesson = u.deps.Coach.Lesson(u.session())
	}
}

// taught leaves of the choices those that the lesson asks for; all where it
// asks for none of them.
func (u *tuition) taught(choices []pick.Choice) []pick.Choice {
	if u.lesson == nil || len(u.lesson.Wants) == 0 {
		return choices
	}
	var out []pick.Choice
	for _, c := range choices {
		if slices.Contains(u.lesson.Wants, c.Action) {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return choices
	}
	return out
}

// readsLesson says whether a lesson's last step is still to be read for which the
// others wait: the match may be over before the person acts again.
func (t *Table) readsLesson(in *stage.Input) bool {
	if t.tuition.lesson == nil || !t.tuition.lesson.Waits || t.haste.rushes() {
		return false
	}
	if in.Did == leaveLesson {
		t.endLesson()
	}
	return t.tuition.lesson != nil
}

// endLesson has the match go on without the coach.
func (t *Table) endLesson() {
	t.deps.Coach = nil
	if t.deps.OnAlone != nil {
		t.deps.OnAlone()
	}
	t.offer()
}

// buildLesson says what is taught, where the log is otherwise, and rings what it
// speaks of.
func (u *tuition) buildLesson(f *stage.Frame) {
	l := u.lesson
	if u.moving() && u.taughtAt != nil {
		l = u.taughtAt
	}
	if !u.moving() {
		u.ringSpots(f, l.At)
	}
	r := u.lay.Log
	ui.Panel(f, r, 3)
	words := u.deps.Words
	in, x := r.W-56, r.X+28
	top, foot := r.Y+124, 62.0 // where the words begin, and what is kept free under them
	if l.Done {
		foot = 102
	}
	if r.H > lessonHigh {
		ui.Text(f, stage.Rect{X: x, Y: top - 98, W: in, H: 30}, paint.TextTag, paint.Ink(paint.InkSoft), words.T("lesson.step", map[string]any{"N": l.Step, "Of": l.Of}))
	} else { // the number of the step beside its title
		top -= 46
		ui.Text(f, stage.Rect{X: x + in - 60, Y: top - 58, W: 60, H: 38}, paint.TextTag, paint.LookRight|paint.Ink(paint.InkSoft), strconv.Itoa(l.Step)+"/"+strconv.Itoa(l.Of))
	}
	head, style := stage.Rect{X: x, Y: top - 62, W: in, H: 46}, paint.TextCaption
	if r.H <= lessonHigh {
		head.W -= 60
	}
	if paint.TextStyle(style, 0).Width(l.Title) > head.W {
		style = paint.TextLabel
	}
	ui.Text(f, head, style, paint.Ink(paint.InkSea), l.Title)
	ui.Rule(f, stage.Rect{X: x, Y: top - 12, W: in, H: 3})
	room := r.Y + r.H - foot - top
	style = paint.TextSmall
	if ui.High(f, style, l.Words, in) > room {
		style = paint.TextTag
	}
	ui.Text(f, stage.Rect{X: x, Y: top, W: in, H: min(ui.High(f, style, l.Words, in), room)}, style, paint.LookWrap, l.Words) // where there is no room, words grow less
	if l.Done {
		ui.Button(f, "lesson.done", stage.Rect{X: x, Y: r.Y + r.H - 88, W: in, H: 64}, words.T("lesson.go"), paint.Main).Does = leaveLesson
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

// lessonHigh is how high the log is at least where the number of a step has a line of
// its own.
const lessonHigh = 420

// notNow is what a click is told that the rules allow and the lesson doesn't
// ask for.
func (u *tuition) notNow(r *game.Refusal) bool {
	return u.lesson != nil && len(u.lesson.Wants) > 0 && (r == nil || r.Rule == "")
}
