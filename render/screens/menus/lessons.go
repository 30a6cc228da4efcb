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
	if l.dialog != nil {
		if l.dialog.Update(in) != "" {
			l.dialog = nil
		}
		return stage.Answer{Dirty: true}
	}
	if i, ok := ui.Part(in.Hit, "menu.lid"); ok && i < len(l.boxes) {
		s, err := l.begin(l.boxes[i].Name)
		if err != nil {
			l.dialog = l.deps.oops(err)
			return stage.Answer{Dirty: true}
		}
		return stage.Answer{Go: stage.Replace, Next: s}
	}
	if in.Back || in.Hit == "lessons.back" {
		return stage.Answer{Go: stage.Pop}
	}
	return stage.Answer{}
}

// Build implements stage.Scene.
func (l *Lessons) Build(f *stage.Frame) {
	backdrop(f)
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	title(f, l.deps.t("menu.learn"))
	ui.Rule(f, stage.Rect{X: colourX, Y: 216, W: sideX + sideW - colourX, H: 4})
	l.deps.shelf(f, stage.Rect{X: colourX, Y: 246, W: sideX + sideW - colourX, H: 620}, l.boxes)
	ui.Button(f, "lessons.back", stage.Rect{X: colourX, Y: 892, W: 200, H: 76}, l.deps.t("setup.back"), 0)
	f.First = "menu.lid.0"
	if l.dialog != nil {
		l.dialog.Build(f)
	}
}
