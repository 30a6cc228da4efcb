package analysis

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"posterestante/assets/wording"
	"posterestante/game/coach"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/deeds"
)

// row is a turn that decided: as it was played, and the better one.
type row struct {
	turn  coach.Turn
	loss  string
	sides [2]side
}

// side is one of the two, as signs and in words.
type side struct {
	label string // which it is
	words string // the turn in words
	whole string // both
	deeds []wording.Line
}

// rowOf tells a turn.
func (a *Analysis) rowOf(t wording.Teller, turn coach.Turn) row {
	r := row{turn: turn, loss: t.Percent(int(math.Round(turn.Loss * 1000)))}
	for i, plan := range [2]coach.Plan{turn.Played, turn.Best} {
		key := [2]string{"analysis.played", "analysis.better"}[i]
		s := a.deps.Session
		words := t.Turn(s, turn.From, turn.Seat, plan.Turn)
		r.sides[i] = side{label: a.t(key), words: words, whole: a.t(key+".turn", map[string]any{"Turn": words}),
			deeds: t.Signs(s, turn.From, turn.Seat, plan.Turn)}
		if len(r.sides[i].deeds) < len(plan.Turn) {
			r.sides[i].deeds = append(r.sides[i].deeds,
				wording.Line{Seat: turn.Seat, Sign: "deck", Mark: "…", Bare: a.t("analysis.unknown")})
		}
	}
	return r
}

// parts is the first action by which the better turn is another than the one that was played.
func (r *row) parts() wording.Line {
	played, better := r.sides[0].deeds, r.sides[1].deeds
	for i, line := range better {
		if i >= len(played) || played[i].Bare != line.Bare {
			return line
		}
	}
	return wording.Line{Short: "…"}
}

// turns are the turns that decided, the one that cost most before all others.
func (a *Analysis) turns(f *stage.Frame, p plan) {
	ui.Rule(f, stage.Rect{X: p.worst.X, Y: p.worst.Y - 48, W: p.worst.W, H: 3})
	head := "analysis.decided"
	if len(a.rows) == 0 {
		head = "analysis.none"
	}
	ui.Text(f, stage.Rect{X: p.worst.X, Y: p.worst.Y - 40, W: p.worst.W, H: 34}, paint.TextLabel,
		paint.Ink(paint.InkSea), a.t(head))
	at := p.rows
	at.H = p.high
	for i := range a.rows {
		if i == a.worst {
			a.most(f, i, p.worst)
			continue
		}
		ui.Rule(f, stage.Rect{X: at.X, Y: at.Y - 4, W: at.W, H: 2})
		if f.Tall {
			a.rowTall(f, i, at)
		} else {
			a.row(f, i, at)
		}
		at.Y += at.H
	}
}

// row is one turn: whose, what it cost, what was played, what was better.
func (a *Analysis) row(f *stage.Frame, i int, r stage.Rect) {
	const headW, buttonW, high = 325.0, 170.0, 56.0
	a.head(f, i, stage.Rect{X: r.X, Y: r.Y + 4, W: headW, H: r.H - 8})
	buttons := r.X + r.W - 2*buttonW
	a.lines(f, i, stage.Rect{X: r.X + headW, Y: r.Y + 2, W: buttons - 12 - r.X - headW, H: r.H - 8})
	a.buttons(f, i, stage.Rect{X: buttons, Y: r.Y + (r.H-4-high)/2, W: 2 * buttonW, H: high})
}

// rowTall is the same with its signs below.
func (a *Analysis) rowTall(f *stage.Frame, i int, r stage.Rect) {
	const buttonsW, high = 380.0, 66.0
	a.head(f, i, stage.Rect{X: r.X, Y: r.Y + 2, W: r.W - buttonsW - 10, H: high - 6})
	a.buttons(f, i, stage.Rect{X: r.X + r.W - buttonsW, Y: r.Y, W: buttonsW, H: high})
	a.lines(f, i, stage.Rect{X: r.X, Y: r.Y + high, W: r.W, H: r.H - high - 6})
}

// head is whose turn it was, in which round, and what it cost.
func (a *Analysis) head(f *stage.Frame, i int, r stage.Rect) {
	row, d := a.rows[i], a.deps
	half := r.H / 2
	f.Add(stage.Pic{Kind: "swatch", ID: d.Colours[row.turn.Seat]},
		stage.Rect{X: r.X, Y: r.Y + (half-28)/2, W: 28, H: 28})
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y, W: r.W - 40, H: half}, paint.TextLabel, 0, d.Names[row.turn.Seat])
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + half, W: r.W - 46, H: half}, paint.TextTag, paint.Ink(paint.InkSoft),
		a.t("analysis.cost", map[string]any{"N": d.round(row.turn.From), "Loss": row.loss}))
}

