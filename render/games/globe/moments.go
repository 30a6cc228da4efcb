package globe

import (
	"strings"

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
		held := b.layout(v, c, board.Standing{}).Reading(n)
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
	case e.Kind == game.Count && e.Counter == rules.SquareN && int(e.Value) == len(b.R.Road)-1:
		return b.terminus(e.Seat, v, c)
	case e.Kind == game.Count && e.Counter == rules.Riders:
		return b.lift(int(e.Value)&^v.Counter(rules.Riders, game.Nobody), v, c)
	}
	return board.Moment{}
}

// terminus is who comes to the arrival airport and lacks cards; who lacks none comes home.
func (b Board) terminus(seat game.Seat, v *game.View, c *board.Context) board.Moment {
	lacks := b.R.Lacks(v, seat)
	if lacks == 0 {
		return board.Moment{}
	}
	last := len(b.R.Road) - 1
	return board.Moment{Kind: board.Heralded, Name: "terminus", Pic: stage.Pic{Kind: "gl.pawn", ID: c.Colours[seat],
		Data: b.Style}, Size: [2]float64{3 * PawnW, 3 * PawnH}, From: lay.Common(rules.RoadZone, last, 0), Cue: "bell",
		Words: c.Words.N("moment.terminus", lacks, map[string]any{"Who": c.Names[seat],
			"City": c.Words.T("place." + b.R.Road[last].Key)})}
}

// lift is the seat whose turn it is with those who ride along from now on, a bit each.
func (b Board) lift(riders int, v *game.View, c *board.Context) board.Moment {
	driver := game.Seat(v.Counter(rules.ActiveN, game.Nobody))
	var list []string
	d := Lift{Style: b.Style}
	for i := range v.Seats {
		if riders&(1<<i) != 0 {
			d.Riders[len(list)] = int8(c.Colours[i]) + 1
			list = append(list, c.Names[i])
		}
	}
	if len(list) == 0 {
		return board.Moment{}
	}
	at := lay.Common(rules.RoadZone, v.Counter(rules.SquareN, driver), 0)
	return board.Moment{Kind: board.Bloomed, Name: "lift", Later: 3, Size: [2]float64{LiftW, LiftH}, From: at, To: at,
		Pic: stage.Pic{Kind: "gl.lift", ID: c.Colours[driver], Data: d}, Cue: "bell",
		Words: c.Words.T("moment.lift", map[string]any{"Who": c.Names[driver], "List": strings.Join(list, ", ")})}
}
