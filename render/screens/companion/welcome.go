package companion

import (
	"strings"
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/shelf"
	"posterestante/render/table/board"
)

// welcome is the first page: beside a cardboard game, or any position.
type welcome struct {
	deps   *Deps
	tables []*line  // the cardboard tables that are kept, the last kept first
	said   []string // about those that were damaged
	at     int      // the table that is chosen
	scroll ui.Scroll
	stale  bool
	open   *Desk      // the desk one comes back from; nil
	ask    *ui.Dialog // whether a table may go, or what went wrong
	chart  stage.Pic
	plan   *first // of the canvas it was last built on
}

// New is the companion's first page.
func New(d Deps) stage.Scene { return &welcome{deps: &d, stale: true} }

// Portrait implements stage.Portrait.
func (w *welcome) Portrait() bool { return true }

// Update implements stage.Scene.
func (w *welcome) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if a, asked := ui.Asks(&w.ask, in); asked {
		return a
	}
	dirty := w.scroll.Update(in, "companion.list") || shelf.Walk(in, len(w.tables), &w.at, &w.scroll)
	do := in.Did
	switch picked := do.(type) {
	case gameOf:
		if int(picked) != w.deps.This && w.deps.Other != nil {
			return stage.Answer{Go: stage.Replace, Next: w.deps.Other(int(picked))}
		}
	case shelf.Pick:
		if w.at == int(picked) {
			do = welcomeOn
		}
		w.at, dirty = int(picked), true
	}
	if ui.Leaves(in) {
		return stage.Answer{Go: stage.Pop}
	}
	switch x := w.chosen(); do {
	case welcomeOn:
		if x.Problem != "" {
			break
		}
		desk, err := resume(w.deps, x.Kept)
		if err == nil {
			return w.push(desk)
		}
		w.ask, dirty = w.deps.oops(err), true
	case welcomeDelete:
		w.ask, dirty = w.deps.question(w.line(w.at), func() stage.Answer { return w.remove(x.ID) }), true
	case welcomeLay:
		return w.push(newLay(w.deps))
	case welcomeEdit:
		return w.push(newDesk(w.deps, Editor, dealt(w.deps, w.deps.usual(), w.deps.seed())))
	}
	return stage.Answer{Dirty: dirty}
}

// gameOf is the choice of another game, by its place among those that have a companion.
type gameOf int

type welcomeDo int

const (
	welcomeOn welcomeDo = iota
	welcomeDelete
	welcomeLay
	welcomeEdit
)

// push goes on to a desk; the tables are read anew when one comes back.
func (w *welcome) push(d *Desk) stage.Answer {
	w.stale, w.open = true, d
	return stage.Answer{Go: stage.Push, Next: d}
}

// remove deletes a table.
func (w *welcome) remove(id string) stage.Answer {
	if w.deps.Remove != nil {
		if err := w.deps.Remove(id); err != nil {
			w.ask = w.deps.oops(err)
		}
		w.stale = true
	}
	return stage.Answer{Dirty: true}
}

// Build implements stage.Scene.
func (w *welcome) Build(f *stage.Frame) {
	d := w.deps
	if w.stale {
		w.refresh()
	}
	w.plan = firstPlan(f.Tall)
	at := w.plan
	backdrop(f)
	ui.Panel(f, at.panel, 2)
	style := paint.TextStyle(paint.TextTitle, 0)
	words := d.t("title") // its room is high enough for an accent on a capital
	ui.Text(f, stage.Rect{X: at.title.X, Y: at.title.Y, W: style.Width(words) + 10, H: at.title.H},
		paint.TextTitle, 0, words)
	if len(d.Games) > 1 {
		ui.Choices(f, "companion.game", at.game, d.Games, d.This, min(at.across, len(d.Games)), ui.As[gameOf])
	} else {
		ui.Rule(f, at.rule)
	}
	w.card(f, at.beside, "beside")
	w.card(f, at.editor, "editor")
	if len(w.tables) > 0 {
		w.list(f)
	} else {
		w.none(f)
	}
	f.Add(w.chart, at.chart)
	w.about(f, at.about, "editor")
	ui.Button(f, "companion.edit", at.edit, d.t("edit"), 0).Does = welcomeEdit
	ui.Button(f, "companion.back", at.back, d.Words.T("setup.back"), 0).Does = ui.Back
	w.ask.Build(f)
}

// card is one of the two things the companion is for, with its name.
func (w *welcome) card(f *stage.Frame, r stage.Rect, key string) {
	ui.Panel(f, r, 1)
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 22, W: r.W - 80, H: 56}, paint.TextHead, 0, w.deps.t(key+".title"))
}

// about says what one of them is for.
func (w *welcome) about(f *stage.Frame, r stage.Rect, key string) {
	ui.Text(f, r, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkSoft),
		w.deps.t(key+".text", with{"Who": w.deps.Words.T(w.deps.Game.Name() + ".opponent")}))
}

// none is what stands beside a cardboard game while no table is kept.
func (w *welcome) none(f *stage.Frame) {
	f.Add(w.chart, w.plan.noChart)
	w.about(f, w.plan.noAbout, "beside")
	w.notes(f, w.plan.noNotes, w.said)
	ui.Button(f, "companion.lay", w.plan.noLay, w.deps.t("lay"), paint.Main).Does = welcomeLay
	f.First = "companion.lay"
}

// notes are what went wrong with tables that are kept.
func (w *welcome) notes(f *stage.Frame, r stage.Rect, said []string) {
	if len(said) > 0 {
		ui.Text(f, r, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkWarn), strings.Join(said, " "))
	}
}

// sample is the map of a match some actions on.
func (d *Deps) sample() stage.Pic {
	m := dealt(d, d.usual(), "3")
	r := game.NewRand(3)
	for range 20 {
		if legal := m.st.Legal(nil); len(legal) > 0 {
			m.st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	return d.thumb(&m)
}

// thumb is the map as it stands.
func (d *Deps) thumb(m *moment) stage.Pic {
	v := m.st.View(game.Nobody)
	return d.Board.Thumb(&v, &board.Context{Names: m.names, Colours: m.colours, Words: d.Words, Open: game.Nobody})
}

func backdrop(f *stage.Frame) { f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas()) }
