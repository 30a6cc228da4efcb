package postcards

import (
	"strconv"

	lang "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
)

// Group is the region of a postcard.
func (Board) Group(p game.Piece, w *lang.Words) string {
	if n := number(p); p.Back == rules.BackPostcard && n > 0 {
		return w.T("postcards.region." + strconv.Itoa(int(rules.Postcards[n].Region)) + ".name")
	}
	return ""
}

// Shape is how wide a piece is for its height, as Face shows it.
func (Board) Shape(p game.Piece) float64 {
	switch p.Back {
	case rules.BackTravel:
		return 126.0 / 184
	case rules.BackPostcard:
		return 88.0 / 66
	case rules.BackGift:
		return 108.0 / 162
	case rules.BackItinerary:
		return 284.0 / 104
	case rules.BackBike:
		return 76.0 / 54
	}
	return 1
}
