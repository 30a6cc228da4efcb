package globe

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// carried are the goods that are no pieces: what counts them in a lot, and in a wallet, and what they are there.
var carried = []struct {
	lot, has game.Counter
	what     int
}{
	{rules.LotTickets, rules.TicketsN, ChipTickets},
	{rules.LotCheques, rules.ChequesN, ChipCheques},
}

// Carried is what leaves a lot for whoever has it now: tickets, or cheques.
func (b Board) Carried(e game.Event, next []game.Event, v *game.View, _ *board.Context) (out board.Carried) {
	for _, good := range carried {
		n := v.Counter(good.lot, game.Nobody)
		if e.Kind != game.Count || e.Counter != good.lot || e.Value != 0 || n == 0 {
			continue
		}
		note := Note{b.Style, good.what, min(4, n)}
		out = board.Carried{Pic: stage.Pic{Kind: "gl.note", Text: strconv.Itoa(n), Data: note},
			From: lay.Common(rules.LotZone, 0), To: game.Spot{Seat: game.Nobody}, Cue: "bell"}
		for _, then := range next {
			if then.Kind == game.Count && then.Counter == good.has && int(then.Value) > v.Counter(good.has, then.Seat) {
				out.To = stands(then.Seat, good.what)
			}
		}
	}
	return out
}

// stands is the spot of a number of a seat; nobody picks it.
func stands(seat game.Seat, what int) game.Spot { return lay.Of(seat, rules.Goods, what) }
