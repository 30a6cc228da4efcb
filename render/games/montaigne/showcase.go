package montaigne

import (
	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/montaigne"
)

// Group is the city of a card, which its back tells (M1.2).
func (Board) Group(p game.Piece, w *words.Words) string {
	if rules.CardOf(p) == 0 {
		return ""
	}
	return w.T("montaigne.city." + rules.City(p.Back).String())
}

// Shape is how wide a piece is for its height.
func (Board) Shape(p game.Piece) float64 {
	if rules.TileOf(p) != 0 {
		return tileW / tileH
	}
	return rowW / rowH
}
