package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Kept implements board.Keeper: the souvenirs, the reports, the adventures of a seat.
func (b Board) Kept(v *game.View, seat game.Seat, line int, c *board.Context) (out []stage.Pic) {
	kind := rules.Souvenir + rules.Kind(line)
	if kind > rules.Adventure {
		return nil
	}
	for _, p := range v.Pile(rules.WonZone, seat).Pieces {
		if card := rules.CardOf(p); card != 0 && rules.KindOf(card) == kind {
			pic := b.front(card, c, false)
			d := pic.Data.(Front)
			d.Price = "" // paid long ago
			pic.Data = d
			out = append(out, pic)
		}
	}
	return out
}

// Besides implements board.Keeper: the money of a seat.
func (b Board) Besides(v *game.View, seat game.Seat, c *board.Context) string {
	return c.Tell.Say(rules.SayMoney(v.Counter(rules.MoneyN, seat)))
}
