package companion

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// welcome is the first page: beside a cardboard game, or any position.
type welcome struct {
	deps  *Deps
	last  *moment // the cardboard table as it was left; nil where there is none
	bad   error   // why what was saved can't be read
	stale bool
	ask   *ui.Dialog // whether the table that is kept may go
	maps  [2]stage.Pic
}

// New is the companion's first page.
func New(d Deps) stage.Scene { return &welcome{deps: &d, stale: true} }

// Update implements stage.Scene.
func (w *welcome) Update(in *stage.Input, _ time.Duration) stage.Answer {
	push := func(s stage.Scene) stage.Answer {
		w.stale = true
		return stage.Answer{Go: stage.Push, Next: s}
	}
	if w.ask != nil {
		answer := w.ask.Update(in)
		if answer != "" {
			w.ask = nil
		}
		if answer == "dialog.lay" {
			return push(newLay(w.deps))
		}
		return stage.Answer{Dirty: true}
	}
	if i, ok := ui.Part(in.Hit, "companion.game"); ok && i != w.deps.This && w.deps.Other != nil {
		return stage.Answer{Go: stage.Replace, Next: w.deps.Other(i)}
	}
	switch {
	case in.Hit == "companion.lay" && w.last != nil:
		d := w.deps
		w.ask = &ui.Dialog{Title: d.t("lay.title"), Text: d.t("lay.text"), Answers: []ui.Answer{
			{ID: "dialog.keep", Verb: d.t("lay.keep")}, {ID: "dialog.lay", Verb: d.t("lay"), Look: paint.Danger}}}
		return stage.Answer{Dirty: true}
	case in.Back, in.Hit == "companion.back":
		return stage.Answer{Go: stage.Pop}
	case in.Hit == "companion.on" && w.last != nil:
		return push(newDesk(w.deps, Companion, *w.last))
	case in.Hit == "companion.lay":
		return push(newLay(w.deps))
	case in.Hit == "companion.edit":
		return push(newDesk(w.deps, Editor, dealt(w.deps, w.deps.usual(), w.deps.seed())))
	}
	return stage.Answer{}
}

// Build implements stage.Scene.
func (w *welcome) Build(f *stage.Frame) {
	d := w.deps
	if w.stale {
		w.stale = false
		w.last, w.bad = load(d)
		w.maps = [2]stage.Pic{w.thumb(w.last, 7), w.thumb(nil, 20)}
	}
	backdrop(f)
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	style := paint.TextStyle(paint.TextTitle, 0)
	words := d.t("title") // its room is high enough for an accent on a capital
	ui.Text(f, stage.Rect{X: 186, Y: 66, W: style.Width(words) + 10, H: 148}, paint.TextTitle, 0, words)
	if len(d.Games) > 1 {
		ui.Choice(f, "companion.game", stage.Rect{X: 190, Y: 218, W: 1570, H: 64}, d.Games, d.This)
	} else {
		ui.Rule(f, stage.Rect{X: 190, Y: 240, W: 1570, H: 4})
	}
	w.card(f, stage.Rect{X: 190, Y: 308, W: 760, H: 590}, "beside", w.maps[0])
	w.card(f, stage.Rect{X: 1000, Y: 308, W: 760, H: 590}, "editor", w.maps[1])
	y := 798.0
	first := "companion.lay"
	if w.last != nil {
		first = "companion.on"
		ui.Button(f, first, stage.Rect{X: 230, Y: y, W: 330, H: 72}, d.t("go_on"), paint.Main)
		ui.Button(f, "companion.lay", stage.Rect{X: 580, Y: y, W: 330, H: 72}, d.t("lay"), 0)
		ui.Text(f, stage.Rect{X: 230, Y: y - 66, W: 680, H: 44}, paint.TextLabel, 0, paint.TextStyle(paint.TextLabel, 0).Fit(w.summary(), 680))
	} else {
		ui.Button(f, "companion.lay", stage.Rect{X: 230, Y: y, W: 330, H: 72}, d.t("lay"), paint.Main)
	}
	if w.bad != nil {
		ui.Text(f, stage.Rect{X: 230, Y: y - 84, W: 680, H: 70}, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkWarn), d.t("damaged", with{"Why": w.deps.unread(w.bad)}))
	}
	ui.Button(f, "companion.edit", stage.Rect{X: 1040, Y: y, W: 330, H: 72}, d.t("edit"), 0)
	ui.Button(f, "companion.back", stage.Rect{X: 190, Y: 922, W: 200, H: 72}, d.Words.T("setup.back"), 0)
	f.First = first
	if w.ask != nil {
		w.ask.Build(f)
	}
}

// thumb is the map as it stands, of a match some actions on where there is none.
func (w *welcome) thumb(m *moment, actions int) stage.Pic {
	if m == nil {
		made := dealt(w.deps, w.deps.usual(), 3)
		m = &made
		r := game.NewRand(3)
		for range actions {
			if legal := m.st.Legal(nil); len(legal) > 0 {
				m.st.Apply(legal[r.Intn(len(legal))], nil)
			}
		}
	}
	v := m.st.View(game.Nobody)
	return w.deps.Board.Thumb(&v, &board.Context{Names: m.names, Colours: m.colours, Words: w.deps.Words, Open: game.Nobody})
}

// summary says when the cardboard table was kept, who plays there, and how far they
// are.
func (w *welcome) summary() string {
	d := newDesk(w.deps, Companion, *w.last)
	var names []string
	for i := range d.view.Seats {
		names = append(names, d.name(game.Seat(i)))
	}
	var out []string
	if t := w.last.when; !t.IsZero() { // first: it tells one table from another that has the same players
		words := d.deps.Words
		out = append(out, words.T("shelf.when", with{"Day": t.Day(), "Month": words.T("shelf.month." + strconv.Itoa(int(t.Month()))), "Year": t.Year(),
			"Hour": t.Hour(), "Minute": fmt.Sprintf("%02d", t.Minute())}))
	}
	out = append(out, d.deps.Words.List(names))
	if c := d.counter("round"); c != 0 {
		out = append(out, d.teller.Counter(&d.view, c, game.Nobody))
	}
	return strings.Join(out, " · ")
}

// card is one of the two things the companion is for, with the map on it.
func (w *welcome) card(f *stage.Frame, r stage.Rect, key string, chart stage.Pic) {
	d := w.deps
	ui.Panel(f, r, 1)
	f.Add(chart, stage.Rect{X: r.X + r.W - 330, Y: r.Y + 30, W: 290, H: 264})
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 34, W: r.W - 390, H: 200}, paint.TextHead, paint.LookWrap, d.t(key+".title"))
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 310, W: r.W - 80, H: 160}, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkSoft),
		d.t(key+".text", with{"Who": d.Words.T(d.Game.Name() + ".opponent")}))
}

var canvas = stage.Rect{W: stage.Width, H: stage.Height}

func backdrop(f *stage.Frame) { f.Add(stage.Pic{Kind: "backdrop"}, canvas) }
