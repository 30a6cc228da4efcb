package menus

import (
	"slices"
	"time"

	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Lessons is the choice of what to learn.
type Lessons struct {
	deps   *Deps
	boxes  []Boxed
	begin  func(game string) (stage.Scene, error)
	dialog *ui.Dialog
}

// NewLessons offers the lessons of those games; begin begins one, or goes on with it.
func NewLessons(d *Deps, games []string, begin func(game string) (stage.Scene, error)) *Lessons {
	l := &Lessons{deps: d, begin: begin}
	for _, g := range d.Box {
		if slices.Contains(games, g.Name) {
			l.boxes = append(l.boxes, g)
		}
	}
	return l
}

// Update implements stage.Scene.
func (l *Lessons) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if a, asked := ui.Asks(&l.dialog, in); asked {
		return a
	}
	if i, ok := in.Did.(lid); ok {
		s, err := l.begin(l.boxes[i].Name)
		return l.deps.lead(stage.Replace, s, err, &l.dialog)
	}
	if ui.Leaves(in) {
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}

// facts are how long a lesson is.
func (l *Lessons) facts(g Boxed) string {
	return l.deps.Words.N("lessons.steps", g.Lesson.Steps) + " · " + l.deps.takes(g)
}

// takes is how long a game's lesson takes.
func (d *Deps) takes(g Boxed) string { return d.Words.N("lessons.minutes", g.Lesson.Minutes) }

// Portrait implements stage.Portrait.
func (l *Lessons) Portrait() bool { return true }

// Build implements stage.Scene.
func (l *Lessons) Build(f *stage.Frame) {
	in := ui.Page(f, 2, l.deps.t("menu.learn"))
	at := ui.Foot(in)
	l.deps.shelf(f, stage.Rect{X: in.X, Y: in.Y + 30, W: in.W, H: at.Y - 26 - in.Y - 30}, l.boxes, l.facts)
	ui.Button(f, "lessons.back", stage.Rect{X: at.X, Y: at.Y, W: 200, H: at.H},
		l.deps.t("setup.back"), 0).Does = ui.Back
	f.First = "menu.lid.0"
	l.dialog.Build(f)
}
