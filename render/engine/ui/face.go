package ui

import (
	"strconv"

	"posterestante/render/engine/stage"
)

// Faces is how many portraits there are; those of game.Levels come first.
const Faces = 12

// Face is the n-th portrait, 1 to Faces, in the colour of a seat; -1 for one that
// nobody has.
func Face(n, colour int) stage.Pic {
	return stage.Pic{Kind: "face", Text: "face" + strconv.Itoa(n), ID: colour}
}
