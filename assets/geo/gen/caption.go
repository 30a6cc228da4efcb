package main

import (
	"math"

	"codeberg.org/go-fonts/latin-modern/lmsansdemicond10oblique"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
)

// Captions are set at this size, in units: 18 logical pixels when the map is
// shown 770 high, the least that may be.
const (
	textSize   = 23.0
	lineHeight = 22.0
)

// size measures a caption: the widest line, and the height of all lines.
func (r region) size() [2]float64 {
	f, err := opentype.Parse(lmsansdemicond10oblique.TTF)
	if err != nil {
		panic(err) // the font is compiled in
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: 10 * textSize, DPI: 72})
	if err != nil {
		panic(err)
	}
	w := 0.0
	for _, l := range r.lines {
		w = math.Max(w, float64(font.MeasureString(face, l))/640)
	}
	return [2]float64{math.Ceil(w), lineHeight * float64(len(r.lines))}
}
