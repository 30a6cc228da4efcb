package montaigne

import (
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// Moment says what is celebrated: a tile that is won, the King's Call, who comes home,
// and the last turn.
func (Board) Moment(e game.Event, v *game.View, c *board.Context) board.Moment {
	switch {
	case e.Kind == game.Move && e.To.Zone == rules.TilesHeld && rules.TileOf(e.Piece) != 0:
		t := rules.TileOf(e.Piece)
		said := tileWords(c, t, rules.Long(v))
		return board.Moment{Kind: board.Bloomed, Name: "tile", Pic: stage.Pic{Kind: "mo.largetile", ID: int(t),
			Data: said}, Size: tileLarge, Cue: "complete",
			Words: c.Words.T("moment.tile", map[string]any{"Who": c.Names[e.To.Seat], "Tile": said.Title})}
	case e.Kind == game.Move && e.To.Zone == rules.CallAside && rules.CardOf(e.Piece) != 0:
		n := rules.CardOf(e.Piece)
		said := cardWords(c, n)
		return board.Moment{Kind: board.Heralded, Name: "call", Pic: stage.Pic{Kind: "mo.large", ID: int(n),
			Data: said}, Size: [2]float64{largeW, largeHigh(said)},
			Back: stage.Pic{Kind: "mo.back", ID: int(e.Piece.Back)}, BackSize: backLarge, Cue: "posthorn",
			Words: said.title}
	case e.Kind == game.Note && (e.Key == rules.NoteHome || e.Key == rules.NoteHomeBooks):
		return board.Moment{Kind: board.Heralded, Name: "home",
			Pic: stage.Pic{Kind: "mo.start", Text: cityName(c, rules.Bordeaux)}, Size: backLarge, Cue: "home",
			From: lay.Common(rules.Town, int(rules.Bordeaux)), To: lay.Common(rules.Town, int(rules.Bordeaux)),
			Words: c.Words.T("moment.home", map[string]any{"Who": c.Names[e.Seat],
				"City": cityName(c, rules.Bordeaux)})}
	case e.Kind == game.Note && e.Key == rules.NoteLast:
		return board.Moment{Kind: board.Heralded, Name: "last", Pic: stage.Pic{Kind: "mo.last", ID: 1},
			Size: [2]float64{190, 190}, Once: true, Cue: "lastround", Words: c.Words.T("moment.last_turn")}
	}
	return board.Moment{}
}