// lines are what was played and what was better, each a line of signs; of a long turn in several.
func (a *Analysis) lines(f *stage.Frame, i int, r stage.Rect) {
	style := ui.Style(f, paint.TextTag)
	label, all := 0.0, 0
	for _, s := range a.rows[i].sides {
		label = max(label, style.Width(s.label)+22)
	}
	var rows [2][][]deeds.Sign
	for k, s := range a.rows[i].sides {
		rows[k] = deeds.Rows(style, s.deeds, r.W-label)
		all += max(1, len(rows[k]))
	}
	const most = 46.0
	high := min(most, r.H/float64(all))
	y := r.Y + (r.H-high*float64(all))/2
	for k, s := range a.rows[i].sides {
		ink := paint.Ink(paint.InkSoft)
		if k == 1 {
			ink = paint.Ink(paint.InkSea)
		}
		at := stage.Rect{X: r.X, Y: y, W: label - deeds.Gap/2 - 2, H: high}
		ui.Text(f, at, paint.TextTag, ink, s.label)
		a.sign(f, told{i, k, -1}, at, s.whole)
		for _, line := range rows[k] {
			for _, sign := range line {
				at := stage.Rect{X: r.X + label + sign.X, Y: y, W: sign.Wide, H: high}
				deeds.Add(f, s.deeds[sign.N], sign, at, 0)
				at.X, at.W = at.X-deeds.Gap/2, at.W+deeds.Gap
				a.sign(f, told{i, k, sign.N}, at, strings.Join(deeds.Says(s.deeds, sign), "\n"))
			}
			y += high
		}
		if len(rows[k]) == 0 {
			y += high
		}
	}
}

// sign is what can be pointed at, to be told in words.
func (a *Analysis) sign(f *stage.Frame, does told, r stage.Rect, words string) {
	f.Point(stage.Hot{ID: fmt.Sprintf("analysis.told.%d.%d.%d", does.row, does.side, does.sign), Does: does, Rect: r,
		Label: words})
}

// buttons show the turn on the table, and go on from where it began.
func (a *Analysis) buttons(f *stage.Frame, i int, r stage.Rect) {
	const gap = 10.0
	wide := (r.W - gap) / 2
	if a.deps.See != nil {
		ui.Button(f, "analysis.see."+strconv.Itoa(i), stage.Rect{X: r.X, Y: r.Y, W: wide, H: r.H}, a.t("analysis.see"),
			0).Does = see(i)
	}
	if a.deps.WhatIf != nil {
		ui.Button(f, "analysis.whatif."+strconv.Itoa(i), stage.Rect{X: r.X + wide + gap, Y: r.Y, W: wide, H: r.H},
			a.t("past.whatif"), 0).Does = whatIf(i)
	}
}

// most is the turn that cost most: its picture, one sentence, its signs, and the ways to it.
func (a *Analysis) most(f *stage.Frame, i int, r stage.Rect) {
	if im := a.deps.Picture; im != nil {
		at := stage.Rect{X: r.X, Y: r.Y, H: r.H}
		if f.Tall {
			at.H = r.H - 86
		}
		at.W = at.H * float64(im.Rect.Dx()) / float64(im.Rect.Dy())
		f.Add(stage.Pic{Kind: "scan", Data: im}, at)
		if r.X, r.W = at.X+at.W+22, r.W-at.W-22; f.Tall {
			a.lines(f, i, stage.Rect{X: at.X, Y: at.Y + at.H + 4, W: r.X + r.W - at.X, H: 78})
			r.H = at.H
		}
	} else if f.Tall {
		a.lines(f, i, stage.Rect{X: r.X, Y: r.Y + r.H - 82, W: r.W, H: 78})
		r.H -= 86
	}
	if f.Tall {
		const high = 66.0
		a.sentence(f, i, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H - high - 8})
		a.buttons(f, i, stage.Rect{X: r.X + r.W - 380, Y: r.Y + r.H - high, W: 380, H: high})
		return
	}
	const buttonsW, high, words = 340.0, 56.0, 110.0
	a.sentence(f, i, stage.Rect{X: r.X, Y: r.Y, W: r.W - buttonsW - 20, H: words})
	a.buttons(f, i, stage.Rect{X: r.X + r.W - buttonsW, Y: r.Y + 4, W: buttonsW, H: high})
	a.lines(f, i, stage.Rect{X: r.X, Y: r.Y + words, W: r.W, H: r.H - words})
}

// sentence says what cost most, and what was better: the whole turn where there is room, else what it first does
// otherwise.
func (a *Analysis) sentence(f *stage.Frame, i int, r stage.Rect) {
	row, d := &a.rows[i], a.deps
	says := func(better string) string {
		return a.t("analysis.most", map[string]any{"N": d.round(row.turn.From), "Name": d.Names[row.turn.Seat],
			"Loss": row.loss, "Better": better})
	}
	for _, better := range []string{row.sides[1].words, row.parts().Short} {
		for _, style := range []int{paint.TextBody, paint.TextSmall, paint.TextTag} {
			words := says(better)
			if ui.High(f, style, words, r.W) <= r.H {
				ui.Text(f, r, style, paint.LookWrap, words)
				return
			}
		}
	}
	ui.Text(f, r, paint.TextTag, paint.LookWrap, says(row.parts().Short))
}
