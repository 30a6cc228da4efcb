package main

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

// reduce gives the picture a palette of so many colours, without dithering. Its
// flat surfaces keep their exact colours; the mixed ones of their edges share
// the rest by median cut.
func reduce(img image.Image, most int) *image.Paletted {
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
	flats := 0
	for flats < len(tints) && flats < most*2/3 && tints[flats].n >= s.X*s.Y/2500 {
		flats++
	}
	colours := make([][3]uint8, 0, most)
	for _, t := range tints[:flats] {
		colours = append(colours, t.c)
	}
	colours = append(colours, cut(tints[flats:], most-flats)...)
	out := image.NewPaletted(image.Rect(0, 0, s.X, s.Y), nil)
	for _, c := range colours {
		out.Palette = append(out.Palette, color.NRGBA{c[0], c[1], c[2], 255})
	}
	near := map[[3]uint8]uint8{}
	for c := range count {
		near[c] = nearest(colours, c)
	}
	for y := range s.Y {
		for x := range s.X {
			out.Pix[y*out.Stride+x] = near[at(img, x, y)]
		}
	}
	return out
}

// cut splits the tints into so many boxes, always the one with the most pixels
// times the longest side, and returns each box's mean.
func cut(tints []tint, most int) [][3]uint8 {
	if len(tints) == 0 || most < 1 {
		return nil
	}
	boxes := [][]tint{tints}
	for len(boxes) < most {
		best, score, side := -1, 0, 0
		for i, b := range boxes {
			if k, long := longest(b); len(b) > 1 && long*weight(b) > score {
				best, score, side = i, long*weight(b), k
			}
		}
		if best < 0 {
			break
		}
		b := boxes[best]
		slices.SortFunc(b, func(p, q tint) int {
			return cmp.Or(int(p.c[side])-int(q.c[side]), slices.Compare(p.c[:], q.c[:]))
		})
		half, sum, i := weight(b)/2, 0, 0
		for i < len(b)-1 && (i == 0 || sum+b[i].n <= half) {
			sum += b[i].n
			i++
		}
		boxes[best] = b[:i]
		boxes = append(boxes, b[i:])
	}
	var out [][3]uint8
	for _, b := range boxes {
		var c [3]uint8
		for k := range 3 {
			sum := 0
			for _, t := range b {
				sum += int(t.c[k]) * t.n
			}
			c[k] = uint8(sum / weight(b))
		}
		out = append(out, c)
	}
	return out
}

func longest(b []tint) (side, long int) {
	for k := range 3 {
		lo, hi := 255, 0
		for _, t := range b {
			lo, hi = min(lo, int(t.c[k])), max(hi, int(t.c[k]))
		}
		if hi-lo > long {
			side, long = k, hi-lo
		}
	}
	return side, long
}

func weight(b []tint) int {
	sum := 0
	for _, t := range b {
		sum += t.n
	}
	return sum
}

func nearest(colours [][3]uint8, c [3]uint8) uint8 {
	best, least := 0, 1<<30
	for i, p := range colours {
		d := 0
		for k, w := range [3]int{3, 6, 1} {
			e := int(p[k]) - int(c[k])
			d += w * e * e
		}
		if d < least {
			best, least = i, d
		}
	}
	return uint8(best)
}

func at(img image.Image, x, y int) [3]uint8 {
	r, g, b, _ := img.At(x, y).RGBA()
	return [3]uint8{uint8(r >> 8), uint8(g >> 8), uint8(b >> 8)}
}
