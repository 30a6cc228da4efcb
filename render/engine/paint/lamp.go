package paint

import (
	"math"

	"posterestante/render/engine/stage"
)

// The lamp over the table, in parts of the canvas: where its light is strongest, and
// how far it reaches.
const (
	lampX, lampY         = 0.42, 0.36
	lampWide, lampHigh   = 0.46, 0.52
	lampSteps, lampShift = 256, 16
)

// How many times as bright red, green and blue are under the lamp, and far from it.
var lampNear, lampFar = [3]float64{1.07, 1.04, 0.965}, [3]float64{0.80, 0.80, 0.85}

// lampLight is those factors in so many steps from far to near, in parts of 1 << lampShift.
var lampLight = func() (out [lampSteps + 1][3]int) {
	for i := range out {
		for k := range 3 {
			far := lampFar[k] + (lampNear[k]-lampFar[k])*float64(i)/lampSteps
			out[i][k] = int(far * (1 << lampShift))
		}
	}
	return out
}()

// Lamplight lays the light of the table's lamp over what was painted so far: a warm
// pool that fades to the edges. It is part of the picture, so it costs no frame
// anything. The picture lies there on a canvas of w x h.
func (c *Canvas) Lamplight(at stage.Rect, w, h float64) {
	b := c.im.Rect
	falls := func(n int, from, long, whole, mid, reach float64) []float64 {
		out := make([]float64, n)
		for i := range out {
			d := ((from+(float64(i)+0.5)/float64(n)*long)/whole - mid) / reach
			out[i] = math.Exp(-d * d / 2)
		}
		return out
	}
	across := falls(b.Dx(), at.X, at.W, w, lampX, lampWide)
	down := falls(b.Dy(), at.Y, at.H, h, lampY, lampHigh)
	steps := make([]uint32, len(across))
	for i, g := range across {
		steps[i] = uint32(g * lampSteps * 256)
	}
	for y, g := range down {
		row := c.im.Pix[c.im.PixOffset(b.Min.X, b.Min.Y+y):][:4*len(across)]
		part := uint32(g * 65536)
		for x, s := range steps {
			p := row[4*x : 4*x+4 : 4*x+4]
			if p[3] != 255 {
				continue
			}
			f := &lampLight[s*(part>>8)>>16]
			p[0] = uint8(min(255, int(p[0])*f[0]>>lampShift))
			p[1] = uint8(min(255, int(p[1])*f[1]>>lampShift))
			p[2] = uint8(min(255, int(p[2])*f[2]>>lampShift))
		}
	}
}
