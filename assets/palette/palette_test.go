package palette

import (
	"image/color"
	"math"
	"testing"

	"posterestante/assets/palette/colourblind"
)

func TestColoursStayApart(t *testing.T) {
	for _, eye := range colourblind.All {
		least := 20.0
		if eye.Name == "achroma" {
			least = 4 // patterns and signs do the work there
		}
		for name, set := range map[string][]color.NRGBA{"seat": seats[:], "travel": travels[:]} {
			for i := range set {
				for j := range i {
					if d := apart(lab(set[i], eye), lab(set[j], eye)); d < least {
						t.Errorf("%s: %s colours %d and %d are %.1f apart, want %.0f", eye.Name, name, j, i, d, least)
					}
				}
			}
		}
	}
}

func TestWordsCanBeRead(t *testing.T) {
	for _, c := range []struct {
		name    string
		ink, on color.NRGBA
		least   float64
	}{
		{"ink on paper", Ink, Paper, 7}, {"soft ink on paper", InkSoft, Paper, 4.5},
		{"paper on sea", PaperLight, Sea, 4.5}, {"paper on brick", PaperLight, Brick, 4.5},
		{"paper on wood", PaperLight, Wood, 4.5},
	} {
		a, b := light(c.ink)+0.05, light(c.on)+0.05
		if r := math.Max(a, b) / math.Min(a, b); r < c.least {
			t.Errorf("%s: contrast %.1f, want %.1f", c.name, r, c.least)
		}
	}
}

func light(c color.NRGBA) float64 {
	return 0.2126*colourblind.Linear(c.R) + 0.7152*colourblind.Linear(c.G) + 0.0722*colourblind.Linear(c.B)
}

func lab(c color.NRGBA, eye colourblind.Eye) [3]float64 {
	o := eye.See([3]float64{colourblind.Linear(c.R), colourblind.Linear(c.G), colourblind.Linear(c.B)})
	f := func(v float64) float64 {
		if v > 0.008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16.0/116
	}
	x := f((0.4124*o[0] + 0.3576*o[1] + 0.1805*o[2]) / 0.9505)
	y := f(0.2126*o[0] + 0.7152*o[1] + 0.0722*o[2])
	z := f((0.0193*o[0] + 0.1192*o[1] + 0.9505*o[2]) / 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

func apart(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}
