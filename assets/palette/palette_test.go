package palette

import (
	"image/color"
	"math"
	"testing"
)

// The simulations of full colour blindness by Machado, Oliveira and Fernandes
// (2009), for linear light.
var eyes = map[string][9]float64{
	"usual":   {1, 0, 0, 0, 1, 0, 0, 0, 1},
	"protan":  {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	"deutan":  {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	"tritan":  {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
	"achroma": {0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722},
}

func TestColoursStayApart(t *testing.T) {
	for eye, m := range eyes {
		least := 20.0
		if eye == "achroma" {
			least = 4 // patterns and signs do the work there
		}
		for name, set := range map[string][4]color.NRGBA{"seat": seats, "travel": travels} {
			for i := range set {
				for j := range i {
					if d := apart(lab(set[i], m), lab(set[j], m)); d < least {
						t.Errorf("%s: %s colours %d and %d are %.1f apart, want %.0f", eye, name, j, i, d, least)
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

func linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

func light(c color.NRGBA) float64 {
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

func lab(c color.NRGBA, m [9]float64) [3]float64 {
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var o [3]float64
	for i := range o {
		for j := range in {
			o[i] += m[3*i+j] * in[j]
		}
		o[i] = math.Min(1, math.Max(0, o[i]))
	}
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
