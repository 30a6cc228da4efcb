package ui

import (
	"strconv"

	"posterestante/render/engine/stage"
)

// Face is the picture of an opponent that thinks, by its level from 0, in the
// colour of a seat.
func Face(level, colour int) stage.Pic {
	return stage.Pic{Kind: "face", Text: "face" + strconv.Itoa(level+1), ID: colour}
}
