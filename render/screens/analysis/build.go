package analysis

import (
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
	worst        stage.Rect // the turn that cost most, with the heading of all above
	rows         stage.Rect // of the others that decided
	high         float64    // of one of them
	back         stage.Rect
}

// wide has the charts side by side, and the table of luck beside them where there is one.
func wide(split bool) plan {
	p := plan{
		sheet:  stage.Rect{X: 60, Y: 30, W: 1800, H: 1020},
		title:  stage.Rect{X: 100, Y: 44, W: 1200, H: 60},
		charts: [2]stage.Rect{{X: 100, Y: 150, W: 840, H: 194}, {X: 980, Y: 150, W: 840, H: 194}},
		worst:  stage.Rect{X: 100, Y: 408, W: 1720, H: 216},
		rows:   stage.Rect{X: 100, Y: 636, W: 1720},
		high:   76,
		back:   stage.Rect{X: 100, Y: 944, W: 220, H: 76},
	}
	if split {
		p.charts[0].W, p.charts[1].X, p.charts[1].W = 600, 724, 424
		p.split = stage.Rect{X: 1180, Y: 150, W: 640, H: 194}
	}
	return p
}

// tall has them below each other: as high as so many turns leave them room, and a table of luck that is so high.
func tall(turns int, split float64) plan {
	const high, most, worst = 130.0, 620.0, 290.0
	p := plan{
		sheet: stage.Rect{X: 30, Y: 40, W: 1020, H: 1840},
		title: stage.Rect{X: 70, Y: 64, W: 940, H: 60},
		high:  high,
		back:  stage.Rect{X: 70, Y: 1756, W: 220, H: 76},
	}
	below := 0.0 // of the turns
	if turns > 0 {
		below = worst + high*float64(turns-1)
	}
	each := min(most, (p.back.Y-20-below-178-62-88-split)/2)
	p.charts[0] = stage.Rect{X: 70, Y: 178, W: 940, H: each}
	p.charts[1] = stage.Rect{X: 70, Y: 178 + each + 62, W: 940, H: each}
	p.split = stage.Rect{X: 70, Y: p.charts[1].Y + each + 50, W: 940, H: split - 50}
	p.worst = stage.Rect{X: 70, Y: p.charts[1].Y + each + 78 + split, W: 940, H: worst - 14}
	p.rows = stage.Rect{X: 70, Y: p.worst.Y + worst, W: 940}
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
	a.turns(f, p)
	ui.Button(f, "analysis.back", p.back, a.t("analysis.back"), 0).Does = ui.Back
	f.First = "analysis.back"
	switch f.On.(type) {
	case told, explained: // signs are told in words
		ui.Tooltip(f)
	}
	a.dialog.Build(f)
}
