package chart

import (
	"math"
	"strconv"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/palette"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Bar is one line of a bar chart.
type Bar struct {
	Label string
	Value float64
	Words string // the value as it is written at the bar's end
}

// Bars adds a bar a line, as long as its value; each needs about 36 logical
// pixels of height.
func Bars(f *stage.Frame, r stage.Rect, list []Bar) {
	var parts []string
	for _, b := range list {
		parts = append(parts, strconv.FormatFloat(b.Value, 'f', 2, 64)+fieldMark+b.Words+fieldMark+b.Label)
	}
	f.Add(stage.Pic{Kind: "chart.bars", Text: strings.Join(parts, partMark)}, r)
}

// bars paints them: label, bar, value.
func bars(c *paint.Canvas, p stage.Pic) {
	parts := strings.Split(p.Text, partMark)
	type row struct {
		label, words string
		value        float64
	}
	var rows []row
	most, wide := 1.0, 0.0
	label := paint.Style{Role: fonts.Body, Size: 20, Ink: palette.Ink}
	value := paint.Style{Role: fonts.Medium, Size: 20, Ink: palette.Ink}
	for _, part := range parts {
		f := strings.SplitN(part, fieldMark, 3)
		n, err := strconv.ParseFloat(f[0], 64)
		if len(f) < 3 || err != nil {
			continue
		}
		rows = append(rows, row{f[2], f[1], math.Max(n, 0)})
		most, wide = math.Max(most, n), math.Max(wide, label.Width(f[2]))
	}
	wide = math.Min(wide+14, c.W*0.5)
	h := math.Min(c.H/float64(max(1, len(rows))), 44)
	for i, r := range rows {
		y := float64(i) * h
		c.Text(r.label, stage.Rect{Y: y, W: wide - 10, H: h}, label)
		room := c.W - wide - 66
		bar := stage.Rect{X: wide, Y: y + h*0.2, W: math.Max(room*r.value/most, 0), H: h * 0.6}
		if bar.W > 1 {
			c.Path().Rect(stage.Rect{X: bar.X + 1.5, Y: bar.Y + 2.5, W: bar.W, H: bar.H}, 2).
				Fill(palette.Fade(palette.Shadow, 0.2))
			path := c.Weave(c.Path().Rect(bar, 2), paint.Hatch, palette.Sea,
				palette.Mix(palette.Sea, palette.PaperLight, 0.16), 9)
			c.Stroke(path, palette.Mix(palette.Sea, palette.Ink, 0.5), 1.2)
		}
		c.Text(r.words, stage.Rect{X: bar.X + bar.W + 10, Y: y, W: 64, H: h}, value)
	}
	c.Stroke(c.Path().Move(wide, 0).Line(wide, h*float64(len(rows))), palette.InkSoft, 1.5)
}
