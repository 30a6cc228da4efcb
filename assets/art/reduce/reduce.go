// Package reduce gives pictures a palette, so that their files are small, and
// checks that it didn't damage them: whatever of this project is reduced goes
// through PNG.
//
// The words: a tint is a colour that a picture has; a box is a set of tints that
// one colour of the palette stands for.
package reduce

import (
	"cmp"
	"image"
	"image/color"
	"slices"
)

// tint is a colour and how many pixels have it.
type tint struct {
	c [3]uint8
	n int
}

// Reduce gives the picture a palette of so many colours, at most 256, without
// dithering. Its flat surfaces keep their exact colours.
func Reduce(img image.Image, most int) *image.Paletted {
	img = atOrigin{img}
	s := img.Bounds().Size()
	count := map[[3]uint8]int{}
	for y := range s.Y {
		for x := range s.X {
			count[at(img, x, y)]++
		}
	}
	tints := make([]tint, 0, len(count))
	for c, n := range count {
		tints = append(tints, tint{c, n})
	}
	slices.SortFunc(tints, func(a, b tint) int { return cmp.Or(b.n-a.n, slices.Compare(a.c[:], b.c[:])) })
	boxes := cut(tints, min(max(most, 1), 256))
	for range 3 { // tints go to the box they are nearest to, and boxes follow them
		boxes = regroup(tints, colours(boxes))
	}
	palette := colours(boxes)
	out := image.NewPaletted(image.Rect(0, 0, s.X, s.Y), nil)
	for _, c := range palette {
		out.Palette = append(out.Palette, color.NRGBA{c[0], c[1], c[2], 255})
	}
	near := make(map[[3]uint8]uint8, len(count))
	for c := range count {
		near[c] = uint8(nearest(palette, c))
	}
	for y := range s.Y {
		for x := range s.X {
			out.Pix[y*out.Stride+x] = near[at(img, x, y)]
		}
	}
	return out
}

// cut splits the tints into so many boxes, always the one that errs most, at the
// mean of the channel in which it errs most. So a small surface of a colour of
// its own gets one before the grain of a large one is told apart.
func cut(tints []tint, most int) [][]tint {
	boxes, errs := [][]tint{tints}, []float64{0}
	sides := []int{0}
	errs[0], sides[0] = spread(tints)
	for len(boxes) < most {
		worst := 0
		for i := range errs {
			if errs[i] > errs[worst] {
				worst = i
			}
		}
		if errs[worst] == 0 {
			break
		}
		box, side := boxes[worst], sides[worst]
		middle := mean(box)[side]
		low := make([]tint, 0, len(box))
		high := make([]tint, 0, len(box))
		for _, t := range box {
			if float64(t.c[side]) <= middle {
				low = append(low, t)
			} else {
				high = append(high, t)
			}
		}
		boxes[worst] = low
		errs[worst], sides[worst] = spread(low)
		boxes = append(boxes, high)
		e, s := spread(high)
		errs, sides = append(errs, e), append(sides, s)
	}
	return boxes
}

// regroup puts each tint into the box of the colour that is nearest to it.
func regroup(tints []tint, palette [][3]uint8) [][]tint {
	boxes := make([][]tint, len(palette))
	for _, t := range tints {
		i := nearest(palette, t.c)
		boxes[i] = append(boxes[i], t)
	}
	return slices.DeleteFunc(boxes, func(b []tint) bool { return len(b) == 0 })
}

// colours are what stands for each box: the tint that half of its pixels have,
// where there is one, else their mean.
func colours(boxes [][]tint) [][3]uint8 {
	var out [][3]uint8
	for _, b := range boxes {
		n, most := 0, b[0]
		for _, t := range b {
			n += t.n
			if t.n > most.n {
				most = t
			}
		}
		if 2*most.n < n {
			for k, v := range mean(b) {
				most.c[k] = uint8(v + 0.5)
			}
		}
		out = append(out, most.c)
	}
	return out
}

func mean(b []tint) (m [3]float64) {
	n := 0.0
	for _, t := range b {
		n += float64(t.n)
		for k := range 3 {
			m[k] += float64(t.n) * float64(t.c[k])
		}
	}
	for k := range 3 {
		m[k] /= n
	}
	return m
}

// weights are how much the eye minds each channel.
var weights = [3]int{3, 6, 1}

// spread is how much a box errs when one colour stands for it, and in which
// channel most.
func spread(b []tint) (all float64, side int) {
	m, errs := mean(b), [3]float64{}
	for _, t := range b {
		for k := range 3 {
			d := float64(t.c[k]) - m[k]
			errs[k] += float64(weights[k]) * float64(t.n) * d * d
		}
	}
	for k := range 3 {
		all += errs[k]
		if errs[k] > errs[side] {
			side = k
		}
	}
	return all, side
}

func nearest(colours [][3]uint8, c [3]uint8) int {
	best, least := 0, 1<<30
	for i, p := range colours {
		d := 0
		for k, w := range weights {
			e := int(p[k]) - int(c[k])
			d += w * e * e
		}
		if d < least {
			best, least = i, d
		}
	}
	return best
}

func at(img image.Image, x, y int) [3]uint8 {
	r, g, b, _ := img.At(x, y).RGBA()
	return [3]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8)}
}

// atOrigin is a picture whose bounds begin at 0, 0.
type atOrigin struct{ image.Image }

func (a atOrigin) Bounds() image.Rectangle {
	return image.Rectangle{Max: a.Image.Bounds().Size()}
}

func (a atOrigin) At(x, y int) color.Color {
	m := a.Image.Bounds().Min
	return a.Image.At(m.X+x, m.Y+y)
}
