package analysis

import (
	"slices"
	"strconv"
	"strings"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/chart"
)

// plan is where things stand on the page, on either canvas.
type plan struct {
	sheet, title stage.Rect
	charts       [2]stage.Rect // each with its heading above, as the table of luck
	split        stage.Rect
	rows         stage.Rect // of the turns that decided, with their heading above
	high         float64    // of one of them
	back         stage.Rect
}

// wide has the charts side by side, and the table of luck beside them where there is one.
func wide(split bool) plan {
	p := plan{
		sheet:  stage.Rect{X: 60, Y: 30, W: 1800, H: 1020},
		title:  stage.Rect{X: 100, Y: 44, W: 1200, H: 60},
		charts: [2]stage.Rect{{X: 100, Y: 150, W: 840, H: 194}, {X: 980, Y: 150, W: 840, H: 194}},
		rows:   stage.Rect{X: 100, Y: 400, W: 1720},
		high:   108,
		back:   stage.Rect{X: 100, Y: 944, W: 220, H: 76},
	}
	if split {
		p.charts[0].W, p.charts[1].X, p.charts[1].W = 640, 780, 440
		p.split = stage.Rect{X: 1260, Y: 150, W: 560, H: 194}
	}
	return p
}

// tall has them below each other: as high as so many turns leave them room, and a table of luck that is so high.
func tall(turns int, split float64) plan {
	const high, most = 156.0, 620.0
	p := plan{
		sheet: stage.Rect{X: 30, Y: 40, W: 1020, H: 1840},
		title: stage.Rect{X: 70, Y: 64, W: 940, H: 60},
		high:  high,
		back:  stage.Rect{X: 70, Y: 1756, W: 220, H: 76},
	}
	each := min(most, (p.back.Y-24-high*float64(turns)-178-62-88-split)/2)
	p.charts[0] = stage.Rect{X: 70, Y: 178, W: 940, H: each}
	p.charts[1] = stage.Rect{X: 70, Y: 178 + each + 62, W: 940, H: each}
	p.split = stage.Rect{X: 70, Y: p.charts[1].Y + each + 50, W: 940, H: split - 50}
	p.rows = stage.Rect{X: 70, Y: p.charts[1].Y + each + 78 + split, W: 940}
	return p
}

// Portrait implements stage.Portrait.
func (a *Analysis) Portrait() bool { return true }

// Build implements stage.Scene.
func (a *Analysis) Build(f *stage.Frame) {
	p := wide(len(a.deps.Splits) > 0)
	if f.Tall {
		p = tall(len(a.rows), a.splitHigh())
	}
	f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas())
	ui.Panel(f, p.sheet, 3)
	ui.Text(f, p.title, paint.TextHead, 0, a.t("analysis.title"))
	for i, c := range []struct {
		key    string
		curves chart.Curves
	}{{"analysis.chances", a.chances}, {"analysis.scores", a.deps.Scores}} {
		r := p.charts[i]
		ui.Text(f, stage.Rect{X: r.X, Y: r.Y - 32, W: r.W, H: 32}, paint.TextLabel, paint.Ink(paint.InkSea), a.t(c.key))
		c.curves.Add(f, r)
	}
	a.split(f, p.split)
	ui.Rule(f, stage.Rect{X: p.rows.X, Y: p.rows.Y - 48, W: p.rows.W, H: 3})
	head := "analysis.decided"
	if len(a.rows) == 0 {
		head = "analysis.none"
	}
	ui.Text(f, stage.Rect{X: p.rows.X, Y: p.rows.Y - 40, W: p.rows.W, H: 34}, paint.TextLabel,
		paint.Ink(paint.InkSea), a.t(head))
	for i := range a.rows {
		r := stage.Rect{X: p.rows.X, Y: p.rows.Y + float64(i)*p.high, W: p.rows.W, H: p.high}
		if f.Tall {
			a.rowTall(f, i, r)
		} else {
			a.row(f, i, r)
		}
	}
	ui.Button(f, "analysis.back", p.back, a.t("analysis.back"), 0).Does = ui.Back
	f.First = "analysis.back"
	switch f.On.(type) {
	case whole, explained: // what has no room is told whole
		ui.Tooltip(f)
	}
	a.dialog.Build(f)
}

