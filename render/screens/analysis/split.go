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

// columns are what a chance went by, with the key of each in words.
var columns = [...]struct {
	key string
	of  func(coach.Split) float64
}{
	{"luck", func(s coach.Split) float64 { return s.Luck }},
	{"own", func(s coach.Split) float64 { return s.Own }},
	{"others", func(s coach.Split) float64 { return s.Others }},
	{"rest", coach.Split.Rest},
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

// split is the table of what became of each seat's chance: what luck gave, what errors cost and gave, and the rest.
func (a *Analysis) split(f *stage.Frame, r stage.Rect) {
	d := a.deps
	if len(d.Splits) == 0 {
		return
	}
	head := stage.Rect{X: r.X, Y: r.Y - 32, W: r.W, H: 32}
	whole, said := a.fortune()
	style := paint.TextLabel
	for _, room := range []int{paint.TextLabel, paint.TextTag} {
		if ui.Wide(f, room, whole, head.H) <= head.W {
			style, said = room, whole
			break
		}
	}
	ui.Text(f, head, style, paint.Ink(paint.InkSea), said)
	const name = 0.26 // of the width
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
			ui.Text(f, cell(1+seat, i), paint.TextTag, paint.LookRight, points(c.of(s)))
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

// fortune says where the chance went of one person who plays against others: with whom luck was, and what turns did.
// Where there is no room for all of it, luck says the first.
func (a *Analysis) fortune() (whole, luck string) {
	d := a.deps
	if d.Person == game.Nobody || int(d.Person) >= len(d.Splits) {
		return a.t("analysis.split"), a.t("analysis.split")
	}
	s := d.Splits[d.Person]
	key := "analysis.luck.even"
	switch n := math.Round(s.Luck * 100); {
	case n >= even:
		key = "analysis.luck.with"
	case n <= -even:
		key = "analysis.luck.against"
	}
	luck = a.t(key, map[string]any{"Name": d.Names[d.Person], "N": points(s.Luck)})
	return a.t("analysis.luck.turns", map[string]any{"Luck": luck, "Own": points(s.Own), "Others": points(s.Others)}),
		luck
}
