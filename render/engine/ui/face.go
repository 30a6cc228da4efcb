package ui

import (
	"strconv"

	"posterestante/render/engine/stage"
)

// Face is the picture of an opponent that thinks, by its level from 0, in the
// colour of a seat; -1 for one that nobody has.
func Face(level, colour int) stage.Pic {
	return stage.Pic{Kind: "face", Text: "face" + strconv.Itoa(level+1), ID: colour}
}

// Faces adds two of them side by side, who stand for all from whom one may be
// chosen.
func Faces(f *stage.Frame, r stage.Rect) {
	side := r.W * 0.54
	f.Add(Face(0, -1), stage.Rect{X: r.X, Y: r.Y, W: side, H: side})
	f.Add(Face(3, -1), stage.Rect{X: r.X + r.W - side, Y: r.Y + r.H - side, W: side, H: side})
}