// row is one turn: whose, what it cost, what was played, what was better.
func (a *Analysis) row(f *stage.Frame, i int, r stage.Rect) {
	row, d := a.rows[i], a.deps
	const headW, buttonW = 250.0, 170.0
	f.Add(stage.Pic{Kind: "swatch", ID: d.Colours[row.turn.Seat]}, stage.Rect{X: r.X, Y: r.Y + 8, W: 30, H: 30})
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 6, W: headW - 40, H: 34}, paint.TextLabel, 0, d.Names[row.turn.Seat])
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 38, W: headW - 50, H: 50}, paint.TextTag,
		paint.LookWrap|paint.Ink(paint.InkSoft), row.head)
	wide := (r.W - headW - buttonW - 30) / 2
	a.told(f, i, stage.Rect{X: r.X + headW, Y: r.Y, W: 2*wide + 15, H: r.H})
	a.whatIf(f, i, stage.Rect{X: r.X + r.W - buttonW + 10, Y: r.Y + 14, W: buttonW - 10, H: 56})
}

// rowTall is the same with its words below.
func (a *Analysis) rowTall(f *stage.Frame, i int, r stage.Rect) {
	row, d := a.rows[i], a.deps
	const nameW, buttonW, high = 300.0, 180.0, 66.0
	f.Add(stage.Pic{Kind: "swatch", ID: d.Colours[row.turn.Seat]}, stage.Rect{X: r.X, Y: r.Y + 16, W: 30, H: 30})
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 14, W: nameW - 50, H: 34}, paint.TextLabel, 0, d.Names[row.turn.Seat])
	ui.Text(f, stage.Rect{X: r.X + nameW, Y: r.Y + 6, W: r.W - nameW - buttonW - 20, H: 52}, paint.TextTag,
		paint.LookWrap|paint.Ink(paint.InkSoft), row.head)
	a.told(f, i, stage.Rect{X: r.X, Y: r.Y + high, W: r.W, H: r.H - high})
	a.whatIf(f, i, stage.Rect{X: r.X + r.W - buttonW, Y: r.Y, W: buttonW, H: high})
}

// told is what was played in a turn and what was better, side by side.
func (a *Analysis) told(f *stage.Frame, i int, r stage.Rect) {
	row := a.rows[i]
	wide := (r.W - 15) / 2
	words := stage.Rect{X: r.X, Y: r.Y + 6, W: wide, H: r.H - 12}
	ui.Text(f, words, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), brief(row.played, words))
	ui.Text(f, words.At(words.X+wide+15, words.Y), paint.TextTag, paint.LookWrap, brief(row.better, words))
	id := "analysis.row." + strconv.Itoa(i)
	f.Point(stage.Hot{ID: id, Does: whole(i), Rect: r, Label: row.played + "\n" + row.better})
}

// arrow stands between the actions of a turn.
const arrow = " → "

// brief is a turn in words as far as there is room for it: actions of its middle are left
// out, which the tip tells.
func brief(turn string, room stage.Rect) string {
	style := paint.TextStyle(paint.TextTag, paint.LookWrap)
	parts := strings.Split(turn, arrow)
	for cut := 0; style.Height(turn, room.W) > room.H && len(parts)-cut > 2; {
		cut++
		first := (len(parts) - cut + 1) / 2
		turn = strings.Join(slices.Concat(parts[:first], []string{"…"}, parts[first+cut:]), arrow)
	}
	return turn
}

// whatIf is the button that goes on from where a turn began.
func (a *Analysis) whatIf(f *stage.Frame, i int, r stage.Rect) {
	if a.deps.WhatIf != nil {
		ui.Button(f, "analysis.whatif."+strconv.Itoa(i), r, a.t("past.whatif"), 0).Does = whatIf(i)
	}
}
