package reduce

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"math"
)

// What a reduced picture may differ from its source by, in steps of 255.
const (
	MeanMost  = 3.0  // a channel of a pixel, on the average of them all
	BlockMost = 12.0 // the mean of a channel over any block
	block     = 16   // pixels, the side of a block
)

// Differ measures how far a picture is from its source: mean is how much a
// channel of a pixel differs on the average; worst is the most that the mean
// colour of a block differs, which is what the eye takes for another surface.
func Differ(source, got image.Image) (mean, worst float64) {
	a, b := atOrigin{source}, atOrigin{got}
	size := a.Bounds().Size()
	if size != b.Bounds().Size() {
		return math.Inf(1), math.Inf(1)
	}
	sum := 0.0
	for y := 0; y < size.Y; y += block {
		for x := 0; x < size.X; x += block {
			w, h := min(block, size.X-x), min(block, size.Y-y)
			off, far := 0.0, [3]int{}
			for v := y; v < y+h; v++ {
				for u := x; u < x+w; u++ {
					p, q := at(a, u, v), at(b, u, v)
					for k := range 3 {
						d := int(p[k]) - int(q[k])
						far[k] += d
						off += math.Abs(float64(d))
					}
				}
			}
			sum += off
			for _, d := range far {
				worst = math.Max(worst, math.Abs(float64(d))/float64(w*h))
			}
		}
	}
	return sum / float64(3*size.X*size.Y), worst
}

// Check says what is wrong with a reduced picture, nil if nothing is.
func Check(source, got image.Image) error {
	mean, worst := Differ(source, got)
	if mean > MeanMost || worst > BlockMost {
		return fmt.Errorf("the reduced picture differs from its source by %.1f in the mean (%.0f at most) "+
			"and by %.1f in a block (%.0f at most)", mean, MeanMost, worst, BlockMost)
	}
	return nil
}

// PNG is a picture as a small file: reduced to so many colours, and held against
// its source as the file tells it.
func PNG(source image.Image, most int) ([]byte, error) {
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, Reduce(source, most)); err != nil {
		return nil, err
	}
	got, err := png.Decode(bytes.NewReader(b.Bytes()))
	if err != nil {
		return nil, err
	}
	return b.Bytes(), Check(source, got)
}

// Smallest is PNG with the fewest colours that do the picture no harm, but no
// fewer than so many.
func Smallest(source image.Image, least int) (data []byte, err error) {
	for _, most := range []int{48, 64, 96, 128, 160, 192, 256} {
		if most < least {
			continue
		}
		if data, err = PNG(source, most); err == nil {
			break
		}
	}
	return data, err
}
