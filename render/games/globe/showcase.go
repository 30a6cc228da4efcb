package globe

import (
	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
)

// Group is the deck of a card.
func (b Board) Group(p game.Piece, w *words.Words) string {
	if rules.CardOf(p) == 0 {
		return ""
	}
	return w.T(b.R.Name + ".kind." + rules.KindOf(rules.CardOf(p)).String())
}

// Shape is how wide a piece is for its height.
func (Board) Shape(p game.Piece) float64 {
	switch {
	case p.Back == rules.BackItem:
		return 1
	case p.Back == rules.BackPawn:
		return PawnW / PawnH
	}
	return WonW / WonH
}
