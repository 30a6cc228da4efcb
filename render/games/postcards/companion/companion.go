// Package companion is the companion of the table: an editor of positions, and
// an Automa for those who play with the cardboard game. It knows neither disk
// nor window; what it needs of both it gets by its Deps.
//
// The words: the desk is the table of a position that can be changed by hand; a
// tray is what opens over it and holds all that can lie at the spot that was
// clicked. A round is a walk from spot to spot, to say what lies at each. The
// story is an Automa's turn told action by action.
package companion

import (
	"encoding/json"
	"time"

	"posterestante/assets/usererr"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/editor"
)

// Deps are what the companion gets from the program. Load and Save keep the
// cardboard table from turn to turn.
type Deps editor.Deps

func (d *Deps) t(key string, data ...map[string]any) string {
	return d.Words.T("companion."+key, data...)
}

func (d *Deps) hear(cue string) {
	if d.Sound != nil {
		d.Sound(cue)
	}
}

// seed is what a new position is dealt from; what stays hidden is played on with.
func (d *Deps) seed() uint64 {
	if d.NewSeed == nil {
		return 0
	}
	return d.NewSeed()
}

// oops is a dialog that says what went wrong.
func (d *Deps) oops(err error) *ui.Dialog {
	return &ui.Dialog{Title: d.Words.T("error.title"), Text: usererr.Words(err, d.Words), Answers: []ui.Answer{{ID: "dialog.ok", Verb: d.Words.T("error.ok")}}}
}

type with = map[string]any

// Open is the editor of a position, of a match at any point say.
func Open(d Deps, position json.RawMessage, names []string, colours []int) (stage.Scene, error) {
	m, err := newMoment(position, names, colours)
	if err != nil {
		return nil, err
	}
	return newDesk(&d, Editor, *m), nil
}

// welcome is the first page: beside a cardboard game, or an empty desk.
type welcome struct {
	deps  *Deps
	last  *moment // the cardboard table as it was left; nil where there is none
	bad   error   // why what was saved can't be read
	stale bool
	ask   *ui.Dialog // whether the table that is kept may go
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
		return push(newDesk(w.deps, Editor, dealt(w.deps, []int{int(rules.Person), int(rules.Normal)}, w.deps.seed())))
	}
	return stage.Answer{}
}

// Build implements stage.Scene.
func (w *welcome) Build(f *stage.Frame) {
	d := w.deps
	if w.stale {
		w.stale = false
		w.last, w.bad = load(d)
	}
	backdrop(f)
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	title(f, d.t("title"))
	ui.Rule(f, stage.Rect{X: 190, Y: 216, W: 1570, H: 4})
	w.card(f, stage.Rect{X: 190, Y: 256, W: 760, H: 590}, "beside", 24)
	w.card(f, stage.Rect{X: 1000, Y: 256, W: 760, H: 590}, "editor", 46)
	y := 746.0
	first := "companion.lay"
	if w.last != nil {
		first = "companion.on"
		ui.Button(f, first, stage.Rect{X: 230, Y: y, W: 330, H: 72}, d.t("go_on"), paint.Main)
		ui.Button(f, "companion.lay", stage.Rect{X: 580, Y: y, W: 330, H: 72}, d.t("lay"), 0)
	} else {
		ui.Button(f, "companion.lay", stage.Rect{X: 230, Y: y, W: 330, H: 72}, d.t("lay"), paint.Main)
	}
	if w.last != nil {
		ui.Text(f, stage.Rect{X: 230, Y: y - 66, W: 680, H: 44}, paint.TextLabel, 0, w.summary())
	}
	if w.bad != nil {
		ui.Text(f, stage.Rect{X: 230, Y: y - 84, W: 680, H: 70}, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkWarn), d.t("damaged", with{"Why": w.deps.unread(w.bad)}))
	}
	ui.Button(f, "companion.edit", stage.Rect{X: 1040, Y: y, W: 330, H: 72}, d.t("edit"), 0)
	ui.Button(f, "companion.back", stage.Rect{X: 190, Y: 892, W: 200, H: 76}, d.Words.T("setup.back"), 0)
	f.First = first
	if w.ask != nil {
		w.ask.Build(f)
	}
}

// summary says who plays at the cardboard table, and how far they are.
func (w *welcome) summary() string {
	d := newDesk(w.deps, Companion, *w.last)
	var names []string
	for i := range d.view.Seats {
		names = append(names, d.name(game.Seat(i)))
	}
	return w.deps.t("last", with{"Names": w.deps.Words.List(names), "Round": d.view.Counter(rules.Round, game.Nobody)})
}

// card is one of the two things the companion is for, with a postcard on it.
func (w *welcome) card(f *stage.Frame, r stage.Rect, key string, postcard int) {
	d := w.deps
	ui.Panel(f, r, 1)
	f.Add(stage.Pic{Kind: "pc.picture", ID: postcard}, stage.Rect{X: r.X + r.W - 330, Y: r.Y + 30, W: 300, H: 202})
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 34, W: r.W - 390, H: 200}, paint.TextHead, paint.LookWrap, d.t(key+".title"))
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 252, W: r.W - 80, H: 160}, paint.TextBody, paint.LookWrap|paint.Ink(paint.InkSoft), d.t(key+".text"))
}

var canvas = stage.Rect{W: stage.Width, H: stage.Height}

func backdrop(f *stage.Frame) { f.Add(stage.Pic{Kind: "backdrop"}, canvas) }

// title heads a page; its room is high enough for an accent on a capital.
func title(f *stage.Frame, words string) {
	ui.Text(f, stage.Rect{X: 186, Y: 66, W: 1560, H: 148}, paint.TextTitle, 0, words)
}
