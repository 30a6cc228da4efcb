package companion

import (
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/shelf"
)

// line is a cardboard table that is kept, as the list shows it.
type line struct {
	Kept
	row *shelf.Line // nil until it is shown
}

const rowHigh = 118.0 // of a table in the list

// refresh reads the tables anew; the choice is the one that one comes back from, else
// stays on the same one if it is there.
func (w *welcome) refresh() {
	chosen, d := "", w.deps
	if x := w.chosen(); x != nil {
		chosen = x.ID
	}
	if w.open != nil && w.open.id != "" {
		chosen = w.open.id
	}
	w.stale, w.open, w.tables, w.said = false, nil, nil, nil
	if d.Tables != nil {
		var kept []Kept
		kept, w.said = d.Tables()
		for _, k := range kept {
			w.tables = append(w.tables, &line{Kept: k})
		}
	}
	if i := slices.IndexFunc(w.tables, func(x *line) bool { return x.ID == chosen }); i >= 0 {
		w.at = i
	}
	w.at = max(0, min(w.at, len(w.tables)-1))
	if w.chart.Kind == "" {
		w.chart = d.sample()
	}
}

// chosen is the table that is chosen; nil where none is kept.
func (w *welcome) chosen() *line {
	if w.at >= len(w.tables) {
		return nil
	}
	return w.tables[w.at]
}

// line is what the row of a table says.
func (w *welcome) line(i int) *shelf.Line {
	x, d := w.tables[i], w.deps
	if x.row != nil {
		return x.row
	}
	x.row = &shelf.Line{When: x.When, Problem: x.Problem, Note: d.Words.T(d.Game.Name() + ".name")}
	x.row.Name = x.row.Note
	if x.Problem != "" {
		return x.row
	}
	desk, err := resume(d, x.Kept)
	if err != nil {
		x.Problem = d.oops(err).Text
		x.row.Problem = x.Problem
		return x.row
	}
	x.row.Name, x.row.Pic = desk.stands(), d.thumb(&desk.now)
	for seat := range desk.now.names {
		p := shelf.Player{Name: desk.name(game.Seat(seat)), Colour: desk.now.colours[seat]}
		if len(x.Faces) == len(desk.now.names) {
			p.Face = x.Faces[seat]
		}
		x.row.Seats = append(x.row.Seats, p)
	}
	return x.row
}

// stands says how far a table has come, and whose turn it is.
func (d *desk) stands() string {
	if d.now.st.Over() {
		return d.deps.t("stands.over")
	}
	turn := d.deps.t("stands.turn", with{"Who": d.name(max(d.now.st.Turn(), 0))})
	if c := d.counter("round"); c != 0 {
		return d.deps.Words.T("page.round", with{"N": d.View.Counter(c, game.Nobody)}) + " · " + turn
	}
	return d.Teller.Capital(turn)
}

// list are the tables, one of them chosen, and what can be done with it.
func (w *welcome) list(f *stage.Frame) {
	d, area := w.deps, w.plan.list
	said := w.said
	if x := w.chosen(); x.Problem != "" {
		said = []string{x.Problem}
	}
	if len(w.said) > 0 || slices.ContainsFunc(w.tables, func(x *line) bool { return x.Problem != "" }) {
		area.H -= rowHigh // room to say it
	}
	w.scroll.Build(f, "companion.list", area, len(w.tables), rowHigh, func(i int, at stage.Rect) {
		shelf.Row(f, d.Words, "companion.row", i, at, w.line(i), i == w.at)
	})
	w.notes(f, stage.Rect{X: area.X + 16, Y: area.Y + area.H + 6, W: area.W - 32, H: rowHigh - 12}, said)
	on := paint.Main
	if w.chosen().Problem != "" {
		on = paint.Off
	}
	f.First = fmt.Sprintf("companion.row.%d", w.at)
	ui.Button(f, "companion.delete", w.plan.delete, d.Words.T("matches.delete"), 0).Does = welcomeDelete
	ui.Button(f, "companion.lay", w.plan.lay, d.t("lay"), 0).Does = welcomeLay
	ui.Button(f, "companion.on", w.plan.on, d.t("go_on"), on).Does = welcomeOn
}

// question asks whether a table may be deleted, as the shelf of matches does.
func (d *Deps) question(x *shelf.Line, remove func() stage.Answer) *ui.Dialog {
	var names []string
	for _, s := range x.Seats {
		names = append(names, s.Name)
	}
	text := d.t("delete.text", with{"Who": d.Words.List(names), "Where": x.Name})
	if len(names) == 0 {
		text = d.t("delete.unread")
	}
	return &ui.Dialog{Title: d.t("delete.title"), Text: text, Answers: []ui.Answer{
		{ID: "dialog.keep", Verb: d.Words.T("matches.keep")},
		{ID: "dialog.delete", Verb: d.Words.T("matches.delete"), Look: paint.Danger, Do: remove}}}
}
