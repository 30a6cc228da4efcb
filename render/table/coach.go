package table

import (
	"slices"
	"strconv"
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
	"posterestante/render/table/pick"
)

// tuition is what the teacher of a lesson says.
type tuition struct {
	*pointer
	lesson   *Lesson // what the coach teaches now; nil for nothing
	taughtAt *Lesson // what it taught when nothing moved: its words don't run ahead of the table

	hidden func() bool // something else stands in its place
	alone  func()      // the match goes on without the coach
}

// Update implements Part.
func (u *tuition) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	if in.Did != leaveLesson || u.phase == looking || u.moving() {
		return a, false
	}
	u.Hush(in)
	u.alone()
	return stage.Answer{Dirty: true}, true
}

// Watch keeps what was taught when nothing moved.
func (u *tuition) Watch(*stage.Input, time.Duration) (a stage.Answer) {
	if !u.moving() {
		u.taughtAt = u.lesson
	}
	return a
}

// waits says whether a lesson's last step is still to be read for which the
// others wait: the match may be over before the person acts again.
func (u *tuition) waits() bool { return u.lesson != nil && u.lesson.Waits }

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

// Build says what is taught, where the log is otherwise, and rings what it
// speaks of.
func (u *tuition) Build(f *stage.Frame) {
	l := u.lesson
	if u.phase == looking || l == nil || u.hidden() {
		return
	}
	if u.moving() && u.taughtAt != nil {
		l = u.taughtAt
	}
	if !u.moving() {
		now := u.first(l.At)
		u.ringSpots(f, now)
		u.ringButtons(f, now)
	}
	r := u.Lay.Log
	ui.Panel(f, r, 3)
	words := u.deps.Words
	in, x := r.W-56, r.X+28
	top, foot := r.Y+124, 62.0 // where the words begin, and what is kept free under them
	if l.Done {
		foot = 102
	}
	if r.H > lessonHigh {
		ui.Text(f, stage.Rect{X: x, Y: top - 98, W: in, H: 30}, paint.TextTag, paint.Ink(paint.InkSoft),
			words.T("lesson.step", map[string]any{"N": l.Step, "Of": l.Of}))
	} else { // the number of the step beside its title
		top -= 46
		ui.Text(f, stage.Rect{X: x + in - 60, Y: top - 58, W: 60, H: 38}, paint.TextTag,
			paint.LookRight|paint.Ink(paint.InkSoft), strconv.Itoa(l.Step)+"/"+strconv.Itoa(l.Of))
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
	// where there is no room, words grow less
	ui.Text(f, stage.Rect{X: x, Y: top, W: in, H: min(ui.High(f, style, l.Words, in), room)}, style,
		paint.LookWrap, l.Words)
	if l.Done {
		ui.Button(f, "lesson.done", stage.Rect{X: x, Y: r.Y + r.H - 88, W: in, H: 64}, words.T("lesson.go"),
			paint.Main).Does = leaveLesson
		return
	}
	stepMarks(f, stage.Rect{X: x, Y: r.Y + r.H - 44, W: in, H: 12}, l.Step, l.Of)
}

// stepMarks are a mark for each step of a lesson.
func stepMarks(f *stage.Frame, r stage.Rect, done, all int) {
	const gap = 10.0
	wide := (r.W - gap*float64(all-1)) / float64(all)
	for i := range all {
		dot := stage.Pic{Kind: "step"}
		if i < done {
			dot.Look = paint.On
		}
		f.Add(dot, stage.Rect{X: r.X + float64(i)*(wide+gap), Y: r.Y, W: wide, H: r.H})
	}
}

// first is what is to be ringed now: where a button comes first, not what can be clicked only after it.
func (u *tuition) first(spots []game.Spot) []game.Spot {
	lit := u.picker.Lit()
	button := func(s game.Spot) bool { return !u.hasPlace(s) && slices.Contains(lit, s) }
	if !slices.ContainsFunc(spots, button) {
		return spots
	}
	return slices.DeleteFunc(slices.Clone(spots), u.picker.Later)
}

// ringButtons rings those spots that are no places but lit buttons.
func (u *tuition) ringButtons(f *stage.Frame, spots []game.Spot) {
	const out = 6
	for _, s := range spots {
		if h := f.Hot(board.SpotID(s)); h != nil && h.Lit && !u.hasPlace(s) {
			f.Sprites = append(f.Sprites, stage.Framed(h.Rect, stage.Pic{}, out))
		}
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

// refuse says by which rule a click is refused.
func (u *tuition) refuse(r *game.Refusal, s game.Spot) {
	notNow := u.notNow(r)
	if r == nil {
		r = game.Refuse("refuse.nothing", "")
	}
	u.hear("refuse")
	u.note, u.noteRule = u.Teller.Refusal(r), r.Rule
	if notNow {
		u.note = u.deps.Words.T("lesson.refuse")
	}
	u.noteAt, _ = u.Lay.Rect(s)
	if slices.Contains(u.deps.Board.Main(), s) {
		u.noteAt = u.Lay.Main
	}
}
