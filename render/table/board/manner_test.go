package board

import (
	"testing"

	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
)

// TestMoves checks that the first row that fits an event says how it is shown and
// what is heard, and that a card that stays face down doesn't turn over.
func TestMoves(t *testing.T) {
	moves := Moves{
		{Back: 2, Manner: Manner{How: anim.Roll, Cue: "spokes"}},
		{From: 3, To: 4, Manner: Manner{How: anim.Deal, Back: stage.Pic{Kind: "back"}, Cue: "paper"}},
		{To: 4, Manner: Manner{How: anim.Toss}},
	}
	event := func(back uint8, id uint16, from, to game.Zone) game.Event {
		return game.Event{Kind: game.Move, Piece: game.Piece{ID: id, Back: back}, From: game.Spot{Zone: from},
			To: game.Spot{Zone: to}}
	}
	for _, row := range []struct {
		e      game.Event
		how    anim.Manner
		turned bool
		cue    string
	}{
		{event(2, 1, 3, 4), anim.Roll, false, "spokes"},
		{event(1, 1, 3, 4), anim.Deal, true, "paper"},
		{event(1, 0, 3, 4), anim.Deal, false, "paper"},
		{event(1, 1, 5, 4), anim.Toss, false, ""},
		{event(1, 1, 3, 5), anim.Glide, false, ""},
		{game.Event{Kind: game.Shuffle, To: game.Spot{Zone: 4}}, anim.Toss, false, "shuffle"},
		{game.Event{Kind: game.Count}, anim.Glide, false, ""},
	} {
		m := moves.Of(row.e)
		if m.How != row.how || (m.Back.Kind != "") != row.turned || moves.Cue(row.e) != row.cue {
			t.Errorf("%+v: %+v, heard as %q", row.e, m, moves.Cue(row.e))
		}
	}
}
