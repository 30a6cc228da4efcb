// Package colourblind sees colours as people with full colour blindness do, for the
// tests that hold pieces apart: by Machado, Oliveira and Fernandes (2009), whose
// matrices are for linear light.
package colourblind

import (
	"image"
	"math"
)

// Eye is a way to see: a matrix over red, green and blue in linear light.
type Eye struct {
	Name string
	m    [9]float64
}

// All are the ways to see: usual, without red, green or blue cones, and in grey.
var All = []Eye{
	{"usual", [9]float64{1, 0, 0, 0, 1, 0, 0, 0, 1}},
	{"protan", [9]float64{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
	{"deutan", [9]float64{0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
	{"tritan", [9]float64{1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}},
	{"achroma", [9]float64{0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722}},
}

// Linear turns a channel of an sRGB colour into linear light, 0 to 1.
func Linear(v uint8) float64 {
	x := float64(v) / 255
	if x <= 0.04045 {
		return x / 12.92
	}
	return math.Pow((x+0.055)/1.055, 2.4)
}

// level is the sRGB level, 0 to 255, of linear light.
func level(x float64) float64 {
	x = math.Min(math.Max(x, 0), 1)
	if x <= 0.0031308 {
		return 255 * 12.92 * x
	}
	return 255 * (1.055*math.Pow(x, 1/2.4) - 0.055)
}

// See returns linear light as the eye sees it, each channel 0 to 1.
func (e Eye) See(in [3]float64) (out [3]float64) {
	for i := range out {
		for j := range in {
			out[i] += e.m[3*i+j] * in[j]
		}
		out[i] = math.Min(1, math.Max(0, out[i]))
	}
	return out
}

// Grey returns how light each pixel looks to the eye when nothing of its hue is
// left, 0 to 255; what is clear is seen on paper, a light grey.
func (e Eye) Grey(im *image.RGBA) []float64 {
	const paper = 235
	out := make([]float64, len(im.Pix)/4)
	known := map[[4]uint8]float64{}
	for i := range out {
		p := [4]uint8(im.Pix[4*i:])
		g, ok := known[p]
		if !ok {
			c := [3]float64{}
			for k := range c { // laid on paper, then seen
				c[k] = Linear(uint8(float64(p[k]) + (1-float64(p[3])/255)*paper + 0.5))
			}
			c = e.See(c)
			g = 0.2126*level(c[0]) + 0.7152*level(c[1]) + 0.0722*level(c[2])
			known[p] = g
		}
		out[i] = g
	}
	return out
}
