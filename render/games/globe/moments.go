package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// walks is how many squares a pawn walks at most; farther it flies.
const walks = 6

// Moment says what is celebrated: a card that is won, a flight, and who arrives with
// all that must be brought. What is sold at auction is the end of a scene, see Tableau.
func (b Board) Moment(e game.Event, v *game.View, c *board.Context) board.Moment {
	say := c.Words.T
	switch {
	case e.Kind == game.Move && e.Piece.Back == rules.BackPawn:
		if far := int(e.To.Index) - int(e.From.Index); e.From.Index == 0 || far <= walks && far >= -walks ||
			int(rules.PawnOf(e.Piece)) != v.Counter(rules.ActiveN, game.Nobody) {
			return board.Moment{}
		}
		return board.Moment{Kind: board.Flown, Name: "flight", Lasts: 1.25, Later: 3,
			Pic: stage.Pic{Kind: "gl.pawn", ID: c.Colours[rules.PawnOf(e.Piece)], Data: b.Style}, Cue: "flight"}
	case e.Kind == game.Move && e.From.Zone == rules.OpenCard && e.To.Zone == rules.WonZone &&
		rules.CardOf(e.Piece) != 0:
		n := rules.CardOf(e.Piece)
		k, has := rules.KindOf(n), 1
		for _, p := range v.Pile(rules.WonZone, e.To.Seat).Pieces {
			if o := rules.CardOf(p); o != 0 && rules.KindOf(o) == k {
				has++
			}
		}
		held := b.layout(v, c, board.Layout{}).Reading(n)
		return board.Moment{Kind: board.Bloomed, Name: "won", Lasts: 1.25, Later: 3, Pic: b.front(n, c, true),
			Size: [2]float64{2.1 * WonW, 2.1 * WonH}, Cue: "complete",
			Back: stage.Pic{Kind: "gl.reading", Data: held}, BackSize: [2]float64{ReadW, held.High()},
			Words: say("moment.won", map[string]any{"Who": c.Names[e.To.Seat],
				"Kind": say(b.R.Name + ".kind." + k.String()), "N": has, "Of": v.Counter(rules.NeedN, game.Nobody)})}
	case e.Kind == game.Count && e.Counter == rules.ArrivedN && e.Value == 1:
		return board.Moment{Kind: board.Heralded, Name: "home", Pic: stage.Pic{Kind: "gl.pawn", ID: c.Colours[e.Seat],
			Data: b.Style}, Size: [2]float64{4 * PawnW, 4 * PawnH},
			From: lay.Common(rules.RoadZone, len(b.R.Road)-1, 0), Cue: "home",
			Words: say("moment.arrived", map[string]any{"Who": c.Names[e.Seat]})}
	}
	return board.Moment{}
}
