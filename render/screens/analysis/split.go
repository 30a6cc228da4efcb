package analysis

import (
	"math"

	"posterestante/game"
	"posterestante/game/coach"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// even is below how many points of chance luck was with nobody.
const even = 5

// ownErrors is the column with a dash for seats whose turns weren't judged.
const ownErrors = "own"

// columns are what a chance went by, with the key of each in words.
var columns = [...]struct {
	key string
	of  func(coach.Split) float64
}{
	{"luck", func(s coach.Split) float64 { return s.Luck }},
	{ownErrors, func(s coach.Split) float64 { return s.Own }},
	{"play", coach.Split.Play},
	{"all", func(s coach.Split) float64 { return s.Change }},
}

// explained is the table that is pointed at, to be told what it says.
type explained struct{}

// splitHigh is how high the table is with its heading; 0 where there is none.
func (a *Analysis) splitHigh() float64 {
	if len(a.deps.Splits) == 0 {
		return 0
	}
	return 50 + 34*float64(1+len(a.deps.Splits))
}

// split is the table of what became of each seat's chance: what luck gave, what its own errors cost, and all else.
func (a *Analysis) split(f *stage.Frame, r stage.Rect) {
	d := a.deps
	if len(d.Splits) == 0 {
		return
	}
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y - 32, W: r.W, H: 32}, paint.TextLabel, paint.Ink(paint.InkSea), a.fortune())
	const name = 0.3 // of the width
	high := min(34, r.H/float64(1+len(d.Splits)))
	cell := func(row, column int) stage.Rect {
		w := r.W * (1 - name) / float64(len(columns))
		return stage.Rect{X: r.X + r.W*name + float64(column)*w, Y: r.Y + float64(row)*high, W: w, H: high}
	}
	for i, c := range columns {
		ui.Text(f, cell(0, i), paint.TextTag, paint.LookRight|paint.Ink(paint.InkSoft), a.t("analysis.split."+c.key))
	}
	for seat, s := range d.Splits {
		y := r.Y + float64(1+seat)*high
		f.Add(stage.Pic{Kind: "swatch", ID: d.Colours[seat]}, stage.Rect{X: r.X, Y: y + (high-24)/2, W: 24, H: 24})
		ui.Text(f, stage.Rect{X: r.X + 32, Y: y, W: r.W*name - 36, H: high}, paint.TextTag, 0, d.Names[seat])
		for i, c := range columns {
			said := points(c.of(s))
			if c.key == ownErrors && !a.judged(game.Seat(seat)) {
				said = "–"
			}
			ui.Text(f, cell(1+seat, i), paint.TextTag, paint.LookRight, said)
		}
	}
	f.Point(stage.Hot{ID: "analysis.split", Does: explained{}, Rect: r, Label: a.t("analysis.split.means")})
}

// points are hundredths of a chance, with their sign where there are any.
func points(x float64) string {
	if n := int(math.Round(x * 100)); n != 0 {
		return ui.Signed(n)
	}
	return "0"
}

// judged says whether the turns of a seat were judged.
func (a *Analysis) judged(seat game.Seat) bool {
	for _, t := range a.deps.Turns {
		if t.Seat == seat && len(t.Best.Turn) > 0 {
			return true
		}
	}
	return false
}

// fortune says with whom luck was, where one person plays against others.
func (a *Analysis) fortune() string {
	d := a.deps
	if d.Person == game.Nobody || int(d.Person) >= len(d.Splits) {
		return a.t("analysis.split")
	}
	luck := d.Splits[d.Person].Luck
	key := "analysis.luck.even"
	switch n := math.Round(luck * 100); {
	case n >= even:
		key = "analysis.luck.with"
	case n <= -even:
		key = "analysis.luck.against"
	}
	return a.t(key, map[string]any{"Name": d.Names[d.Person], "N": points(luck)})
}
